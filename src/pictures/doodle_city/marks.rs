//! What a pen does on a sheet: a circle, a cross, a scribble; never quite the same for two seeds.

use bevy::prelude::*;

use crate::drawing::brush::{Brush, Pen, arc};

/// A number from 0 to 1 that a seed gives for the `n`th time.
fn random(seed: u32, n: u32) -> f32 {
    (seed.wrapping_mul(747_796_405).rotate_left(n * 9) & 1023) as f32 / 1023.0
}

/// A circle around zero, a bit over.
pub fn paint_circle(brush: &mut Brush, radius: f32, pen: Pen, seed: u32) {
    let start = -1.9 + random(seed, 1) * 0.8;
    let steps = 30;
    let points: Vec<Vec2> = arc(Vec2::ZERO, 1.0, start, start + 6.75, steps)
        .into_iter()
        .enumerate()
        .map(|(i, point)| {
            let along = i as f32 / steps as f32;
            let wave = 1.0 + 0.05 * (along * 9.0 + random(seed, 2) * 6.0).sin() + 0.09 * (along - 0.5);
            point * wave * radius * Vec2::new(1.04, 0.96)
        })
        .collect();
    brush.stroke(&points, pen);
}

/// A cross of two bowed strokes, from the middle so far to each side.
pub fn paint_cross(brush: &mut Brush, half: f32, pen: Pen, seed: u32) {
    let wobble = |n: u32| (random(seed, n) - 0.5) * 0.3 * half;
    let stroke = pen.lasts / 2.0;
    for (n, hand) in [(0, 1.0), (1, -1.0)] {
        let from = Vec2::new(-half + wobble(n), -half * hand);
        let to = Vec2::new(half + wobble(n + 2), half * hand);
        let bow = (to - from).perp() * (random(seed, n + 4) - 0.5) * 0.1;
        let points: Vec<Vec2> = (0..=6)
            .map(|i| {
                let along = i as f32 / 6.0;
                from.lerp(to, along) + bow * (along * core::f32::consts::PI).sin()
            })
            .collect();
        brush.stroke(&points, pen.timed(pen.begins + stroke * n as f32, stroke));
    }
}

/// A zigzag, `half` of its width and height to each side.
pub fn paint_scribble(brush: &mut Brush, half: Vec2, pen: Pen, seed: u32) {
    let points: Vec<Vec2> = (0..8)
        .map(|i: u32| {
            let side = if i.is_multiple_of(2) { -1.0 } else { 1.0 };
            let down = -1.0 + i as f32 / 3.5 + 0.1 * (random(seed, i + 8) - 0.5);
            Vec2::new(side * half.x * (0.82 + 0.3 * random(seed, i)), half.y * down)
        })
        .collect();
    brush.stroke(&points, pen);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::shapes::reach, theme::palette::INK};

    #[test]
    fn marks_are_as_large_as_they_should_be_and_no_two_are_alike() {
        type Paint = fn(&mut Brush, u32);
        let circle: Paint = |brush, seed| paint_circle(brush, 10.0, Pen::new(1.0, INK), seed);
        let cross: Paint = |brush, seed| paint_cross(brush, 10.0, Pen::new(1.0, INK), seed);
        let scribble: Paint = |brush, seed| paint_scribble(brush, Vec2::splat(10.0), Pen::new(1.0, INK), seed);
        for paint in [circle, cross, scribble] {
            let marks: Vec<_> = (1..9).map(|seed| Brush::shapes(|brush| paint(brush, seed))).collect();
            for (n, mark) in marks.iter().enumerate() {
                assert!((9.0..13.0).contains(&reach(mark)), "{}", reach(mark));
                assert!(!marks[..n].contains(mark));
            }
        }
    }
}
