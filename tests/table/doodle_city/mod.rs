//! The table of Doodle City.

mod achievements;
mod advice;
mod ambiguities;
mod computers;
mod keys;
mod looks;
mod maps;
mod matches;
mod places;
mod selections;
pub mod set_ups;
mod strokes;
mod turns;
