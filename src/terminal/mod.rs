//! `doodle`: the games without a window. What can be asked for, and how the program ends.
//!
//! Each command has a file of its own and knows no game; what a game brings is a [`TerminalGame`], in a folder of its own.

mod analyse;
mod arguments;
mod branch;
mod city_planner;
mod console;
mod data;
mod design_town;
mod doodle_city;
mod draft;
mod entry;
mod game;
mod interrupt;
mod number;
mod output;
mod parallel;
mod play;
mod players;
mod progress;
mod records;
mod series;
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
    env,
    ffi::OsString,
    io::{self, BufRead, IsTerminal as _, Write},
    process::ExitCode,
};

use arguments::{Asked, Command};
use console::Console;

pub use draft::{Draft, OneOf};
pub use entry::Entry;
pub use game::TerminalGame;
pub use stop::Stop;
pub use train::Training;
pub use words::player_name;

/// The command line with the options of the first game, for manuals and shells; `None` without a game.
pub fn command(games: &[Entry]) -> Option<clap::Command> {
    games.first().map(|game| arguments::command_for(game, games))
}

/// Does what the command line asks for with one of `games`, the first if none is named.
pub fn main(games: &[Entry]) -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    let is_typed = io::stdin().is_terminal();
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    ExitCode::from(answer(games, &arguments, Console::new(&mut input, is_typed, &mut output)))
}

/// Does the same for other `arguments`, of which the first is the program's name, with lines and results somewhere
/// other than in a terminal; returns the exit status. Complaints still go to standard error, and the help of options to
/// standard output.
pub fn run(games: &[Entry], arguments: &[OsString], typed: &mut dyn BufRead, printed: &mut dyn Write) -> u8 {
    answer(games, arguments, Console::new(typed, false, printed))
}

fn answer(games: &[Entry], arguments: &[OsString], mut console: Console) -> u8 {
    let done = carry_out(games, arguments, &mut console);
    let written = console.out.finish().map_err(Stop::from);
    match done.and(written) {
        Ok(()) => 0,
        Err(stop) => {
            stop.tell(arguments);
            stop.status()
        }
    }
}

fn carry_out(games: &[Entry], arguments: &[OsString], console: &mut Console) -> Result<(), Stop> {
    let Asked { command, game, options } = arguments::read(games, arguments)?;
    let out = &mut console.out;
    match command {
        Command::Play(arguments) => game.0.play(&arguments, &options, console),
        Command::Simulate(arguments) => game.0.simulate(&arguments, &options, out),
        Command::Tournament(arguments) => game.0.tournament(&arguments, &options, out),
        Command::Train(training) => game.0.train(&training, &options, out),
        Command::Verify(arguments) => verify::run(games, &arguments, out),
        Command::Branch(arguments) => branch::run(games, &arguments, out),
        Command::Analyse(arguments) => analyse::run(games, &arguments, out),
        Command::Show(arguments) => show::run(games, &arguments, out),
    }
}
