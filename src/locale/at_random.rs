//! Matches that are played at random, for tests of what is said about them.

use crate::{
    record::{Match, Player, Seeded},
    rules::{Game, LegalActions as _},
};

/// Plays a match with this set-up at random: `each` carries out every action.
pub(super) fn play<G: Game>(setup: G::Setup, seed: u64, each: &mut dyn FnMut(&mut Match<G>, G::Action)) {
    let names = ["Ada", "Bo", "Cleo", "Dov"];
    let players = G::new(setup.clone()).ok().map_or(0, |game| game.seats());
    let seats = names.iter().take(players).map(|name| Player::person(*name)).collect();
    let mut play = Match::<G>::new(setup, seats).unwrap();
    let (mut dice, mut legal, mut lot) = (Seeded::new(seed), G::LegalActions::default(), seed);
    while !play.is_over() {
        let drawn = play.draw(&mut dice);
        play.game().legal(play.state(), &mut legal);
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = || legal.get((lot >> 33) as usize % legal.len());
        each(&mut play, drawn.or_else(chosen).unwrap());
    }
}
