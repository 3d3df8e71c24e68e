//! How high the things of a table lie.

use bevy::math::Rect;

use crate::drawing::place::LayoutRect;

/// A layer of a game's table.
pub(super) trait OnLayer: Sized {
    /// The height of things that lie here, as [`LayoutRect`] has it.
    fn height(self) -> f32;

    /// A place on this layer, lying straight.
    fn place(self, rect: Rect) -> LayoutRect {
        LayoutRect::new(rect, self.height())
    }

    /// A place on this layer, above `below` of a hundred others.
    fn above(self, below: usize, rect: Rect) -> LayoutRect {
        LayoutRect::new(rect, self.height() + 0.01 * below as f32)
    }
}
