//! Every text that a person reads: one catalogue a language, and how moves and things on the table are put
//! into words: what any game says here, the rest in a folder for each game.
//!
//! A language is a folder `assets/locales/<tag>` of files, one for the app and one for each game, in
//! [Fluent](https://projectfluent.org)'s form, compiled in; adding one touches no code. Keys are written out in full
//! wherever they are used, never put together from parts, so that a test can compare them with the texts. Numbers and ids
//! go into a text, which chooses by them; a finished phrase could not be inflected there.

#[cfg(test)]
mod at_random;
mod catalogue;
pub mod city_planner;
pub mod dates;
pub mod design_town;
pub mod doodle_city;
pub mod help;
pub mod hint;
mod languages;
#[cfg(test)]
mod messages;
pub mod names;
mod numbers;
pub mod players;
#[cfg(feature = "dev")]
mod pseudo;
mod spoken;
#[cfg(test)]
mod translations;
#[cfg(test)]
mod usage;

pub use numbers::with_tenths;
pub use spoken::{Arg, Locale};
