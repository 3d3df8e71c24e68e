//! How a die looks: the blue one, a white one that can be taken, one that is taken.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{brush::Brush, paint::ComposedPicture},
    pictures::{dice, doodle_city::colors},
    rules::Seat,
    table::dice::{Die, ShownFace},
    theme::palette,
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
        let side = size.x * if is_blue { 0.98 } else { 0.86 };
        let body = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
        let radius = side * 0.2;
        let brown = palette::PLANK;
        let (top, bottom, pips) = match state {
            DieState::Taken(_) => (brown.with_alpha(0.20), brown.with_alpha(0.28), brown.with_alpha(0.75)),
            _ if is_blue => {
                (colors::BLUE_DIE.mix(&palette::LIGHT, 0.28), colors::BLUE_DIE, colors::BLUE_DIE_PIPS)
            }
            DieState::Useless => (
                palette::IVORY.mix(&palette::TABLE, 0.35),
                palette::IVORY.mix(&palette::TABLE, 0.5),
                palette::PLANK,
            ),
            DieState::Waiting | DieState::Free | DieState::Chosen => {
                (palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.45), palette::PIPS)
            }
        };
        if !matches!(state, DieState::Taken(_)) {
            brush.shadow(body, radius, side * 0.07);
        }
        if state == DieState::Chosen {
            let ring = body.inflate(side * 0.085);
            brush.frame(ring, radius * 1.4, (side * 0.075).max(3.0), palette::ACCENT);
        }
        dice::paint_body(brush, side, [top, bottom, pips], face.pips());
        if let DieState::Taken(seat) = state {
            let corner = Vec2::splat(side * 0.36);
            let color = palette::PLAYERS.get(seat.index()).copied().unwrap_or(palette::INK);
            brush.disc(corner, side * 0.16, palette::PAPER);
            brush.disc(corner, side * 0.125, color);
        }
    }
}
