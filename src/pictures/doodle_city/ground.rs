//! The ground of a square: its tint, the pencil strokes on what was built, and the wash on what can be drawn in.

use bevy::prelude::*;

use super::{colors, road::DETAILED};
use crate::{
    drawing::{
        brush::{Brush, Pen},
        shapes::rounded_outline,
    },
    rules::doodle_city::Kind,
    theme::{Tone, palette},
};

/// How a square offers itself.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Light {
    /// Not at all.
    #[default]
    None,
    /// A die points to it.
    Offered,
    /// It is chosen.
    Chosen,
}

/// The colour of a kind.
pub const fn tint(kind: Kind) -> Tone {
    match kind {
        Kind::House => colors::HOUSE_GROUND,
        Kind::Hotel => colors::HOTEL_GROUND,
        Kind::Shop => colors::SHOP_GROUND,
        Kind::Taxi => colors::TAXI_GROUND,
    }
}

/// Paints the ground around the middle of a square.
pub fn paint_ground(brush: &mut Brush, kind: Kind, is_built: bool, side: f32) {
    let ground = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * 0.94));
    brush.rect(ground, side * 0.07, tint(kind).with_alpha(if is_built { 0.17 } else { 0.1 }));
    if is_built && side >= DETAILED {
        paint_pencil(brush, kind, Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * 0.92)), side);
    }
}

/// The strokes of a kind's own pencil: hotels slanting, shops level, taxis chequers, houses tufts of grass.
fn paint_pencil(brush: &mut Brush, kind: Kind, ground: Rect, side: f32) {
    let apart = (side * 0.1).clamp(6.0, 11.0);
    let pen = Pen::new((side * 0.012).max(1.1), tint(kind).with_alpha(0.46));
    match kind {
        Kind::Hotel => {
            // Where x + y is a multiple of the distance.
            let mut sum = ground.min.x + ground.min.y + apart / 2.0;
            while sum < ground.max.x + ground.max.y {
                let from = Vec2::new((sum - ground.min.y).min(ground.max.x), 0.0);
                let to = Vec2::new((sum - ground.max.y).max(ground.min.x), 0.0);
                brush.stroke(&[from.with_y(sum - from.x), to.with_y(sum - to.x)], pen);
                sum += apart;
            }
        }
        Kind::Shop => {
            let mut y = ground.min.y + apart * 0.3;
            while y < ground.max.y {
                brush.stroke(&[Vec2::new(ground.min.x, y), Vec2::new(ground.max.x, y)], pen);
                y += apart * 0.66;
            }
        }
        Kind::Taxi => {
            let count = (ground.width() / (apart * 0.66)).round().max(1.0);
            let cell = ground.width() / count;
            for row in 0..count as u32 {
                for column in (row % 2..count as u32).step_by(2) {
                    let at = ground.min + Vec2::new(column as f32, row as f32) * cell;
                    brush.rect(Rect::from_corners(at, at + cell), 0.0, tint(kind).with_alpha(0.3));
                }
            }
        }
        Kind::House => {
            let count = (ground.width() / (apart * 1.9)).round().max(1.0);
            let cell = ground.width() / count;
            for row in 0..count as u32 {
                for column in 0..count as u32 {
                    let step = if row % 2 == 0 { 0.2 } else { 0.6 };
                    let at = ground.min + Vec2::new(column as f32 + step, row as f32 + 0.6) * cell;
                    for (x, lean) in [(0.0, 0.07), (0.13, 0.02)] {
                        let foot = at + Vec2::new(x, 0.0) * cell;
                        brush.stroke(&[foot, foot + Vec2::new(lean, -0.2) * cell], pen);
                    }
                }
            }
        }
    }
}

/// Paints how a square offers itself, above its ground.
pub fn paint_light(brush: &mut Brush, light: Light, side: f32) {
    if light != Light::None {
        brush.rect(around(side, 0.91), side * 0.09, colors::WASH);
    }
}

/// Paints the line around a square that offers itself, above the road in it.
pub fn paint_light_edge(brush: &mut Brush, light: Light, side: f32) {
    match light {
        Light::None => {}
        Light::Chosen => {
            brush.frame(around(side, 0.94), side * 0.1, (side * 0.036).max(2.4), palette::ACCENT);
        }
        Light::Offered => {
            let mut outline = rounded_outline(around(side, 0.9), side * 0.09);
            outline.extend(outline.first().copied());
            // On asphalt it would be lost without a pale line on either side.
            let pen = Pen::new((side * 0.026).max(1.8), palette::ACCENT).straight();
            let halo = Pen::new(pen.width * 2.0, palette::PAPER).straight();
            for pen in [halo, pen] {
                brush.dashes(&outline, side * 0.075, side * 0.055, pen);
            }
        }
    }
}

/// A part of a square around its middle.
fn around(side: f32, part: f32) -> Rect {
    Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::reach;

    #[test]
    fn ground_stays_within_its_square_and_each_kind_has_a_pencil_of_its_own() {
        let mut grounds = Vec::new();
        for kind in [Kind::House, Kind::Hotel, Kind::Shop, Kind::Taxi] {
            for side in [48.0, 66.0, 142.0] {
                let ground = Brush::shapes(|brush| paint_ground(brush, kind, true, side));
                assert!(reach(&ground) <= side / 2.0, "{kind:?} {side}: {}", reach(&ground));
                assert!(ground.len() > 8 && !grounds.contains(&ground), "{kind:?} {side}");
                grounds.push(ground);
            }
            assert_eq!(Brush::shapes(|brush| paint_ground(brush, kind, false, 66.0)).len(), 1);
        }
    }

    #[test]
    fn each_light_looks_otherwise() {
        let shapes = |light| {
            Brush::shapes(|brush| {
                paint_light(brush, light, 60.0);
                paint_light_edge(brush, light, 60.0);
            })
        };
        assert!(shapes(Light::None).is_empty());
        assert_ne!(shapes(Light::Offered), shapes(Light::Chosen));
    }
}
