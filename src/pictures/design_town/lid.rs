//! The lid of the box: a market square in the evening.

use bevy::prelude::*;

use super::{colors, scenes::ALBUM};
use crate::{drawing::brush::Brush, pictures::lid::LidView, theme::painted};

/// Where the hill behind it begins at the edge of that picture.
const HILL: f32 = 152.0;
/// How far the picture reaches beyond its left edge.
const BEYOND: f32 = 12.0;
/// Where the square begins in the picture that lies, in its units.
const GROUND: f32 = 160.0;

/// Paints the lid, so wide and high.
pub fn paint_lid(size: Vec2, brush: &mut Brush) {
    let lid = Rect::from_center_size(Vec2::ZERO, size);
    let view = LidView::of(size);
    brush.shaded_rect(lid, 0.0, colors::LID_SKY, colors::LID_SKY_LOW);
    // Beside the picture the square and the hill go on.
    let ground = view.corner.y + GROUND * view.scale;
    let square = Rect { min: lid.min.with_y(ground), ..lid };
    if view.picture == "lid_wide" && !square.is_empty() {
        brush.rect(square, 0.0, painted::SETTS);
        let top = view.corner.y + HILL * view.scale;
        let picture = view.corner.x - BEYOND * view.scale;
        // Where the picture is wider than the lid nothing is left of it.
        if picture > lid.min.x {
            let hill = Rect::new(lid.min.x, top, picture, ground);
            brush.rect(hill, 0.0, painted::PLANT_MORNING.with_alpha(0.42));
        }
    }
    view.paint(brush, &ALBUM, size);
}
