//! How much a level searches. What its mistakes look like is up to the game.

use crate::record::Level;

/// How a player searches. Each iteration looks at one move once more: deeper, or by one try to the end of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many of the best moves are looked at up to the player's next turn.
    pub wide: usize,
    /// How many of those are looked at up to the turn after that.
    pub deep: usize,
    /// How many of those are tried out, in games where tries are of use.
    pub tried: usize,
    /// The most tries for each of these; moves that fall behind get fewer.
    pub tries: u32,
    /// Whether winning counts; otherwise only the player's own total does.
    pub to_win: bool,
    /// The level whose mistakes are made; `None` for no mistakes.
    pub mistakes: Option<Level>,
}

impl Skill {
    /// The best move one step ahead, for the player's own total.
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
