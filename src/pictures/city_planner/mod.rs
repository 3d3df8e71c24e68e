//! What the things of City Planner look like.

pub mod colors;
pub mod signs;
