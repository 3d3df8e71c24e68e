//! Dice: as they lie on the felt, and their faces as labels.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::{
        brush::{Brush, Pen},
        shapes::rounded_outline,
    },
    pictures::{
        dice::{self, PrintedDie},
        icons,
    },
    theme::palette,
};

/// How a die lies on the felt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    /// It can be taken, or is the blue one.
    Free,
    /// It is about to be taken: on a blue plate.
    Chosen,
    /// It is of no use now.
    Useless,
    /// Somebody has taken it: its dent is left.
    Gone,
}

/// Paints a die `side` dp wide.
pub fn paint_die(brush: &mut Brush, side: f32, face: u8, is_blue: bool, lying: Lying) {
    let body = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    let pips = |brush: &mut Brush, color, radius| {
        brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| {
            icons::pips(brush, face, color, radius);
        });
    };
    if lying == Lying::Gone {
        brush.rect(body, side * 0.2, colors::DENT.with_alpha(0.8));
        let mut outline = rounded_outline(body, side * 0.2);
        outline.extend(outline.first().copied());
        brush.dashes(&outline, 3.0, 3.5, Pen::new(1.3, colors::SEAM.with_alpha(0.85)).straight());
        pips(brush, colors::GONE_PIPS, 0.184);
        return;
    }
    let thick = side * 0.1;
    if lying == Lying::Chosen {
        let edge = (side * 0.105).max(5.0);
        let plate = Rect { max: body.max + edge + Vec2::new(0.0, thick), ..body.inflate(edge) };
        brush.rect(plate, side * 0.3, colors::PLATE_RIM);
        brush.rect(plate.inflate(-(side * 0.045).max(2.4)), side * 0.27, palette::ACCENT);
    } else {
        brush.shadow(Rect { max: body.max + Vec2::new(0.0, thick), ..body }, side * 0.22, side * 0.06);
    }
    let (top, bottom, edge, dark) = if is_blue {
        (
            colors::BLUE_DIE.mix(&palette::LIGHT, 0.24),
            colors::BLUE_DIE,
            colors::BLUE_DIE.mix(&palette::DARK, 0.32),
            colors::BLUE_DIE_PIPS,
        )
    } else if lying == Lying::Useless {
        let grey = palette::IVORY.mix(&colors::FELT, 0.42);
        (grey, grey.mix(&palette::DARK, 0.06), grey.mix(&palette::DARK, 0.3), colors::DENT)
    } else {
        let edge = palette::IVORY.mix(&palette::PLANK, 0.3);
        (palette::IVORY, palette::IVORY.mix(&palette::PLANK, 0.05), edge, palette::PIPS)
    };
    brush.rect(Rect { min: body.min, max: body.max + Vec2::new(0.0, thick) }, side * 0.22, edge);
    brush.shaded_rect(body, side * 0.22, top, bottom);
    brush.frame(
        body.inflate(-side * 0.05),
        side * 0.19,
        (side * 0.025).max(1.0),
        top.mix(&palette::LIGHT, 0.45).with_alpha(0.8),
    );
    pips(brush, dark, 0.184);
}

/// The blue die as a label.
pub const BLUE_LABEL: PrintedDie =
    PrintedDie { fill: colors::BLUE_DIE, pips: palette::IVORY, edge: colors::BLUE_DIE_EDGE };

/// Paints the face of a die as a label, `side` dp wide; without pips if it is 0.
pub fn paint_label(brush: &mut Brush, side: f32, pips: u8, is_blue: bool) {
    let die = if is_blue { BLUE_LABEL } else { PrintedDie::WHITE };
    dice::paint(brush, Vec2::splat(side), pips, die);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_look_otherwise_however_they_lie() {
        let mut seen = Vec::new();
        for (is_blue, lying) in [
            (true, Lying::Free),
            (false, Lying::Free),
            (false, Lying::Chosen),
            (false, Lying::Useless),
            (false, Lying::Gone),
        ] {
            let die = Brush::shapes(|brush| paint_die(brush, 50.0, 5, is_blue, lying));
            assert!(!seen.contains(&die), "{is_blue} {lying:?}");
            seen.push(die);
        }
    }
}
