//! What the pages around City Planner's table lie on: the planning office.

use bevy::prelude::*;

use super::{
    colors,
    office::{COVERING, paint_blueprint, paint_covering},
};
use crate::{
    drawing::{
        brush::{Brush, Pen},
        tile::Tiles,
    },
    pictures::backdrop::{Backdrop, Floor},
};

/// The title stands on a blueprint that is pinned over the head of the page.
pub static BACKDROP: Backdrop = Backdrop {
    floor: Floor::Tiles(Tiles { side: COVERING, paint: paint_covering }),
    head: Some(paint_head),
    foot: None,
    plate: None,
    title: colors::ON_SHEET,
};

/// A strip of blueprint that ends a little below the title.
fn paint_head(brush: &mut Brush, size: Vec2, title: f32) {
    let whole = Rect::from_center_size(Vec2::ZERO, size);
    let sheet = Rect { max: whole.max.with_y((whole.min.y + title + 8.0).min(whole.max.y)), ..whole };
    brush.shadow(sheet, 0.0, 6.0);
    paint_blueprint(brush, sheet);
    // The squares are fainter than elsewhere, for words stand on them.
    brush.rect(sheet, 0.0, colors::SHEET.with_alpha(0.55));
    let (from, to) = (sheet.max.with_x(sheet.min.x) - Vec2::Y * 4.0, sheet.max - Vec2::Y * 4.0);
    brush.stroke(&[from, to], Pen::new(1.2, colors::SHEET_LINE.with_alpha(0.55)).straight());
}
