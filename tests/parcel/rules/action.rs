//! What players and chance do, and how it is written.

use core::fmt;

use doodle_city::rules::dice::Face;
use serde::{Deserialize, Serialize};

use super::Card;

/// What a player or chance does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    deny_unknown_fields,
    expecting = "an action: an object with one field, or a word"
)]
pub enum Action {
    /// The eight dice at the beginning, four for each player.
    Deal([Face; 8]),
    /// The die of whoever is on turn.
    Throw(Face),
    /// The next card.
    Reveal(Card),
    /// The die will be thrown once more.
    Again,
    /// The die is kept.
    Keep,
    /// The die is passed to the other player.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(dice) => {
                f.write_str("deal")?;
                dice.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Self::Throw(face) => write!(f, "throw {face}"),
            Self::Reveal(Card::Crown) => f.write_str("crown"),
            Self::Reveal(Card::Sun) => f.write_str("sun"),
            Self::Reveal(Card::Storm) => f.write_str("storm"),
            Self::Again => f.write_str("again"),
            Self::Keep => f.write_str("keep"),
            Self::Pass => f.write_str("pass"),
        }
    }
}
