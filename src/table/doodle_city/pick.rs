//! What can be picked at a table of Doodle City.

use core::fmt;

use crate::{
    intent::Pickable,
    rules::{
        dice::Face,
        doodle_city::{Road, Square},
    },
};

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TablePick {
    /// A die with this face.
    Die(Face),
    /// A square of one's own sheet.
    Square(Square),
    /// A road for the chosen square.
    Road(Road),
    /// A road without the tiles: by a stroke across the square.
    Draw(Square, Road),
    /// With free circling: the next score that may be circled.
    NextScore,
}

impl Pickable for TablePick {}

/// By its kind and a number, which is how the tests of the page know it.
impl fmt::Debug for TablePick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Die(face) => write!(f, "Die({face})"),
            Self::Square(square) => write!(f, "{square:?}"),
            Self::Road(road) => write!(f, "Road({})", road as usize),
            Self::Draw(square, road) => write!(f, "Draw({})", square.index() * Road::ALL.len() + road as usize),
            Self::NextScore => f.write_str("NextScore(0)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::Intent;

    #[test]
    fn the_page_knows_it_by_its_kind_and_a_number() {
        let square = Square::all().nth(7).expect("there are 25");
        for (pick, told) in [
            (TablePick::Die(Face::Six), "Pick(Die(6))"),
            (TablePick::Square(square), "Pick(Square(7))"),
            (TablePick::Road(Road::WestEast), "Pick(Road(0))"),
            (TablePick::Draw(square, Road::NorthSouth), "Pick(Draw(43))"),
            (TablePick::NextScore, "Pick(NextScore(0))"),
        ] {
            assert_eq!(format!("{:?}", Intent::from(pick)), told);
        }
    }
}
