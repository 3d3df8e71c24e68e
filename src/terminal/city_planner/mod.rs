//! City Planner in a terminal.

mod draft;
mod options;
mod prospect;
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
        city_planner::{CityPlanner, Event, MOST_PLAYERS, Setup},
    },
};

impl TerminalGame for CityPlanner {
    type Options = options::SetupOptions;
    type TournamentOptions = options::BlocksOption;
    type Draft = draft::TurnDraft;

    const SEATS: RangeInclusive<usize> = 1..=MOST_PLAYERS;
    const ANSWERS: &'static str = "\
A turn: adjust dice as you like, pass one block, score the six others. Below the
blocks stands what the turn would bring if you passed a block; or if you turned
its die up or down, and then passed whichever block is best.
  up 2     turns the die of block 2 one up, for $1; or +2
           each die once in a turn, and three dice at most
  down 2   turns it one down; or -2
  reroll 2 rerolls it, if there is a free reroll left
  pass 2   passes block 2 on, locked; alone it is set aside
  1        scores in the first of the ways that are listed
  score green 2 without 1 3 twice vp
           scores in any way: the mixed building of block 2 as green, those of
           1 and 3 given up, points doubled (or twice money); what does not
           apply is left out
";
    const OVERVIEW: &'static str = "  table    shows the blocks and everybody's points\n";
    const LEGEND: &'static str = table::LEGEND;

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
        table::blocks(played)
    }

    fn sheet(played: &Match<Self>, seat: Seat) -> String {
        table::player(played, seat)
    }

    fn event(played: &Match<Self>, event: Event) -> Option<String> {
        words::event(played, event)
    }

    fn verdict(played: &Match<Self>) -> Option<String> {
        words::verdict(played)
    }

    fn train(training: &Training, options: &Self::TournamentOptions, out: &mut dyn Write) -> Result<(), Stop> {
        train::run(training, &options.setup(1)?.blocks, out)
    }

    /// Whoever takes a die to reroll it throws it.
    fn is_same_throw(played: &Match<Self>) -> bool {
        played.state().rerolling().is_some()
    }
}
