//! Matches of Parcel to begin with.

use bevy::math::Vec2;
use doodle_city::{
    games::{ALL, Games},
    headless,
    platform::FakeDevice,
    record::{Match, Player, Reader},
    rules::Seat,
    storage::MemoryBackend,
};

use crate::{
    desk::DeskOf,
    game::{
        rules::{Parcel, Setup},
        table::plugin,
    },
};

/// The app at a table of Parcel, with no other game.
pub type Desk = DeskOf<Parcel>;

/// Parcel alone.
const GAMES: Games = Games { readers: &[Reader::of::<Parcel>()], plugins: &[plugin], ..ALL };

/// A match before its first action; its dice and cards are the same every time.
pub fn fresh() -> Match<Parcel> {
    let seats = ["Ada", "Ben"].map(Player::person).to_vec();
    let mut play = Match::new(Setup { turns: 12, first: Seat(0) }, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

/// The table with this match on it.
pub fn desk(size: Vec2, play: &Match<Parcel>) -> Desk {
    let app = headless(GAMES, size, MemoryBackend::default(), FakeDevice::default());
    Desk::running(app).begin(play)
}
