//! The market square on which everything lies: the town far away, the paving, and the counter with the buttons.

use bevy::prelude::*;

use super::scene::GameContext;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
    },
    pictures::{
        design_town::square::{Horizon, paint_square},
        widgets::CoversTable,
    },
    rules::design_town::DesignTown,
    table::on_table::OnTable,
};

/// The square, whole.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(CoversTable)]
pub struct MarketSquare(Horizon);

impl Picture for MarketSquare {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_square(brush, size, self.0);
    }
}

/// Above the wooden table, below everything else.
const HEIGHT: f32 = 0.5;

pub(super) fn spawn(commands: &mut Commands) {
    let place = LayoutRect::new(Rect::default(), HEIGHT);
    commands.spawn((OnTable::of::<DesignTown>(), MarketSquare::default(), place));
}

/// The square fills the screen, whatever notches cover of it.
pub(super) fn show_square(
    table: GameContext,
    screen: Res<Screen>,
    mut square: Single<(&mut MarketSquare, &mut LayoutRect)>,
) {
    let (square, place) = &mut *square;
    let layout = &table.layout;
    place.set_if_neq(LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen.size), HEIGHT));
    let horizon = Horizon { title: layout.title.max.y, ground: layout.horizon, counter: layout.counter };
    square.set_if_neq(MarketSquare(horizon));
}
