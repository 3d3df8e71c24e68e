//! The way to score that is proposed to a player, and what any way would bring.

use core::cmp::Reverse;

use super::{
    Choice, CityPlanner, DOLLARS_PER_POINT, Illegal, Legal, Scoring, State,
    apply::{check, not_now},
};
use crate::rules::Choices as _;

impl CityPlanner {
    /// What it would bring to the player on turn to score like this, with the blocks as they lie.
    ///
    /// # Errors
    ///
    /// Why that is not allowed, or not due.
    pub fn scoring(&self, state: &State, choice: Choice) -> Result<Scoring, Illegal> {
        let Some(passed) = state.passed() else { return Err(not_now(self, state)) };
        let six = self.six(state, passed);
        check(&six, choice)?;
        Ok(six.score(choice, state.money(self.on_turn(state))))
    }

    /// The way to score that is worth most now; `None` unless scoring is due.
    ///
    /// That is the most of five times the points and the dollars, then of rerolls, then of dollars; in a player's last
    /// turn the most points with full five dollars counted as one, then dollars. Of those that bring the same it is the
    /// one that gives up least, then the one with more mixed buildings as green, then the first in the order of
    /// [`Legal`].
    pub fn proposed(&self, state: &State) -> Option<Choice> {
        let six = self.six(state, state.passed()?);
        let held = state.money(self.on_turn(state));
        let is_last = self.is_last_own_turn(state);
        let worth = |choice: &Choice| {
            let scoring = six.score(*choice, held);
            let money = held + scoring.money();
            let brings = if is_last {
                (scoring.vp + money / DOLLARS_PER_POINT, 0, money)
            } else {
                (DOLLARS_PER_POINT * scoring.vp + money, scoring.town_halls, money)
            };
            (brings, Reverse(choice.given_up.len()), choice.green.len())
        };
        let legal = Legal::of(self, state);
        let ways = (0..legal.len()).rev().filter_map(|index| legal.way(index));
        // Of equals the last one is taken: from the end, that is the first.
        ways.max_by_key(worth)
    }
}
