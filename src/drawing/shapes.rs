//! What a brush draws as plain shapes: for panels and images, which are painted without the material.

use bevy::prelude::*;

use super::brush::arc;
use crate::theme::Tone;

/// A shape, in dp from the middle of its picture, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled convex outline.
    Filled {
        /// Its corners.
        outline: Vec<Vec2>,
        /// Its colour at the top.
        top: Tone,
        /// Its colour at the bottom.
        bottom: Tone,
    },
    /// An area of any form.
    Triangles {
        /// Its corners.
        corners: Vec<Vec2>,
        /// Three of them each.
        triangles: Vec<[u16; 3]>,
        /// Its colour.
        color: Tone,
    },
    /// A shadow or a light: a box that fades across its edge.
    Soft {
        /// The box, upright.
        rect: Rect,
        /// How round its corners are.
        radius: f32,
        /// How far it fades on either side of its edge.
        soft: f32,
        /// Its colour.
        color: Tone,
        /// Nothing of it is seen beyond.
        seen: Rect,
    },
    /// A line.
    Line {
        /// Where it goes along.
        points: Vec<Vec2>,
        /// How wide it is.
        width: f32,
        /// Its colour.
        color: Tone,
        /// Whether its ends are round.
        is_round: bool,
    },
}

/// The corners of a box, rounded ones as arcs.
pub(crate) fn rounded_outline(rect: Rect, radius: f32) -> Vec<Vec2> {
    let radius = radius.min(rect.half_size().min_element());
    if radius <= 0.0 {
        return vec![rect.min, Vec2::new(rect.max.x, rect.min.y), rect.max, Vec2::new(rect.min.x, rect.max.y)];
    }
    let inner = rect.inflate(-radius);
    [
        (Vec2::new(inner.max.x, inner.min.y), -90.0_f32),
        (inner.max, 0.0),
        (Vec2::new(inner.min.x, inner.max.y), 90.0),
        (inner.min, 180.0),
    ]
    .into_iter()
    .flat_map(|(corner, from)| arc(corner, radius, from.to_radians(), (from + 90.0).to_radians(), 5))
    .collect()
}

/// Checks that these are different signs, and that each fills the place from -1 to 1 in both directions.
#[cfg(test)]
pub fn check_signs(signs: &[Vec<Shape>]) {
    for (n, sign) in signs.iter().enumerate() {
        assert!((0.7..1.3).contains(&reach(sign)), "sign {n} reaches {}", reach(sign));
        assert!(!signs[..n].contains(sign), "sign {n} is there already");
    }
}

/// How far shapes reach from the middle, across or down, without shadows and lights.
#[cfg(test)]
pub fn reach(shapes: &[Shape]) -> f32 {
    let points = shapes.iter().flat_map(|shape| {
        let (points, beyond) = match shape {
            Shape::Filled { outline, .. } => (outline, 0.0),
            Shape::Triangles { corners, .. } => (corners, 0.0),
            Shape::Line { points, width, .. } => (points, width / 2.0),
            Shape::Soft { .. } => (const { &Vec::new() }, 0.0),
        };
        points.iter().map(move |point| point.abs().max_element() + beyond)
    });
    points.fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::brush::{Brush, Pen},
        theme::palette,
    };

    #[test]
    fn shapes_are_scaled_and_moved_as_the_mesh_is() {
        let shapes = Brush::shapes(|brush| {
            brush.within(Vec2::new(10.0, 0.0), 2.0, 0.0, |brush| {
                brush.stroke(&[Vec2::ZERO, Vec2::X], Pen::new(0.5, palette::INK));
                brush.shadow(Rect::new(0.0, 0.0, 1.0, 1.0), 0.0, 5.0);
                brush.rect(Rect::new(0.0, 0.0, 1.0, 1.0), 0.0, palette::PAPER);
            });
        });
        let line = Shape::Line {
            points: vec![Vec2::new(10.0, 0.0), Vec2::new(12.0, 0.0)],
            width: 1.0,
            color: palette::INK,
            is_round: true,
        };
        let outline = [(10.0, 0.0), (12.0, 0.0), (12.0, 2.0), (10.0, 2.0)].map(Vec2::from).to_vec();
        let below = Rect::new(10.0, 6.0, 12.0, 8.0);
        let shadow = Shape::Soft {
            rect: below,
            radius: 0.0,
            soft: 13.0,
            color: palette::SHADOW,
            seen: below.inflate(13.0),
        };
        let filled = Shape::Filled { outline, top: palette::PAPER, bottom: palette::PAPER };
        assert_eq!(shapes, [line, shadow, filled]);
    }

    #[test]
    fn a_rounded_box_stays_within_its_sides() {
        let rect = Rect::new(-3.0, -2.0, 3.0, 2.0);
        for radius in [0.0, 1.0, 9.0] {
            assert!(rounded_outline(rect, radius).iter().all(|&point| rect.inflate(0.001).contains(point)));
        }
    }
}
