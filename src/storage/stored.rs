//! What comes out of storage: matches of any game, and files that are none.

use std::{path::PathBuf, time::SystemTime};

use super::MatchId;
use crate::{
    record::{BadRecord, Header, Match, Player},
    rules::{Game as _, doodle_city::DoodleCity},
};

/// A match of whichever game: the one place that lists the games.
#[derive(Clone, Debug)]
pub enum AnyMatch {
    /// Doodle City.
    DoodleCity(Match<DoodleCity>),
}

impl AnyMatch {
    /// Reads and replays a record of any game.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        let game = Header::read(bytes)?.game;
        match game.as_str() {
            DoodleCity::NAME => Match::read(bytes).map(Self::DoodleCity),
            _ => Err(BadRecord::Game { found: game, known: DoodleCity::NAME }),
        }
    }

    /// The record's text form.
    pub fn write(&self) -> String {
        match self {
            Self::DoodleCity(play) => play.record().write(),
        }
    }

    /// The game's name in records.
    pub const fn game(&self) -> &'static str {
        match self {
            Self::DoodleCity(_) => DoodleCity::NAME,
        }
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Player] {
        match self {
            Self::DoodleCity(play) => play.seats(),
        }
    }

    /// The round, 0 before the first.
    pub fn round(&self) -> u32 {
        match self {
            Self::DoodleCity(play) => play.game().round(play.state()),
        }
    }

    /// How many actions there have been.
    pub fn steps(&self) -> usize {
        match self {
            Self::DoodleCity(play) => play.log().len(),
        }
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        match self {
            Self::DoodleCity(play) => play.is_over(),
        }
    }
}

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
}

impl Stored {
    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }
}

/// A file that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// Its file name.
    pub name: String,
    /// What is wrong with it.
    pub reason: String,
    /// Where it has been moved; `None` if it stays where it is, because it is only newer than this program,
    /// or could not be read or moved.
    pub moved_to: Option<PathBuf>,
}
