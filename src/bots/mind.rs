//! What a search has to know of a game beside its rules: how good a state is.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::{Points, ahead};
use crate::rules::{Choices as _, Game, Seat, Silent};

/// What looking ahead found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The seat's expected total.
    pub points: Points,
    /// What moves are compared by: the same, or how likely the seat wins.
    pub worth: Points,
}

impl From<Points> for Found {
    fn from(points: Points) -> Self {
        Self { points, worth: points }
    }
}

/// Judges the states of one game. The defaults need nothing but [`Mind::value`] and the rules.
///
pub trait Mind<G: Game> {
    /// What `state`, in which `seat` has just acted or is to act, promises `seat` without looking ahead.
    fn value(&mut self, game: &G, state: &G::State, seat: Seat) -> Points;

    /// Tells for each legal action of `seat`, who is on turn, what the seat's total is expected to be after it.
    fn look(&mut self, game: &G, state: &G::State, seat: Seat, tell: &mut dyn FnMut(G::Action, Points)) {
        let mut legal = G::Choices::default();
        game.legal(state, &mut legal);
        for action in legal.iter() {
            let mut after = state.clone();
            if game.apply(&mut after, action, &mut Silent).is_ok() {
                tell(action, self.value(game, &after, seat));
            }
        }
    }

    /// What `after`, in which `seat` has just acted, is worth when `rounds` of chance and answers are looked at.
    fn ahead(&mut self, game: &G, after: &G::State, seat: Seat, rounds: u8, source: &mut ChaCha8Rng) -> Found {
        ahead::expect(self, game, after, seat, rounds, source).into()
    }

    /// One try to the end from `after`: by how much it corrects what [`Mind::ahead`] with `rounds` said.
    /// The same `dice` stand for the same luck. `None` where tries tell nothing.
    fn correction(&mut self, game: &G, after: &G::State, seat: Seat, rounds: u8, dice: u64) -> Option<Points> {
        let _ = (game, after, seat, rounds, dice);
        None
    }

    /// How lucky an outcome of chance was for the only seat: what may be expected after it, less the mean over all
    /// outcomes. `None` where that cannot be told. A total less the luck of its match has the same mean and deviates
    /// far less.
    fn luck(&mut self, game: &G, before: &G::State, outcome: G::Action) -> Option<Points> {
        let _ = (game, before, outcome);
        None
    }

    /// How hard `action` is to see, 0 for what is obvious.
    fn hidden(&self, game: &G, state: &G::State, seat: Seat, action: G::Action) -> u32 {
        let _ = (game, state, seat, action);
        0
    }
}

/// A game that computer players know.
pub trait WithBots: Game {
    /// How they judge it.
    type Mind: Mind<Self> + Clone + Send;

    /// What a player of this skill knows of this match.
    fn mind(&self, skill: &super::Skill) -> Self::Mind;
}

/// The seed of the thoughts at step `step` of a match whose players think by `seed`.
///
/// Thoughts come from a stream of their own, so that they tell nothing of dice that come from the same seed.
pub fn thought_seed(seed: u64, step: usize) -> u64 {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut stream = ChaCha8Rng::from_seed(key);
    stream.set_stream(3);
    stream.set_word_pos(2 * step as u128);
    stream.next_u64()
}
