//! What brings scenes about, whatever the game.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use bevy::prelude::*;

use super::scene;
use crate::{
    accessibility::InteractionMap,
    bots::{Analyst, Depth},
    intent::{Intent, ReplayStep},
    page::Page,
    record::{Controller, Level, Match, Player, Seeded},
    rules::{Game, IgnoreEvents, LegalActions as _, Seat},
    screens::{Begin, Panel},
    session::{AnalysisTask, Order, Playable, Session, Thinkable},
    storage::Settings,
    table::{
        refusal::Touched,
        things::{Thing, Things},
        turn::{DeviceHolder, FocusedSeat},
    },
};

/// Turns to a page.
fn go(world: &mut World, page: Page) {
    open(world, Panel::Closed);
    world.resource_mut::<NextState<Page>>().set(page);
}

/// Opens a panel.
pub(super) fn open(world: &mut World, panel: Panel) {
    *world.resource_mut::<Panel>() = panel;
}

/// Changes the settings.
pub(super) fn set(world: &mut World, change: impl FnOnce(&mut Settings)) {
    change(&mut world.resource_mut::<Settings>());
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

/// Lays a match on the shelf, and turns to the table, from where the shelf is seen anew.
pub(super) fn shelve<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    if let Some(play) = play {
        scene::shelve(world, G::NAME, play.record().write(), play.log().len());
        put_on_table(world, Some(play));
    }
}

/// Looks back at the match on the table.
pub(super) fn look_back(world: &mut World) {
    world.write_message(Intent::LookBack);
}

/// Goes to a moment of it.
pub(super) fn go_to(world: &mut World, step: usize) {
    world.write_message(Intent::Replay(ReplayStep::To(step)));
}

/// What was found out about matches: each is looked at once, however many scenes show it.
static KNOWN: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// What it owed to luck and to skill is known, as far as a quick look tells.
pub(super) fn analysed<G: Thinkable>(world: &mut World) {
    let Some(session) = world.get_resource::<Session<G>>() else { return };
    let (id, Some(whole)) = (session.id().clone(), session.whole().cloned()) else { return };
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let text = known.entry(whole.record().write()).or_insert_with(|| {
        let analysis = Analyst::new(whole, Depth { wide: 2, kept: 1, samples: 2 }).finish();
        serde_json::to_string(&analysis).unwrap_or_default()
    });
    if let Ok(analysis) = serde_json::from_str(text) {
        world.resource_mut::<AnalysisTask<G>>().know(&id, Depth::MOST, analysis);
    }
}

/// Shows that.
pub(super) fn open_analysis(world: &mut World) {
    open(world, Panel::Analysis);
}

/// Nothing but time passes.
pub(super) fn wait(_: &mut World) {}

/// What could be done.
pub(super) fn open_hints(world: &mut World) {
    open(world, Panel::Hints);
}

/// The first of the hints that are shown.
pub(super) fn take_hint(world: &mut World) {
    world.write_message(Intent::TakeHint(0));
}

/// Closes the panel that is open.
pub(super) fn close(world: &mut World) {
    open(world, Panel::Closed);
}

/// Turns to the results of the match on the table.
pub(super) fn to_results(world: &mut World) {
    go(world, Page::Results);
}

/// Turns to the shelf.
pub(super) fn to_shelf(world: &mut World) {
    go(world, Page::Shelf);
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

/// Something legal of which such an event comes about at once.
pub(super) fn leading_to<G: Game>(play: &Match<G>, is_it: impl Fn(&G::Event) -> bool) -> Option<G::Action> {
    play.legal().iter().find(|&action| {
        let (mut after, mut events) = (play.clone(), Vec::new());
        after.apply(action, &mut events).is_ok() && events.iter().any(&is_it)
    })
}

/// Does what `choose` says in the match on the table.
pub(super) fn act<G: Playable>(world: &mut World, choose: impl Fn(&Match<G>) -> Option<G::Action>) {
    let action = world.get_resource::<Session<G>>().and_then(|session| choose(session.play()));
    if let Some(action) = action {
        world.write_message(Order::<G>::Act(action));
    }
}

/// Asks what may be done.
pub(super) fn ask_choices(world: &mut World) {
    world.write_message(Intent::ShowChoices);
}

/// Asks what the things are.
pub(super) fn ask_things(world: &mut World) {
    world.write_message(Intent::ShowThings);
}

/// Touches something with which nothing can be done: the one with this number, from 0.
pub(super) fn touch_in_vain(world: &mut World, number: usize) {
    let thing = world
        .run_system_cached_with(
            |In(number): In<usize>, things: Things, map: Res<InteractionMap>| {
                let is_dead = |thing: &Thing| map.at(thing.rect.center()).is_none();
                things.iter().filter(|thing| thing.wanted.is_some() && is_dead(thing)).nth(number)
            },
            number,
        )
        .ok()
        .flatten();
    if let Some(thing) = thing {
        world.write_message(Touched { thing, meant: None });
    }
}

/// Presses the main button.
pub(super) fn confirm(world: &mut World) {
    world.write_message(Intent::Confirm);
}

/// Takes back what was done last.
pub(super) fn take_back(world: &mut World) {
    world.write_message(Intent::Undo);
}

/// Throws the dice.
pub(super) fn roll(world: &mut World) {
    world.write_message(Intent::RollDice);
}

/// Computer players sit at all seats, and wait for a panel to close.
pub(super) fn watch<G: Playable>(world: &mut World, play: Option<Match<G>>) {
    let levels = [Level::Expert, Level::Skilled, Level::Casual, Level::Beginner];
    let seats = |play: &Match<G>| play.seats().len() as u8;
    let play = play.map(|play| {
        (0..seats(&play))
            .zip(levels.into_iter().cycle())
            .fold(play, |play, (seat, level)| with_computer(play, Seat(seat), level))
    });
    put_on_table(world, play);
}

/// Opens the set-up of a game.
pub(super) fn set_up(world: &mut World, game: &'static str) {
    world.write_message(Intent::OpenSetup(game));
}
