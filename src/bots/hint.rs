//! What a computer player would do, and why: the best moves as data for whoever shows them.

use super::{Mind, Points, Thinker, WithBots};
use crate::rules::Game;

/// A move worth considering.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint<Action, Reason> {
    /// The move.
    pub action: Action,
    /// The total that may be expected after it.
    pub points: Points,
    /// What speaks for it.
    pub reason: Reason,
}

/// Says what speaks for moves.
pub trait Explain<G: Game>: Mind<G> {
    /// What speaks for a move, in the game's own words.
    type Reason: Copy + PartialEq + core::fmt::Debug;

    /// What speaks for `action` of the seat on turn in `state`, beside all that it could do, the best first.
    fn reason(&mut self, game: &G, state: &G::State, action: G::Action, choices: &[G::Action]) -> Self::Reason;
}

impl<G: WithBots, M: Explain<G>> Thinker<G, M> {
    /// Up to `most` of the best moves found so far, the best first; none before the first iteration.
    pub fn hints(&mut self, most: usize) -> Vec<Hint<G::Action, M::Reason>> {
        // Only what was looked at equally far is comparable.
        let rounds = self.candidates().first().map(|candidate| candidate.rounds);
        let best: Vec<_> = self
            .candidates()
            .iter()
            .take_while(|candidate| Some(candidate.rounds) == rounds)
            .take(most)
            .map(|candidate| (candidate.action, candidate.points))
            .collect();
        let choices: Vec<_> = self.candidates().iter().map(|candidate| candidate.action).collect();
        best.into_iter()
            .map(|(action, points)| Hint { action, points, reason: self.explain(action, &choices) })
            .collect()
    }
}
