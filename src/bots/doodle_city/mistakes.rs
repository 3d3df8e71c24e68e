//! The mistakes of the levels in Doodle City.

use crate::{bots::Points, record::Level};

/// How a player errs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mistakes {
    /// A move's worth is mistaken by up to this, up or down.
    pub misjudges: Points,
    /// In 1/256 for each street that a move would join: how often the move is not seen.
    pub misses: u32,
}

impl Mistakes {
    /// Those of a level; none for `None`.
    pub const fn of(level: Option<Level>) -> Self {
        match level {
            Some(Level::Beginner) => Self { misjudges: Points(10 * 1024 + 512), misses: 54 },
            Some(Level::Casual) => Self { misjudges: Points(7 * 1024 + 512), misses: 32 },
            Some(Level::Skilled) => Self { misjudges: Points(4 * 1024 + 768), misses: 16 },
            Some(Level::Expert) => Self { misjudges: Points(2 * 1024 + 512), misses: 0 },
            Some(Level::Master) | None => Self { misjudges: Points::ZERO, misses: 0 },
        }
    }
}
