//! What brings scenes about, whatever the game.

use bevy::prelude::*;

use super::shots::Later;
use crate::{
    drawing::place::Screen,
    intent::Intent,
    page::Page,
    platform::{FakeDevice, ThisDevice},
    record::{Controller, Level, Match, Player, Seeded},
    rules::{Game, IgnoreEvents, Seat},
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

/// A match of people with these names until a moment, or its end: what chance leaves to players, `choose` decides.
pub(super) fn played<G: Game>(
    setup: G::Setup,
    names: &[&str],
    seed: u64,
    is_so: impl Fn(&Match<G>) -> bool,
    choose: impl Fn(&Match<G>) -> Option<G::Action>,
) -> Option<Match<G>> {
    let players = G::new(setup.clone()).ok()?.seats();
    let seats = names.iter().take(players).map(|name| Player::person(*name)).collect();
    let mut play = Match::<G>::new(setup, seats).ok()?;
    let mut chance = Seeded::new(seed);
    while !is_so(&play) && !play.is_over() {
        let action = play.draw(&mut chance).or_else(|| choose(&play))?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
    Some(play)
}

/// Puts a match on the table.
pub(super) fn put_on_table<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    open(world, Panel::Closed);
    if let Some(play) = play {
        world.write_message(Begin(play.into()));
    }
}

/// What could be done in a match.
pub(super) fn ask_for_hints<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    put_on_table(world, play);
    later(world, |world| open(world, Panel::Hints));
}

/// The first of the hints that are shown.
pub(super) fn take_hint(world: &mut World) {
    world.write_message(Intent::TakeHint(0));
    later(world, |world| open(world, Panel::Closed));
}

/// The results of a match.
pub(super) fn finish<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    put_on_table(world, play);
    later(world, |world| go(world, Page::Results));
}

/// A computer player sits at this seat.
pub(super) fn with_computer<G: Game>(mut play: Match<G>, seat: Seat, level: Level) -> Match<G> {
    play.change_seat(seat, Controller::Level(level));
    play
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
