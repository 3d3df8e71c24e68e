//! `doodle show`: the sheets of a match as text, at its end or after any step.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

use clap::Args;

use super::{Entry, Stop, TerminalGame, entry, number::whole, output::Output, table, words::count};
use crate::{record::Match, rules::shown_path};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The record of a match.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// After how many steps, from 0 on; after all of them if it is not given. A step is an entry of the log.
    #[arg(long, value_name = "STEP", allow_negative_numbers = true, value_parser = whole::<usize>(0..=usize::MAX as u64))]
    at: Option<usize>,
}

impl Arguments {
    pub(super) fn file(&self) -> &Path {
        &self.file
    }
}

pub(super) fn run(games: &[Entry], arguments: &Arguments, out: &mut Output) -> Result<(), Stop> {
    let (game, record) = entry::load(games, &arguments.file)?;
    game.0.show(arguments, &record, out)
}

/// Shows a match.
pub(super) fn tell<G: TerminalGame>(
    arguments: &Arguments,
    played: &Match<G>,
    out: &mut Output,
) -> Result<(), Stop> {
    let steps = played.log().len();
    let step = arguments.at.unwrap_or(steps);
    if step > steps {
        let (file, steps) = (shown_path(&arguments.file), count(steps, "step"));
        return Err(Stop::bad(format_args!("{file}: there is no step {step}: the match has {steps}")));
    }
    out.write_all(table::whole(&played.at(step), step, steps).as_bytes())?;
    Ok(())
}
