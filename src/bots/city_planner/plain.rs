//! What the time after a turn is worth by rules of thumb: for blocks about which nothing was computed.

use super::yields::points_for;
use crate::bots::Points;

/// What a turn brings, and what a reroll in the next one adds.
const TURN: Points = Points::whole(8);
const REROLL: Points = Points(800);
/// What a dollar is worth as long as it can pay for changes, and beyond that.
const DOLLAR: Points = Points(600);
const DOLLAR_TOO_MANY: Points = Points(250);
/// How many dollars a turn may take.
const A_TURN: usize = 4;

/// What a player with so many rounds to come may expect of them.
pub(super) fn worth(rounds: usize, rerolls: usize, money: usize) -> Points {
    if rounds == 0 {
        return Points::whole(points_for(money));
    }
    let useful = money.min(rounds * A_TURN);
    Points(
        TURN.0 * rounds as i32
            + REROLL.0 * rerolls as i32
            + DOLLAR.0 * useful as i32
            + DOLLAR_TOO_MANY.0 * (money - useful) as i32,
    )
}
