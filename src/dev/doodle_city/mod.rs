//! What developers ask of Doodle City.

mod inputs;
mod learning;
mod looking_back;
mod measured;
mod moments;
mod play;
mod scenes;
mod signs;

pub use inputs::INPUTS;
pub use learning::LEARNING;
pub use measured::{finale, plugin as measured};
pub use moments::MOMENTS;
pub use play::plugin as play;
pub use scenes::SCENES;
pub use signs::SIGNS;
