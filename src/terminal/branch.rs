//! `doodle branch`: a new match that goes on from a moment of another.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    time::SystemTime,
};

use clap::Args;

use super::{Entry, Stop, entry, output::Output};
use crate::{
    record::{Match, save_new},
    rules::{Game, shown_path},
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The record of the other match, which stays as it is.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The file of the new match; there may be none yet.
    #[arg(value_name = "NEW")]
    new: PathBuf,
    /// How many entries of the log both have in common; all of them if it is not given.
    #[arg(long, value_name = "ENTRY")]
    after: Option<usize>,
}

impl Arguments {
    pub(super) fn file(&self) -> &Path {
        &self.file
    }
}

pub(super) fn run(games: &[Entry], arguments: &Arguments, out: &mut Output) -> Result<(), Stop> {
    let (game, record) = entry::load(games, arguments.file())?;
    game.0.branch(arguments, &record, out)
}

/// Writes the new match.
pub(super) fn write<G: Game>(arguments: &Arguments, other: &Match<G>, out: &mut Output) -> Result<(), Stop> {
    let entries = other.log().len();
    let after = arguments.after.unwrap_or(entries);
    if after > entries {
        let file = shown_path(arguments.file());
        return Err(Stop::bad(format_args!(
            "--after is {after}, but the match in {file} has {entries} entries"
        )));
    }
    let mut branch = other.play_on(after);
    branch.set_begun(SystemTime::now().into());
    save_new(&arguments.new, branch.record().write())?;
    let new = shown_path(&arguments.new);
    writeln!(
        out,
        "A new match in {new}, after {after} of {entries} entries: `doodle play {new}` goes on with it"
    )?;
    Ok(())
}
