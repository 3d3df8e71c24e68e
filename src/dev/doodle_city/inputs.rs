//! Scenes of whoever plays with a game pad or with switches.

use bevy::prelude::*;
use bevy_egui::egui::Id;

use super::scenes::turn;
use crate::{
    accessibility::{InteractionMap, Item},
    dev::{
        bring_about::{open, set, wait},
        scene::Scene,
    },
    input::{Focus, PadInUse, Switch},
    locale::Locale,
    pictures::gamepad::PadKind,
    screens::{Letters, Panel},
    storage::Scanning,
};

/// All of them.
pub const INPUTS: &[Scene] = &[
    Scene::new("letters", &[write_letters, wait]),
    Scene::new("text-200-letters", &[write_letters, wait]).large_text(),
    Scene::new("helps-switch", &[with_one_switch, |world| open(world, Panel::Helps)]),
    Scene::new("table-switch", &[turn, with_one_switch, move_on, move_on, wait]),
    Scene::new("table-pad", &[turn, take_pad, wait]),
];

/// The name of the first player is put together.
fn write_letters(world: &mut World) {
    let title = world.resource::<Locale>().with("setup-name-of", &[("seat", 1.into())]);
    let letters = Letters::of(Id::new("name"), title, "Ada L".into());
    open(world, Panel::Letters(letters));
}

fn with_one_switch(world: &mut World) {
    // A pause that no picture waits for.
    set(world, |settings| {
        settings.more.scanning = Some(Scanning::One);
        settings.more.scan_pause = Some(4.0);
    });
}

fn move_on(world: &mut World) {
    world.write_message(Switch::MoveOn);
}

/// A pad is used, and has gone to the first thing.
fn take_pad(world: &mut World) {
    *world.resource_mut::<PadInUse>() = PadInUse(Some(PadKind::Xbox));
    let first = world.resource::<InteractionMap>().items.iter().find(|item| item.accessible.intent.is_some());
    let first = first.and_then(Item::entity);
    *world.resource_mut::<Focus>() = Focus(first);
}
