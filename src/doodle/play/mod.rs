//! `doodle play`: a match in the terminal, line by line, saved after each action.

mod draft;
mod file;
mod input;
mod sitting;

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

use clap::Args;
use doodle_city::{
    record::{BadFile, BadRecord, Match, Player, Record, Seeded, save_new},
    rules::{
        Game as _,
        doodle_city::{DoodleCity, MOST_PLAYERS},
        shown_path,
    },
};

use super::{number::whole, options::SetupArguments, output::Output, stop::Stop};
use file::{open, save_unnamed};
use sitting::Sitting;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The match goes on if the file is there, and is a new one otherwise. Without a file a new one gets a name.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArguments,
    /// The dice come from this seed, 0 to 9007199254740991 (2^53 - 1), which is written down when the match is over.
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = whole::<u64>(0..=Seeded::END - 1))]
    seed: Option<u64>,
}

pub fn run(arguments: &Arguments, out: &mut Output) -> Result<(), Stop> {
    let setup = arguments.setup.setup()?;
    let opened = arguments.file.as_deref().map(open).transpose()?.flatten();
    let (file, played) = if let Some((file, played)) = opened {
        arguments.setup.check(played.game().setup(), &file)?;
        check_seed(arguments.seed, &played, &file)?;
        writeln!(out, "The match in {} goes on.", shown_path(&file))?;
        (file, played)
    } else {
        let seats = (1..=MOST_PLAYERS).map(|seat| Player::person(format!("Player {seat}")));
        let seats = seats.take(setup.players.into()).collect();
        let played = Match::new(setup, seats).map_err(Stop::bad)?;
        let record = played.record().write();
        let file = match &arguments.file {
            Some(file) => save_new(file, record).map(|()| file.clone())?,
            None => save_unnamed(&record)?,
        };
        writeln!(out, "A new match, saved after each action in {}", shown_path(&file))?;
        (file, played)
    };
    Sitting::new(played, file, arguments.seed, out).play()
}

/// A seed that is named for a match that goes on must be the one of its dice so far.
fn check_seed(seed: Option<u64>, played: &Match<DoodleCity>, file: &Path) -> Result<(), Stop> {
    if seed.is_none() {
        return Ok(());
    }
    match Match::replay(&Record { seed, ..played.record() }) {
        Ok(_) | Err(BadRecord::SeedTooEarly) => Ok(()),
        Err(error) => Err(BadFile::Record { path: file.into(), error }.into()),
    }
}
