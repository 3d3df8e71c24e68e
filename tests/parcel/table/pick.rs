//! What can be picked at a table of Parcel.

use doodle_city::intent::{Intent, Pick};

use crate::game::rules::Action;

/// Something that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePick(pub Action);

impl TablePick {
    /// Everything that can be picked.
    pub const ALL: [Self; 3] = [Self(Action::Again), Self(Action::Keep), Self(Action::Pass)];

    /// What was chosen; `None` if that is nothing of this game.
    pub fn of(pick: Pick) -> Option<Self> {
        Self::ALL.into_iter().find(|&it| Pick::from(it) == pick)
    }
}

impl From<TablePick> for Pick {
    fn from(pick: TablePick) -> Self {
        let number = match pick.0 {
            Action::Again => 1,
            Action::Keep => 2,
            Action::Pass => 3,
            Action::Deal(_) | Action::Throw(_) | Action::Reveal(_) => 0,
        };
        Self { kind: "Do", number }
    }
}

impl From<TablePick> for Intent {
    fn from(pick: TablePick) -> Self {
        Self::Pick(pick.into())
    }
}
