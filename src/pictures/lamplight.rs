//! The light of a lamp or a window, seen in the dusk.

use bevy::prelude::*;

use crate::{
    drawing::brush::Brush,
    theme::{Tone, painted},
};

/// Paints a light, as wide and high as told.
pub(crate) fn paint_lamplight(brush: &mut Brush, size: Vec2) {
    let radius = size.min_element() / 2.0;
    let seen = Rect::from_center_size(Vec2::ZERO, size);
    brush.glow(Vec2::ZERO, radius, painted::LIT.with_alpha(0.16), seen);
    brush.glow(Vec2::ZERO, radius * 0.55, painted::LIT.with_alpha(0.24), seen);
    brush.glow(Vec2::ZERO, radius * 0.2, painted::LIT.with_alpha(0.75), seen);
}

/// Paints a rocket that has burst, as wide and high as told: sparks in rings, in this colour.
pub(crate) fn paint_firework(brush: &mut Brush, size: Vec2, color: Tone) {
    let radius = size.min_element() / 2.0;
    for (ring, sparks) in [(0.45, 8), (0.7, 12), (0.95, 16)] {
        for spark in 0..sparks {
            let out = Vec2::from_angle(core::f32::consts::TAU * spark as f32 / sparks as f32 + ring);
            brush.disc(out * radius * ring, radius * 0.045, color);
            brush.disc(out * radius * ring * 0.9, radius * 0.028, painted::LIT);
        }
    }
    brush.glow(Vec2::ZERO, radius, color.with_alpha(0.3), Rect::from_center_size(Vec2::ZERO, size));
}
