//! What holds for everything that is drawn: the colours, and the one clock of all motion.

pub mod motion;
pub mod palette;

use bevy::prelude::*;

/// The one clock.
pub fn plugin(app: &mut App) {
    app.add_plugins(motion::plugin);
}
