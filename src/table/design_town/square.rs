//! The market square on which everything lies: the town far away, the paving, and the counter with the buttons.

use bevy::prelude::*;

use super::scene::GameContext;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
        texture::Texture,
    },
    pictures::{
        design_town::{
            paving::paving,
            square::{paint_counter, paint_town},
        },
        widgets::{CoversTable, Ground},
    },
    rules::{Game as _, design_town::DesignTown},
    table::{daylight::passed, on_table::OnTable, table_game::TableGame as _},
};

/// The town far away under its sky, and where the title above it ends, in dp from the top.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(CoversTable)]
pub struct Town {
    title: f32,
    /// How much of the day has passed, 0 to 1.
    passed: f32,
}

impl Picture for Town {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_town(brush, size, self.title, self.passed);
    }
}

/// The counter on which the buttons lie.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Counter;

impl Picture for Counter {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if size.min_element() > 0.0 {
            paint_counter(brush, size);
        }
    }
}

/// The paving between the town and the counter.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Paving;

/// Above the wooden table, below everything else.
const HEIGHT: f32 = 0.5;

pub(super) fn spawn(commands: &mut Commands) {
    let place = LayoutRect::new(Rect::default(), HEIGHT);
    commands.spawn((OnTable::of::<DesignTown>(), Town::default(), place));
    commands.spawn((OnTable::of::<DesignTown>(), Counter, place));
    commands.spawn((OnTable::of::<DesignTown>(), Paving, place));
}

/// The paving, as large as the square.
pub(super) fn show_paving(
    mut commands: Commands,
    (table, screen): (GameContext, Res<Screen>),
    mut paving_stones: Query<(Entity, &mut LayoutRect, Has<Texture>), With<Paving>>,
) {
    let layout = &table.layout;
    let rect = Rect::new(0.0, layout.horizon, screen.size.x, layout.counter.max(layout.horizon));
    for (entity, mut place, is_paved) in &mut paving_stones {
        place.set_if_neq(LayoutRect::new(rect, HEIGHT));
        if !is_paved || screen.is_changed() {
            commands.entity(entity).insert(paving(screen.size));
        }
    }
}

/// Sky and counter are as wide as the screen, whatever notches cover of it.
pub(super) fn show_town(
    table: GameContext,
    screen: Res<Screen>,
    town: Single<(&mut Town, &mut LayoutRect), Without<Counter>>,
    counter: Single<&mut LayoutRect, With<Counter>>,
) {
    let layout = &table.layout;
    let across = |top: f32, bottom: f32| LayoutRect::new(Rect::new(0.0, top, screen.size.x, bottom), HEIGHT);
    let (mut town, mut place) = town.into_inner();
    let round = table.play().map_or(0, |play| play.game().round(play.state()));
    town.set_if_neq(Town { title: layout.title.max.y, passed: passed(round, DesignTown::EVENING) });
    place.set_if_neq(across(0.0, layout.horizon));
    counter.into_inner().set_if_neq(across(layout.counter.min(screen.size.y), screen.size.y));
}
