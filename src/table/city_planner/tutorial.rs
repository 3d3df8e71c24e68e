//! What is explained in a first match of City Planner.

use bevy::prelude::*;

use super::{
    pick::TablePick,
    selection::{Adjust, MoveSelection},
};
use crate::{
    intent::Intent,
    locale::city_planner::things,
    rules::{
        Game as _, Seat,
        city_planner::{
            Block, Building, CHANGE_MONEY, CityPlanner, DOLLARS_PER_POINT, Event, GIVEN_UP_MONEY, ROUNDS,
            Scoring, Step as Turn, TOWN_HALL_MONEY, UPKEEP,
        },
        dice::Face,
    },
    table::{
        permissions::Confirm,
        table_game::Selection as _,
        tutorial::{About, Moment, Says, Step, ask_for_help},
    },
};

type Now<'a> = Moment<'a, CityPlanner>;

/// What just happened comes first, then what is new about the turn, then what is to be done.
pub(super) const STEPS: &[Step<CityPlanner>] = &[
    Step::to_know("planner-learn-scored", scored),
    Step::to_know("planner-learn-upkeep", upkeep),
    Step::to_know("planner-learn-town-hall", town_hall),
    Step::to_know("planner-learn-others", others),
    Step::to_do("planner-learn-roll", roll),
    Step::to_do("planner-learn-over", over),
    Step::to_know("planner-learn-turn", turn),
    Step::to_know("planner-learn-green", green),
    Step::to_know("planner-learn-blue", blue),
    Step::to_know("planner-learn-money", money),
    Step::to_know("planner-learn-mixed-building", mixed_building),
    Step::to_know("planner-learn-parking-lot", parking_lot),
    Step::to_know("planner-learn-no-upkeep", no_upkeep),
    Step::to_know("planner-learn-locked", locked),
    Step::to_know("planner-learn-rerolls", rerolls),
    Step::to_know("planner-learn-last-round", last_round),
    Step::to_know("planner-learn-help", ask_for_help),
    Step::to_do("planner-learn-block", block),
    Step::to_do("planner-learn-pass-or-change", pass_or_change),
    Step::to_do("planner-learn-change", change),
    Step::to_do("planner-learn-reroll", reroll),
    Step::to_know("planner-learn-mixed", mixed),
    Step::to_know("planner-learn-give-up", give_up),
    Step::to_know("planner-learn-double", double),
    Step::to_do("planner-learn-score", score),
];

/// What whoever learns has just scored.
fn just_scored(now: &Now) -> Option<Scoring> {
    now.told(|event| match *event {
        Event::Scored { seat, scoring, .. } if seat == now.me => Some(scoring),
        _ => None,
    })
}

fn my_score(now: &Now) -> About {
    About::Place(now.layout.players[now.me.index()])
}

fn scored(now: &Now) -> Option<Says> {
    let scoring = just_scored(now)?;
    let args = [
        ("vp", scoring.vp.into()),
        ("money", scoring.money().abs().into()),
        ("sign", if scoring.money() < 0 { "minus" } else { "plus" }.into()),
        ("dollars", DOLLARS_PER_POINT.into()),
    ];
    Some(Says::with(args, my_score(now)))
}

fn upkeep(now: &Now) -> Option<Says> {
    let scoring = just_scored(now).filter(|scoring| scoring.upkeep > 0)?;
    Some(Says::with([("money", scoring.upkeep.into()), ("upkeep", UPKEEP.into())], my_score(now)))
}

fn town_hall(now: &Now) -> Option<Says> {
    let scoring = just_scored(now).filter(|scoring| scoring.town_halls > 0)?;
    let args = [("count", scoring.town_halls.into()), ("money", TOWN_HALL_MONEY.into())];
    Some(Says::with(args, my_score(now)))
}

