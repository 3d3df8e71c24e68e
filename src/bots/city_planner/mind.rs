//! How a computer player judges City Planner: the present turn exactly, the time after it by its values.

use rand_chacha::ChaCha8Rng;

use super::{
    baselines,
    mistakes::Mistakes,
    outlook::{Outlook, PlayedFor},
    reason::{Reason, plan, reason},
    turn::{Faces, Turn},
    values::Values,
};
use crate::{
    bots::{Candidate, Mind, Points, Skill, WithBots},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat, Standing as _,
        city_planner::{Action, Block, CityPlanner, Legal, ScoringChoice, State, Step},
        dice::Face,
    },
};

/// What a player of City Planner goes by.
#[derive(Clone, Debug)]
enum Way {
    /// Everything that the time after a turn may bring.
    Values { played: PlayedFor, mistakes: Mistakes },
    /// What the present turn brings, and nothing else.
    Greedy,
}

/// Judges matches with one set of blocks.
#[derive(Clone, Debug)]
pub struct PlannerMind {
    pub(super) values: Option<&'static Values>,
    way: Way,
}

impl PlannerMind {
    /// With these values, if they are there and fit; otherwise by rules of thumb.
    pub fn new(game: &CityPlanner, values: Option<&'static Values>, skill: &Skill) -> Self {
        let values = values.filter(|values| values.fits(game.blocks()));
        let played = match skill {
            Skill { to_win: true, .. } => PlayedFor::ToWin,
            Skill { mistakes: Some(_), .. } => PlayedFor::ToLead,
            Skill { to_win: false, mistakes: None, .. } => PlayedFor::ForPoints,
        };
        Self { values, way: Way::Values { played, mistakes: Mistakes::of(skill.mistakes, game.is_solo()) } }
    }

    /// A player who makes the most of each turn as if it were the last.
    pub const fn greedy() -> Self {
        Self { values: None, way: Way::Greedy }
    }

    fn played(&self) -> PlayedFor {
        match self.way {
            Way::Values { played, .. } => played,
            Way::Greedy => PlayedFor::ForPoints,
        }
    }

    /// What comes after the present turn of `seat`.
    pub(super) fn outlook(&self, game: &CityPlanner, state: &State, seat: Seat) -> Outlook {
        Outlook::new(self.values, self.played(), game, state, seat)
    }

    /// What can be expected in a state in which `seat` has a choice, by what it is played for.
    fn look_ahead(&self, game: &CityPlanner, state: &State, seat: Seat) -> Points {
        let outlook = self.outlook(game, state, seat);
        match best_of_turn(&outlook, game, state, seat) {
            Some(Best::Scored(total)) => total,
            Some(Best::Turn(worth)) => outlook.total(worth),
            None => Points::ZERO,
        }
    }
}

/// The best that a turn can still bring.
pub(super) enum Best {
    /// By scoring, which is all that is left: the total to expect.
    Scored(Points),
    /// By all that is left: its worth for whom it is looked at.
    Turn(i32),
}

/// The best of the present turn of `seat`; `None` before its roll.
pub(super) fn best_of_turn(outlook: &Outlook, game: &CityPlanner, state: &State, seat: Seat) -> Option<Best> {
    if let Some(passed) = state.passed() {
        let mut best = Points::LEAST;
        each_choice(game, state, &mut |choice| {
            best = best.max(outlook.scored(game, state, passed, choice));
        });
        return Some(Best::Scored(best));
    }
    let faces = faces(state)?;
    let mut turn = outlook.turn(game, state);
    let settled = turn.settle(&faces);
    let thrown = turn.rerolls(&faces, state.rerolls(seat)).into_iter().flatten().max();
    Some(Best::Turn(thrown.map_or(settled, |thrown| thrown.max(settled))))
}

/// The mean of what `value` says after each face that a reroll may show.
pub(super) fn mean_of_throws(
    game: &CityPlanner,
    state: &State,
    mut value: impl FnMut(&State) -> Points,
) -> Points {
    let of_face = |face| {
        let mut after = state.clone();
        let thrown = game.apply(&mut after, Action::Throw(face), &mut IgnoreEvents);
        debug_assert!(thrown.is_ok(), "each face may come up");
        i64::from(value(&after).0)
    };
    Points::mean(Face::ALL.into_iter().map(of_face).sum(), 6)
}

/// What the dice show; `None` before a roll.
pub(super) fn faces(state: &State) -> Option<Faces> {
    let mut faces = [0; Block::COUNT];
    for (block, shown) in Block::ALL.into_iter().zip(&mut faces) {
        *shown = state.die(block)?.index() as u8;
    }
    Some(faces)
}

