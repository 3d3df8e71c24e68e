//! What a search has to know of a game beside its rules: how good a state is.

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};

use super::{Candidate, Points, Skill, ahead};
use crate::{
    record::stream,
    rules::{Choices as _, Game, Seat, Silent},
};

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

/// What tries to the end tell in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tries {
    /// Corrections count half after so many tries: the variance of one by that of what they are to find out. At least 1.
    pub trust: i64,
    /// What decides between two candidates: the lead squared times the tries and `trust`, in points squared. With 6 times
    /// the variance of a try that is at about 2.5 deviations.
    pub decided: i64,
}

/// Judges the states of one game. The defaults need nothing but [`Mind::value`] and the rules.
///
/// Points are what the game says that winning is: the expected total, or whatever decides.
pub trait Mind<G: Game> {
    /// What speaks for a move, in the game's own words; `()` where nothing is said.
    type Reason: Copy + PartialEq + core::fmt::Debug + Send + Sync + 'static;

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

    /// What `after`, in which `seat` has just acted, is worth when so many turns of that seat are looked at to their ends,
    /// the present one among them if it has not ended, with all chance and answers in between.
    fn ahead(&mut self, game: &G, after: &G::State, seat: Seat, turns: u8, source: &mut ChaCha8Rng) -> Found {
        ahead::expect(self, game, after, seat, turns, source).into()
    }

    /// What tries to the end tell in this match; `None` where they tell nothing.
    fn tries(&self, game: &G) -> Option<Tries> {
        let _ = game;
        None
    }

    /// One try to the end from `after`: by how much it corrects what [`Mind::ahead`] with `turns` said.
    /// The same `dice` stand for the same luck. Asked only where there are [`Mind::tries`].
    fn correction(&mut self, game: &G, after: &G::State, seat: Seat, turns: u8, dice: u64) -> Points {
        let _ = (game, after, seat, turns, dice);
        Points::ZERO
    }

    /// Makes the mistakes of a player of this skill: forgets moves, but never all, and misjudges what they are worth.
    fn err(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        candidates: &mut Vec<Candidate<G::Action>>,
        source: &mut ChaCha8Rng,
    ) {
        let _ = (game, state, seat, candidates, source);
    }

    /// How lucky an outcome of chance was for the only seat: what may be expected after it, less the mean over all
    /// outcomes. `None` where that cannot be told. A total less the luck of its match has the same mean and deviates
    /// far less.
    fn luck(&mut self, game: &G, before: &G::State, outcome: G::Action) -> Option<Points> {
        let _ = (game, before, outcome);
        None
    }

    /// What speaks for `action` of the seat on turn in `state`, beside all that it could do, the best first; `None` where
    /// the game does not say.
    fn reason(
        &mut self,
        game: &G,
        state: &G::State,
        action: G::Action,
        choices: &[G::Action],
    ) -> Option<Self::Reason> {
        let _ = (game, state, action, choices);
        None
    }
}

/// A game that computer players know.
pub trait WithBots: Game {
    /// How they judge it.
    type Mind: Mind<Self> + Clone + Send;

    /// What a player of this skill knows of this match, and which mistakes it makes.
    fn mind(&self, skill: &Skill) -> Self::Mind;
}

/// The seed of the thoughts at step `step` of a match whose players think by `seed`.
///
/// Thoughts come from a stream of their own, so that they tell nothing of dice that come from the same seed.
pub fn thought_seed(seed: u64, step: usize) -> u64 {
    let mut stream = stream(seed, 3);
    stream.set_word_pos(2 * step as u128);
    stream.next_u64()
}
