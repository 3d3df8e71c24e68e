//! Blocks as they are painted in panels and on the cover: a card with six signs, and one with a single building.

use bevy::prelude::*;

use crate::{
    drawing::brush::Brush,
    pictures::{
        city_planner::{signs, strip},
        dice::{self, PrintedDie},
        icons::pips,
    },
    rules::{
        city_planner::{Block, Blocks, Building},
        dice::Face,
    },
    theme::{Tone, palette},
};

/// The tint of the square on which a building is printed.
fn ground(building: Building, amount: f32) -> Tone {
    palette::PAPER.mix(&strip::kind(building), amount)
}

/// Paints a whole block, `width` dp wide: its six buildings, and the die on one of them.
pub(super) fn paint_card(brush: &mut Brush, block: Block, face: Face, width: f32) {
    let card = Rect::from_center_size(Vec2::ZERO, Vec2::new(1.0, 0.7) * width);
    brush.paper(card, width * 0.07, width * 0.05, palette::PAPER);
    brush.frame(card, width * 0.07, width * 0.012, palette::GRID);
    let (cell, gap) = (width * 0.28, width * 0.03);
    let middle = |at: Face| {
        let (column, row) = (at.index() % 3, at.index() / 3);
        Vec2::new(column as f32 - 1.0, row as f32 - 0.5) * (cell + gap)
    };
    for at in Face::ALL {
        let building = Blocks::BUILT_IN.building(block, at);
        let is_on = at == face;
        let place = Rect::from_center_size(middle(at), Vec2::splat(cell));
        brush.rect(place, cell * 0.18, ground(building, if is_on { 0.34 } else { 0.12 }));
        brush.within(place.center(), cell * if is_on { 0.42 } else { 0.34 }, 0.0, |brush| {
            signs::paint(brush, building);
        });
    }
    let on = middle(face) + Vec2::splat(cell * 0.42);
    brush.within(on, cell * 0.34, 0.18, |brush| paint_die(brush, face));
}

/// A die with a light from above, within -1..1.
pub(super) fn paint_die(brush: &mut Brush, face: Face) {
    let (white, ink) = (palette::IVORY, palette::PIPS);
    let die = Rect::from_center_size(Vec2::ZERO, Vec2::splat(2.0));
    brush.shadow(die, 0.42, 0.3);
    let below = white.mix(&palette::PLANK, 0.45);
    brush.rect(Rect { max: die.max + Vec2::new(0.0, 0.14), ..die }, 0.42, below);
    brush.shaded_rect(die, 0.42, white, white.mix(&palette::GRID, 0.6));
    brush.frame(die, 0.42, 0.07, white.mix(&palette::SOFT_INK, 0.5));
    pips(brush, face.pips(), ink, 0.18);
}

/// How a block lies in a small picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lying {
    /// Its building and its die; `None` before the roll.
    pub shown: Option<(Building, Face)>,
    /// Whether the red cube lies on it.
    pub is_locked: bool,
}

/// Paints the building of a block with its die, `side` dp wide and high.
pub(super) fn paint_cell(brush: &mut Brush, lying: Lying, side: f32) {
    let place = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.rect(place, side * 0.16, palette::PAPER);
    match lying.shown {
        Some((building, face)) => {
            brush.rect(place, side * 0.16, ground(building, 0.26));
            brush.frame(place.inflate(-0.4), side * 0.16, 0.8, strip::kind(building));
            brush.within(Vec2::splat(-side * 0.12), side * 0.33, 0.0, |brush| signs::paint(brush, building));
            brush.within(Vec2::splat(side * 0.24), 1.0, 0.0, |brush| {
                dice::paint(brush, Vec2::splat(side * 0.46), face.pips(), PrintedDie::WHITE);
            });
        }
        None => {
            brush.rect(place, side * 0.16, palette::PAPER.mix(&palette::GRID, 0.35));
            brush.frame(place.inflate(-0.4), side * 0.16, 0.8, palette::GRID);
        }
    }
    if lying.is_locked {
        brush.within(Vec2::new(side * 0.36, -side * 0.36), side * 0.17, 0.0, signs::cube);
    }
}
