//! Rules and records, tested without a window.
//!
//! The files in the folder of a game read as its rulebook; `suite` is what every game must pass; a second scorer scores
//! matches again.

mod bad_records;
mod branches;
mod changes;
mod city_planner;
mod design_town;
mod doodle_city;
mod files;
mod forms;
#[path = "../parcel/mod.rs"]
mod game;
mod goldens;
mod parcel;
mod perft;
mod random;
mod records;
mod suite;
mod tale;
