//! The lid of the box: a map in ink on squared paper.

use bevy::prelude::*;

use super::{colors, signs::ALBUM};
use crate::{
    drawing::brush::{Brush, Pen},
    pictures::lid::{FLAT, LidView, WORDS, paint_ruling},
};

/// Paints the lid, so wide and high.
pub fn paint_lid(size: Vec2, brush: &mut Brush) {
    let lid = Rect::from_center_size(Vec2::ZERO, size);
    let view = LidView::of(size);
    brush.rect(lid, 0.0, colors::LID_PAPER);
    paint_ruling(brush, lid, 15.0 * view.scale, Pen::new(0.9, colors::LID_GRID));
    view.paint(brush, &ALBUM, size);
    if view.picture == "lid_wide" && size.x < FLAT * size.y {
        // Roads and rivers end where the map has its title.
        let title = Rect { max: lid.max.with_y(lid.min.y + WORDS * size.y), ..lid };
        brush.rect(title, 0.0, colors::LID_PAPER);
        let foot = [Vec2::new(title.min.x, title.max.y), title.max];
        brush.stroke(&foot, Pen::new(1.4, colors::ON_LID).straight());
    }
}
