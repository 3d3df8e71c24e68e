//! The games and the contract by which everything else meets them.
//!
//! No engine, no clock, no I/O, and no randomness but what is handed in.

pub mod city_planner;
mod contract;
pub mod design_town;
pub mod dice;
pub mod doodle_city;
mod name;
mod shown;
mod whole;

pub use contract::{Actor, ChanceKey, ChanceSource, Choices, EventSink, Game, Outcome, Seat, Silent, Standing};
pub use name::{LONGEST_NAME, is_name};
pub use shown::{Shown, is_plain, shown, shown_path};
pub(crate) use whole::{Whole, read_whole};
