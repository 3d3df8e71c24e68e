//! The games and the contract by which everything else meets them.
//!
//! No engine, no clock, no I/O, and no randomness but what is handed in.

mod bounded;
pub mod city_planner;
mod contract;
pub mod design_town;
pub mod dice;
pub mod doodle_city;
mod name;
mod seats;
mod shown;
mod variants;

pub(crate) use bounded::{BoundedInt, read_whole};
pub use contract::{
    Actor, ChanceKey, ChanceSource, EventSink, Game, IgnoreEvents, LegalActions, Outcome, Seat, Standing,
};
pub use name::{LONGEST_NAME, is_name};
pub use seats::BadSeats;
pub use shown::{Shown, is_plain, shown, shown_path};
