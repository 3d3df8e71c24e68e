//! What developers ask of Doodle City.

mod measured;
mod play;
mod scenes;
mod signs;

pub use measured::plugin as measured;
pub use play::plugin as play;
pub use scenes::SCENES;
pub use signs::SIGNS;
