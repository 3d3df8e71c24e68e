//! Rain over the square: what a card too many brings.

use bevy::prelude::*;

use super::colors;
use crate::drawing::{
    brush::{Brush, Pen},
    cut::{cut_bottom, cut_top},
};

/// How much of the picture's area, in square dp, one drop has.
const ROOM: f32 = 3800.0;
/// How long a drop is, in dp, and how it is blown aside.
const DROP: Vec2 = Vec2::new(-5.0, 22.0);

/// The part of the picture in which a cloud becomes thinner, above and below.
const SOFT: f32 = 0.25;

/// Paints a dark cloud and the rain that falls from it, over all of the picture.
pub fn paint_rain(brush: &mut Brush, size: Vec2) {
    let mut cloud = Rect::from_center_size(Vec2::ZERO, size);
    let clear = colors::STORM.with_alpha(0.0);
    brush.shaded_rect(cut_top(&mut cloud, SOFT * size.y), 0.0, clear, colors::STORM);
    brush.shaded_rect(cut_bottom(&mut cloud, SOFT * size.y), 0.0, colors::STORM, clear);
    brush.rect(cloud, 0.0, colors::STORM);
    let count = (size.x * size.y / ROOM).min(600.0) as u32;
    let pen = Pen::new(1.6, colors::RAIN).straight();
    for n in 0..count {
        // By two irrational steps drops are spread evenly and stand in no rows.
        let part = Vec2::new(n as f32 * 0.618_034, n as f32 * 0.754_877_7).fract();
        let from = (part - 0.5) * size;
        let length = 0.7 + 0.3 * (n as f32 * 0.37).fract();
        brush.stroke(&[from, from + DROP * length], pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    #[test]
    fn it_rains_everywhere() {
        let size = Vec2::new(390.0, 1688.0);
        let lines =
            Brush::shapes(|brush| paint_rain(brush, size)).into_iter().filter_map(|shape| match shape {
                Shape::Line { points, .. } => points.first().copied(),
                _ => None,
            });
        let drops: Vec<Vec2> = lines.collect();
        for n in 0..24 {
            let (column, row) = ((n % 3) as f32, (n / 3) as f32);
            let part = size / Vec2::new(3.0, 8.0);
            let from = Vec2::new(column, row) * part - size / 2.0;
            let field = Rect::from_corners(from, from + part);
            assert!(drops.iter().any(|drop| field.contains(*drop)), "no drop falls in {field:?}");
        }
    }
}
