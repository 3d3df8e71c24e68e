//! The match in which a game is taught.

use crate::rules::Game;

/// A match in which a game is taught: as it is set up, and which dice fall. The first of its players learns, the others
/// are computer players.
#[derive(Clone, Debug)]
pub struct FirstMatch<G: Game> {
    /// What is agreed on.
    pub setup: G::Setup,
    /// How many play.
    pub seats: usize,
    /// Where its dice or cards come from, below [`Seeded::END`](crate::record::Seeded::END): such that little happens at
    /// once, and much early.
    pub seed: u64,
}
