//! What the things of Design Town look like.

pub mod backdrop;
pub mod built_town;
pub mod card;
pub mod colors;
pub mod controls;
pub mod lid;
pub mod paving;
pub mod rain;
pub mod scenes;
pub mod seating;
pub mod signs;
pub mod square;
pub mod stall;
pub mod tokens;
