//! The fingerprints of Design Town's computer players.

use crate::{
    bots::golden,
    record::Level,
    rules::{
        Seat,
        design_town::{Cards, DesignTown, Setup},
    },
};

/// How many moves there are of each set-up.
const MOVES: usize = 200;

/// The fingerprints of 200 moves alone, as many of three players, and as many of two in a first game, a line for each:
/// what `tests/goldens/design_town_bots.txt` holds.
pub fn set_ups() -> String {
    let line = |(players, first_game): (u8, bool)| {
        let setup = Setup { players, first: Seat(0), first_game, cards: Cards::built_in() };
        let name = if first_game { "first games" } else { "all cards" };
        let what = format!("Design Town, {name}, {players} to play");
        golden::line::<DesignTown>(&what, setup, &Level::ALL, MOVES, u64::MAX)
    };
    [(1, false), (3, false), (2, true)].map(line).concat()
}
