//! The fingerprints of City Planner's computer players.

use crate::{
    bots::golden,
    record::Level,
    rules::{
        Seat,
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
        let what = format!("City Planner, {players} to play");
        golden::line::<CityPlanner>(&what, setup, &Level::ALL, MOVES, u64::MAX)
    };
    [1, 2].map(line).concat()
}
