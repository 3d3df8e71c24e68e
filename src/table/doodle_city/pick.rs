//! What can be picked at a table of Doodle City.

use crate::{
    intent::{Intent, Pick},
    rules::{
        dice::Face,
        doodle_city::{Road, Square},
    },
};

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl TablePick {
    /// What was chosen; `None` if that is nothing of this game.
    pub fn of(pick: Pick) -> Option<Self> {
        let number = pick.number as usize;
        let square = |index: usize| Square::all().nth(index);
        match pick.kind {
            "Die" => Face::ALL.get(number.checked_sub(1)?).copied().map(Self::Die),
            "Square" => square(number).map(Self::Square),
            "Road" => Road::ALL.get(number).copied().map(Self::Road),
            "Draw" => {
                let road = Road::ALL[number % Road::ALL.len()];
                square(number / Road::ALL.len()).map(|square| Self::Draw(square, road))
            }
            "NextScore" => Some(Self::NextScore),
            _ => None,
        }
    }
}

impl From<TablePick> for Pick {
    fn from(pick: TablePick) -> Self {
        let (kind, number) = match pick {
            TablePick::Die(face) => ("Die", face.pips().into()),
            TablePick::Square(square) => ("Square", square.index()),
            TablePick::Road(road) => ("Road", road as usize),
            TablePick::Draw(square, road) => ("Draw", square.index() * Road::ALL.len() + road as usize),
            TablePick::NextScore => ("NextScore", 0),
        };
        Self { kind, number: number as u32 }
    }
}

impl From<TablePick> for Intent {
    fn from(pick: TablePick) -> Self {
        Self::Pick(pick.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_is_read_as_it_was_meant() {
        let squares = || Square::all();
        let all = Face::ALL
            .into_iter()
            .map(TablePick::Die)
            .chain(squares().map(TablePick::Square))
            .chain(Road::ALL.into_iter().map(TablePick::Road))
            .chain(squares().flat_map(|square| Road::ALL.map(|road| TablePick::Draw(square, road))))
            .chain([TablePick::NextScore]);
        for pick in all {
            assert_eq!(TablePick::of(pick.into()), Some(pick));
        }
        assert_eq!(TablePick::of(Pick { kind: "Square", number: 25 }), None);
        assert_eq!(TablePick::of(Pick { kind: "Die", number: 0 }), None);
    }
}
