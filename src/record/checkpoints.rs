//! A match from its beginning to its end, any moment of which is there at once.

use std::sync::Arc;

use super::Match;
use crate::rules::{Actor, Game, IgnoreEvents, Seat, Standing};

/// States are kept after so many actions each: a moment is never farther from one.
const EVERY: usize = 64;

/// A match, any moment of which is there at once.
#[derive(Clone, Debug)]
pub struct Checkpoints<G: Game> {
    whole: Arc<Match<G>>,
    /// After 0, [`EVERY`], twice as many actions and so on.
    states: Vec<G::State>,
}

impl<G: Game> Checkpoints<G> {
    /// That of a match.
    pub fn new(whole: Arc<Match<G>>) -> Self {
        let mut state = whole.game().start();
        let mut states = vec![state.clone()];
        for (step, &action) in (1..).zip(whole.log()) {
            let applied = whole.game().apply(&mut state, action, &mut IgnoreEvents);
            debug_assert!(applied.is_ok(), "what was legal once is legal again");
            if step % EVERY == 0 {
                states.push(state.clone());
            }
        }
        Self { whole, states }
    }

    /// The whole match.
    pub const fn whole(&self) -> &Arc<Match<G>> {
        &self.whole
    }

    /// Who made the last action before so many that was not nobody's, or for whom chance did.
    pub fn mover_before(&self, steps: usize) -> Option<Seat> {
        (0..steps).rev().find_map(|step| mover(self.at(step).actor()))
    }

    /// The match as it was after `steps` actions; all of it if there are fewer.
    pub fn at(&self, steps: usize) -> Match<G> {
        let steps = steps.min(self.whole.log().len());
        let kept = steps / EVERY;
        let mut state = self.states[kept].clone();
        for &action in &self.whole.log()[kept * EVERY..steps] {
            let applied = self.whole.game().apply(&mut state, action, &mut IgnoreEvents);
            debug_assert!(applied.is_ok(), "what was legal once is legal again");
        }
        self.whole.with_state(steps, state)
    }
}

/// Who acts, or for whom chance does.
const fn mover(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) | Actor::Chance(Some(seat)) => Some(seat),
        Actor::Chance(None) | Actor::GameOver => None,
    }
}

/// A moment of a match, for whoever looks back at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Who made the action that led to it, or for whom chance did; `None` before anybody's.
    pub mover: Option<Seat>,
    /// The round, 0 before the first.
    pub round: u32,
    /// Everybody's points.
    pub totals: Vec<i32>,
}

/// All moments of a match: before its first action, and after each.
pub(super) fn moments<G: Game>(play: &Match<G>) -> Vec<Moment> {
    let game = play.game();
    let (mut state, mut last, mut standings) = (game.start(), None, Vec::new());
    let mut moment = |state: &G::State, mover: Option<Seat>| {
        standings.clear();
        game.standings(state, &mut standings);
        Moment { mover, round: game.round(state), totals: standings.iter().map(Standing::total).collect() }
    };
    let mut all = vec![moment(&state, last)];
    for &action in play.log() {
        last = mover(game.actor(&state)).or(last);
        let applied = game.apply(&mut state, action, &mut IgnoreEvents);
        debug_assert!(applied.is_ok(), "what was legal once is legal again");
        all.push(moment(&state, last));
    }
    all
}
