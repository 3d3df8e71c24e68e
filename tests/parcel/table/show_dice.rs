//! Shows the die.

use bevy::prelude::*;
use doodle_city::{
    accessibility::{AccessibleItem, Role},
    drawing::place::LayoutRect,
};

use super::{die::ShownDie, layer::Layer, scene::GameContext};
use crate::game::locale::things;

/// The die of whoever is on turn.
pub(super) fn show_die(table: GameContext, die: Single<(&mut ShownDie, &mut LayoutRect, &mut AccessibleItem)>) {
    let Some(play) = table.play() else { return };
    let (mut shown, mut place, mut accessible) = die.into_inner();
    let die = play.state().die();
    shown.set_if_neq(ShownDie(die));
    place.set_if_neq(Layer::Thing.place(table.layout.die));
    accessible.set_if_neq(AccessibleItem::text(things::die(&table.locale, die)).role(Role::Die));
}
