//! Doodle City in words.

pub mod help;
pub mod hints;
pub mod honours;
pub mod moves;
pub mod things;
