//! Matches of Doodle City to begin with.

use doodle_city::{
    record::{Match, Player},
    rules::{
        Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

/// A set-up for `players`.
pub fn setup(players: u8) -> Setup {
    let sheet = built_in_sheets().remove(0);
    Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet }
}

/// A match before its first action.
pub fn fresh(players: u8) -> Match<DoodleCity> {
    agreed(setup(players))
}

/// A match before its first action, with this set-up; its dice are the same every time.
pub fn agreed(setup: Setup) -> Match<DoodleCity> {
    let names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
    let seats = names.iter().take(setup.players.into()).map(|&name| Player::person(name)).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}
