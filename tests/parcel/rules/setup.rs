//! What is agreed on before a match, and whether it can be played.

use doodle_city::rules::Seat;
use serde::{Deserialize, Serialize};

/// What is agreed on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a set-up (an object)")]
pub struct Setup {
    /// How many turns both players have together, 1 to 2000.
    pub turns: u32,
    /// Who begins.
    pub first: Seat,
}

/// Why a match cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Too few turns, or too many.
    #[error("`turns`: expected 1 to 2000, not {0}")]
    Turns(u32),
    /// Nobody sits there.
    #[error("`first`: expected 0 or 1, not {0}")]
    First(u8),
}

impl Setup {
    /// Whether it can be played.
    pub(super) const fn check(&self) -> Result<(), BadSetup> {
        match *self {
            Self { turns: turns @ (0 | 2001..), .. } => Err(BadSetup::Turns(turns)),
            Self { first: Seat(first @ 2..), .. } => Err(BadSetup::First(first)),
            Self { .. } => Ok(()),
        }
    }
}
