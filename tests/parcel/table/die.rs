//! How the die looks.

use bevy::prelude::*;
use doodle_city::{
    drawing::brush::{Brush, Picture},
    pictures::dice::{PrintedDie, paint},
    rules::dice::Face,
};

/// The die of whoever is on turn; `None` before it is thrown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ShownDie(pub Option<Face>);

impl Picture for ShownDie {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if let Some(face) = self.0 {
            paint(brush, size, face.pips(), PrintedDie::WHITE);
        }
    }
}
