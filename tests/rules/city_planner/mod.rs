//! City Planner: its rulebook one sentence and one example at a time, the suite for every game, its page of records.

mod adjusting;
mod ending;
mod page;
mod passing;
mod properties;
mod proposing;
mod scoring;
mod table;
