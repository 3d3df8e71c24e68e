//! What can be chosen on the table, for whoever does not know the game.

use core::fmt;

/// Something to choose: a kind and a number, which only the game on the table understands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Which kind of thing.
    pub kind: &'static str,
    /// Which of them.
    pub number: u32,
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.kind, self.number)
    }
}