/// A computer player has its first turn.
fn others(now: &Now) -> Option<Says> {
    let seat = now.computer()?;
    let about =
        now.play.state().locked().map_or(my_score(now), |block| About::Place(now.layout.strip(block).die));
    Some(Says::with([("name", now.name(seat))], about))
}

fn roll(now: &Now) -> Option<Says> {
    let is_so = now.permissions.may_confirm(Confirm::Roll) && now.play.state().rerolling().is_none();
    is_so.then(|| Says::plainly(About::Thing(Intent::RollDice)))
}

fn over(now: &Now) -> Option<Says> {
    let is_so = now.permissions.may_confirm(Confirm::ShowResults);
    is_so.then(|| Says::with([("dollars", DOLLARS_PER_POINT.into())], About::Thing(Intent::Confirm)))
}

/// Whoever learns adjusts dice, and has chosen nothing.
fn begins(now: &Now) -> bool {
    is_adjusting(now) && now.selection.is_empty()
}

fn is_adjusting(now: &Now) -> bool {
    now.is_mine() && now.play.state().passed().is_none()
}

fn other(now: &Now) -> Seat {
    now.me.clockwise(1, now.play.seats().len())
}

fn turn(now: &Now) -> Option<Says> {
    let about = About::Place(now.layout.players[other(now).index()]);
    begins(now).then(|| Says::with([("name", now.name(other(now)))], about).keeping_clear([now.layout.panel]))
}

fn green(now: &Now) -> Option<Says> {
    begins(now).then(|| {
        let lots = lots(now, &[Building::Suburb, Building::Offices]);
        Says::plainly(About::Place(now.layout.panel)).keeping_clear(lots)
    })
}

fn blue(now: &Now) -> Option<Says> {
    begins(now).then(|| {
        let lots = lots(now, &[Building::Commerce, Building::Industry]);
        Says::plainly(About::Place(now.layout.panel)).keeping_clear(lots)
    })
}

/// After the first turn.
fn money(now: &Now) -> Option<Says> {
    let is_so = begins(now) && round(now) > 1;
    is_so.then(|| Says::with([("dollars", DOLLARS_PER_POINT.into())], my_score(now)))
}

/// Whether the die of a block has this building.
fn shows(now: &Now, block: Block, building: Building) -> bool {
    let (game, state) = (now.play.game(), now.play.state());
    state.die(block).is_some_and(|face| game.blocks().building(block, face) == building)
}

/// The first block on whose die this building lies.
fn lying(now: &Now, building: Building) -> Option<Block> {
    Block::ALL.into_iter().find(|&block| shows(now, block, building))
}

/// Where these buildings lie.
fn lots(now: &Now, buildings: &[Building]) -> Vec<Rect> {
    let blocks = Block::ALL.into_iter().filter(|&block| buildings.iter().any(|&it| shows(now, block, it)));
    blocks.map(|block| lot(now, block)).collect()
}

fn mixed_building(now: &Now) -> Option<Says> {
    let block = lying(now, Building::Mixed).filter(|_| begins(now))?;
    Some(Says::plainly(About::Place(lot(now, block))))
}

fn parking_lot(now: &Now) -> Option<Says> {
    let block = lying(now, Building::ParkingLot).filter(|_| begins(now))?;
    Some(Says::with([("money", GIVEN_UP_MONEY.into())], About::Place(lot(now, block))))
}

/// Where the building of a block lies.
fn lot(now: &Now, block: Block) -> Rect {
    let face = now.play.state().die(block).map_or(0, Face::index);
    now.layout.strip(block).lots[face]
}

/// In the second turn: what has not come by itself.
fn no_upkeep(now: &Now) -> Option<Says> {
    let is_so = begins(now) && round(now) > 1;
    is_so.then(|| Says::with([("upkeep", UPKEEP.into())], About::Place(now.layout.panel)))
}

fn round(now: &Now) -> u32 {
    now.play.game().round(now.play.state())
}

