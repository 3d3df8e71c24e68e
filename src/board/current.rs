//! What anybody may know of the match on the table, whatever its game.

use bevy::prelude::*;

use crate::semantics::{Choice, Intent};

/// The match on the table, as it was when the last frame was laid.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Current {
    /// How many play; 0 where no match is open.
    pub seats: usize,
    /// How many actions there have been.
    pub steps: usize,
    /// Whether something is being saved, or has happened and is not shown yet.
    pub is_busy: bool,
    /// Whether something is chosen that can be taken back.
    pub has_chosen: bool,
    /// What of the things that confirm when they are chosen once more is chosen.
    pub chosen: Vec<Choice>,
    /// Whether the person on turn may ask what could be done.
    pub may_ask: bool,
}

/// Whether the table can be seen: on other pages nothing lies on it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsShown(pub bool);

/// The keys that mean something in the game on the table alone.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ShortCuts(pub Vec<(KeyCode, Intent)>);

impl ShortCuts {
    /// What a key means; `None` where it means nothing.
    pub fn intent(&self, key: KeyCode) -> Option<Intent> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, intent)| intent.clone())
    }
}
