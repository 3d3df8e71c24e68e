//! What can be chosen at a table of Doodle City.

use crate::{
    intent::{Choice, Intent},
    rules::{
        dice::Face,
        doodle_city::{Road, Square},
    },
};

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choose {
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

impl Choose {
    /// What was chosen; `None` if that is no choice of this game.
    pub fn of(choice: Choice) -> Option<Self> {
        let number = choice.number as usize;
        let square = |index: usize| Square::all().nth(index);
        match choice.kind {
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

impl From<Choose> for Choice {
    fn from(choose: Choose) -> Self {
        let (kind, number) = match choose {
            Choose::Die(face) => ("Die", face.pips().into()),
            Choose::Square(square) => ("Square", square.index()),
            Choose::Road(road) => ("Road", road as usize),
            Choose::Draw(square, road) => ("Draw", square.index() * Road::ALL.len() + road as usize),
            Choose::NextScore => ("NextScore", 0),
        };
        Self { kind, number: number as u32 }
    }
}

impl From<Choose> for Intent {
    fn from(choose: Choose) -> Self {
        Self::Choose(choose.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_as_it_was_meant() {
        let squares = || Square::all();
        let all = Face::ALL
            .into_iter()
            .map(Choose::Die)
            .chain(squares().map(Choose::Square))
            .chain(Road::ALL.into_iter().map(Choose::Road))
            .chain(squares().flat_map(|square| Road::ALL.map(|road| Choose::Draw(square, road))))
            .chain([Choose::NextScore]);
        for choose in all {
            assert_eq!(Choose::of(choose.into()), Some(choose));
        }
        assert_eq!(Choose::of(Choice { kind: "Square", number: 25 }), None);
        assert_eq!(Choose::of(Choice { kind: "Die", number: 0 }), None);
    }
}
