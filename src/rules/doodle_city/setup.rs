//! What is agreed on before a match, and whether it can be played.

use serde::{Deserialize, Deserializer, Serialize};

use super::Sheet;
use crate::rules::{BoundedInt, Seat};

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
    #[serde(deserialize_with = "first")]
    pub first: Seat,
    /// Variant: passing is always allowed.
    pub more_control: bool,
    /// Variant: any free score up to the length or the houses may be circled.
    pub free_circling: bool,
    /// The sheet that everybody draws on.
    pub sheet: Sheet,
}

fn first<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    BoundedInt::<0, { MOST_PLAYERS as u8 - 1 }>::read(deserializer).map(Seat)
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Too few or too many.
    #[error("{0} players: the game is for 1 to {MOST_PLAYERS}")]
    Players(u8),
    /// Nobody sits there.
    #[error("`first` is {}, but it must be below `players` ({players}): it counts the seats from 0", first.0)]
    First {
        /// The seat that should start.
        first: Seat,
        /// How many players there are.
        players: u8,
    },
}

impl Setup {
    /// Whether everybody has a seat, the one who starts included.
    pub(super) const fn check(&self) -> Result<(), BadSetup> {
        let Self { players, first, .. } = *self;
        if players == 0 || players as usize > MOST_PLAYERS {
            return Err(BadSetup::Players(players));
        }
        if first.0 >= players {
            return Err(BadSetup::First { first, players });
        }
        Ok(())
    }
}
