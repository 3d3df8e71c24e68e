//! What can be chosen at a table of City Planner.

use crate::{
    intent::{Choice, Intent},
    rules::city_planner::{Block, Step},
};

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choose {
    /// A block: to pass it or to adjust its die; while scoring, what becomes of its building.
    Block(Block),
    /// To turn the die of the chosen block.
    Turn(Step),
    /// To reroll it.
    Reroll,
    /// With two parking lots, to double the other thing.
    Double,
    /// To score as proposed.
    Proposed,
}

impl Choose {
    /// What was chosen; `None` if that is no choice of this game.
    pub fn of(choice: Choice) -> Option<Self> {
        match choice.kind {
            "Block" => u8::try_from(choice.number).ok().and_then(Block::from_number).map(Self::Block),
            "Up" => Some(Self::Turn(Step::Up)),
            "Down" => Some(Self::Turn(Step::Down)),
            "Reroll" => Some(Self::Reroll),
            "Double" => Some(Self::Double),
            "Proposed" => Some(Self::Proposed),
            _ => None,
        }
    }
}

impl From<Choose> for Choice {
    fn from(choose: Choose) -> Self {
        let (kind, number) = match choose {
            Choose::Block(block) => ("Block", block.number().into()),
            Choose::Turn(Step::Up) => ("Up", 0),
            Choose::Turn(Step::Down) => ("Down", 0),
            Choose::Reroll => ("Reroll", 0),
            Choose::Double => ("Double", 0),
            Choose::Proposed => ("Proposed", 0),
        };
        Self { kind, number }
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
        let others = [
            Choose::Turn(Step::Up),
            Choose::Turn(Step::Down),
            Choose::Reroll,
            Choose::Double,
            Choose::Proposed,
        ];
        for choose in Block::ALL.into_iter().map(Choose::Block).chain(others) {
            assert_eq!(Choose::of(choose.into()), Some(choose));
        }
        for number in [0, 8, 263] {
            assert_eq!(Choose::of(Choice { kind: "Block", number }), None);
        }
    }
}
