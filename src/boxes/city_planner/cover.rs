//! The cover of the box: three blocks with their dice, one over the other, and the red cube on the one that is passed.

use bevy::prelude::*;

use super::cards::paint_card;
use crate::{
    boxes::BoxCover,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::city_planner::{colors, signs},
    rules::{city_planner::Block, dice::Face},
};

/// The blocks on the cover with their dice, from the back to the front, each with its middle and its turn.
const FAN: [(usize, Face, Vec2, f32); 3] = [
    (3, Face::Two, Vec2::new(-0.12, -0.27), -0.1),
    (0, Face::One, Vec2::new(0.13, 0.0), 0.08),
    (5, Face::Three, Vec2::new(-0.1, 0.27), -0.05),
];

pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: locale.text("planner-box-title"),
        text: locale.text("planner-box-text"),
        facts: locale.text("planner-box-facts"),
        name: locale.text("planner-box-name"),
        color: colors::COVER,
        picture: DynPicture::new(|size, brush| {
            let side = size.min_element();
            for (block, face, at, turn) in FAN {
                brush.within(at * side, 1.0, turn, |brush| {
                    paint_card(brush, Block::ALL[block], face, side * 0.65);
                });
            }
            brush.within(Vec2::new(0.37, 0.14) * side, side * 0.075, 0.16, signs::cube);
        }),
    }
}
