//! The scenes of Parcel, and what brings them about.

use bevy::prelude::*;
use doodle_city::{
    dev::scene::Scene,
    intent::Intent,
    page::Page,
    record::{Match, Player, Seeded},
    rules::{Actor, Game as _, LegalActions as _, Seat},
    screens::Begin,
};

use crate::game::rules::{Parcel, Setup};

/// All scenes.
pub static SCENES: &[Scene] = &[
    Scene::new("parcel-setup", &[set_up]),
    Scene::new("parcel-turn", &[turn]),
    Scene::new("parcel-over", &[|world| begin(world, Match::is_over)]),
    Scene::new("parcel-shelf", &[turn, |world| world.resource_mut::<NextState<Page>>().set(Page::Shelf)]),
];

fn turn(world: &mut World) {
    begin(world, is_turn);
}

fn set_up(world: &mut World) {
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
