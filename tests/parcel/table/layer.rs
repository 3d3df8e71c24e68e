//! How high the things of the table lie.

use bevy::prelude::*;
use doodle_city::drawing::place::LayoutRect;

/// The layers of the table, the lowest first: what lies higher covers what lies lower. Buttons and the banner lie above
/// all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Layer {
    /// What players have, on paper, and what is to be done.
    Paper = 10,
    /// What is written there.
    Text = 11,
    /// The die and the card.
    Thing = 12,
    /// What can be done.
    Option = 20,
    /// What is written there.
    OptionText = 21,
}

impl Layer {
    /// A place on this layer, lying straight.
    pub(super) fn place(self, rect: Rect) -> LayoutRect {
        LayoutRect::new(rect, f32::from(self as u8))
    }
}
