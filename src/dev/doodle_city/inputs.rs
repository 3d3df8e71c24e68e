//! Scenes of whoever plays with a game pad or with switches.

use bevy::prelude::*;

use super::scenes::turn;
use crate::{
    accessibility::{InteractionMap, Item},
    dev::{
        bring_about::{open, set, wait},
        scene::Scene,
    },
    input::{Focus, PadInUse, Switch},
    pictures::gamepad::PadKind,
    screens::Panel,
    storage::Scanning,
};

/// All of them.
pub const INPUTS: &[Scene] = &[
    Scene::new("helps-switch", &[with_one_switch, |world| open(world, Panel::Helps)]),
    Scene::new("table-switch", &[turn, with_one_switch, move_on, move_on, wait]),
    Scene::new("table-pad", &[turn, take_pad, wait]),
];

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
