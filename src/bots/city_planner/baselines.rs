//! The player to measure others by: it is greedy and makes the most of each turn as if the match ended with it.

use super::{
    aim::Aim,
    mind::{each_adjustment, faces},
    turn::{After, Turn, parts},
    yields::points_for,
};
use crate::{
    bots::Points,
    rules::{
        Game as _, LegalActions as _, Seat,
        city_planner::{Action, Block, CityPlanner, DOLLARS_PER_POINT, Legal, ROUNDS, State},
    },
};

/// How finely a turn's worth is counted: the means over as many throws as there may be rerolls are whole numbers.
const WHOLE: i32 = 6_i32.pow(6);
/// More than the dollars and rerolls that decide between equals, together.
const TIES: i64 = 1 << 20;

/// A turn in which `vp` and what `money` says are counted, in steps of 1/`unit`.
fn turn(game: &CityPlanner, state: &State, seat: Seat, vp: i32, money: impl Fn(usize, usize) -> i32) -> Turn {
    let held = state.money(seat) as usize;
    let after = After::new(held, |_, rerolls, dollars| Points(money(rerolls, dollars)));
    let changed = state.changed().iter().fold(0, |set, block| set | 1 << block.index());
    let locked = state.locked().map(Block::index);
    Turn::new(parts(game.blocks()), locked, !game.is_solo(), changed, held, vp, after, Aim::Points)
}

/// Tells all actions with what they bring, in points; of two that bring the same, the better one comes first.
pub(super) fn look(game: &CityPlanner, state: &State, seat: Seat, tell: &mut dyn FnMut(Action, Points)) {
    if state.passed().is_some() {
        // The way to score that is proposed to everybody is the greedy one.
        let mut legal = Legal::default();
        game.legal(state, &mut legal);
        let proposed = game.proposed(state).map(Action::Score);
        for action in proposed.into_iter().chain(legal.iter().filter(|&action| Some(action) != proposed)) {
            tell(action, Points::whole(i32::from(Some(action) == proposed)));
        }
        return;
    }
    let Some(faces) = faces(state) else { return };
    let is_last = game.round(state) == ROUNDS;
    // In the last turn a point counts as a whole and five dollars as one, otherwise a point as five dollars.
    let (vp, worth_of): (i32, fn(usize) -> i32) =
        if is_last { (1, points_for) } else { (DOLLARS_PER_POINT, |money| money as i32) };
    // Between equals rerolls decide, then money; what lies ahead is left out of that.
    let ties = |rerolls: usize, money: usize| (256 * rerolls + money) as i32;
    let unit = 1 << 12;
    let mut settled: Vec<(i64, Action)> = Vec::new();
    let mut of_settled =
        turn(game, state, seat, vp * unit, |rerolls, money| worth_of(money) * unit + ties(rerolls, money));
    each_adjustment(game, state, &faces, 0, &mut of_settled, &mut |action, worth| {
        let (brings, tie) = (worth.div_euclid(unit), worth.rem_euclid(unit));
        settled.push((i64::from(brings) * i64::from(WHOLE) * TIES + i64::from(tie), action));
    });
    let mut of_thrown = turn(game, state, seat, vp * WHOLE, |_, money| worth_of(money) * WHOLE);
    let thrown = of_thrown.rerolls(&faces, state.rerolls(seat));
    let thrown = Block::ALL.into_iter().filter_map(|block| {
        let worth = thrown[block.index()]?;
        // Only what is strictly better comes before the others.
        Some((i64::from(worth) * TIES, Action::Reroll(block)))
    });
    settled.extend(thrown);
    settled.sort_by_key(|(worth, _)| core::cmp::Reverse(*worth));
    let points = if is_last { 1 } else { i64::from(DOLLARS_PER_POINT) };
    for (worth, action) in settled {
        let brings = worth.div_euclid(TIES) * i64::from(Points::ONE) / (i64::from(WHOLE) * points);
        tell(action, Points(brings as i32));
    }
}
