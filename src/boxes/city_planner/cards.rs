//! Blocks as they are painted in panels: cards with a single building.

use bevy::prelude::*;

use crate::{
    drawing::brush::Brush,
    pictures::{
        city_planner::{signs, strip},
        dice::{self, PrintedDie},
    },
    rules::{city_planner::Building, dice::Face},
    theme::{Tone, palette},
};

/// The tint of the square on which a building is printed.
fn ground(building: Building, amount: f32) -> Tone {
    palette::PAPER.mix(&strip::kind(building), amount)
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
