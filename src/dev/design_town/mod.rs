//! What developers ask of Design Town.

mod measured;
mod moments;
mod scenes;
mod signs;

pub use measured::{finale, plugin as measured};
pub use moments::MOMENTS;
pub use scenes::SCENES;
pub use signs::SIGNS;
