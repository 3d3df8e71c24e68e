//! City Planner in words.

#[cfg(test)]
mod at_random;
pub mod help;
pub mod hints;
pub mod moves;
pub mod ranks;
pub mod scoring;
pub mod things;
