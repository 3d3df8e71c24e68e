//! A computer player at its move: it thinks step by step, as long as it is allowed to, and has an answer at any time.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

use super::{Candidate, Mind, Skill, Tries};
use crate::rules::{Game, IgnoreEvents, Seat};

/// Thinks about one move of one seat. It has neither a thread nor a clock: the caller decides when to stop.
///
/// ```
/// use doodle_city::{
///     bots::{Skill, Thinker, WithBots as _},
///     record::{Level, Seeded},
///     rules::{
///         Actor, Game as _, IgnoreEvents, Seat,
///         doodle_city::{DoodleCity, Setup, built_in_sheets},
///     },
/// };
///
/// let sheet = built_in_sheets().remove(0);
/// let setup = Setup { players: 2, first: Seat(0), more_control: false, free_circling: false, sheet };
/// let game = DoodleCity::new(setup)?;
/// // A match up to the first move.
/// let (mut state, mut dice) = (game.start(), Seeded::new(7));
/// while let Some(roll) = game.draw(&state, &mut dice) {
///     game.apply(&mut state, roll, &mut IgnoreEvents)?;
/// }
/// let Actor::Seat(seat) = game.actor(&state) else { panic!("after a roll somebody moves") };
///
/// let skill = Skill::of(Level::Master);
/// let mut thinker = Thinker::new(game.clone(), game.mind(&skill), state.clone(), seat, skill, 1);
/// let action = thinker.think(5).expect("whoever is on turn has a move");
/// println!("{seat}: {action}, for {} points in the end", thinker.candidates()[0].points);
/// game.apply(&mut state, action, &mut IgnoreEvents)?;
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thinker<G: Game, M> {
    game: G,
    mind: M,
    /// What tries tell in this match.
    tries: Option<Tries>,
    seat: Seat,
    skill: Skill,
    state: G::State,
    /// The states after the candidates that are looked at more closely.
    after: Vec<G::State>,
    candidates: Vec<Candidate<G::Action>>,
    source: ChaCha8Rng,
    stage: Stage,
    iterations: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// All moves, one step ahead.
    Look,
    /// The candidate with this number, so many turns ahead.
    Ahead {
        turns: u8,
        next: usize,
    },
    /// Tries to the end, each for all that are not out: so many have been finished.
    Try {
        done: u32,
        next: usize,
    },
    Done,
}

impl<G: Game, M: Mind<G>> Thinker<G, M> {
    /// A player at `seat`, which is on turn in `state`. The same `seed` gives the same thoughts.
    pub fn new(game: G, mind: M, state: G::State, seat: Seat, skill: Skill, seed: u64) -> Self {
        let source = ChaCha8Rng::seed_from_u64(seed);
        let tries = mind.tries(&game);
        let (after, candidates) = (Vec::new(), Vec::new());
        Self {
            game,
            mind,
            tries,
            seat,
            skill,
            state,
            after,
            candidates,
            source,
            stage: Stage::Look,
            iterations: 0,
        }
    }

    /// Whether there is nothing left to think about.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// How many iterations it has thought.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Thinks until there is nothing left to think about, and returns the move; or until `stop`, which is asked before
    /// each iteration but the first, says so.
    pub fn step(&mut self, mut stop: impl FnMut() -> bool) -> Option<G::Action> {
        while !self.is_done() {
            self.iterate();
            if !self.is_done() && stop() {
                return None;
            }
        }
        self.best()
    }

    /// Thinks up to `iterations` iterations in all (at least 1), and returns the best move found.
    pub fn think(&mut self, iterations: u64) -> Option<G::Action> {
        while !self.is_done() && self.iterations < iterations.max(1) {
            self.iterate();
        }
        self.finish()
    }

    /// Stops here: takes into account what the tries so far have shown, and returns the best move.
    pub fn finish(&mut self) -> Option<G::Action> {
        if let Stage::Try { done, .. } = self.stage {
            let width = self.width(self.stage);
            self.stage = Stage::Done;
            if done > 0 {
                self.weigh(width);
            }
        }
        self.best()
    }

    /// The best move found so far; `None` before the first iteration, or if nothing is legal.
    pub fn best(&self) -> Option<G::Action> {
        self.candidates.first().map(|candidate| candidate.action)
    }

    /// All moves looked at so far, the best first.
    pub fn candidates(&self) -> &[Candidate<G::Action>] {
        &self.candidates
    }

    /// Returns what it knows about the game, for the next move.
    pub fn into_mind(self) -> M {
        self.mind
    }

    /// What `action` is a part of, see [`Mind::plan`].
    pub(super) fn plan(&mut self, action: G::Action) -> Option<u64> {
        self.mind.plan(&self.game, &self.state, action)
    }

    /// What speaks for `action` among `choices`.
    pub(super) fn explain(&mut self, action: G::Action, choices: &[G::Action]) -> Option<M::Reason> {
        self.mind.reason(&self.game, &self.state, action, choices)
    }

