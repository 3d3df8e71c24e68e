//! Parcel in a terminal.

mod options;
mod table;
mod words;

use core::ops::RangeInclusive;
use std::path::Path;

use doodle_city::{
    record::Match,
    rules::Seat,
    terminal::{OneOf, Stop, TerminalGame},
};

use crate::game::rules::{Action, Event, Parcel, Setup};

impl TerminalGame for Parcel {
    type Options = options::Options;
    type TournamentOptions = options::Options;
    type Draft = OneOf<Action>;

    const SEATS: RangeInclusive<usize> = 2..=2;
    const ANSWERS: &'static str = "\
  keep     scores the pips of the die, and takes a crown
  pass     gives the die to the other player, which scores a point under the sun
  again    throws the die once more
";

    fn new_setup(options: &Self::Options) -> Result<Setup, Stop> {
        Ok(options.setup())
    }

    fn tournament_setup(_: usize, options: &Self::TournamentOptions) -> Result<Setup, Stop> {
        Ok(options.setup())
    }

    fn check_setup(options: &Self::Options, setup: &Setup, file: &Path) -> Result<(), Stop> {
        options.check(setup, file)
    }

    fn title(played: &Match<Self>) -> String {
        table::title(played)
    }

    fn on_table(played: &Match<Self>) -> Option<String> {
        table::die_and_card(played)
    }

    fn sheet(played: &Match<Self>, seat: Seat) -> String {
        table::player(played, seat)
    }

    fn event(played: &Match<Self>, event: Event) -> Option<String> {
        Some(words::event(played, event))
    }
}
