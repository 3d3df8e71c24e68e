//! How everything looks and moves: colours, type, pen strokes, places on the screen, and the one clock.

pub mod brush;
#[cfg(test)]
pub(crate) mod crowding;
pub mod cut;
pub mod dice;
pub mod ink;
pub mod label;
pub mod motion;
pub mod paint;
pub mod painting;
pub mod palette;
mod pipelines;
pub mod place;
pub mod shapes;
pub mod shorten;
pub mod signs;
pub mod widgets;

use bevy::prelude::*;

/// The look of the game.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        ink::plugin,
        label::plugin,
        motion::plugin,
        pipelines::plugin,
        place::plugin,
        shorten::plugin,
        widgets::plugin,
    ));
}
