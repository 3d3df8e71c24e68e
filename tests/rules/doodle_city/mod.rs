//! Doodle City: its rulebook one sentence and one example at a time, the suite for every game, its page of records;
//! a second scorer, and whole matches as goldens.

mod bad_sheets;
mod builder;
mod examples;
mod goldens;
mod page;
mod pictures;
mod playthrough;
mod properties;
mod reference_scorer;
mod second_scorer;
pub mod sheets;
pub mod table;
