//! Why the rules refuse an action, and what they wait for instead.

use core::fmt;

use super::{Block, Step};
use crate::rules::Seat;

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum Illegal {
    /// Something else is due.
    #[error("{due} is due now")]
    NotNow { due: Due },
    /// A roll that misses a die, or has one that is locked.
    #[error("impossible roll: each die is rolled but a locked one, and the die of block {block} is {}", if *is_locked { "locked" } else { "not" })]
    WrongDice { block: Block, is_locked: bool },
    /// The die of a locked block was to be adjusted.
    #[error("block {block} is locked, so its die stays as it is")]
    Locked { block: Block },
    /// No free reroll is left.
    #[error("no free reroll is left")]
    NoReroll,
    /// A die was to be changed a second time.
    #[error("the die of block {block} has been changed in this turn already")]
    ChangedAlready { block: Block },
    /// A fourth die was to be changed.
    #[error("three dice have been changed in this turn already")]
    NoChangeLeft,
    /// A change costs a dollar.
    #[error("a change costs $1, and there is no money")]
    NoMoney,
    /// Below 1 or above 6.
    #[error("the die of block {block} cannot be changed {step}: there is no such face")]
    NoSuchFace { block: Block, step: Step },
    /// In the solo game a block that was set aside is scored.
    #[error("block {block} was set aside before, so now it is scored")]
    SetAsideBefore { block: Block },
    /// What counts as green without being mixed, or is not scored at all.
    #[error("block {block} has no mixed building to be scored")]
    NotMixed { block: Block },
    /// Giving up without exactly one parking lot.
    #[error("buildings can be given up with exactly one parking lot, not with {parking_lots}")]
    CannotGiveUp { parking_lots: u32 },
    /// What cannot be given up.
    #[error("block {block} cannot be given up: it is mixed, the parking lot, or not scored")]
    NotToGiveUp { block: Block },
    /// With two parking lots something has to be doubled.
    #[error("two or more parking lots double either vp or money: one has to be named")]
    MustDouble,
    /// Doubling without two parking lots.
    #[error("nothing is doubled without two parking lots")]
    CannotDouble,
}

/// What is due in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// The dice of a turn.
    Roll,
    /// The die of this block, which is rerolled.
    Throw(Block),
    /// Adjusting dice or passing a block.
    Pass(Seat),
    /// Scoring.
    Score(Seat),
    /// Nothing: the match is over.
    Nothing,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("a roll of the dice"),
            Self::Throw(block) => write!(f, "a throw of the die of block {block}"),
            Self::Pass(seat) => write!(f, "a reroll, a change or the passing of a block by {seat}"),
            Self::Score(seat) => write!(f, "the scoring of {seat}"),
            Self::Nothing => f.write_str("the match is over: nothing"),
        }
    }
}
