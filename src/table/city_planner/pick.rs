//! What can be picked at a table of City Planner.

use core::fmt;

use crate::{
    intent::Pickable,
    rules::city_planner::{Block, Step},
};

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TablePick {
    /// A block: to pass it or to adjust its die; while scoring, what becomes of its building.
    Block(Block),
    /// A building of the chosen block to which its die cannot be turned in one step.
    Beyond(Block),
    /// To turn the die of the chosen block.
    Turn(Step),
    /// To reroll it.
    Reroll,
    /// With two parking lots, to double the other thing.
    Double,
    /// To score as proposed.
    Proposed,
}

impl Pickable for TablePick {}

/// By its kind and a number, which is how the tests of the page know it.
impl fmt::Debug for TablePick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Block(block) => write!(f, "{block:?}"),
            Self::Beyond(block) => write!(f, "Beyond({})", block.number()),
            Self::Turn(step) => write!(f, "{step:?}(0)"),
            Self::Reroll => f.write_str("Reroll(0)"),
            Self::Double => f.write_str("Double(0)"),
            Self::Proposed => f.write_str("Proposed(0)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::Intent;

    #[test]
    fn the_page_knows_it_by_its_kind_and_a_number() {
        for (pick, told) in [
            (TablePick::Block(Block::ALL[2]), "Pick(Block(3))"),
            (TablePick::Beyond(Block::ALL[2]), "Pick(Beyond(3))"),
            (TablePick::Turn(Step::Up), "Pick(Up(0))"),
            (TablePick::Turn(Step::Down), "Pick(Down(0))"),
            (TablePick::Reroll, "Pick(Reroll(0))"),
            (TablePick::Double, "Pick(Double(0))"),
            (TablePick::Proposed, "Pick(Proposed(0))"),
        ] {
            assert_eq!(format!("{:?}", Intent::from(pick)), told);
        }
    }
}
