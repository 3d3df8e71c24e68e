//! Pictures of the table's brush, painted in panels.

use bevy::{color::Mix as _, math::Vec2};
use bevy_egui::egui::{Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};

use super::style::color;
use crate::theme::{painting::Painting, shapes};

/// Paints a picture as large as `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, painting: &Painting) {
    paint_shapes(painter, rect.center(), painting.shapes(Vec2::new(rect.width(), rect.height())));
}

/// Paints shapes around `middle`.
pub(super) fn paint_shapes(painter: &Painter, middle: Pos2, shapes: Vec<shapes::Shape>) {
    let at = |point: &Vec2| pos2(middle.x + point.x, middle.y + point.y);
    painter.extend(shapes.into_iter().flat_map(|shape| match shape {
        shapes::Shape::Filled { outline, top, bottom } => {
            let points: Vec<Pos2> = outline.iter().map(at).collect();
            if top == bottom {
                vec![Shape::convex_polygon(points, color(top), Stroke::NONE)]
            } else {
                shaded(&points, top, bottom)
            }
        }
        shapes::Shape::Line { points, width, color: ink, is_round } => {
            let points: Vec<Pos2> = points.iter().map(at).collect();
            let ends = points.first().zip(points.last()).filter(|(first, last)| is_round && first != last);
            let ends = ends.map(|(&first, &last)| [first, last]).into_iter().flatten();
            let caps: Vec<_> = ends.map(|end| Shape::circle_filled(end, width / 2.0, color(ink))).collect();
            [Shape::line(points, Stroke::new(width, color(ink)))].into_iter().chain(caps).collect()
        }
    }));
}

/// A convex outline that goes from one colour to another: its inside as a fan, below it its smooth edge.
fn shaded(points: &[Pos2], top: bevy::prelude::Color, bottom: bevy::prelude::Color) -> Vec<Shape> {
    let (min, max) = points
        .iter()
        .fold((f32::INFINITY, f32::NEG_INFINITY), |(min, max), point| (min.min(point.y), max.max(point.y)));
    let mut fan = Mesh::default();
    for point in points {
        let part = (point.y - min) / (max - min).max(0.001);
        fan.colored_vertex(*point, color(top.mix(&bottom, part)));
    }
    for corner in 2..points.len() as u32 {
        fan.add_triangle(0, corner - 1, corner);
    }
    let mean = color(top.mix(&bottom, 0.5));
    vec![Shape::convex_polygon(points.to_vec(), mean, Stroke::NONE), Shape::mesh(fan)]
}