    fn iterate(&mut self) {
        self.iterations += 1;
        match self.stage {
            Stage::Look => self.look(),
            Stage::Ahead { turns, next } => self.ahead(turns, next),
            Stage::Try { done, next } => self.attempt(done, next),
            Stage::Done => {}
        }
    }

    fn look(&mut self) {
        let Self { game, mind, seat, state, candidates, source, .. } = self;
        mind.look(game, state, *seat, &mut |action, points| {
            candidates.push(Candidate::new(action, points));
        });
        mind.err(game, state, *seat, candidates, source);
        self.candidates.sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
        if self.mind.looks_to_the_end() {
            self.stage = Stage::Done;
        } else {
            self.enter(Stage::Ahead { turns: 1, next: 0 });
        }
    }

    /// How many candidates a stage looks at.
    fn width(&self, stage: Stage) -> usize {
        let width = match stage {
            Stage::Look | Stage::Done => 0,
            Stage::Ahead { turns: 1, .. } => self.skill.wide,
            Stage::Ahead { .. } => self.skill.deep,
            Stage::Try { .. } if self.skill.tries == 0 || self.tries.is_none() => 0,
            Stage::Try { .. } => self.skill.tried,
        };
        width.min(self.candidates.len())
    }

    /// Goes on with `stage`, or a later one if that has nothing to choose between.
    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        let width = self.width(stage);
        match stage {
            Stage::Look | Stage::Done => {}
            Stage::Ahead { turns, .. } if width < 2 => {
                let next = if turns < 2 {
                    Stage::Ahead { turns: turns + 1, next: 0 }
                } else {
                    Stage::Try { done: 0, next: 0 }
                };
                self.enter(next);
            }
            Stage::Try { .. } if width < 2 => self.stage = Stage::Done,
            Stage::Ahead { .. } | Stage::Try { .. } => {
                if matches!(stage, Stage::Try { .. }) && !self.is_open(width) {
                    self.stage = Stage::Done;
                    return;
                }
                self.after.clear();
                for candidate in &self.candidates[..width] {
                    let mut after = self.state.clone();
                    let applied = self.game.apply(&mut after, candidate.action, &mut IgnoreEvents);
                    debug_assert!(applied.is_ok(), "a candidate is legal");
                    self.after.push(after);
                }
            }
        }
    }

    fn ahead(&mut self, turns: u8, next: usize) {
        let Self { game, mind, seat, state, source, .. } = self;
        let after = &self.after[next];
        // A turn that goes on is looked at to its end, so that all candidates are compared in the same turn.
        let rest = u8::from(game.turns(after) == game.turns(state));
        let found = mind.ahead(game, after, *seat, turns + rest, source);
        let candidate = &mut self.candidates[next];
        (candidate.points, candidate.worth, candidate.turns) = (found.points, found.worth, turns);
        // Those looked at equally far come first, so that the best of them is the answer if there is no time for more.
        self.candidates[..=next].sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
        if next + 1 < self.width(self.stage) {
            self.stage = Stage::Ahead { turns, next: next + 1 };
            return;
        }
        let stage = if turns < 2 {
            Stage::Ahead { turns: turns + 1, next: 0 }
        } else {
            Stage::Try { done: 0, next: 0 }
        };
        self.enter(stage);
    }

    fn attempt(&mut self, done: u32, next: usize) {
        let width = self.width(self.stage);
        let candidate = &self.candidates[next];
        // The same luck for each candidate, so that it weighs little between them.
        let dice = self.source.get_seed()[..8]
            .iter()
            .fold(u64::from(done), |dice, &byte| dice.wrapping_mul(0x0100_0000_01B3) ^ u64::from(byte));
        let correction = self.mind.correction(&self.game, &self.after[next], self.seat, candidate.turns, dice);
        self.candidates[next].add_try(correction);
        if let Some(next) = (next + 1..width).find(|&next| !self.candidates[next].is_out()) {
            self.stage = Stage::Try { done, next };
        } else if done + 1 < self.skill.tries && self.is_open(width) {
            let next = self.candidates[..width].iter().position(|candidate| !candidate.is_out());
            self.stage = Stage::Try { done: done + 1, next: next.unwrap_or_default() };
        } else {
            self.stage = Stage::Done;
            self.weigh(width);
        }
    }

    /// Whether two candidates are left between which more tries may decide; those that are far behind leave.
    fn is_open(&mut self, width: usize) -> bool {
        let (Some(tries), tried) = (self.tries, &mut self.candidates[..width]) else { return false };
        let Some(best) = tried.iter().map(|candidate| candidate.estimate(tries)).max() else { return false };
        tried.iter_mut().for_each(|candidate| candidate.leave_if_beaten_by(best, tries));
        tried.iter().filter(|candidate| !candidate.is_out()).count() > 1
    }

    /// Takes in what the tries have shown.
    fn weigh(&mut self, width: usize) {
        let Some(tries) = self.tries else { return };
        self.candidates[..width].iter_mut().for_each(|candidate| candidate.settle(tries));
        self.candidates[..width].sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
    }
}