/// Calls `see` for all ways to score.
pub(super) fn each_choice(game: &CityPlanner, state: &State, see: &mut dyn FnMut(ScoringChoice)) {
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    for action in legal.iter() {
        if let Action::Score(choice) = action {
            see(choice);
        }
    }
}

/// Calls `tell` for everything that can be done while dice are adjusted: passing comes first, so that nothing is
/// changed or rerolled that brings no more.
pub(super) fn each_adjustment(
    game: &CityPlanner,
    state: &State,
    faces: &Faces,
    rerolls: u32,
    turn: &mut Turn,
    tell: &mut dyn FnMut(Action, i32),
) {
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    for block in legal.passes().iter() {
        let worth = turn.pass(faces, block.index(), 0);
        tell(Action::Pass(block), turn.aim.worth(worth));
    }
    for step in [Step::Up, Step::Down] {
        for block in legal.changes(step).iter() {
            if let Some(to) = state.die(block).and_then(|face| step.from(face)) {
                tell(Action::Change { block, step }, turn.changed(faces, block.index(), to.index() as u8));
            }
        }
    }
    let thrown = turn.rerolls(faces, rerolls);
    for block in legal.rerolls().iter() {
        if let Some(worth) = thrown[block.index()] {
            tell(Action::Reroll(block), worth);
        }
    }
}

impl Mind<CityPlanner> for PlannerMind {
    type Reason = Reason;

    fn value(&mut self, game: &CityPlanner, state: &State, seat: Seat) -> Points {
        match game.actor(state) {
            Actor::GameOver => {
                let mut standings = Vec::new();
                game.standings(state, &mut standings);
                standings.get(seat.index()).map_or(Points::ZERO, |score| Points::whole(score.total()))
            }
            Actor::Seat(on_turn) if on_turn == seat => self.look_ahead(game, state, seat),
            Actor::Chance(_) if state.rerolling().is_some() => {
                mean_of_throws(game, state, |after| self.value(game, after, seat))
            }
            Actor::Seat(_) | Actor::Chance(_) => Outlook::between(self.values, game, state, seat),
        }
    }

    fn look(&mut self, game: &CityPlanner, state: &State, seat: Seat, tell: &mut dyn FnMut(Action, Points)) {
        if matches!(self.way, Way::Greedy) {
            baselines::look(game, state, seat, tell);
            return;
        }
        let outlook = self.outlook(game, state, seat);
        if let Some(passed) = state.passed() {
            each_choice(game, state, &mut |choice| {
                tell(Action::Score(choice), outlook.scored(game, state, passed, choice));
            });
        } else if let Some(faces) = faces(state) {
            let mut turn = outlook.turn(game, state);
            each_adjustment(game, state, &faces, state.rerolls(seat), &mut turn, &mut |action, worth| {
                tell(action, outlook.total(worth));
            });
        }
    }

    /// A turn is looked at to its end at once, and what comes after it is in the values.
    fn looks_to_the_end(&self) -> bool {
        true
    }

    fn err(
        &mut self,
        _: &CityPlanner,
        _: &State,
        _: Seat,
        candidates: &mut Vec<Candidate<Action>>,
        source: &mut ChaCha8Rng,
    ) {
        if let Way::Values { mistakes, .. } = self.way {
            mistakes.make(candidates, source);
        }
    }

    fn luck(&mut self, game: &CityPlanner, before: &State, outcome: Action) -> Option<Points> {
        if !game.is_solo() || self.values.is_none() {
            return None;
        }
        let mut after = before.clone();
        game.apply(&mut after, outcome, &mut IgnoreEvents).ok()?;
        Some(self.value(game, &after, Seat(0)) - self.value(game, before, Seat(0)))
    }

    fn expect(&mut self, game: &CityPlanner, state: &State, _: u64) -> Vec<Points> {
        self.expected(game, state)
    }

    fn is_sampled(&self, _: &CityPlanner, _: &State) -> bool {
        false
    }

    fn plan(&mut self, game: &CityPlanner, state: &State, action: Action) -> Option<u64> {
        plan(self, game, state, action)
    }

    fn reason(&mut self, game: &CityPlanner, state: &State, action: Action, _: &[Action]) -> Option<Reason> {
        if matches!(self.way, Way::Greedy) { None } else { reason(self, game, state, action) }
    }
}

impl WithBots for CityPlanner {
    type Mind = PlannerMind;

    const BASELINES: &'static [&'static str] = &["greedy"];

    fn mind(&self, skill: &Skill) -> PlannerMind {
        PlannerMind::new(self, Values::built_in(self.blocks()), skill)
    }

    fn baseline(&self, name: &str) -> Option<PlannerMind> {
        (name == "greedy").then(PlannerMind::greedy)
    }
}
