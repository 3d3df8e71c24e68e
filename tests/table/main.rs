//! The table without a window: touches and keys in, entities and what can be touched out.
#![cfg(feature = "app")]

mod ambiguities;
mod analysis;
mod any_script;
mod archive;
mod city_planner;
mod colors;
mod computers;
mod design_town;
mod desk;
mod doodle_city;
mod finale;
#[path = "../parcel/mod.rs"]
mod game;
mod gamepad;
mod gestures;
mod helps;
mod inquiry;
mod languages;
mod learning;
mod light;
mod looks;
mod motions;
mod narration;
mod panels;
mod parcel;
mod phone;
mod places;
mod refusals;
mod replay;
mod scanning;
mod scenes;
mod screen_reader;
mod selections;
mod set_ups;
mod texts;
