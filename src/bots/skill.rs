//! What makes a level what it is: how far it looks, how well it judges, and what it overlooks.

use super::Points;
use crate::record::Level;

/// How a player searches. One iteration looks at one move once more: deeper, or along one try to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many of the best moves are looked at over all next rolls.
    pub wide: usize,
    /// How many of those are looked at over two rounds of rolls.
    pub deep: usize,
    /// How many of those are tried out, where tries tell something: in solo matches.
    pub tried: usize,
    /// How many tries there are at most for each of these; for what falls behind there are fewer.
    pub tries: u32,
    /// Whether winning counts; otherwise the own total alone does.
    pub to_win: bool,
    /// A move's worth is mistaken by up to this, up or down.
    pub misjudges: Points,
    /// In 1/256 for each street that a move would join: how often the move is not seen.
    pub misses: u32,
}

impl Skill {
    /// The best move one step ahead, for the own total.
    pub const ONE_STEP: Self =
        Self { wide: 0, deep: 0, tried: 0, tries: 0, to_win: false, misjudges: Points::ZERO, misses: 0 };
    /// Everything there is, in a few milliseconds a move.
    pub const FAST: Self = Self { wide: 8, deep: 4, to_win: true, ..Self::ONE_STEP };
    /// Everything there is.
    pub const FULL: Self = Self { tried: 4, tries: 60, ..Self::FAST };

    /// What players of a level can do.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Beginner => Self { misjudges: Points(10 * 1024 + 512), misses: 54, ..Self::ONE_STEP },
            Level::Casual => Self { misjudges: Points(7 * 1024 + 512), misses: 32, ..Self::ONE_STEP },
            Level::Skilled => Self { misjudges: Points(4 * 1024 + 768), misses: 16, ..Self::ONE_STEP },
            Level::Expert => Self { misjudges: Points(2 * 1024 + 512), misses: 0, ..Self::ONE_STEP },
            Level::Master => Self::FULL,
        }
    }
}
