//! What happened, as facts.

use doodle_city::rules::{Seat, dice::Face};

use super::Card;

/// What followed from an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The dice at the beginning.
    Dealt {
        /// Whose they are.
        seat: Seat,
        /// Their pips.
        points: i32,
    },
    /// A die was thrown.
    Thrown {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A card turned over.
    Revealed {
        /// Which.
        card: Card,
    },
    /// The die was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// Its pips.
        points: i32,
        /// Whether the card was a crown.
        has_crown: bool,
    },
    /// The die was passed to the other player.
    Passed {
        /// By whom.
        seat: Seat,
        /// What that scored.
        points: i32,
    },
    /// The last turn is over.
    MatchEnded,
}
