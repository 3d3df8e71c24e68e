//! What brings scenes about, whatever the game.

use bevy::prelude::*;

use super::shots::Later;
use crate::{
    drawing::place::Screen,
    intent::Intent,
    page::Page,
    platform::{FakeDevice, ThisDevice},
    record::Match,
    screens::{Begin, Panel},
    session::Playable,
    storage::Settings,
    table::turn::{DeviceHolder, FocusedSeat},
};

/// Turns to a page.
pub(super) fn go(world: &mut World, page: Page) {
    open(world, Panel::Closed);
    world.resource_mut::<NextState<Page>>().set(page);
}

/// Opens a panel.
pub(super) fn open(world: &mut World, panel: Panel) {
    *world.resource_mut::<Panel>() = panel;
}

/// Changes the settings.
pub(super) fn set(world: &mut World, change: impl FnOnce(&mut Settings)) {
    if let Some(mut settings) = world.get_resource_mut::<Settings>() {
        change(&mut settings);
    }
}

/// The same on a phone with a notch.
pub(super) fn notch(world: &mut World) {
    set(world, |settings| settings.left_handed = false);
    let screen = world.resource::<Screen>();
    let is_upright = screen.size.y >= screen.size.x;
    let insets = if is_upright { [0.0, 59.0, 0.0, 34.0] } else { [59.0, 0.0, 59.0, 21.0] };
    let device = FakeDevice::default();
    device.pretended().insets = insets;
    world.insert_resource(ThisDevice::new(device));
}

/// With text twice as large, on a device without a notch.
pub(super) fn large_text(world: &mut World) {
    world.insert_resource(ThisDevice::default());
    set(world, |settings| settings.text_scale = 2.0);
}

/// Puts a match on the table.
pub(super) fn put_on_table<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    open(world, Panel::Closed);
    if let Some(play) = play {
        world.write_message(Begin(play.into()));
    }
}

/// Somebody else has the device than the player at the table.
pub(super) fn hand_over(world: &mut World) {
    let FocusedSeat(focused) = *world.resource();
    world.resource_mut::<DeviceHolder>().0 = Some(focused.clockwise(1, 2));
}

/// Opens the set-up of a game, on a device without a notch, for the right hand, with text as designed.
pub(super) fn set_up(world: &mut World, game: &'static str) {
    world.insert_resource(ThisDevice::default());
    set(world, |settings| (settings.text_scale, settings.left_handed) = (1.0, false));
    go(world, Page::Shelf);
    world.write_message(Intent::OpenSetup(game));
}

/// What has to wait until the match is on the table.
pub(super) fn later(world: &mut World, what: fn(&mut World)) {
    world.resource_mut::<Later>().0 = Some(what);
}
