//! Doodle City in a terminal.

mod draft;
mod options;
mod picture;
mod sheets;
mod table;
mod train;
mod words;

use core::ops::RangeInclusive;
use std::{io::Write, path::Path};

use super::{Stop, TerminalGame, Training};
use crate::{
    record::Match,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Event, MOST_PLAYERS, Setup},
    },
};

impl TerminalGame for DoodleCity {
    type Options = options::SetupOptions;
    type TournamentOptions = options::SheetOption;
    type Draft = draft::MoveDraft;

    const SEATS: RangeInclusive<usize> = 1..=MOST_PLAYERS;
    const ANSWERS: &'static str = "\
A line answers one question, or several at once: `4 3,4 NE` takes the die 4 and draws north-east in column 3, row 4.
  die      its face; a 6 costs a tree and stands for any row
  square   column and row, such as 3,4
  road     the two sides that it joins: WE NS NE SE SW NW
  pass     takes no die and crosses out a tree
";
    const LEGEND: &'static str = picture::LEGEND;

    fn new_setup(options: &Self::Options) -> Result<Setup, Stop> {
        options.setup()
    }

    fn tournament_setup(players: usize, options: &Self::TournamentOptions) -> Result<Setup, Stop> {
        options.setup(players as u8)
    }

    fn check_setup(options: &Self::Options, setup: &Setup, file: &Path) -> Result<(), Stop> {
        options.check(setup, file)
    }

    fn title(played: &Match<Self>) -> String {
        table::title(played)
    }

    fn due(played: &Match<Self>) -> String {
        table::due(played)
    }

    fn on_table(played: &Match<Self>) -> Option<String> {
        table::dice(played)
    }

    fn sheet(played: &Match<Self>, seat: Seat) -> String {
        table::sheet(played, seat)
    }

    fn event(played: &Match<Self>, event: Event) -> Option<String> {
        words::event(played, event)
    }

    fn verdict(played: &Match<Self>) -> Option<String> {
        played.game().solo_result(played.state()).map(|result| words::solo_result(&result))
    }

    /// The five starting roads are rolled together.
    fn is_same_throw(played: &Match<Self>) -> bool {
        played.state().starting_column().is_some() && !played.log().is_empty()
    }

    fn train(training: &Training, options: &Self::TournamentOptions, out: &mut dyn Write) -> Result<(), Stop> {
        train::run(training, options.setup(1)?, out)
    }
}
