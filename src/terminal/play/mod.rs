//! `doodle play`: a match in the terminal, line by line, saved after each action.

mod file;
mod input;
mod sitting;

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    time::SystemTime,
};

use clap::Args;

use super::{Stop, TerminalGame, console::Console, number::whole};
use crate::{
    record::{BadFile, BadRecord, Match, Player, Record, Seeded, save_new},
    rules::shown_path,
};
use file::{open, save_unnamed};
use sitting::Sitting;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The match goes on if the file is there, and is a new one otherwise. Without a file a new one gets a name.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Dice and cards come from this seed, 0 to 9007199254740991 (2^53 - 1), which is written down when the match is over.
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=Seeded::END - 1))]
    seed: Option<u64>,
}

impl Arguments {
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }
}

pub(super) fn run<G: TerminalGame>(
    arguments: &Arguments,
    options: &G::Options,
    console: &mut Console,
) -> Result<(), Stop> {
    let opened = arguments.file().map(open::<G>).transpose()?.flatten();
    let (file, played) = if let Some((file, played)) = opened {
        G::check_setup(options, played.game().setup(), &file)?;
        check_seed(arguments.seed, &played, &file)?;
        writeln!(console.out, "The match in {} goes on.", shown_path(&file))?;
        (file, played)
    } else {
        let mut played = with_persons::<G>(G::new_setup(options)?)?;
        played.set_begun(SystemTime::now().into());
        let record = played.record().write();
        let file = match &arguments.file {
            Some(file) => save_new(file, record).map(|()| file.clone())?,
            None => save_unnamed(G::NAME, &record)?,
        };
        writeln!(console.out, "A new match, saved after each action in {}", shown_path(&file))?;
        (file, played)
    };
    Sitting::new(played, file, arguments.seed, console).play()
}

/// A new match with somebody at each seat.
fn with_persons<G: TerminalGame>(setup: G::Setup) -> Result<Match<G>, Stop> {
    let bad_setup = |error: G::BadSetup| Stop::bad(BadRecord::Setup(error.to_string()));
    let seats = G::new(setup.clone()).map_err(bad_setup)?.seats();
    let seats = (1..=seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
    Match::new(setup, seats).map_err(Stop::bad)
}

/// A seed that is named for a match that goes on must be the one of its dice so far.
fn check_seed<G: TerminalGame>(seed: Option<u64>, played: &Match<G>, file: &Path) -> Result<(), Stop> {
    if seed.is_none() {
        return Ok(());
    }
    match Match::replay(&Record { seed, ..played.record() }) {
        Ok(_) | Err(BadRecord::SeedTooEarly) => Ok(()),
        Err(error) => Err(BadFile::Record { path: file.into(), error }.into()),
    }
}
