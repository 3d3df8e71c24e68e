//! Goes through a match, one small step of work after the other.

use core::{cmp::Reverse, ops::Range};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Analysis,
    findings::{Finding, Findings},
    rating::Rating,
};
use crate::{
    bots::{Mind as _, Skill, WithBots},
    record::Match,
    rules::{Actor, Game, IgnoreEvents, Seat},
};

/// How closely a match is looked at. Counts alone decide, so that a match is analysed alike everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Depth {
    /// How many of the actions that look best are rated at least once.
    pub wide: usize,
    /// How many of those are rated by all samples.
    pub kept: usize,
    /// How many samples are rated where values differ by sample.
    pub samples: usize,
}

impl Depth {
    /// For a first impression.
    pub const QUICK: Self = Self { wide: 4, kept: 2, samples: 8 };
    /// For all that is told.
    pub const FULL: Self = Self { wide: 8, kept: 3, samples: 32 };
    /// The most that can be asked for.
    pub const MOST: Self = Self { wide: 12, kept: 4, samples: 256 };
}

type Rated<G> = Rating<<G as Game>::Action, <G as Game>::State>;

/// What it is busy with.
#[derive(Debug)]
enum Stage<G: Game> {
    /// The next action of the log.
    Next,
    /// What can be expected before chance decides.
    Chance(Rated<G>),
    /// What somebody could have done: first what was done, then the best by what was seen at once.
    Choice { seat: Seat, rated: Vec<Rated<G>> },
}

/// Goes through a match and finds out what each action changed. It has neither a thread nor a clock: the caller decides
/// how much it does at once, and may drop it at any time. Several can share a match, each with a part of its log.
///
/// ```
/// use doodle_city::{
///     bots::{Analyst, Depth},
///     record::Match,
///     rules::{Seat, city_planner::CityPlanner},
/// };
///
/// fn tell(played: Match<CityPlanner>) {
///     let analysis = Analyst::new(played.into(), Depth::FULL).finish();
///     let seat = Seat(0);
///     let changes = analysis.luck(seat) + analysis.own(seat) + analysis.others(seat);
///     assert_eq!(analysis.start(seat) + changes, analysis.result(seat));
/// }
/// ```
#[derive(Debug)]
pub struct Analyst<G: WithBots> {
    played: Arc<Match<G>>,
    mind: G::Mind,
    depth: Depth,
    state: G::State,
    /// The entries of the log that it goes through, and how many it is through with.
    entries: Range<usize>,
    /// Whether somebody chose just before.
    follows_choice: bool,
    stage: Stage<G>,
    findings: Vec<Finding<G>>,
}

impl<G: WithBots> Analyst<G> {
    /// For a match, usually one that is over.
    pub fn new(played: Arc<Match<G>>, depth: Depth) -> Self {
        let entries = 0..played.log().len();
        Self::of_entries(played, entries, depth)
    }

    /// For these entries of the log of a match.
    pub fn of_entries(played: Arc<Match<G>>, entries: Range<usize>, depth: Depth) -> Self {
        let game = played.game();
        let mind = game.mind(&Skill::FULL);
        let (mut state, mut follows_choice) = (game.start(), false);
        for &action in &played.log()[..entries.start] {
            follows_choice = matches!(game.actor(&state), Actor::Seat(_));
            let applied = game.apply(&mut state, action, &mut IgnoreEvents);
            debug_assert!(applied.is_ok(), "what was legal once is legal again");
        }
        Self { mind, depth, state, entries, follows_choice, stage: Stage::Next, findings: Vec::new(), played }
    }

    /// How many actions it is through with, and how many it goes through.
    pub fn progress(&self) -> (usize, usize) {
        (self.findings.len(), self.entries.len())
    }

    /// Whether it is through with all of them.
    pub fn is_done(&self) -> bool {
        self.findings.len() == self.entries.len()
    }

    /// Does one small step of work, unless it is done.
    pub fn iterate(&mut self) {
        if self.is_done() {
            return;
        }
        let action = self.played.log()[self.entries.start + self.findings.len()];
        match core::mem::replace(&mut self.stage, Stage::Next) {
            Stage::Next => self.enter(action),
            Stage::Chance(rating) => self.rate_moment(action, rating),
            Stage::Choice { seat, rated } => self.rate_choice(action, seat, rated),
        }
    }

    /// Does all that is left, and tells what was found.
    pub fn finish(mut self) -> Analysis<G::Action> {
        while !self.is_done() {
            self.iterate();
        }
        self.analysis()
    }

