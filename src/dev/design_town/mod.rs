//! What developers ask of Design Town.

mod measured;
mod scenes;

pub use measured::plugin as measured;
pub use scenes::SCENES;
