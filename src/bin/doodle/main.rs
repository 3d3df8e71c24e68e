//! `doodle`: Doodle City without a window. What can be asked for, and how the program ends.
//!
//! Each command has a file of its own.

mod interrupt;
mod number;
mod options;
mod output;
mod parallel;
mod picture;
mod play;
mod progress;
mod records;
mod series;
mod sheets;
mod show;
mod simulate;
mod stop;
mod table;
mod tally;
mod tournament;
mod train;
mod verify;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use output::Output;
use stop::{Stop, refuse};

/// Doodle City in a terminal: play, simulate, verify and show matches.
///
/// Exit status 0 is fine, 2 is bad input; standard error then says which file, where, and why. A run that was interrupted
/// ends with 130 (Ctrl-C) or 143 (terminated).
#[derive(Parser)]
#[command(name = "doodle", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a match in the terminal; it is saved after each action.
    Play(play::Arguments),
    /// Play many matches by random or computer players and tell how they went.
    Simulate(simulate::Arguments),
    /// Let computer players meet, seats rotating, and tell who won how often.
    Tournament(tournament::Arguments),
    /// Train what computer players know of a sheet, by playing against themselves.
    Train(train::Arguments),
    /// Recompute matches from their logs alone; one JSON object per file.
    Verify(verify::Arguments),
    /// Print the sheets of a match as text.
    Show(show::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let mut out = Output::new();
    let done = match arguments.command {
        Command::Play(arguments) => play::run(&arguments, &mut out),
        Command::Simulate(arguments) => simulate::run(&arguments, &mut out),
        Command::Tournament(arguments) => tournament::run(&arguments, &mut out),
        Command::Train(arguments) => train::run(&arguments, &mut out),
        Command::Verify(arguments) => verify::run(&arguments, &mut out),
        Command::Show(arguments) => show::run(&arguments, &mut out),
    };
    let written = out.finish().map_err(Stop::from);
    match done.and(written) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            stop.tell();
            ExitCode::from(stop.status())
        }
    }
}
