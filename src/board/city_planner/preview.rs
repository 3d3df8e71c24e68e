//! What a turn would bring: blocks passed and scored on a copy of the match.

use super::selection::{Adjust, MoveSelection};
use crate::{
    board::table_game::Selection as _,
    record::Match,
    rules::{
        Game as _, Seat, Silent,
        city_planner::{
            Action, Block, Choice, CityPlanner, DOLLARS_PER_POINT, Legal, ROUNDS, Scoring, State, Step,
        },
        dice::Face,
    },
};

/// A way to end a turn: what is passed, how the others are scored, and what that brings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ending {
    /// The block that is passed.
    pub passed: Block,
    /// How the others are scored.
    pub choice: Choice,
    /// What that brings.
    pub scoring: Scoring,
}

impl Ending {
    /// Passing this block, and scoring as is proposed then.
    fn by_passing(game: &CityPlanner, state: &State, block: Block) -> Option<Self> {
        let mut after = state.clone();
        game.apply(&mut after, Action::Pass(block), &mut Silent).ok()?;
        let choice = game.proposed(&after)?;
        Some(Self { passed: block, choice, scoring: game.scoring(&after, choice).ok()? })
    }

    /// The one that brings most at once, with the dice as they lie.
    fn best(game: &CityPlanner, state: &State, seat: Seat) -> Option<Self> {
        let mut legal = Legal::default();
        game.legal(state, &mut legal);
        let endings = legal.passes().iter().filter_map(|block| Self::by_passing(game, state, block));
        let is_last = game.round(state) == ROUNDS;
        let held = state.money(seat);
        // Of equals the first one.
        endings.reduce(|best, next| {
            let is_better = next.worth(held, is_last) > best.worth(held, is_last);
            if is_better { next } else { best }
        })
    }

    /// As the proposed way to score is chosen: five dollars are worth a point.
    const fn worth(&self, held: i32, is_last: bool) -> (i32, i32) {
        let money = held + self.scoring.money();
        if is_last {
            (self.scoring.vp + money / DOLLARS_PER_POINT, money)
        } else {
            (DOLLARS_PER_POINT * self.scoring.vp + money, self.scoring.town_halls)
        }
    }
}

/// How the turn would end now: as chosen, and else as is best. `None` unless somebody decides.
pub fn ending(play: &Match<CityPlanner>, selection: &MoveSelection) -> Option<Ending> {
    let (game, state) = (play.game(), play.state());
    let seat = play.actor().seat()?;
    if let Some(passed) = state.passed() {
        let choice = selection.scoring.or_else(|| game.proposed(state))?;
        return Some(Ending { passed, choice, scoring: game.scoring(state, choice).ok()? });
    }
    match selection.action(play) {
        Some(Action::Pass(block)) => Ending::by_passing(game, state, block),
        Some(change @ Action::Change { .. }) => {
            let mut after = state.clone();
            game.apply(&mut after, change, &mut Silent).ok()?;
            Ending::best(game, &after, seat)
        }
        _ => Ending::best(game, state, seat),
    }
}

/// What would come of adjusting a die, before it is paid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The face that it would show; `None` for a reroll.
    pub face: Option<Face>,
    /// The points that the turn would bring; for a reroll on average, rounded.
    pub vp: i32,
    /// The dollars, likewise.
    pub money: i32,
}

/// What would come of it if the die of `block` were adjusted; `None` if it cannot be.
pub fn outcome(play: &Match<CityPlanner>, block: Block, adjust: Adjust) -> Option<Outcome> {
    let (game, state) = (play.game(), play.state());
    let seat = play.actor().seat()?;
    let legal = play.legal();
    match adjust {
        Adjust::Turn(step) => {
            legal.changes(step).has(block).then_some(())?;
            let face = step.from(state.die(block)?)?;
            let mut after = state.clone();
            game.apply(&mut after, adjust.action(block), &mut Silent).ok()?;
            let Ending { scoring, .. } = Ending::best(game, &after, seat)?;
            Some(Outcome { face: Some(face), vp: scoring.vp, money: scoring.money() })
        }
        Adjust::Reroll => {
            legal.rerolls().has(block).then_some(())?;
            let mut taken = state.clone();
            game.apply(&mut taken, adjust.action(block), &mut Silent).ok()?;
            let after = |face| {
                let mut after = taken.clone();
                game.apply(&mut after, Action::Throw(face), &mut Silent).ok()?;
                Some(Ending::best(game, &after, seat)?.scoring)
            };
            let all: Vec<Scoring> = Face::ALL.into_iter().filter_map(after).collect();
            let mean = |of: fn(&Scoring) -> i32| {
                (all.iter().map(of).sum::<i32>() as f32 / all.len().max(1) as f32).round() as i32
            };
            Some(Outcome { face: None, vp: mean(|it| it.vp), money: mean(Scoring::money) })
        }
    }
}

/// The ways to adjust a die, in the order in which they are offered.
pub const ADJUSTS: [Adjust; 3] = [Adjust::Turn(Step::Down), Adjust::Turn(Step::Up), Adjust::Reroll];

/// The turn that was scored last: who scored what, with which dice.
#[derive(Clone, PartialEq, Debug)]
pub struct LastTurn {
    /// Who.
    pub seat: Seat,
    /// What the dice showed.
    pub dice: [Option<Face>; Block::COUNT],
    /// What was passed, and how the others were scored.
    pub ending: Ending,
}

impl LastTurn {
    /// The last turn of the log; `None` in the first one.
    pub fn of(play: &Match<CityPlanner>) -> Option<Self> {
        let is_score = |action: &Action| matches!(action, Action::Score(_));
        let step = play.log().iter().rposition(is_score)?;
        let before = play.at(step);
        let (seat, state) = (before.actor().seat()?, before.state());
        let Action::Score(choice) = *play.log().get(step)? else { return None };
        let (passed, scoring) = (state.passed()?, before.game().scoring(state, choice).ok()?);
        Some(Self {
            seat,
            dice: Block::ALL.map(|it| state.die(it)),
            ending: Ending { passed, choice, scoring },
        })
    }
}

/// What becomes of a block's building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It is scored as it is.
    Counts,
    /// A mixed building, as green.
    Green,
    /// A mixed building, as blue.
    Blue,
    /// It is given up for a parking lot.
    GivenUp,
    /// It is passed.
    Passed,
}

impl Ending {
    /// What becomes of the building on `block`.
    pub fn use_of(&self, is_mixed: bool, block: Block) -> Use {
        if self.passed == block {
            Use::Passed
        } else if self.choice.given_up.has(block) {
            Use::GivenUp
        } else if !is_mixed {
            Use::Counts
        } else if self.choice.green.has(block) {
            Use::Green
        } else {
            Use::Blue
        }
    }
}
