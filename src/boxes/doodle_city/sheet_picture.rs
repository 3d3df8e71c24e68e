//! A small picture of a sheet: its squares with their tints and signs, to be told apart even at 40 dp.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen},
    pictures::doodle_city::{
        ground::tint,
        signs::{Style, paint_fitting},
    },
    rules::doodle_city::{Sheet, Square},
    theme::palette,
};

/// Paints the squares of `sheet`, all of them `side` dp wide and high.
pub(super) fn paint(brush: &mut Brush, side: f32, sheet: &Sheet) {
    let (all, each) = (Rect::from_center_size(Vec2::ZERO, Vec2::splat(side)), side / 5.0);
    brush.rect(all.inflate(2.0), 4.0, palette::PAPER);
    for square in Square::all() {
        let at = Vec2::new(square.column().index() as f32, square.row().index() as f32) + 0.5;
        let place = Rect::from_center_size(all.min + at * each, Vec2::splat(each - 1.0));
        let kind = sheet.kind(square);
        brush.rect(place, 0.0, tint(kind).with_alpha(0.2));
        paint_fitting(brush, kind, Style::Printed, place.inflate(-each * 0.14));
    }
    let pen = Pen::new(1.0, palette::GRID).straight();
    brush.frame(all.inflate(0.5), 1.0, 1.0, palette::GRID);
    for line in 1..5 {
        let at = line as f32 * each;
        brush.stroke(&[Vec2::new(all.min.x, all.min.y + at), Vec2::new(all.max.x, all.min.y + at)], pen);
        brush.stroke(&[Vec2::new(all.min.x + at, all.min.y), Vec2::new(all.min.x + at, all.max.y)], pen);
    }
}
