//! The fingerprint of many moves.

use doodle_city::{
    bots::golden::fingerprint,
    record::Level,
    rules::{Game as _, Seat},
};

use crate::game::rules::{Parcel, Setup};

/// The fingerprint of 40 moves: what `tests/goldens/parcel_bots.txt` holds.
pub fn moves() -> String {
    let game = Parcel::new(Setup { turns: 20, first: Seat(0) }).ok();
    let print = game.and_then(|game| fingerprint(&game, &Level::ALL, 1, 40, u64::MAX));
    print.map_or_else(|| "a move was refused\n".into(), |print| format!("Parcel, 20 turns: {print}\n"))
}
