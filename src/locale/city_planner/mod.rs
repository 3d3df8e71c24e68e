//! City Planner in words.

pub mod help;
pub mod hints;
pub mod last_move;
pub mod moves;
pub mod narration;
pub mod ranks;
pub mod reasons;
pub mod scoring;
pub mod things;
