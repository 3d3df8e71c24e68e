//! City Planner: its rulebook one sentence and one example at a time, the suite for every game, its page of records;
//! and all of it a second time on paper.

mod adjusting;
mod ending;
mod goldens;
mod page;
mod passing;
mod playthrough;
mod properties;
mod proposing;
mod reference_scorer;
mod scoring;
mod second_scorer;
mod table;
