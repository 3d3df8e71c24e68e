//! The way to score that is proposed to a player, what any way would bring, and how a turn ends best.

use core::cmp::Reverse;

use super::{
    Action, Block, CityPlanner, DOLLARS_PER_POINT, Illegal, Legal, Scoring, ScoringChoice, State,
    apply::{check, not_now},
};
use crate::rules::{Game as _, IgnoreEvents, LegalActions as _};

/// A way to end a turn: what is passed, how the others are scored, and what that brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The block that is passed.
    pub passed: Block,
    /// How the others are scored.
    pub choice: ScoringChoice,
    /// What that brings.
    pub scoring: Scoring,
}

impl CityPlanner {
    /// What it would bring to the player on turn to score like this, with the blocks as they lie.
    ///
    /// # Errors
    ///
    /// Why that is not allowed, or not due.
    pub fn scoring(&self, state: &State, choice: ScoringChoice) -> Result<Scoring, Illegal> {
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
    pub fn proposed(&self, state: &State) -> Option<ScoringChoice> {
        let six = self.six(state, state.passed()?);
        let held = state.money(self.on_turn(state));
        let worth = |choice: &ScoringChoice| {
            let brings = self.worth(state, &six.score(*choice, held));
            (brings, Reverse(choice.given_up.len()), choice.green.len())
        };
        let legal = Legal::of(self, state);
        let ways = (0..legal.len()).rev().filter_map(|index| legal.way(index));
        // Of equals the last one is taken: from the end, that is the first.
        ways.max_by_key(worth)
    }

    /// What a scoring is worth to the player on turn, as ways to score are proposed: the larger, the better.
    pub fn worth(&self, state: &State, scoring: &Scoring) -> (i32, i32, i32) {
        let money = state.money(self.on_turn(state)) + scoring.money();
        if self.is_last_own_turn(state) {
            (scoring.vp + money / DOLLARS_PER_POINT, 0, money)
        } else {
            (DOLLARS_PER_POINT * scoring.vp + money, scoring.town_halls, money)
        }
    }

    /// Passing this block, and scoring the others as is proposed then; `None` if it cannot be passed.
    pub fn passing(&self, state: &State, block: Block) -> Option<Ending> {
        let mut after = state.clone();
        self.apply(&mut after, Action::Pass(block), &mut IgnoreEvents).ok()?;
        let choice = self.proposed(&after)?;
        Some(Ending { passed: block, choice, scoring: self.scoring(&after, choice).ok()? })
    }

    /// The ending that is worth most at once with the dice as they lie, of equals that with the first block; `None`
    /// unless a block is to be passed.
    pub fn best_ending(&self, state: &State) -> Option<Ending> {
        let endings = Block::ALL.into_iter().rev().filter_map(|block| self.passing(state, block));
        endings.max_by_key(|ending| self.worth(state, &ending.scoring))
    }
}
