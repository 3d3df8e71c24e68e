//! Matches to begin with, and numbers that look random.

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{
        Game, IgnoreEvents, LegalActions as _, Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

/// Numbers that look random and are the same every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count.max(1) as u64) as usize
    }

    /// Once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A set-up for `players`.
pub fn setup(players: u8) -> Setup {
    let sheet = built_in_sheets().remove(0);
    Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet }
}

/// A match before its first action.
pub fn fresh(players: u8) -> Match<DoodleCity> {
    agreed(setup(players))
}

/// A match before its first action, with this set-up; its dice are the same every time.
pub fn agreed(setup: Setup) -> Match<DoodleCity> {
    let names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
    let seats = names.iter().take(setup.players.into()).map(|&name| Player::person(name)).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

/// A match that goes on at random until `is_so`.
pub fn grown<G: Game>(play: Match<G>, is_so: impl Fn(&Match<G>) -> bool) -> Match<G> {
    let mut dice = Dice(21);
    for seed in 0..500 {
        let mut play = play.clone();
        play.set_seed(seed);
        while !is_so(&play) && !play.is_over() {
            let legal = play.legal();
            let drawn = play.draw(&mut Seeded::new(seed));
            let action = drawn.or_else(|| legal.get(dice.below(legal.len()))).expect("it goes on");
            play.apply(action, &mut IgnoreEvents).expect("it is legal");
        }
        if is_so(&play) {
            return play;
        }
    }
    panic!("it never came about");
}
