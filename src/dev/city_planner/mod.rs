//! What developers ask of City Planner.

mod scenes;

pub use scenes::SCENES;
