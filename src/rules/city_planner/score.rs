//! What everybody has, and who is ahead.

use serde::{Deserialize, Serialize};

use super::{CityPlanner, State};
use crate::rules::{Game as _, Standing, seats::place};

/// So many dollars are worth a point at the end.
pub const DOLLARS_PER_POINT: i32 = 5;

/// A player's result: its parts, their total, and the place it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// 1 for the best, shared by equals.
    pub place: u8,
    /// All parts together.
    pub total: i32,
    /// The points scored in turns.
    pub vp: i32,
    /// The points for full five dollars.
    pub money: i32,
    /// All dollars, before any of them become points: more of them win among equal totals.
    pub dollars: i32,
}

impl Standing for Score {
    fn place(&self) -> u8 {
        self.place
    }

    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        [("vp", self.vp), ("money", self.money)].into_iter()
    }

    fn worth(&self) -> i32 {
        // More than the dollars that all turns together can bring.
        10_000 * self.total + self.dollars
    }
}

pub(super) fn standings(game: &CityPlanner, state: &State, standings: &mut Vec<Score>) {
    standings.clear();
    standings.extend(game.all_seats().map(|seat| {
        let (vp, dollars) = (state.vp(seat), state.money(seat));
        let money = dollars / DOLLARS_PER_POINT;
        Score { place: 0, total: vp + money, vp, money, dollars }
    }));
    place(standings, |_, score| score.worth(), |score, place| score.place = place);
}
