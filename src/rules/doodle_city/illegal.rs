//! Why the rules refuse an action, and what they wait for instead.

use super::geometry::{Column, Square};
use crate::rules::{
    Seat,
    dice::{Dice, Face},
};

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum Illegal {
    /// Something else is due.
    #[error("{due} is due now")]
    NotNow { due: Due },
    /// A roll with too few or too many white dice.
    #[error(
        "impossible roll: {rolled} white {}, but this match is played with {dice}",
        if *rolled == 1 { "die" } else { "dice" }
    )]
    DiceCount { rolled: usize, dice: usize },
    /// No white die with this face is left.
    #[error("no white die with a {die} is left; there is {left}")]
    NoSuchDie { die: Face, left: Dice },
    /// The square is not in the column that the blue die names.
    #[error("square {square} is not in column {blue}, which the blue die names")]
    OtherColumn { square: Square, blue: Face },
    /// The square is not in the row that the white die names.
    #[error("square {square} is not in row {die}, which the white die names")]
    OtherRow { square: Square, die: Face },
    /// There is already a road.
    #[error("square {square} has a road already")]
    HasRoad { square: Square },
    /// All houses are crossed out.
    #[error("all houses in square {square} are crossed out already")]
    NoHouseLeft { square: Square },
    /// A road in a house square.
    #[error("square {square} is a house square: a house is crossed out there, no road drawn")]
    IsHouseSquare { square: Square },
    /// A house where there is none.
    #[error("square {square} has no houses")]
    HasNoHouses { square: Square },
    /// A pass with a usable die.
    #[error("a die can be used, so one must be taken; only the variant more control allows to pass")]
    MustDraw,
    /// A score was named though there is nothing to choose.
    #[error("no score can be chosen here: {0} was named")]
    NothingToCircle(u8),
    /// No score was named though one must be chosen.
    #[error("a free score must be circled in square {square}, but none was named")]
    MustCircle { square: Square },
    /// The score is not printed, is taken already, or is too high.
    #[error("score {score} cannot be circled in square {square}: it is taken, too high, or not on the sheet")]
    CannotCircle { score: u8, square: Square },
}

/// What is due in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A roll of the blue die for a starting road.
    StartingRoad(Column),
    /// A roll of all dice.
    Roll,
    /// A player's move.
    Move(Seat),
    /// Nothing: the match is over.
    Nothing,
}

impl core::fmt::Display for Due {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::StartingRoad(column) => write!(f, "the starting road of column {}", column.number()),
            Self::Roll => f.write_str("a roll of all dice"),
            Self::Move(seat) => write!(f, "the move of {seat}"),
            Self::Nothing => f.write_str("the match is over: nothing"),
        }
    }
}
