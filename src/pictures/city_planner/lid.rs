//! The lid of the box: a blueprint from which models grow.

use bevy::prelude::*;

use super::{colors, models::ALBUM};
use crate::{
    drawing::brush::{Brush, Pen},
    pictures::lid::{LidView, paint_ruling},
    theme::palette,
};

/// Paints the lid, so wide and high.
pub fn paint_lid(size: Vec2, brush: &mut Brush) {
    let lid = Rect::from_center_size(Vec2::ZERO, size);
    let view = LidView::of(size);
    brush.rect(lid, 0.0, colors::LID_PAPER);
    let white = colors::LID_PAPER.mix(&palette::LIGHT, 0.13);
    paint_ruling(brush, lid, 12.0 * view.scale, Pen::new(0.7, white));
    view.paint(brush, &ALBUM, size);
}
