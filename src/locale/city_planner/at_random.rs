//! Matches that are played at random, for tests of what is said about them.

use crate::{
    record::{Match, Player, Seeded},
    rules::{
        Choices as _, Game as _, Seat,
        city_planner::{Action, Blocks, CityPlanner, Event, Legal, Setup},
    },
};

/// Plays a match at random: `each` carries out every action.
pub(super) fn play(players: u8, seed: u64, each: &mut dyn FnMut(&mut Match<CityPlanner>, Action)) {
    let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
    let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
    let mut play = Match::<CityPlanner>::new(setup, seats).unwrap();
    let (mut dice, mut legal, mut lot) = (Seeded::new(seed), Legal::default(), seed);
    while !play.is_over() {
        let drawn = play.draw(&mut dice);
        play.game().legal(play.state(), &mut legal);
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = || legal.get((lot >> 33) as usize % legal.len());
        each(&mut play, drawn.or_else(chosen).unwrap());
    }
}

/// What happens in such a match of two.
pub(super) fn events(seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    play(2, seed, &mut |play, action| play.apply(action, &mut events).unwrap());
    events
}
