//! What developers ask of Design Town.

mod learning;
mod measured;
mod moments;
mod scenes;
mod signs;

pub use learning::LEARNING;
pub use measured::{finale, plugin as measured};
pub use moments::MOMENTS;
pub use scenes::SCENES;
pub use signs::SIGNS;
