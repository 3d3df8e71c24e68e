//! What is agreed on before a match, and whether it can be played.

use serde::{Deserialize, Serialize};

use super::Sheet;
use crate::rules::{BadSeats, BoundedInt, Seat, seats::check_seats};

/// The largest table.
pub const MOST_PLAYERS: usize = 6;

/// What is agreed on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a set-up (an object)")]
pub struct Setup {
    /// 1 to 6; 1 is the solo game.
    #[serde(deserialize_with = "BoundedInt::<1, { MOST_PLAYERS as u8 }>::read")]
    pub players: u8,
    /// Who starts the first round.
    #[serde(deserialize_with = "BoundedInt::<0, { MOST_PLAYERS as u8 - 1 }>::read_seat")]
    pub first: Seat,
    /// Variant: passing is always allowed.
    pub more_control: bool,
    /// Variant: any free score up to the length or the houses may be circled.
    pub free_circling: bool,
    /// The sheet that everybody draws on.
    pub sheet: Sheet,
}

impl Setup {
    /// Whether everybody has a seat, the one who starts included.
    pub(super) const fn check(&self) -> Result<(), BadSeats> {
        check_seats(self.players, self.first, MOST_PLAYERS)
    }
}
