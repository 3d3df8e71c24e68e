//! What developers ask of Design Town.

mod scenes;

pub use scenes::SCENES;
