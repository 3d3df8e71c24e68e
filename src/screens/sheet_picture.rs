//! A small picture of a sheet: its squares with their tints and signs, as one chooses it at the set-up.

use bevy::prelude::Color;
use bevy_egui::egui::{CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::style::{color, tinted};
use crate::{
    rules::doodle_city::{Kind, Sheet, Square},
    theme::palette,
};

const fn tint(kind: Kind) -> Color {
    match kind {
        Kind::House => palette::HOUSE,
        Kind::Hotel => palette::HOTEL,
        Kind::Shop => palette::SHOP,
        Kind::Taxi => palette::TAXI,
    }
}

/// Paints the squares of `sheet` into `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, sheet: &Sheet) {
    let side = rect.width() / 5.0;
    painter.rect_filled(rect.expand(2.0), CornerRadius::same(4), color(palette::PAPER));
    for square in Square::all() {
        let corner = vec2(square.column().index() as f32, square.row().index() as f32) * side;
        let place = Rect::from_min_size(rect.min + corner, Vec2::splat(side));
        let kind = sheet.kind(square);
        painter.rect_filled(place.shrink(0.5), CornerRadius::ZERO, tinted(tint(kind), 0.2));
        sign(painter, kind, place.center(), side * 0.34);
    }
    let line = Stroke::new(1.0, color(palette::GRID));
    painter.rect_stroke(rect, CornerRadius::same(1), line, StrokeKind::Outside);
    for at in 1..5 {
        let along = at as f32 * side;
        painter.hline(rect.x_range(), rect.top() + along, line);
        painter.vline(rect.left() + along, rect.y_range(), line);
    }
}

/// A sign that its shape tells from the others even at 10 dp: gable, tower, awning, car.
fn sign(painter: &Painter, kind: Kind, at: Pos2, size: f32) {
    let fill = color(tint(kind));
    let point = |x: f32, y: f32| pos2(at.x + x * size, at.y + y * size);
    let block = |left: f32, top: f32, right: f32, bottom: f32| {
        let rect = Rect::from_min_max(point(left, top), point(right, bottom));
        painter.rect_filled(rect, CornerRadius::ZERO, fill);
    };
    match kind {
        Kind::House => {
            let walls =
                [point(-0.8, 0.9), point(-0.8, 0.0), point(0.0, -0.9), point(0.8, 0.0), point(0.8, 0.9)];
            painter.add(Shape::convex_polygon(walls.to_vec(), fill, Stroke::NONE));
        }
        Kind::Hotel => block(-0.45, -1.0, 0.45, 1.0),
        Kind::Shop => {
            block(-1.0, -0.8, 1.0, 0.0);
            block(-0.7, 0.2, 0.7, 0.9);
        }
        Kind::Taxi => {
            let edge = Stroke::new(0.8, color(palette::TAXI_EDGE));
            let cabin = [point(-0.55, 0.0), point(-0.35, -0.7), point(0.35, -0.7), point(0.55, 0.0)].to_vec();
            painter.add(Shape::convex_polygon(cabin, fill, edge));
            let body = Rect::from_min_max(point(-1.0, -0.1), point(1.0, 0.6));
            painter.rect(body, CornerRadius::same(1), fill, edge, StrokeKind::Middle);
            for x in [-0.5, 0.5] {
                painter.circle_filled(point(x, 0.65), size * 0.25, color(palette::TAXI_EDGE));
            }
        }
    }
}
