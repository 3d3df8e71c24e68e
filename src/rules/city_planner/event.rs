//! What happened: facts in the past tense, in the order in which they happened.

use super::{Block, Scoring, ScoringChoice};
use crate::rules::{Seat, dice::Face};

/// A fact that followed from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn began, and its dice were rolled.
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// The round, from 1.
        round: u32,
        /// What was rolled, by block; `None` for the one that is locked.
        dice: [Option<Face>; Block::COUNT],
    },
    /// A player took a die to reroll it.
    RerollTaken {
        /// Who.
        seat: Seat,
        /// The block of the die.
        block: Block,
        /// How many free rerolls are left in this turn.
        left: u32,
    },
    /// The die was rerolled.
    Rerolled {
        /// By whom.
        seat: Seat,
        /// The block of the die.
        block: Block,
        /// What it showed.
        from: Face,
        /// What it shows.
        to: Face,
    },
    /// A die was turned to the next face.
    Changed {
        /// By whom.
        seat: Seat,
        /// The block of the die.
        block: Block,
        /// What it showed.
        from: Face,
        /// What it shows.
        to: Face,
        /// The dollars that are left after paying one.
        money: i32,
    },
    /// A block was locked and passed on, or set aside in the solo game.
    Passed {
        /// By whom.
        seat: Seat,
        /// Which.
        block: Block,
        /// What its die shows.
        face: Face,
    },
    /// The six other blocks were scored, and the turn ended.
    Scored {
        /// By whom.
        seat: Seat,
        /// What the player decided.
        choice: ScoringChoice,
        /// What it brought, part by part.
        scoring: Scoring,
        /// All points of the player now.
        vp: i32,
        /// All dollars of the player now.
        money: i32,
    },
    /// Everybody had a turn.
    RoundEnded {
        /// The round, from 1.
        round: u32,
    },
    /// The last round was over.
    MatchEnded,
}
