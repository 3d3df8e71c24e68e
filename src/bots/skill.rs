//! How much a level searches. What its mistakes look like is the game's affair.

use crate::record::Level;

/// How a player searches. One iteration looks at one move once more: deeper, or along one try to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many of the best moves are looked at up to the player's next turn.
    pub wide: usize,
    /// How many of those are looked at up to the turn after that.
    pub deep: usize,
    /// How many of those are tried out, where tries tell something.
    pub tried: usize,
    /// How many tries there are at most for each of these; for what falls behind there are fewer.
    pub tries: u32,
    /// Whether winning counts; otherwise the own total alone does.
    pub to_win: bool,
    /// Whose mistakes are made; `None` for nobody's.
    pub mistakes: Option<Level>,
}

impl Skill {
    /// The best move one step ahead, for the own total.
    pub const ONE_STEP: Self = Self { wide: 0, deep: 0, tried: 0, tries: 0, to_win: false, mistakes: None };
    /// Everything there is, in a few milliseconds a move.
    pub const FAST: Self = Self { wide: 8, deep: 4, to_win: true, ..Self::ONE_STEP };
    /// Everything there is.
    pub const FULL: Self = Self { tried: 4, tries: 60, ..Self::FAST };

    /// What players of a level can do.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Beginner | Level::Casual | Level::Skilled | Level::Expert => {
                Self { mistakes: Some(level), ..Self::ONE_STEP }
            }
            Level::Master => Self::FULL,
        }
    }
}
