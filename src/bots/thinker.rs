//! A computer player at its move: it thinks step by step, as long as it is allowed to, and has an answer at any time.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::{Candidate, Explain, Mind, Points, Skill, ahead::Imagined};
use crate::rules::{Game, Seat, Silent};

/// Thinks about one move of one seat. It holds no thread and no clock: whoever calls decides when to stop.
#[derive(Clone, Debug)]
pub struct Thinker<G: Game, M> {
    game: G,
    mind: M,
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

/// What is done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// All moves, one step ahead.
    Look,
    /// The candidate with this number, so many rounds ahead.
    Ahead {
        rounds: u8,
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
    /// A player at `seat`, who is on turn, and sees `view`. The same `seed` thinks the same thoughts.
    pub fn new(game: G, mind: M, view: &G::View, seat: Seat, skill: Skill, seed: u64) -> Self {
        let mut source = ChaCha8Rng::seed_from_u64(seed);
        let state = game.imagine(view, &mut Imagined(&mut source));
        let (after, candidates) = (Vec::new(), Vec::new());
        Self { game, mind, seat, skill, state, after, candidates, source, stage: Stage::Look, iterations: 0 }
    }

    /// Whether there is nothing left to think about.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// How many iterations it has thought.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Thinks until nothing is left, which gives the move, or until `stop` says so, asked before each iteration but
    /// the first.
    pub fn step(&mut self, mut stop: impl FnMut() -> bool) -> Option<G::Action> {
        while !self.is_done() {
            self.iterate();
            if !self.is_done() && stop() {
                return None;
            }
        }
        self.best()
    }

    /// Thinks up to `iterations` in all (at least 1), and gives the best move found.
    pub fn think(&mut self, iterations: u64) -> Option<G::Action> {
        while !self.is_done() && self.iterations < iterations.max(1) {
            self.iterate();
        }
        self.finish()
    }

    /// Leaves it at that: what the tries so far have shown is taken in, and the best move given.
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

    /// Gives back what it knows of the game, for the next move.
    pub fn into_mind(self) -> M {
        self.mind
    }

    /// What speaks for `action` among `choices`.
    pub(super) fn explain(&mut self, action: G::Action, choices: &[G::Action]) -> M::Reason
    where
        M: Explain<G>,
    {
        self.mind.reason(&self.game, &self.state, action, choices)
    }

    fn iterate(&mut self) {
        self.iterations += 1;
        match self.stage {
            Stage::Look => self.look(),
            Stage::Ahead { rounds, next } => self.ahead(rounds, next),
            Stage::Try { done, next } => self.attempt(done, next),
            Stage::Done => {}
        }
    }

    fn look(&mut self) {
        let Self { game, mind, seat, state, candidates, .. } = self;
        mind.look(game, state, *seat, &mut |action, points| {
            candidates.push(Candidate::new(action, points));
        });
        self.overlook();
        let most = self.skill.misjudges.0;
        if most > 0 {
            for candidate in &mut self.candidates {
                // Three uniform mistakes make small ones more frequent than large ones.
                let mistake: i64 =
                    (0..3).map(|_| (i64::from(self.source.next_u32()) * i64::from(2 * most + 1)) >> 32).sum();
                candidate.worth += Points((mistake / 3) as i32 - most);
            }
        }
        self.candidates.sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
        self.enter(Stage::Ahead { rounds: 1, next: 0 });
    }

    /// Forgets moves that are hard to see, but never all.
    fn overlook(&mut self) {
        let misses = self.skill.misses;
        if misses == 0 {
            return;
        }
        let seen: Vec<_> = self
            .candidates
            .iter()
            .filter(|candidate| {
                let hidden = self.mind.hidden(&self.game, &self.state, self.seat, candidate.action);
                // Each thing to see may be missed.
                (0..hidden).all(|_| self.source.next_u32() >> 24 >= misses)
            })
            .copied()
            .collect();
        if !seen.is_empty() {
            self.candidates = seen;
        }
    }

    /// How many candidates a stage looks at.
    fn width(&self, stage: Stage) -> usize {
        let width = match stage {
            Stage::Look | Stage::Done => 0,
            Stage::Ahead { rounds: 1, .. } => self.skill.wide,
            Stage::Ahead { .. } => self.skill.deep,
            Stage::Try { .. } if self.skill.tries == 0 => 0,
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
            Stage::Ahead { rounds, .. } if width < 2 => {
                let next = if rounds < 2 {
                    Stage::Ahead { rounds: rounds + 1, next: 0 }
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
                    let applied = self.game.apply(&mut after, candidate.action, &mut Silent);
                    debug_assert!(applied.is_ok(), "a candidate is legal");
                    self.after.push(after);
                }
            }
        }
    }

    fn ahead(&mut self, rounds: u8, next: usize) {
        let Self { game, mind, seat, source, .. } = self;
        let found = mind.ahead(game, &self.after[next], *seat, rounds, source);
        let candidate = &mut self.candidates[next];
        (candidate.points, candidate.worth, candidate.rounds) = (found.points, found.worth, rounds);
        // Those looked at equally far come first, so that the best of them is the answer if there is no time for more.
        self.candidates[..=next].sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
        if next + 1 < self.width(self.stage) {
            self.stage = Stage::Ahead { rounds, next: next + 1 };
            return;
        }
        let stage = if rounds < 2 {
            Stage::Ahead { rounds: rounds + 1, next: 0 }
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
        let found = self.mind.correction(&self.game, &self.after[next], self.seat, candidate.rounds, dice);
        let Some(correction) = found else {
            self.stage = Stage::Done;
            return;
        };
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
        let tried = &mut self.candidates[..width];
        let Some(best) = tried.iter().map(Candidate::estimate).max() else { return false };
        tried.iter_mut().for_each(|candidate| candidate.leave_if_beaten_by(best));
        tried.iter().filter(|candidate| !candidate.is_out()).count() > 1
    }

    /// Takes in what the tries have shown.
    fn weigh(&mut self, width: usize) {
        self.candidates[..width].iter_mut().for_each(Candidate::settle);
        self.candidates[..width].sort_by_key(|candidate| core::cmp::Reverse(candidate.worth));
    }
}
