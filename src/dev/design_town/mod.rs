//! What developers ask of Design Town.

mod measured;
mod scenes;
mod signs;

pub use measured::plugin as measured;
pub use scenes::SCENES;
pub use signs::SIGNS;
