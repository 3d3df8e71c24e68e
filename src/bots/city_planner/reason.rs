//! What speaks for an action in City Planner, as numbers and buildings for whoever words it.

use super::{
    mind::{PlannerMind, each_adjustment, faces},
    outlook::Outlook,
};
use crate::{
    bots::Points,
    rules::{
        Game as _, IgnoreEvents, Seat,
        city_planner::{Action, Block, Building, CityPlanner, Ending, Scoring, ScoringChoice, State},
        dice::Face,
    },
};

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
    /// Changing a die: what the turn would bring without it, and what with it and the best changes that follow. What
    /// changes cost is not taken off.
    Change {
        /// The building before.
        from: Building,
        /// The building after.
        to: Building,
        /// How many changes follow.
        more: u32,
        /// What the dice bring as they lie.
        now: Scoring,
        /// What they will bring.
        then: Scoring,
    },
    /// Passing: nothing brings more in this turn than the six other blocks.
    ScoresLeast {
        /// The building that does not count.
        building: Building,
        /// What the others bring.
        brings: Scoring,
    },
    /// Setting aside in the solo game: its building is wanted in the next turn, though passing another block would
    /// bring more in this one.
    ForNextTurn {
        /// The building that is kept.
        building: Building,
        /// What the other blocks bring.
        brings: Scoring,
        /// The most that this turn could bring.
        most: Scoring,
    },
    /// Passing: it helps the other player less than the block without which this turn would bring most.
    GivesLittle {
        /// The building that goes over.
        building: Building,
        /// How much less, in points.
        points: Points,
    },
    /// Scoring: nothing brings more points and dollars.
    BringsMost,
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
            let now = game.best_ending(state)?.scoring;
            let mut after = state.clone();
            game.apply(&mut after, action, &mut IgnoreEvents).ok()?;
            let (from, to) = (building(state, block)?, building(&after, block)?);
            let more = change_on(mind, game, &mut after, seat)?;
            Some(Reason::Change { from, to, more, now, then: game.best_ending(&after)?.scoring })
        }
        Action::Pass(block) => passing(&outlook, game, state, block),
        Action::Score(choice) => scoring(game, state, choice),
        Action::Roll(_) | Action::Throw(_) => None,
    }
}

/// The dice as the best changes after this one leave them, as one number; `None` for any other action.
pub(super) fn plan(mind: &PlannerMind, game: &CityPlanner, state: &State, action: Action) -> Option<u64> {
    let Action::Change { .. } = action else { return None };
    let seat = game.actor(state).seat()?;
    let mut after = state.clone();
    game.apply(&mut after, action, &mut IgnoreEvents).ok()?;
    change_on(mind, game, &mut after, seat)?;
    Some(faces(&after)?.into_iter().fold(0, |plan, face| 6 * plan + u64::from(face)))
}

/// Makes the best changes that are left, without a reroll, and says how many.
fn change_on(mind: &PlannerMind, game: &CityPlanner, state: &mut State, seat: Seat) -> Option<u32> {
    for changes in 0.. {
        let faces = faces(state)?;
        let mut best: Option<(i32, Action)> = None;
        let mut turn = mind.outlook(game, state, seat).turn(game, state);
        each_adjustment(game, state, &faces, 0, &mut turn, &mut |action, worth| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        });
        let (_, change @ Action::Change { .. }) = best? else { return Some(changes) };
        game.apply(state, change, &mut IgnoreEvents).ok()?;
    }
    None
}

fn passing(outlook: &Outlook, game: &CityPlanner, state: &State, block: Block) -> Option<Reason> {
    let Ending { passed: other, scoring: most, .. } = game.best_ending(state)?;
    let brings = game.passing(state, block)?.scoring;
    let face = state.die(block)?;
    let building = game.blocks().building(block, face);
    if game.worth(state, &brings) >= game.worth(state, &most) {
        return Some(Reason::ScoresLeast { building, brings });
    }
    if game.is_solo() {
        return Some(Reason::ForNextTurn { building, brings, most });
    }
    let points = outlook.spares(block, face, other, state.die(other)?);
    Some(Reason::GivesLittle { building, points })
}

fn scoring(game: &CityPlanner, state: &State, choice: ScoringChoice) -> Option<Reason> {
    let this = game.scoring(state, choice).ok()?;
    let most = game.scoring(state, game.proposed(state)?).ok()?;
    let brings = |it: &Scoring| (it.vp, it.money(), it.town_halls);
    if brings(&this) == brings(&most) {
        Some(Reason::BringsMost)
    } else if this.town_halls > most.town_halls {
        Some(Reason::ForRerolls { rerolls: (this.town_halls - most.town_halls) as u32 })
    } else if this.money() > most.money() {
        Some(Reason::ForMoney { dollars: this.money() - most.money() })
    } else {
        (this.vp > most.vp).then(|| Reason::ForPoints { vp: this.vp - most.vp })
    }
}
