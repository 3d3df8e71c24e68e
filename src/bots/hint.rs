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
    /// Up to `most` of the best moves found so far, the best first and each for another plan; none before the first
    /// iteration.
    pub fn hints(&mut self, most: usize) -> Vec<Hint<G::Action, M::Reason>> {
        // Only what was looked at equally far is comparable.
        let turns = self.candidates().first().map(|candidate| candidate.turns);
        let comparable = self.candidates().iter().take_while(|candidate| Some(candidate.turns) == turns);
        let best: Vec<_> = comparable.map(|candidate| (candidate.action, candidate.points)).collect();
        let choices: Vec<_> = self.candidates().iter().map(|candidate| candidate.action).collect();
        let (mut hints, mut plans) = (Vec::new(), Vec::new());
        for (action, points) in best {
            if hints.len() == most {
                break;
            }
            if let Some(plan) = self.plan(action) {
                if plans.contains(&plan) {
                    continue;
                }
                plans.push(plan);
            }
            hints.push(Hint { action, points, reason: self.explain(action, &choices) });
        }
        hints
    }
}
