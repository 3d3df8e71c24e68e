//! Dice: as they lie on the table, and flat as they are painted in panels and lists.

use bevy::prelude::*;

use super::icons;
use crate::{
    drawing::brush::Brush,
    theme::{Tone, palette},
};

/// The colours of a die.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PrintedDie {
    /// Of its body.
    pub fill: Tone,
    /// Of its pips.
    pub pips: Tone,
    /// Of its edge.
    pub edge: Tone,
}

impl PrintedDie {
    /// A white die.
    pub const WHITE: Self = Self { fill: palette::IVORY, pips: palette::PIPS, edge: palette::SOFT_INK };
}

/// Paints a die that shows so many pips, as large as its place.
pub fn paint(brush: &mut Brush, size: Vec2, pips: u8, die: PrintedDie) {
    let side = size.min_element();
    let rect = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.rect(rect, side * 0.22, die.fill);
    brush.frame(rect.inflate(-0.6), side * 0.22, 1.2, die.edge);
    brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| icons::pips(brush, pips, die.pips, 0.19));
}

/// Paints a die as it lies on the table, without its shadow: its colours at the top and at the bottom, and of its pips.
pub fn paint_body(brush: &mut Brush, side: f32, [top, bottom, pips]: [Tone; 3], face: u8) {
    brush.shaded_rect(Rect::from_center_size(Vec2::ZERO, Vec2::splat(side)), side * 0.2, top, bottom);
    brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| icons::pips(brush, face, pips, 0.17));
}
