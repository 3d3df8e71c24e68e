//! What can be picked at a table of Parcel.

use doodle_city::intent::Pickable;

use crate::game::rules::Action;

/// Something that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablePick(pub Action);

impl TablePick {
    /// Everything that can be picked.
    pub const ALL: [Self; 3] = [Self(Action::Again), Self(Action::Keep), Self(Action::Pass)];
}

impl Pickable for TablePick {}
