//! What is agreed on before a match, and whether it can be played.

use serde::{Deserialize, Serialize};

use super::Blocks;
use crate::rules::{BadSeats, BoundedInt, Seat, seats::check_seats};

/// The most players.
pub const MOST_PLAYERS: usize = 2;

/// What is agreed on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a set-up (an object)")]
pub struct Setup {
    /// 1 or 2; 1 is the solo game.
    #[serde(deserialize_with = "BoundedInt::<1, { MOST_PLAYERS as u8 }>::read")]
    pub players: u8,
    /// Who has the first turn of every round.
    #[serde(deserialize_with = "BoundedInt::<0, { MOST_PLAYERS as u8 - 1 }>::read_seat")]
    pub first: Seat,
    /// What is printed on the blocks.
    pub blocks: Blocks,
}

impl Setup {
    /// Whether everybody has a seat, the one who starts included.
    pub(super) const fn check(&self) -> Result<(), BadSeats> {
        check_seats(self.players, self.first, MOST_PLAYERS)
    }
}