fn locked(now: &Now) -> Option<Says> {
    let locked = now.play.state().locked().filter(|_| begins(now))?;
    let args = [("name", now.name(other(now))), ("block", locked.number().into())];
    Some(Says::with(args, About::Place(now.layout.strip(locked).die)))
}

fn rerolls(now: &Now) -> Option<Says> {
    let count = now.play.state().rerolls(now.me);
    let is_so = begins(now) && count > 0;
    is_so.then(|| Says::with([("count", count.into())], About::Place(now.layout.sheet)))
}

fn last_round(now: &Now) -> Option<Says> {
    let is_so = begins(now) && round(now) == ROUNDS;
    is_so.then(|| Says::with([("dollars", DOLLARS_PER_POINT.into())], my_score(now)))
}

fn block(now: &Now) -> Option<Says> {
    begins(now).then(|| Says::plainly(About::Place(now.layout.sheet)).keeping_clear([now.layout.panel]))
}

/// A block is chosen, and nothing for its die.
fn pass_or_change(now: &Now) -> Option<Says> {
    let &MoveSelection { block: Some(block), adjust: None, .. } = now.selection else { return None };
    let legal = now.play.legal();
    let can_change = [Turn::Up, Turn::Down].into_iter().any(|step| legal.changes(step).has(block));
    let can = if can_change { "yes" } else { "no" };
    let args = [("can-change", can.into()), ("money", CHANGE_MONEY.into())];
    let strip = now.layout.strip(block);
    let lots = strip.lots.into_iter().reduce(|all, lot| all.union(lot));
    let clear = choice(now).chain(lots);
    is_adjusting(now).then(|| Says::with(args, About::Thing(Intent::Confirm)).keeping_clear(clear))
}

/// What can be done with the chosen block, what that would bring, and the money for it.
fn choice(now: &Now) -> impl Iterator<Item = Rect> {
    now.layout.options.into_iter().chain([now.layout.panel, now.layout.players[now.me.index()]])
}

fn change(now: &Now) -> Option<Says> {
    let &MoveSelection { block: Some(block), adjust: Some(Adjust::Turn(step)), .. } = now.selection else {
        return None;
    };
    let face = step.from(now.play.state().die(block)?).filter(|_| is_adjusting(now))?;
    let building = now.play.game().blocks().building(block, face);
    let args = [("building", things::id(building)), ("money", CHANGE_MONEY.into())];
    Some(Says::with(args, About::Thing(Intent::Confirm)).keeping_clear(choice(now)))
}

fn reroll(now: &Now) -> Option<Says> {
    let &MoveSelection { block: Some(_), adjust: Some(Adjust::Reroll), .. } = now.selection else {
        return None;
    };
    is_adjusting(now).then(|| Says::plainly(About::Thing(Intent::Confirm)))
}

/// Whoever learns scores.
fn is_scoring(now: &Now) -> bool {
    now.is_mine() && now.play.state().passed().is_some()
}

fn mixed(now: &Now) -> Option<Says> {
    let block = now.play.legal().mixed().iter().next().filter(|_| is_scoring(now))?;
    Some(Says::plainly(About::Thing(TablePick::Block(block).into())))
}

fn give_up(now: &Now) -> Option<Says> {
    let expendable = now.play.legal().expendable();
    let first = expendable.iter().next().filter(|_| is_scoring(now))?;
    let says = Says::with([("money", GIVEN_UP_MONEY.into())], About::Place(lot(now, first)));
    let lots = expendable.iter().map(|block| lot(now, block));
    Some(says.keeping_clear(lots.chain([now.layout.panel, now.layout.words])))
}

fn double(now: &Now) -> Option<Says> {
    let is_so = is_scoring(now) && now.play.legal().doubles();
    is_so.then(|| Says::plainly(About::Place(now.layout.panel)))
}

fn score(now: &Now) -> Option<Says> {
    let is_so = is_scoring(now) && now.permissions.may_confirm(Confirm::Act);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)).keeping_clear([now.layout.panel]))
}
