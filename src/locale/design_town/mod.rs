//! Design Town in words.

pub mod help;
pub mod hints;
pub mod moves;
pub mod news;
pub mod options;
pub mod things;
