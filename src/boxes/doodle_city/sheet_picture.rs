//! A small picture of a sheet: its squares with their tints and signs, to be told apart even at 40 dp.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen},
    pictures::doodle_city::colors,
    rules::doodle_city::{Kind, Sheet, Square},
    theme::{Tone, palette},
};

const fn tint(kind: Kind) -> Tone {
    match kind {
        Kind::House => colors::HOUSE,
        Kind::Hotel => colors::HOTEL,
        Kind::Shop => colors::SHOP,
        Kind::Taxi => colors::TAXI,
    }
}

/// Paints the squares of `sheet`, all of them `side` dp wide and high.
pub(super) fn paint(brush: &mut Brush, side: f32, sheet: &Sheet) {
    let (all, each) = (Rect::from_center_size(Vec2::ZERO, Vec2::splat(side)), side / 5.0);
    brush.rect(all.inflate(2.0), 4.0, palette::PAPER);
    for square in Square::all() {
        let at = Vec2::new(square.column().index() as f32, square.row().index() as f32) + 0.5;
        let place = Rect::from_center_size(all.min + at * each, Vec2::splat(each - 1.0));
        let kind = sheet.kind(square);
        brush.rect(place, 0.0, tint(kind).with_alpha(0.2));
        brush.within(place.center(), each * 0.34, 0.0, |brush| sign(brush, kind));
    }
    let pen = Pen::new(1.0, palette::GRID).straight();
    brush.frame(all.inflate(0.5), 1.0, 1.0, palette::GRID);
    for line in 1..5 {
        let at = line as f32 * each;
        brush.stroke(&[Vec2::new(all.min.x, all.min.y + at), Vec2::new(all.max.x, all.min.y + at)], pen);
        brush.stroke(&[Vec2::new(all.min.x + at, all.min.y), Vec2::new(all.min.x + at, all.max.y)], pen);
    }
}

/// A sign within -1..1 that its shape tells from the others even at 10 dp: gable, tower, awning, car.
fn sign(brush: &mut Brush, kind: Kind) {
    let fill = tint(kind);
    match kind {
        Kind::House => {
            let walls = [(-0.8, 0.9), (-0.8, 0.0), (0.0, -0.9), (0.8, 0.0), (0.8, 0.9)];
            brush.polygon(&walls.map(Vec2::from), fill);
        }
        Kind::Hotel => brush.rect(Rect::new(-0.45, -1.0, 0.45, 1.0), 0.0, fill),
        Kind::Shop => {
            brush.rect(Rect::new(-1.0, -0.8, 1.0, 0.0), 0.0, fill);
            brush.rect(Rect::new(-0.7, 0.2, 0.7, 0.9), 0.0, fill);
        }
        Kind::Taxi => {
            let edge = Pen::new(0.2, colors::TAXI_EDGE);
            let cabin = [(-0.55, 0.0), (-0.35, -0.7), (0.35, -0.7), (0.55, 0.0)];
            brush.outlined(&cabin.map(Vec2::from), fill, edge);
            let body = Rect::new(-1.0, -0.1, 1.0, 0.6);
            brush.rect(body, 0.2, fill);
            brush.frame(body, 0.2, edge.width, edge.color);
            for x in [-0.5, 0.5] {
                brush.disc(Vec2::new(x, 0.65), 0.25, colors::TAXI_EDGE);
            }
        }
    }
}
