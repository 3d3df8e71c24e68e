//! Pictures of the table's brush, painted in panels.

use bevy::{
    color::{Alpha as _, Mix as _},
    math::Vec2,
    prelude::Color,
};
use bevy_egui::egui::{Color32, Context, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};

use super::style::{palette_of, to_egui};
use crate::{
    drawing::{dyn_picture::DynPicture, shapes},
    theme::{Palette, Tone, palette},
};

/// What shines through a thin colour is paper: egui mixes colours otherwise than the table does.
pub(super) fn color(ctx: &Context, tone: Tone) -> Color32 {
    let colors = palette_of(ctx);
    on_paper(&colors, colors.color(tone))
}

fn on_paper(colors: &Palette, color: Color) -> Color32 {
    to_egui(colors.color(palette::PAPER).mix(&color.with_alpha(1.0), color.alpha()))
}

/// Paints a picture as large as `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, painting: &DynPicture) {
    paint_shapes(painter, rect.center(), painting.shapes(Vec2::new(rect.width(), rect.height())));
}

/// Paints shapes around `middle`.
pub(super) fn paint_shapes(painter: &Painter, middle: Pos2, shapes: Vec<shapes::Shape>) {
    let colors = palette_of(painter.ctx());
    let color = |tone| on_paper(&colors, colors.color(tone));
    let at = |point: &Vec2| pos2(middle.x + point.x, middle.y + point.y);
    painter.extend(shapes.into_iter().flat_map(|shape| match shape {
        shapes::Shape::Filled { outline, top, bottom } => {
            let points: Vec<Pos2> = outline.iter().map(at).collect();
            match upright(&points) {
                _ if top != bottom => shaded(&points, [top, bottom].map(|tone| colors.color(tone)), &colors),
                Some(rect) => vec![Shape::rect_filled(rect, 0.0, color(top))],
                None => vec![Shape::convex_polygon(points, color(top), Stroke::NONE)],
            }
        }
        shapes::Shape::Triangles { corners, triangles, color: ink } => {
            let mut area = Mesh::default();
            corners.iter().for_each(|corner| area.colored_vertex(at(corner), color(ink)));
            for [a, b, c] in triangles {
                area.add_triangle(a.into(), b.into(), c.into());
            }
            vec![Shape::mesh(area)]
        }
        // Panels are flat.
        shapes::Shape::Soft { .. } => Vec::new(),
        shapes::Shape::Line { points, width, color: ink, is_round } => {
            let points: Vec<Pos2> = points.iter().map(at).collect();
            let stroke = Stroke::new(width, color(ink));
            // Thin lines are as sharp as the screen: egui moves single ones onto its pixels.
            if let ([from, to], false) = (points.as_slice(), is_round) {
                return vec![Shape::line_segment([*from, *to], stroke)];
            }
            let ends = points.first().zip(points.last()).filter(|(first, last)| is_round && first != last);
            let ends = ends.map(|(&first, &last)| [first, last]).into_iter().flatten();
            let caps: Vec<_> = ends.map(|end| Shape::circle_filled(end, width / 2.0, color(ink))).collect();
            [Shape::line(points, stroke)].into_iter().chain(caps).collect()
        }
    }));
}

/// The box whose corners these are, if they are those of one with upright sides: its edge is as sharp as the screen.
fn upright(corners: &[Pos2]) -> Option<Rect> {
    let &[a, b, c, d] = corners else { return None };
    (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x).then(|| Rect::from_two_pos(a, c))
}

/// A convex outline that goes from one colour to another: its inside as a fan, below it its smooth edge.
fn shaded(points: &[Pos2], [top, bottom]: [Color; 2], colors: &Palette) -> Vec<Shape> {
    let (min, max) = points
        .iter()
        .fold((f32::INFINITY, f32::NEG_INFINITY), |(min, max), point| (min.min(point.y), max.max(point.y)));
    let mut fan = Mesh::default();
    for point in points {
        let part = (point.y - min) / (max - min).max(0.001);
        fan.colored_vertex(*point, on_paper(colors, top.mix(&bottom, part)));
    }
    for corner in 2..points.len() as u32 {
        fan.add_triangle(0, corner - 1, corner);
    }
    let mean = on_paper(colors, top.mix(&bottom, 0.5));
    vec![Shape::convex_polygon(points.to_vec(), mean, Stroke::NONE), Shape::mesh(fan)]
}
