//! Parcel, a game that only the tests know: two players pass a die to and fro, cards turn over of which nobody knows
//! the order, and whoever has more crowns wins, whatever the points say.
//!
//! It is here to show that whatever fulfils the contract can be played, and `./dev new-game` makes another game of it:
//! each folder here is what the game has in that room, as docs/a-new-game.md tells.
#![allow(dead_code, unused_imports, reason = "each test binary that takes the game in uses a part of it")]

pub mod bots;
#[cfg(feature = "app")]
mod boxes;
#[cfg(feature = "app")]
pub mod dev;
pub mod locale;
#[cfg(feature = "app")]
pub mod pictures;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
mod terminal;
pub mod texts;

pub use rules::{Action, Card, Event, Legal, Parcel, Score, Setup, State};
