//! What can be picked at a table of City Planner.

use crate::{
    intent::{Intent, Pick},
    rules::city_planner::{Block, Step},
};

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePick {
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

impl TablePick {
    /// What was chosen; `None` if that is nothing of this game.
    pub fn of(pick: Pick) -> Option<Self> {
        match pick.kind {
            "Block" => u8::try_from(pick.number).ok().and_then(Block::from_number).map(Self::Block),
            "Up" => Some(Self::Turn(Step::Up)),
            "Down" => Some(Self::Turn(Step::Down)),
            "Reroll" => Some(Self::Reroll),
            "Double" => Some(Self::Double),
            "Proposed" => Some(Self::Proposed),
            _ => None,
        }
    }
}

impl From<TablePick> for Pick {
    fn from(pick: TablePick) -> Self {
        let (kind, number) = match pick {
            TablePick::Block(block) => ("Block", block.number().into()),
            TablePick::Turn(Step::Up) => ("Up", 0),
            TablePick::Turn(Step::Down) => ("Down", 0),
            TablePick::Reroll => ("Reroll", 0),
            TablePick::Double => ("Double", 0),
            TablePick::Proposed => ("Proposed", 0),
        };
        Self { kind, number }
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
        let others = [
            TablePick::Turn(Step::Up),
            TablePick::Turn(Step::Down),
            TablePick::Reroll,
            TablePick::Double,
            TablePick::Proposed,
        ];
        for pick in Block::ALL.into_iter().map(TablePick::Block).chain(others) {
            assert_eq!(TablePick::of(pick.into()), Some(pick));
        }
        for number in [0, 8, 263] {
            assert_eq!(TablePick::of(Pick { kind: "Block", number }), None);
        }
    }
}
