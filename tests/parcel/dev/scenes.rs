//! The scenes of Parcel of which pictures are taken, and what brings them about, one after the other.

use bevy::prelude::*;
use doodle_city::{
    dev::shots::Scene,
    intent::Intent,
    page::Page,
    record::{Match, Player, Seeded},
    rules::{Actor, Game as _, LegalActions as _, Seat},
    screens::Begin,
};

use crate::game::rules::{Parcel, Setup};

/// All scenes, in their order: each begins where the one before left off.
pub static SCENES: &[Scene] = &[
    ("parcel-setup", set_up),
    ("parcel-turn", |world| begin(world, is_turn)),
    ("parcel-over", |world| begin(world, Match::is_over)),
    ("parcel-shelf", |world| turn_to(world, Page::Shelf)),
];

fn turn_to(world: &mut World, page: Page) {
    world.resource_mut::<NextState<Page>>().set(page);
}

fn set_up(world: &mut World) {
    turn_to(world, Page::Shelf);
    world.write_message(Intent::OpenSetup(Parcel::NAME));
}

/// Somebody decides, some turns after the beginning.
fn is_turn(play: &Match<Parcel>) -> bool {
    play.log().len() > 12 && matches!(play.actor(), Actor::Seat(_))
}

/// Puts a match on the table that has gone on until a moment, with the first of what was legal.
fn begin(world: &mut World, is_so: impl Fn(&Match<Parcel>) -> bool) {
    let seats = ["Ada", "Bo"].map(Player::person).to_vec();
    let Ok(mut play) = Match::<Parcel>::new(Setup { turns: 20, first: Seat(0) }, seats) else { return };
    let mut chance = Seeded::new(7);
    while !is_so(&play) {
        let Some(action) = play.draw(&mut chance).or_else(|| play.legal().get(0)) else { return };
        if play.apply(action, &mut Vec::new()).is_err() {
            return;
        }
    }
    world.write_message(Begin(play.into()));
}
