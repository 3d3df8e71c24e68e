//! What a turn would bring: by each way to score, and by each step before that, tried on an imagined state.

use core::cmp::Reverse;

use crate::rules::{
    Game as _, IgnoreEvents, LegalActions as _, Seat,
    city_planner::{
        Action, Block, CityPlanner, DOLLARS_PER_POINT, Legal, ROUNDS, Scoring, ScoringChoice, State, Step,
    },
};

/// What a player would have more at the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prospect {
    pub(super) vp: i32,
    /// Dollars, less what is paid for changes and upkeep.
    pub(super) money: i32,
    /// Free rerolls in the next turn; none in the last one.
    pub(super) rerolls: i32,
    /// What it is compared by: as the rules propose a way to score.
    worth: (i32, i32, i32),
}

impl Prospect {
    /// Of a scoring in `state`, for a player who had `before` dollars.
    fn of(game: &CityPlanner, state: &State, before: i32, scoring: &Scoring) -> Self {
        let held = held(game, state) + scoring.money();
        let (rerolls, worth) = if game.round(state) == ROUNDS {
            (0, (scoring.vp + held / DOLLARS_PER_POINT, 0, held))
        } else {
            (scoring.town_halls, (DOLLARS_PER_POINT * scoring.vp + held, scoring.town_halls, held))
        };
        Self { vp: scoring.vp, money: held - before, rerolls, worth }
    }

    /// Whether `self` brings at least as much of everything.
    const fn covers(&self, other: &Self) -> bool {
        self.vp >= other.vp && self.money >= other.money && self.rerolls >= other.rerolls
    }
}

/// The dollars of the player on turn.
fn held(game: &CityPlanner, state: &State) -> i32 {
    game.actor(state).seat().map_or(0, |seat: Seat| state.money(seat))
}

/// A way to score, and what it brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) choice: ScoringChoice,
    pub(super) scoring: Scoring,
    pub(super) prospect: Prospect,
}

/// The ways to score that bring as much as no other one in everything, the proposed one first. Of those that bring the
/// same it is the one that the rules would propose.
pub(super) fn ways(game: &CityPlanner, state: &State) -> Vec<Way> {
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    let way = |action: Action| match action {
        Action::Score(choice) => {
            let scoring = game.scoring(state, choice).ok()?;
            let prospect = Prospect::of(game, state, held(game, state), &scoring);
            Some(Way { choice, scoring, prospect })
        }
        Action::Roll(_) | Action::Throw(_) | Action::Reroll(_) | Action::Change { .. } | Action::Pass(_) => {
            None
        }
    };
    let mut all: Vec<Way> = legal.iter().filter_map(way).collect();
    let order =
        |way: &Way| (Reverse(way.prospect.worth), way.choice.given_up.len(), Reverse(way.choice.green.len()));
    all.sort_by_key(order);
    let mut ways: Vec<Way> = Vec::new();
    for way in all {
        // Whatever brings more of everything is worth more, so it has come before.
        if !ways.iter().any(|better| better.prospect.covers(&way.prospect)) {
            ways.push(way);
        }
    }
    ways
}

/// What it would bring to pass `block` now and score as proposed, to a player who had `before` dollars.
fn passing(game: &CityPlanner, state: &State, before: i32, block: Block) -> Option<Prospect> {
    let passed = after(game, state, Action::Pass(block))?;
    let scoring = game.scoring(&passed, game.proposed(&passed)?).ok()?;
    Some(Prospect::of(game, &passed, before, &scoring))
}

/// What it would bring to pass `block` now and score as proposed; `None` if that is not allowed.
pub(super) fn of_pass(game: &CityPlanner, state: &State, block: Block) -> Option<Prospect> {
    passing(game, state, held(game, state), block)
}

/// What it would bring to change the die of `block`, pass whichever block is best then, and score as proposed; `None` if
/// that is not allowed.
pub(super) fn of_change(game: &CityPlanner, state: &State, block: Block, step: Step) -> Option<Prospect> {
    let changed = after(game, state, Action::Change { block, step })?;
    let before = held(game, state);
    let passes = Block::ALL.into_iter().filter_map(|block| passing(game, &changed, before, block));
    passes.max_by_key(|prospect| prospect.worth)
}

/// What follows from an action; `None` if it is not allowed.
fn after(game: &CityPlanner, state: &State, action: Action) -> Option<State> {
    let mut state = state.clone();
    game.apply(&mut state, action, &mut IgnoreEvents).ok().map(|()| state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Seeded,
        rules::city_planner::{Blocks, Setup},
    };

    /// Calls `see` at each scoring of some matches.
    fn scorings(see: impl Fn(&CityPlanner, &State)) {
        for (seed, players) in (0..15).flat_map(|seed| [(seed, 1), (seed, 2)]) {
            let game = CityPlanner::new(Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }).unwrap();
            let (mut state, mut dice, mut legal) = (game.start(), Seeded::new(seed), Legal::default());
            for step in 0.. {
                if state.passed().is_some() {
                    see(&game, &state);
                }
                game.legal(&state, &mut legal);
                let choice = legal.get(step * 5 % legal.len().max(1));
                let Some(action) = choice.or_else(|| game.draw(&state, &mut dice)) else { break };
                game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
            }
        }
    }

    #[test]
    fn the_proposed_way_is_the_first() {
        scorings(|game, state| {
            let first = ways(game, state).first().map(|way| way.choice);
            assert_eq!(first, game.proposed(state));
        });
    }

    #[test]
    fn every_way_is_listed_or_brings_no_more_than_one_that_is() {
        scorings(|game, state| {
            let listed = ways(game, state);
            let mut legal = Legal::default();
            game.legal(state, &mut legal);
            for action in legal.iter() {
                let Action::Score(choice) = action else { panic!("scoring is due") };
                let scoring = game.scoring(state, choice).unwrap();
                let prospect = Prospect::of(game, state, held(game, state), &scoring);
                assert!(listed.iter().any(|way| way.prospect.covers(&prospect)), "{choice}");
            }
            for (at, way) in listed.iter().enumerate() {
                let others = listed.iter().enumerate().filter(|(other, _)| *other != at);
                assert!(others.into_iter().all(|(_, other)| !other.prospect.covers(&way.prospect)));
            }
        });
    }
}
