//! What developers ask of Doodle City.

mod measured;
mod play;
mod scenes;

use super::Tools;

/// All of it.
pub const TOOLS: Tools = Tools { scenes: &scenes::SCENES, play: play::plugin, measured: measured::plugin };
