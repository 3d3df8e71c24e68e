//! Parcel, a game that only the tests know: two players pass a die to and fro, cards turn over of which nobody knows the
//! order, and whoever has more crowns wins, whatever the points say.
//!
//! It is here to show that whatever fulfils the contract can be played, and docs/a-new-game.md walks through it.
#![allow(dead_code, unused_imports, reason = "each test binary that takes the game in uses a part of it")]

mod mind;
#[cfg(feature = "app")]
pub mod presented;
mod rules;
#[cfg(feature = "app")]
pub mod table;
mod terminal;

pub use rules::{Action, Card, Event, Legal, Parcel, Score, Setup, State};
