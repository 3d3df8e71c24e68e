//! What is printed on the cards.

use serde::{Deserialize, Serialize};

/// A card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", expecting = "a card")]
pub enum Card {
    /// Whoever keeps the die takes it.
    Crown,
    /// To pass scores a point.
    Sun,
    /// The die has to be passed.
    Storm,
}

impl Card {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Crown, Self::Sun, Self::Storm];
    /// How many of each are in a whole pile.
    pub(super) const COUNT: [u8; 3] = [3, 6, 2];
}
