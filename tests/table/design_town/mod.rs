//! The table of Design Town.

mod ambiguities;
mod buttons;
mod computers;
mod effects;
mod kept;
mod looks;
mod matches;
mod opening;
mod places;
mod selections;
pub mod set_ups;
mod undo;

use doodle_city::rules::design_town::DesignTown;

use crate::desk::DeskOf;

/// The app at a table of Design Town.
type Desk = DeskOf<DesignTown>;
