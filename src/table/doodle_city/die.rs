//! How a die looks: the blue one, a white one that can be taken, one that is taken.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{brush::Brush, paint::ComposedPicture},
    pictures::doodle_city::die::{Lying, paint_die},
    rules::Seat,
    table::dice::{Die, ShownFace},
};

/// What can be done with a die.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DieState {
    /// Waits for the roll.
    #[default]
    Waiting,
    /// Can be taken, or is the blue one.
    Free,
    /// About to be taken.
    Chosen,
    /// Left, but of no use to the player on turn.
    Useless,
    /// Taken by a player.
    Taken(Seat),
}

/// Whether it is the blue one; the others are white.
pub const fn is_blue(die: Die) -> bool {
    die.0 == 0
}

impl ComposedPicture for DieState {
    type Parts = (&'static Die, &'static ShownFace, &'static Self);
    type Changes = Or<(Changed<ShownFace>, Changed<Self>)>;

    fn paint((&die, &ShownFace(face), &state): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let is_blue = is_blue(die);
        let side = size.x * if is_blue { 0.98 } else { 0.84 };
        let lying = match state {
            DieState::Taken(_) => Lying::Gone,
            DieState::Chosen => Lying::Chosen,
            DieState::Useless => Lying::Useless,
            DieState::Waiting | DieState::Free => Lying::Free,
        };
        paint_die(brush, side, face.pips(), is_blue, lying);
    }
}
