//! How computer players judge a turn.

use super::Reason;
use crate::{
    bots::{Mind, Points, Skill, WithBots},
    rules::{
        Seat,
        design_town::{DesignTown, State},
    },
};

/// Counts the points and coins of the turn.
#[derive(Clone, Debug)]
pub struct TownMind;

impl Mind<DesignTown> for TownMind {
    type Reason = Reason;

    fn value(&mut self, _: &DesignTown, state: &State, _: Seat) -> Points {
        Points::whole((10 * state.vp() + state.coins()) as i32)
    }
}

impl WithBots for DesignTown {
    type Mind = TownMind;

    fn mind(&self, _: &Skill) -> TownMind {
        TownMind
    }
}
