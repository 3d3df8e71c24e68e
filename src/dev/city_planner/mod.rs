//! What developers ask of City Planner.

mod measured;
mod scenes;

pub use measured::plugin as measured;
pub use scenes::SCENES;
