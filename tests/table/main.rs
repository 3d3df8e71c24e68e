//! The table without a window: touches and keys in, entities and semantics out.
#![cfg(feature = "app")]

mod advice;
mod city_planner;
mod colors;
mod computers;
mod design_town;
mod desk;
#[path = "../parcel/mod.rs"]
mod game;
mod gestures;
mod keys;
mod looks;
mod matches;
mod parcel;
mod phone;
mod places;
mod selections;
mod set_ups;
mod strokes;
mod texts;
mod turns;
