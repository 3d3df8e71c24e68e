//! What can be found out about any game: how random play continues from here.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

use super::{Imagined, Mind, Points, random::below};
use crate::rules::{Actor, Game, IgnoreEvents, LegalActions as _, Seat, Standing};

/// Judges states by random playouts: a mind for games about which nothing has been learnt.
#[derive(Clone, Debug)]
pub struct Playouts<G: Game> {
    tries: u32,
    random: ChaCha8Rng,
    legal: G::LegalActions,
    standings: Vec<G::Standing>,
}

impl<G: Game> Playouts<G> {
    /// Values a state by this many playouts (at least 1); the same `seed` plays them the same way.
    pub fn new(tries: u32, seed: u64) -> Self {
        let random = ChaCha8Rng::seed_from_u64(seed);
        Self { tries: tries.max(1), random, legal: G::LegalActions::default(), standings: Vec::new() }
    }

    /// Plays at random from `state` to the end and returns how many steps that took. The result stays in
    /// [`Playouts::standings`].
    pub fn play(&mut self, game: &G, mut state: G::State) -> u64 {
        let mut steps = 0;
        loop {
            let action = match game.actor(&state) {
                Actor::GameOver => break,
                Actor::Chance(_) => game.draw(&state, &mut Imagined(&mut self.random)),
                Actor::Seat(_) => {
                    game.legal(&state, &mut self.legal);
                    self.legal.get(below(&mut self.random, self.legal.len()))
                }
            };
            let is_applied =
                action.is_some_and(|action| game.apply(&mut state, action, &mut IgnoreEvents).is_ok());
            debug_assert!(is_applied, "what a game offers it accepts");
            if !is_applied {
                break;
            }
            steps += 1;
        }
        game.standings(&state, &mut self.standings);
        steps
    }

    /// Everybody's result in the last playout, in seat order.
    pub fn standings(&self) -> &[G::Standing] {
        &self.standings
    }
}

impl<G: Game> Mind<G> for Playouts<G> {
    type Reason = ();

    fn value(&mut self, game: &G, state: &G::State, seat: Seat) -> Points {
        let mut sum = 0;
        for _ in 0..self.tries {
            self.play(game, state.clone());
            let worth = self.standings.get(seat.index()).map_or(0, Standing::worth);
            sum += i64::from(Points::whole(worth).0);
        }
        Points::mean(sum, self.tries.into())
    }
}
