//! Complete random matches through the same `legal`, `draw` and `apply` as the app, chance included.

use std::hint::black_box;

use doodle_city::{
    record::Seeded,
    rules::{Actor, Game, IgnoreEvents, LegalActions as _},
};
use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};

use crate::{
    allocations,
    table::{Floor, Table, time},
};

const REPETITIONS: usize = 201;
const STEPS_A_REPETITION: u64 = 200_000;

/// What is kept from match to match, so that none allocates.
struct Player<'a, G: Game> {
    game: &'a G,
    legal: G::LegalActions,
    standings: Vec<G::Standing>,
    choose: SmallRng,
}

impl<G: Game> Player<'_, G> {
    /// Plays the match of `seed` to its end; how many steps that took.
    fn play(&mut self, seed: u64) -> u64 {
        let mut dice = Seeded::new(seed);
        let mut state = self.game.start();
        let mut steps = 0;
        loop {
            let action = match self.game.actor(&state) {
                Actor::Chance(_) => self.game.draw(&state, &mut dice),
                Actor::Seat(_) => {
                    self.game.legal(&state, &mut self.legal);
                    self.legal.get(self.choose.random_range(0..self.legal.len()))
                }
                Actor::GameOver => break,
            };
            let applied = action.map(|action| self.game.apply(&mut state, action, &mut IgnoreEvents));
            assert!(matches!(applied, Some(Ok(()))), "what is offered is accepted: {applied:?}");
            steps += 1;
        }
        self.game.standings(&state, &mut self.standings);
        black_box(&self.standings);
        steps
    }
}

/// `naive` is how many such matches a second scorer manages in the same loop. With `is_lean` no match may allocate.
pub fn measure<G: Game>(table: &mut Table, game: &G, naive: Floor, is_lean: bool) {
    let standings = Vec::with_capacity(game.seats());
    let mut player =
        Player { game, legal: G::LegalActions::default(), standings, choose: SmallRng::seed_from_u64(1) };
    let mut seed = 0;
    let mut play = || {
        let (mut matches, mut steps, before) = (0.0, 0, allocations());
        let (seconds, ()) = time(|| {
            while steps < STEPS_A_REPETITION {
                steps += player.play(seed);
                seed += 1;
                matches += 1.0;
            }
        });
        (matches, steps as f64, seconds, (allocations() - before) as f64)
    };
    // Caches and clock speed settle, and buffers take their size.
    play();
    let mut runs: Vec<_> = (0..REPETITIONS).map(|_| play()).collect();
    runs.sort_by(|a, b| (a.0 / a.2).total_cmp(&(b.0 / b.2)));
    let sum = |part: fn(&(f64, f64, f64, f64)) -> f64| runs.iter().map(part).sum::<f64>();
    let (matches, steps, seconds, _) = runs[REPETITIONS / 2];
    let (most, _, least_seconds, _) = runs[REPETITIONS - 1];
    table.row("random matches/s", matches / seconds, naive);
    table.row("the same in the fastest run", most / least_seconds, naive);
    table.row("random steps/s", steps / seconds, Some(pig()));
    table.row("steps a match", sum(|run| run.1) / sum(|run| run.0), None);
    let allocated = sum(|run| run.3) / sum(|run| run.0);
    if is_lean {
        table.row_at_most("allocations a match", allocated, None, 0.0);
    } else {
        table.row("allocations a match", allocated, None);
    }
}

/// Steps per second of the C++ tree search of `OpenSpiel` on its simplest game, `pig`: as `benches/pig.py` has just
/// measured here, if that could run; otherwise as somebody did once, 118,000 playouts of 187 steps.
pub fn pig() -> (f64, &'static str) {
    let measured = std::env::var("PIG_STEPS").ok().and_then(|steps| steps.parse().ok());
    measured.map_or((118_000.0 * 187.0, "pig, elsewhere"), |steps| (steps, "pig"))
}
