//! What players and dice do.

use core::fmt;

use serde::{Deserialize, Serialize};
use strum::Display;

use super::{Block, BlockSet};
use crate::rules::dice::Face;

/// One step of a match, by chance (`Roll` and `Throw`) or by the player on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, expecting = "an action: an object with one field")]
pub enum Action {
    /// The dice at the beginning of a turn, by block; `None` for the one that is locked.
    Roll([Option<Face>; Block::COUNT]),
    /// The die that is rerolled.
    Throw(Face),
    /// The player rerolls the die of this block for free.
    Reroll(Block),
    /// The player pays a dollar to turn a die to the next face.
    Change {
        /// Whose die.
        block: Block,
        /// In which direction.
        step: Step,
    },
    /// The player locks this block and passes it on, or in the solo game sets it aside. No die is adjusted after that.
    Pass(Block),
    /// The player scores the other six, which ends the turn.
    Score(ScoringChoice),
}

/// The direction in which a die is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum Step {
    /// To one pip more.
    Up,
    /// To one pip less.
    Down,
}

impl Step {
    /// The face that a die with `face` is changed to; `None` beyond 1 and 6.
    pub const fn from(self, face: Face) -> Option<Face> {
        Face::from_pips(match self {
            Self::Up => face.pips() + 1,
            Self::Down => face.pips() - 1,
        })
    }
}

/// How the six blocks are scored, as far as their player decides it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "how to score (an object)")]
pub struct ScoringChoice {
    /// The mixed buildings that count as green; the others count as blue.
    pub green: BlockSet,
    /// What is given up for a single parking lot.
    pub given_up: BlockSet,
    /// With two or more parking lots, what is doubled; otherwise `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled: Option<Doubled>,
}

/// What two or more parking lots double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "lowercase")]
pub enum Doubled {
    /// The points of the green buildings.
    Vp,
    /// The money of the blue buildings.
    Money,
}

impl fmt::Display for ScoringChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("score")?;
        if !self.green.is_empty() {
            write!(f, " green {}", self.green)?;
        }
        if !self.given_up.is_empty() {
            write!(f, " without {}", self.given_up)?;
        }
        self.doubled.map_or(Ok(()), |doubled| write!(f, " twice {doubled}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll(dice) => {
                f.write_str("roll")?;
                dice.iter().try_for_each(|die| match die {
                    Some(face) => write!(f, " {face}"),
                    None => f.write_str(" -"),
                })
            }
            Self::Throw(face) => write!(f, "throw {face}"),
            Self::Reroll(block) => write!(f, "reroll {block}"),
            Self::Change { block, step } => write!(f, "{step} {block}"),
            Self::Pass(block) => write!(f, "pass {block}"),
            Self::Score(choice) => write!(f, "{choice}"),
        }
    }
}
