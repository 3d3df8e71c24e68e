//! The felt on the desk, for the dice.

use bevy::prelude::*;

use super::colors;
use crate::drawing::{
    brush::{Brush, Pen},
    shapes::rounded_outline,
};

/// Paints felt with its seam; with a wooden rim if it is a tray.
pub fn paint_felt(brush: &mut Brush, felt: Rect, is_tray: bool) {
    let radius = 12.0;
    let mut inner = felt;
    if is_tray {
        brush.shadow(felt, radius, 6.0);
        brush.rect(felt, radius, colors::RIM);
        inner = felt.inflate(-4.0);
    }
    brush.grained(inner, radius - 3.0, colors::FELT);
    let mut seam = rounded_outline(inner.inflate(-4.0), radius - 5.0);
    seam.extend(seam.first().copied());
    brush.dashes(&seam, 5.0, 4.0, Pen::new(1.1, colors::SEAM.with_alpha(0.6)).straight());
}
