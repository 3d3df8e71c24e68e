//! The disc of a player: in its colour, for its initial.

use bevy::math::Vec2;

use crate::{drawing::brush::Brush, theme::palette};

/// Paints the disc of the player at this seat.
pub fn paint_disc(brush: &mut Brush, seat: usize, radius: f32) {
    let color = palette::DISCS.get(seat).copied().unwrap_or(palette::INK);
    brush.disc(Vec2::ZERO, radius, palette::DISC_RIM);
    brush.disc(Vec2::ZERO, radius - (radius * 0.13).max(1.0).min(radius), color);
}
