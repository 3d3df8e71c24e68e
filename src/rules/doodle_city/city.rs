//! What one player has drawn on the sheet so far.

use serde::{Deserialize, Serialize};

use super::{
    geometry::{Road, Side, Square},
    squares::{Links, Squares},
};

/// One player's sheet: roads, crossed-out houses and trees, circled scores.
///
/// Circled scores and bonuses are bit masks by their position on the [`Sheet`](super::Sheet), lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct City {
    /// For each side, in the order of [`Side`]: the squares whose road has an end there.
    pub(super) ends: [Squares; 4],
    /// Squares in which something can still be drawn.
    pub(super) open: Squares,
    pub(super) crossed_houses: [u8; 5],
    pub(super) hotels: u8,
    pub(super) bonuses: u8,
    pub(super) shops: u16,
    pub(super) crossed_trees: u8,
    /// The player scored a shop with every house of the sheet crossed out and on its road.
    pub(super) shopping_spree: bool,
}

/// For each road and side: every square if the road has an end there, otherwise none.
const ENDS: [[Squares; 4]; 6] = {
    let mut table = [[Squares::NONE; 4]; 6];
    let mut at = 0;
    while at < 6 {
        let [one, other] = Road::ALL[at].sides();
        table[at][one as usize] = Squares::ALL;
        table[at][other as usize] = Squares::ALL;
        at += 1;
    }
    table
};

/// The road with ends at the sides whose bits are set, in the order of [`Side`].
const ROAD_OF_ENDS: [Option<Road>; 16] = {
    let mut table = [None; 16];
    let mut at = 0;
    while at < 6 {
        let [one, other] = Road::ALL[at].sides();
        table[1 << one as usize | 1 << other as usize] = Some(Road::ALL[at]);
        at += 1;
    }
    table
};

impl City {
    /// The road in `square`.
    pub const fn road(&self, square: Square) -> Option<Road> {
        let [north, east, south, west] = &self.ends;
        let ends = north.has(square) as usize
            | (east.has(square) as usize) << Side::East as usize
            | (south.has(square) as usize) << Side::South as usize
            | (west.has(square) as usize) << Side::West as usize;
        ROAD_OF_ENDS[ends]
    }

    /// Draws `road` in `square`, in the place of what was there.
    #[inline]
    pub(super) fn draw(&mut self, square: Square, road: Road) {
        let here = Squares::only(square);
        for (ends, all_or_none) in self.ends.iter_mut().zip(ENDS[road as usize]) {
            *ends = ends.without(here).or(all_or_none.and(here));
        }
    }

    /// Squares in which something can still be drawn: no road yet, or a house square with a free house.
    pub const fn open(&self) -> Squares {
        self.open
    }

    /// Crossed-out houses in the house square of the column with this index (0 to 4), printed ones included: 0 to 4.
    ///
    /// # Panics
    ///
    /// If there is no such column.
    pub const fn crossed_houses(&self, column: usize) -> u8 {
        self.crossed_houses[column]
    }

    /// Crossed-out trees.
    pub const fn crossed_trees(&self) -> u8 {
        self.crossed_trees
    }

    /// Whether the hotel score at this position (0 to 7, the lowest first) is circled.
    pub const fn has_hotel(&self, position: usize) -> bool {
        self.hotels >> position & 1 != 0
    }

    /// Whether the shop score at this position (0 to 15, the lowest first) is circled.
    pub const fn has_shop(&self, position: usize) -> bool {
        self.shops >> position & 1 != 0
    }

    /// Whether this player took the bonus at this position (0 to 7, the lowest first).
    pub const fn has_bonus(&self, position: usize) -> bool {
        self.bonuses >> position & 1 != 0
    }

    /// The circled hotel scores, one bit each by position.
    pub(crate) const fn hotels(&self) -> u8 {
        self.hotels
    }

    /// The circled shop scores, one bit each by position.
    pub(crate) const fn shops(&self) -> u16 {
        self.shops
    }

    /// The bonuses that this player took, one bit each by position.
    pub(crate) const fn bonuses(&self) -> u8 {
        self.bonuses
    }

    /// Which neighbours the roads drawn so far join.
    pub(super) const fn links(&self) -> Links {
        let [north, east, south, west] = self.ends;
        Links::where_ends_meet(north, east, south, west)
    }

    /// All squares of the road that runs, or would run, through `square` as `road`, itself included.
    pub fn reach(&self, square: Square, road: Road) -> Squares {
        let mut city = *self;
        city.draw(square, road);
        city.links().joined_to(square)
    }
}
