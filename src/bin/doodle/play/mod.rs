//! `doodle play`: a match in the terminal, line by line, saved after each action.

mod draft;
mod file;
mod input;
mod sitting;

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::Args;
use doodle_city::{
    record::{BadFile, BadRecord, Match, Player, Record, Seeded},
    rules::{
        Game as _,
        doodle_city::{DoodleCity, MOST_PLAYERS},
    },
};

use super::{options::SetupArguments, stop::Stop};
use file::{Opened, open};
use sitting::Sitting;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The match goes on if the file is there, and is a new one otherwise. Without a file a new one gets a name.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArguments,
    /// The dice come from this seed, which is written down when the match is over.
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(..Seeded::END))]
    seed: Option<u64>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let setup = arguments.setup.setup()?;
    let (file, played) = match open(arguments.file.as_deref())? {
        Opened::New(file) => {
            let seats = (1..=MOST_PLAYERS).map(|seat| Player::person(format!("Player {seat}")));
            let seats = seats.take(setup.players.into()).collect();
            let played = Match::new(setup, seats).map_err(Stop::bad)?;
            writeln!(out, "A new match, saved after each action in {}", file.display())?;
            (file, played)
        }
        Opened::GoesOn(file, played) => {
            arguments.setup.check(played.game().setup(), &file)?;
            check_seed(arguments.seed, &played, &file)?;
            writeln!(out, "The match in {} goes on.", file.display())?;
            (file, *played)
        }
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
