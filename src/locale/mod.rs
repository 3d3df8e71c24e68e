//! Every text that a person reads: one catalogue a language, and how moves and things on the table are put into words.
//!
//! A language is one file `assets/locales/<tag>.ftl` in [Fluent](https://projectfluent.org)'s form, compiled in;
//! adding one touches no code. Keys are written out in full wherever they are used, never put together from
//! parts, so that a test can compare them with the catalogue.

mod catalogue;
pub mod help;
pub mod honours;
pub mod moves;
pub mod names;
pub mod players;
pub mod troubles;
#[cfg(test)]
mod usage;

pub use catalogue::{Arg, Locale};
