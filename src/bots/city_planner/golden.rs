//! The fingerprints of City Planner's computer players.

use crate::{
    bots::golden::fingerprint,
    record::Level,
    rules::{
        Game as _, Seat,
        city_planner::{Blocks, CityPlanner, Setup},
    },
};

/// How many moves there are of each number of players.
const MOVES: usize = 250;

/// The fingerprints of 250 moves alone and as many of two players, a line for each: what
/// `tests/goldens/city_planner_bots.txt` holds.
pub fn blocks() -> String {
    let line = |players: u8| {
        let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let game = CityPlanner::new(setup).ok();
        match game.and_then(|game| fingerprint(&game, &Level::ALL, 1, MOVES, u64::MAX)) {
            Some(print) => format!("City Planner, {players} to play: {print}\n"),
            None => format!("City Planner, {players} to play: a move was refused\n"),
        }
    };
    [1, 2].map(line).concat()
}
