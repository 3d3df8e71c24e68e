//! What speaks for an action in City Planner, as numbers and buildings for whoever words it.

use super::{
    mind::{PlannerMind, each_adjustment, each_choice, faces},
    outlook::Outlook,
};
use crate::{
    bots::Points,
    rules::{
        Game as _, Seat, Silent,
        city_planner::{Action, Block, Building, Choice, CityPlanner, DOLLARS_PER_POINT, State},
        dice::Face,
    },
};

/// What a turn brings from a moment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Brings {
    /// Points.
    pub vp: i32,
    /// Dollars, less those for changes and upkeep.
    pub money: i32,
    /// Free rerolls in the next turn.
    pub rerolls: u32,
}

impl Brings {
    /// Both together, as scorings are proposed.
    const fn worth(self) -> i32 {
        DOLLARS_PER_POINT * self.vp + self.money
    }
}

/// The first of these that is true of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Rerolling: so many of the six faces would be better than the dice as they lie.
    Reroll {
        /// The building that is given away for it.
        building: Building,
        /// How many faces are better.
        better: u32,
    },
    /// Changing a die: what the turn brings without it, and with it and the best changes that follow.
    Change {
        /// The building before.
        from: Building,
        /// The building after.
        to: Building,
        /// What the dice bring as they lie.
        now: Brings,
        /// What they will bring.
        then: Brings,
    },
    /// Passing: nothing brings more in this turn than the six other blocks.
    ScoresLeast {
        /// The building that does not count.
        building: Building,
        /// What the others bring.
        brings: Brings,
    },
    /// Setting aside in the solo game: its building is wanted in the next turn, though passing another block would bring
    /// more in this one.
    ForNextTurn {
        /// The building that is kept.
        building: Building,
        /// What the other blocks bring.
        brings: Brings,
        /// The most that this turn could bring.
        most: Brings,
    },
    /// Passing: it helps the other player less than the block without which this turn would bring most.
    GivesLittle {
        /// The building that goes over.
        building: Building,
        /// How much less, in points.
        points: Points,
    },
    /// Scoring: nothing brings more points and dollars.
    BringsMost {
        /// What it brings.
        brings: Brings,
    },
    /// Scoring: town halls are kept for so many rerolls more than with the scoring that brings most.
    ForRerolls {
        /// How many more.
        rerolls: u32,
    },
    /// Scoring: so many dollars more than with the scoring that is proposed, for changes and upkeep to come.
    ForMoney {
        /// How many more.
        dollars: i32,
    },
    /// Scoring: so many points more than with the scoring that is proposed, as there is money enough.
    ForPoints {
        /// How many more.
        vp: i32,
    },
}

/// What speaks for an action of the player on turn; `None` where nothing does, as for chance.
pub(super) fn reason(mind: &PlannerMind, game: &CityPlanner, state: &State, action: Action) -> Option<Reason> {
    let seat = game.actor(state).seat()?;
    let outlook = mind.outlook(game, state, seat);
    let building = |state: &State, block: Block| Some(game.blocks().building(block, state.die(block)?));
    match action {
        Action::Reroll(block) => {
            let faces = faces(state)?;
            let mut turn = outlook.turn(game, state);
            let now = turn.settle(&faces);
            let left = state.rerolls(seat).saturating_sub(1);
            let mut better = 0;
            for face in Face::ALL {
                let mut thrown = faces;
                thrown[block.index()] = face.index() as u8;
                let settled = turn.settle(&thrown);
                let again = turn.rerolls(&thrown, left).into_iter().flatten().max();
                better += u32::from(again.map_or(settled, |again| again.max(settled)) > now);
            }
            Some(Reason::Reroll { building: building(state, block)?, better })
        }
        Action::Change { block, .. } => {
            let now = finish(mind, game, state, seat, false)?;
            let mut after = state.clone();
            game.apply(&mut after, action, &mut Silent).ok()?;
            let (from, to) = (building(state, block)?, building(&after, block)?);
            let mut then = finish(mind, game, &after, seat, true)?;
            then.money += after.money(seat) - state.money(seat);
            Some(Reason::Change { from, to, now, then })
        }
        Action::Pass(block) => passing(mind, &outlook, game, state, seat, block),
        Action::Score(choice) => scoring(game, state, choice),
        Action::Roll(_) | Action::Throw(_) => None,
    }
}

/// What the turn brings from `state` on without a reroll; the dice stay as they lie unless they `may_change`.
fn finish(
    mind: &PlannerMind,
    game: &CityPlanner,
    state: &State,
    seat: Seat,
    may_change: bool,
) -> Option<Brings> {
    let mut now = state.clone();
    while now.passed().is_none() {
        let (outlook, faces) = (mind.outlook(game, &now, seat), faces(&now)?);
        let mut best: Option<(i32, Action)> = None;
        let mut turn = outlook.turn(game, &now);
        each_adjustment(game, &now, &faces, 0, &mut turn, &mut |action, worth| {
            let is_open = may_change || matches!(action, Action::Pass(_));
            if is_open && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        });
        game.apply(&mut now, best?.1, &mut Silent).ok()?;
    }
    let paid = now.money(seat) - state.money(seat);
    let mut brings = best_scoring(mind, game, &now, seat)?;
    brings.money += paid;
    Some(brings)
}

/// What the best way to score brings.
fn best_scoring(mind: &PlannerMind, game: &CityPlanner, state: &State, seat: Seat) -> Option<Brings> {
    let (outlook, passed) = (mind.outlook(game, state, seat), state.passed()?);
    let mut best: Option<(Points, Choice)> = None;
    each_choice(game, state, &mut |choice| {
        let points = outlook.scored(game, state, passed, choice);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, choice));
        }
    });
    brings(game, state, best?.1)
}

fn brings(game: &CityPlanner, state: &State, choice: Choice) -> Option<Brings> {
    let scoring = game.scoring(state, choice).ok()?;
    Some(Brings { vp: scoring.vp, money: scoring.money(), rerolls: scoring.town_halls as u32 })
}

fn passing(
    mind: &PlannerMind,
    outlook: &Outlook,
    game: &CityPlanner,
    state: &State,
    seat: Seat,
    block: Block,
) -> Option<Reason> {
    let without = |block: Block| {
        let mut after = state.clone();
        game.apply(&mut after, Action::Pass(block), &mut Silent).ok()?;
        Some((best_scoring(mind, game, &after, seat)?, block))
    };
    let (most, other) = Block::ALL.into_iter().filter_map(without).max_by_key(|(brings, _)| brings.worth())?;
    let (brings, _) = without(block)?;
    let face = state.die(block)?;
    let building = game.blocks().building(block, face);
    if brings.worth() >= most.worth() {
        return Some(Reason::ScoresLeast { building, brings });
    }
    if game.is_solo() {
        return Some(Reason::ForNextTurn { building, brings, most });
    }
    let points = outlook.spares(block, face, other, state.die(other)?);
    Some(Reason::GivesLittle { building, points })
}

fn scoring(game: &CityPlanner, state: &State, choice: Choice) -> Option<Reason> {
    let this = brings(game, state, choice)?;
    let most = brings(game, state, game.proposed(state)?)?;
    if this == most {
        Some(Reason::BringsMost { brings: this })
    } else if this.rerolls > most.rerolls {
        Some(Reason::ForRerolls { rerolls: this.rerolls - most.rerolls })
    } else if this.money > most.money {
        Some(Reason::ForMoney { dollars: this.money - most.money })
    } else {
        (this.vp > most.vp).then(|| Reason::ForPoints { vp: this.vp - most.vp })
    }
}
