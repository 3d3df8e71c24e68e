//! What comes out of storage: matches of any game, and files that are not matches.

use std::{path::PathBuf, sync::Arc, time::SystemTime};

use super::{Fault, MatchFacts, MatchId, Tutorial};
use crate::record::{AnyMatch, Utc};

/// A match in storage.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its name.
    pub id: MatchId,
    /// When it was last saved.
    pub modified: SystemTime,
    /// Whether it is on disk; otherwise saving failed, and it is lost when the app closes.
    pub is_saved: bool,
    /// The match at its latest action.
    pub game: AnyMatch,
    /// What lies beside a first match; `None` for all others.
    pub tutorial: Option<Tutorial>,
}

impl Stored {
    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }
}

/// A finished match in storage, which has not been read for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Archived {
    /// Its name.
    pub id: MatchId,
    /// When it was last saved.
    pub modified: SystemTime,
    /// Whether it is on disk.
    pub is_saved: bool,
    /// What is known of it.
    pub facts: Arc<MatchFacts>,
}

impl Archived {
    /// When it was played: when it ended, as far as that was noted, else when it was saved.
    pub fn played(&self) -> Utc {
        self.facts.ended.unwrap_or_else(|| self.modified.into())
    }
}

/// What came of a file with many matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Came {
    /// How many were taken up.
    pub new: usize,
    /// How many were there already.
    pub known: usize,
    /// What is wrong with others, and which those are, from 1.
    pub broken: Vec<(usize, Fault)>,
}

/// A file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// Its file name.
    pub name: String,
    /// What is wrong with it.
    pub fault: Fault,
    /// Where it has been moved; `None` if it stays where it is, because it is only newer than this program,
    /// or could not be read or moved.
    pub moved_to: Option<PathBuf>,
    /// Why it could not be moved, if that was tried.
    pub unmoved: Option<Fault>,
}
