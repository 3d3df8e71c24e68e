//! Sets of squares, one bit each, and the roads through them: a whole sheet is looked at in a few operations.

use serde::{Deserialize, Serialize};

use super::geometry::{Column, Row, Square};

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Squares(u32);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// Every square.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// No square but this one.
    pub const fn only(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The five squares of a column.
    pub const fn column(column: Column) -> Self {
        Self(0b00001_00001_00001_00001_00001 << column.index())
    }

    /// The five squares of a row.
    pub const fn row(row: Row) -> Self {
        Self(0b11111 << (5 * row.index()))
    }

    /// Whether `square` is among them.
    pub const fn has(self, square: Square) -> bool {
        self.0 & Self::only(square).0 != 0
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= Self::only(square).0;
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !Self::only(square).0;
    }

    /// Those in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many there are in each row.
    pub(super) const fn count_by_row(self) -> [u32; 5] {
        // The first square of each row, then the second, and so on, are added up in all rows at once.
        const FIRST: u32 = Squares::column(Column::ALL[0]).0;
        let Self(squares) = self;
        let counts = (squares & FIRST)
            + (squares >> 1 & FIRST)
            + (squares >> 2 & FIRST)
            + (squares >> 3 & FIRST)
            + (squares >> 4 & FIRST);
        [counts & 31, counts >> 5 & 31, counts >> 10 & 31, counts >> 15 & 31, counts >> 20]
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in the order of [`Square::all`].
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// The `n`th from 0 in the order of [`Square::all`].
    pub const fn nth(self, n: u32) -> Option<Square> {
        let mut rest = self.0;
        let mut skip = n;
        while skip > 0 {
            rest &= rest.wrapping_sub(1);
            skip -= 1;
        }
        Self(rest).first()
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.remove(square);
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::default();
        for square in squares {
            set.insert(square);
        }
        set
    }
}

/// Which neighbours are joined by roads whose ends meet at the side they share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Links {
    /// The squares joined to their eastern neighbour.
    east: u32,
    /// The squares joined to their southern neighbour.
    south: u32,
}

impl Links {
    /// From the squares that have an end at each side.
    pub(super) const fn where_ends_meet(north: Squares, east: Squares, south: Squares, west: Squares) -> Self {
        // East of column 5 the next bit is the next row's column 1, which is no neighbour.
        let inner = east.without(Squares::column(Column::ALL[4]));
        Self { east: inner.0 & west.0 >> 1, south: south.0 & north.0 >> 5 }
    }

    /// The squares of the road through `square`, itself included. Both ends, or both ways around a loop, are
    /// followed at once.
    #[inline]
    pub(super) const fn joined_to(self, square: Square) -> Squares {
        let Self { east, south } = self;
        let mut joined = Squares::only(square).0;
        loop {
            let beside = (joined & east) << 1 | joined >> 1 & east;
            let more = joined | beside | (joined & south) << 5 | joined >> 5 & south;
            if more == joined {
                return Squares(joined);
            }
            joined = more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_finds_its_nth_square() {
        let set = Squares::column(Column::ALL[1]).without(Squares::row(Row::ALL[0]));
        assert_eq!(set.map(|s| s.to_string()).collect::<Vec<_>>(), ["2,2", "2,3", "2,4", "2,5"]);
        assert_eq!(set.nth(2).map(|s| s.to_string()), Some("2,4".into()));
        assert_eq!((set.nth(4), set.len()), (None, 4));
    }

    #[test]
    fn squares_are_counted_by_row() {
        assert_eq!(Squares::ALL.count_by_row(), [5; 5]);
        let set =
            Squares::column(Column::ALL[4]).or(Squares::row(Row::ALL[2])).without(Squares::row(Row::ALL[0]));
        assert_eq!(set.count_by_row(), [0, 1, 5, 1, 1]);
    }
}
