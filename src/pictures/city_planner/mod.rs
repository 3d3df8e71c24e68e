//! What the things of City Planner look like.

pub mod signs;
