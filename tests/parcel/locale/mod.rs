//! Parcel in words.

pub mod help;
pub mod last_move;
pub mod moves;
pub mod things;
