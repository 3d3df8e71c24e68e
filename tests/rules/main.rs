//! Rules and records, tested without a window.
//!
//! `examples` reads as the rulebook; `suite` is what every game must pass; `naive` scores a match a second time.

mod bad_records;
mod bad_sheets;
mod builder;
mod changes;
mod city_planner;
mod design_town;
mod examples;
mod files;
mod forms;
#[path = "../parcel/mod.rs"]
mod game;
mod goldens;
mod page;
mod parcel;
mod perft;
mod pictures;
mod playthrough;
mod properties;
mod random;
mod records;
mod reference_scorer;
mod second_scorer;
mod sheets;
mod suite;
mod table;
mod tale;
