//! How a die on a block looks.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{brush::Brush, paint::ComposedPicture},
    pictures::city_planner::colors,
    pictures::dice,
    table::dice::{Die, ShownFace},
    theme::palette,
};

/// What can be done with a die.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DieState {
    /// It lies there.
    #[default]
    Lying,
    /// It stays as it is in this turn.
    Fixed,
    /// It waits for the next roll.
    Waiting,
}

impl ComposedPicture for DieState {
    type Parts = (&'static Die, &'static ShownFace, &'static Self);
    type Changes = Or<(Changed<ShownFace>, Changed<Self>)>;

    fn paint((_, &ShownFace(face), &state): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let side = size.x * 0.94;
        let body = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
        let ivory = [palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.45), palette::PIPS];
        let colors = match state {
            DieState::Lying => ivory,
            DieState::Fixed => [colors::FIXED_DIE.mix(&palette::LIGHT, 0.16), colors::FIXED_DIE, palette::PIPS],
            DieState::Waiting => ivory.map(|color| color.mix(&colors::SLAB, 0.3)),
        };
        brush.shadow(body, side * 0.2, side * 0.09);
        dice::paint_body(brush, side, colors, face.pips());
        brush.frame(body, side * 0.2, (side * 0.03).max(0.8), palette::SOFT_INK.with_alpha(0.5));
    }
}
