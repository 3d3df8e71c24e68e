//! Sets of squares, one bit each, so that a whole sheet is looked at in a few operations.

use super::geometry::{Column, Row, Square};

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Squares(pub(super) u32);

impl Squares {
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
}
