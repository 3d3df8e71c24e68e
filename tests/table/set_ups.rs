//! Matches of any game that are under way, and numbers that look random.

use doodle_city::{
    record::{Match, Seeded},
    rules::{Game, IgnoreEvents, LegalActions as _},
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
