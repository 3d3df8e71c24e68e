//! The table of City Planner.

mod ambiguities;
mod computers;
mod hand_over;
mod kept;
mod keys;
mod looks;
mod matches;
mod offers;
mod passing;
mod places;
mod scoring;
mod selections;
pub mod set_ups;
mod shelf;
mod strips;
mod undo;

use doodle_city::rules::city_planner::CityPlanner;

use crate::desk::DeskOf;

/// The app at a table of City Planner.
type Desk = DeskOf<CityPlanner>;