    /// What it found, once it is through with a whole match.
    pub fn analysis(&mut self) -> Analysis<G::Action> {
        Findings::new(core::mem::take(&mut self.findings)).analysis(&self.played)
    }

    /// What it found.
    pub fn into_findings(self) -> Findings<G> {
        Findings::new(self.findings)
    }

    fn samples(&self) -> usize {
        if self.mind.is_sampled(self.played.game(), &self.state) { self.depth.samples.max(1) } else { 1 }
    }

    fn enter(&mut self, action: G::Action) {
        match self.played.game().actor(&self.state) {
            Actor::Seat(seat) => {
                let rated = self.choices(seat, action);
                self.stage = Stage::Choice { seat, rated };
            }
            Actor::Chance(_) | Actor::GameOver if self.follows_choice => {
                self.found(action, Finding::Chance(None));
            }
            Actor::Chance(_) | Actor::GameOver => {
                self.stage = Stage::Chance(Rating::new(action, self.state.clone()));
            }
        }
    }

    /// What could have been done: what was done, and what looks best.
    fn choices(&mut self, seat: Seat, played: G::Action) -> Vec<Rated<G>> {
        let game = self.played.game();
        let mut seen = Vec::new();
        self.mind.look(game, &self.state, seat, &mut |action, points| seen.push((points, action)));
        seen.sort_by_key(|&(points, _)| Reverse(points));
        let others = seen.into_iter().map(|(_, action)| action).filter(|action| *action != played);
        let mut others: Vec<_> = others.take(self.depth.wide.saturating_sub(1)).collect();
        // What was done later in this turn was no mistake: of what is equally good something else is named.
        let later = self.rest_of_turn(seat, played);
        others.sort_by_key(|action| later.contains(action));
        let after = |action| {
            let mut after = self.state.clone();
            let applied = game.apply(&mut after, action, &mut IgnoreEvents);
            applied.is_ok().then(|| Rating::new(action, after))
        };
        core::iter::once(played).chain(others).filter_map(after).collect()
    }

    /// What `seat` chose after this action, before anybody else did or another turn began.
    fn rest_of_turn(&self, seat: Seat, action: G::Action) -> Vec<G::Action> {
        let (game, mut state, mut chosen) = (self.played.game(), self.state.clone(), Vec::new());
        let turns = game.turns(&state);
        let mut last = action;
        for &next in &self.played.log()[self.entries.start + self.findings.len() + 1..] {
            if game.apply(&mut state, last, &mut IgnoreEvents).is_err() || game.turns(&state) != turns {
                break;
            }
            match game.actor(&state) {
                Actor::Seat(other) if other != seat => break,
                Actor::Seat(_) => chosen.push(next),
                Actor::Chance(_) | Actor::GameOver => {}
            }
            last = next;
        }
        chosen
    }

    fn rate_moment(&mut self, action: G::Action, mut rating: Rated<G>) {
        let sample = rating.len() as u64;
        rating.add(self.mind.expect(self.played.game(), &rating.after, sample));
        if rating.len() < self.samples() {
            self.stage = Stage::Chance(rating);
        } else {
            let expected = rating.means(self.played.game().seats());
            self.found(action, Finding::Chance(Some(expected)));
        }
    }

    /// Rates each once; then those again that are best so far, and what was done, which stands first.
    fn rate_choice(&mut self, action: G::Action, seat: Seat, mut rated: Vec<Rated<G>>) {
        let samples = self.samples();
        let next = rated.iter_mut().min_by_key(|rating| rating.len());
        let Some(next) = next.filter(|next| next.len() < samples) else {
            let finding = Finding::choice(seat, &rated, self.played.game().seats());
            self.found(action, finding);
            return;
        };
        let sample = next.len() as u64;
        next.add(self.mind.expect(self.played.game(), &next.after, sample));
        let is_first_round_over = sample == 0 && rated.iter().all(|rating| rating.len() == 1);
        if is_first_round_over && samples > 1 && rated.len() > self.depth.kept + 1 {
            rated[1..].sort_by_key(|rating| Reverse(rating.mean(seat.index(), 0..1)));
            rated.truncate(self.depth.kept + 1);
        }
        self.stage = Stage::Choice { seat, rated };
    }

    /// Goes on behind `action`.
    fn found(&mut self, action: G::Action, finding: Finding<G>) {
        self.follows_choice = matches!(finding, Finding::Choice { .. });
        self.findings.push(finding);
        let applied = self.played.game().apply(&mut self.state, action, &mut IgnoreEvents);
        debug_assert!(applied.is_ok(), "what was legal once is legal again");
    }
}
