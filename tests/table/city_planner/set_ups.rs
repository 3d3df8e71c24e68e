//! Matches of City Planner to begin with.

use bevy::math::Vec2;
use doodle_city::{
    record::{Controller, Match, Player},
    rules::{
        Actor, Seat,
        city_planner::{Blocks, CityPlanner, Setup},
    },
};

use super::Desk;
use crate::set_ups::grown;

/// A match before its first action, with these at the table; its dice are the same every time.
pub fn seated(by: &[Controller]) -> Match<CityPlanner> {
    let setup = Setup { players: by.len() as u8, first: Seat(0), blocks: Blocks::BUILT_IN };
    let seats = ["Ada", "Ben"].iter().zip(by).map(|(&name, &by)| Player { name: name.into(), by }).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

/// A match of so many people before its first action.
pub fn fresh(players: usize) -> Match<CityPlanner> {
    seated(&vec![Controller::Person; players])
}

/// Whether somebody may adjust dice or pass a block.
pub fn is_adjusting(play: &Match<CityPlanner>) -> bool {
    matches!(play.actor(), Actor::Seat(_)) && play.state().passed().is_none()
}

/// Whether somebody has passed a block, and scores the others.
pub fn is_scoring(play: &Match<CityPlanner>) -> bool {
    play.state().passed().is_some()
}

impl Desk {
    /// A new match on a table of some size.
    pub fn new_match(size: Vec2, players: usize) -> Self {
        Self::with_match(size, &fresh(players))
    }

    /// A match that has been going on until `is_so`.
    pub fn grown(size: Vec2, players: usize, is_so: impl Fn(&Match<CityPlanner>) -> bool) -> Self {
        Self::reopened(size, &grown(fresh(players), is_so))
    }
}
