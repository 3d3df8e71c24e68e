//! What one player has drawn on the sheet so far.

use serde::{Deserialize, Serialize};

use super::{
    geometry::{Road, Side, Square},
    squares::Squares,
};

/// One player's sheet: roads, crossed-out houses and trees, circled scores.
///
/// Circled scores and bonuses are bit masks by their position on the [`Sheet`](super::Sheet), lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct City {
    pub(super) roads: [Option<Road>; Square::COUNT],
    /// Squares in which something can still be drawn.
    pub(super) open: u32,
    pub(super) crossed_houses: [u8; 5],
    pub(super) hotels: u8,
    pub(super) bonuses: u8,
    pub(super) shops: u16,
    pub(super) crossed_trees: u8,
    /// The player scored a shop with every house of the sheet crossed out and on its road.
    pub(super) shopping_spree: bool,
}

impl City {
    /// The road in `square`.
    pub const fn road(&self, square: Square) -> Option<Road> {
        self.roads[square.index()]
    }

    /// Squares in which something can still be drawn: no road yet, or a house square with a free house.
    pub const fn open(&self) -> Squares {
        Squares(self.open)
    }

    /// Crossed-out houses in the house square of the column with this index (0 to 4), printed ones included.
    pub const fn crossed_houses(&self, column: usize) -> u8 {
        self.crossed_houses[column]
    }

    /// Crossed-out trees.
    pub const fn crossed_trees(&self) -> u8 {
        self.crossed_trees
    }

    /// Whether the hotel score at this position (0 the lowest) is circled.
    pub const fn has_hotel(&self, position: usize) -> bool {
        self.hotels >> position & 1 != 0
    }

    /// Whether the shop score at this position (0 the lowest) is circled.
    pub const fn has_shop(&self, position: usize) -> bool {
        self.shops >> position & 1 != 0
    }

    /// Whether this player took the bonus at this position (0 the lowest).
    pub const fn has_bonus(&self, position: usize) -> bool {
        self.bonuses >> position & 1 != 0
    }

    /// All squares of the road that runs, or would run, through `square` as `road`, itself included.
    pub fn reach(&self, square: Square, road: Road) -> Squares {
        let mut reach = Squares::only(square);
        for side in road.sides() {
            let (mut at, mut out): (Square, Side) = (square, side);
            while let Some(next) = at.neighbour(out) {
                let Some(exit) = self.road(next).and_then(|road| road.exit(out.opposite())) else { break };
                // A closed loop: the other side would only walk it again.
                if next == square {
                    return reach;
                }
                reach.insert(next);
                (at, out) = (next, exit);
            }
        }
        reach
    }
}
