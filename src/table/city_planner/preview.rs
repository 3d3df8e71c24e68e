//! What a turn would bring: blocks passed and scored on a copy of the match.

use super::selection::{Adjust, MoveSelection};
use crate::{
    record::Match,
    rules::{
        Game as _, IgnoreEvents, Seat,
        city_planner::{Action, Block, CityPlanner, Ending, Scoring, Step},
        dice::Face,
    },
    table::table_game::Selection as _,
};

/// How the turn would end now: as chosen, and else as is best. `None` unless somebody decides.
pub fn ending(play: &Match<CityPlanner>, selection: &MoveSelection) -> Option<Ending> {
    let (game, state) = (play.game(), play.state());
    if let Some(passed) = state.passed() {
        let choice = selection.scoring.or_else(|| game.proposed(state))?;
        return Some(Ending { passed, choice, scoring: game.scoring(state, choice).ok()? });
    }
    match selection.action(play) {
        Some(Action::Pass(block)) => game.passing(state, block),
        Some(change @ Action::Change { .. }) => {
            let mut after = state.clone();
            game.apply(&mut after, change, &mut IgnoreEvents).ok()?;
            game.best_ending(&after)
        }
        _ => game.best_ending(state),
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
    let legal = play.legal();
    match adjust {
        Adjust::Turn(step) => {
            legal.changes(step).has(block).then_some(())?;
            let face = step.from(state.die(block)?)?;
            let mut after = state.clone();
            game.apply(&mut after, adjust.action(block), &mut IgnoreEvents).ok()?;
            let Ending { scoring, .. } = game.best_ending(&after)?;
            Some(Outcome { face: Some(face), vp: scoring.vp, money: scoring.money() })
        }
        Adjust::Reroll => {
            legal.rerolls().has(block).then_some(())?;
            let mut taken = state.clone();
            game.apply(&mut taken, adjust.action(block), &mut IgnoreEvents).ok()?;
            let after = |face| {
                let mut after = taken.clone();
                game.apply(&mut after, Action::Throw(face), &mut IgnoreEvents).ok()?;
                Some(game.best_ending(&after)?.scoring)
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

impl Use {
    /// What becomes of the building on `block` when the turn ends like this.
    pub fn of(ending: &Ending, is_mixed: bool, block: Block) -> Self {
        if ending.passed == block {
            Self::Passed
        } else if ending.choice.given_up.has(block) {
            Self::GivenUp
        } else if !is_mixed {
            Self::Counts
        } else if ending.choice.green.has(block) {
            Self::Green
        } else {
            Self::Blue
        }
    }
}
