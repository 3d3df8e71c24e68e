//! What a computer player would do, and why: the best moves as data for whoever shows them.

use super::{Mind, Points, Thinker};
use crate::rules::Game;

/// A move worth considering.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint<Action, Reason> {
    /// The move.
    pub action: Action,
    /// The total to expect after it.
    pub points: Points,
    /// Why it is good, where the game can say so.
    pub reason: Option<Reason>,
}

impl<G: Game, M: Mind<G>> Thinker<G, M> {
    /// Up to `most` of the best moves found so far, the best first; none before the first iteration.
    pub fn hints(&mut self, most: usize) -> Vec<Hint<G::Action, M::Reason>> {
        // Only what was looked at equally far is comparable.
        let turns = self.candidates().first().map(|candidate| candidate.turns);
        let best: Vec<_> = self
            .candidates()
            .iter()
            .take_while(|candidate| Some(candidate.turns) == turns)
            .take(most)
            .map(|candidate| (candidate.action, candidate.points))
            .collect();
        let choices: Vec<_> = self.candidates().iter().map(|candidate| candidate.action).collect();
        best.into_iter()
            .map(|(action, points)| Hint { action, points, reason: self.explain(action, &choices) })
            .collect()
    }
}
