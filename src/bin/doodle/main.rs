//! `doodle`: Doodle City without a window. What can be asked for, and how the program ends.
//!
//! Each command has a file of its own.

mod options;
mod picture;
mod play;
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

use std::{
    io::{self, BufWriter, Write as _},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use stop::Stop;

/// Doodle City in a terminal: play, simulate, verify and show matches.
///
/// Exit status 0 is fine, 2 is bad input; standard error then says which file, where, and why.
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

/// The exit status for bad input, also that of wrong arguments.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Sheets are many lines: they are written at once, and before each question.
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match arguments.command {
        Command::Play(arguments) => play::run(&arguments, &mut out),
        Command::Simulate(arguments) => simulate::run(&arguments, &mut out),
        Command::Tournament(arguments) => tournament::run(&arguments, &mut out),
        Command::Train(arguments) => train::run(&arguments, &mut out),
        Command::Verify(arguments) => verify::run(&arguments, &mut out),
        Command::Show(arguments) => show::run(&arguments, &mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough, as `doodle … | head` does.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(stop) => {
            let _ = out.flush();
            stop.tell();
            ExitCode::from(BAD_INPUT)
        }
    }
}
