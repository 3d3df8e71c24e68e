//! A die as it is painted in panels.

use bevy::color::Mix as _;
use bevy_egui::egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, vec2};

use super::style::color;
use crate::{rules::dice::Face, theme::palette};

/// The colours of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Color {
    /// The one that names the column.
    Blue,
    /// Those that name rows.
    White,
}

/// Paints a die that shows `face`.
pub(super) fn paint_die(painter: &Painter, rect: Rect, face: Face, of: Color) {
    let (fill, pips, edge) = match of {
        Color::Blue => (palette::BLUE, palette::IVORY, palette::BLUE.mix(&palette::INK, 0.4)),
        Color::White => (palette::IVORY, palette::INK, palette::SOFT_INK),
    };
    let radius = CornerRadius::same((rect.width() * 0.22) as u8);
    painter.rect(rect, radius, color(fill), Stroke::new(1.2, color(edge)), StrokeKind::Inside);
    let far = 0.5;
    let spots: &[(f32, f32)] = match face {
        Face::One => &[(0.0, 0.0)],
        Face::Two => &[(-far, -far), (far, far)],
        Face::Three => &[(-far, -far), (0.0, 0.0), (far, far)],
        Face::Four => &[(-far, -far), (far, -far), (-far, far), (far, far)],
        Face::Five => &[(-far, -far), (far, -far), (0.0, 0.0), (-far, far), (far, far)],
        Face::Six => &[(-far, -far), (far, -far), (-far, 0.0), (far, 0.0), (-far, far), (far, far)],
    };
    let half = rect.width() / 2.0;
    for &(x, y) in spots {
        painter.circle_filled(rect.center() + half * vec2(x, y), half * 0.19, color(pips));
    }
}
