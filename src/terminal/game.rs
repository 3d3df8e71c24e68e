//! What a game brings to the terminal.

use core::ops::RangeInclusive;
use std::{io::Write, path::Path};

use clap::Args;

use super::{Draft, Stop, Training, words};
use crate::{
    bots::WithBots,
    record::{Match, Playable},
    rules::Seat,
};

/// A game that can be played in a terminal: its options on the command line, its questions, and its words.
pub trait TerminalGame: WithBots + Playable {
    /// What a match is set up with, in `play` and `simulate`; `()` where nothing can be chosen.
    type Options: Args;
    /// The same without who plays, which is said otherwise, in `tournament` and `train`.
    type TournamentOptions: Args;
    /// The questions that lead to a move.
    type Draft: Draft<Self>;

    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// The answers to its questions, as whole lines of the help.
    const ANSWERS: &'static str;
    /// The command that shows the whole table, as a line of the help; it may be called `sheets` or `table`.
    const OVERVIEW: &'static str = "  sheets   shows everybody's sheet and points\n";
    /// What the signs on the table mean, as lines; empty if there is nothing to say. The last line does not end.
    const LEGEND: &'static str = "";

    /// The set-up of a new match.
    ///
    /// # Errors
    ///
    /// What is wrong with the options.
    fn new_setup(options: &Self::Options) -> Result<Self::Setup, Stop>;

    /// The set-up of matches of `players` players, a number in [`TerminalGame::SEATS`].
    ///
    /// # Errors
    ///
    /// What is wrong with the options.
    fn tournament_setup(players: usize, options: &Self::TournamentOptions) -> Result<Self::Setup, Stop>;

    /// Checks that the match in `file`, which goes on, is what was asked for.
    ///
    /// # Errors
    ///
    /// [`Stop::other_match`], if it was not set up as an option says.
    fn check_setup(options: &Self::Options, setup: &Self::Setup, file: &Path) -> Result<(), Stop>;

    /// What is printed on cards and the like, as whole lines at the end of the help; for games with so much of it that it
    /// is no [`TerminalGame::LEGEND`].
    fn printed(played: &Match<Self>) -> String {
        let _ = played;
        String::new()
    }

    /// Which game that is, with its set-up, in one line.
    fn title(played: &Match<Self>) -> String;

    /// What is due next, as a sentence.
    fn due(played: &Match<Self>) -> String {
        words::due(played)
    }

    /// What lies on the table for everybody, as lines of which the last does not end; `None` while there is nothing.
    fn on_table(played: &Match<Self>) -> Option<String>;

    /// The name of the player at `seat` and what that player has on the table, as whole lines.
    fn sheet(played: &Match<Self>, seat: Seat) -> String;

    /// What happened, as lines of which the last does not end; `None` if other lines already say it. It is told once the
    /// whole move, and what followed by chance, has happened in `played`.
    fn event(played: &Match<Self>, event: Self::Event) -> Option<String>;

    /// What is said besides the points when a match is over, as whole lines.
    fn verdict(played: &Match<Self>) -> Option<String> {
        let _ = played;
        None
    }

    /// Whether the throw that is due is part of the one before it, so that nobody is asked to throw again.
    fn is_same_throw(played: &Match<Self>) -> bool {
        let _ = played;
        false
    }

    /// Trains what computer players know, by playing many matches.
    ///
    /// # Errors
    ///
    /// Why there is nothing to train, or what is wrong with files or options.
    fn train(training: &Training, options: &Self::TournamentOptions, out: &mut dyn Write) -> Result<(), Stop> {
        let _ = (training, options, out);
        Err(Stop::bad(format_args!("computer players of {} learn nothing", Self::NAME)))
    }
}
