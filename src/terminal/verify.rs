//! `doodle verify`: what really happened in recorded matches.

use core::fmt::Write as _;
use std::{
    collections::HashMap,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use clap::Args;
use serde::Serialize;

use super::{Entry, Stop, entry, output::Output, stop::complain};
use crate::{
    record::{Match, RecordHash},
    rules::{Game, is_plain},
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Records of matches.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What a log comes to.
#[derive(Serialize)]
struct Verified<S> {
    file: String,
    game: &'static str,
    /// Rounds begun: all of them, if the match is over.
    rounds: u32,
    over: bool,
    /// In seat order.
    standings: Vec<S>,
}

/// How a match hangs together with others.
pub(super) struct Branch {
    /// What it is known by.
    hash: RecordHash,
    /// What that is of which it was played on.
    from: Option<RecordHash>,
}

pub(super) fn run(games: &[Entry], arguments: &Arguments, out: &mut Output) -> Result<(), Stop> {
    let mut are_all_good = true;
    let mut complain_of = |stop, out: &mut Output| match stop {
        Stop::File(bad) => {
            // In the order of the files, also where both outputs are one.
            out.flush()?;
            complain(bad);
            are_all_good = false;
            Ok(())
        }
        stop => Err(stop),
    };
    let (mut known, mut branches) = (HashMap::new(), Vec::new());
    for file in &arguments.files {
        let verified = entry::load(games, file).map_err(Stop::from);
        match verified.and_then(|(game, record)| game.0.verify(file, &record, out)) {
            Ok(Branch { hash, from }) => {
                known.insert(hash, file);
                branches.extend(from.map(|from| (file, from)));
            }
            Err(stop) => complain_of(stop, out)?,
        }
    }
    for (file, from) in branches {
        if let Some(other) = known.get(&from) {
            let loaded = entry::load(games, file).map_err(Stop::from);
            let checked = loaded.and_then(|(game, record)| game.0.check_from(file, &record, other));
            checked.or_else(|stop| complain_of(stop, out))?;
        }
    }
    if are_all_good { Ok(()) } else { Err(Stop::Told) }
}

/// Prints what a log comes to.
pub(super) fn tell<G: Game>(file: &Path, replayed: &Match<G>, out: &mut Output) -> Result<Branch, Stop> {
    let verified = Verified {
        file: file.to_string_lossy().into_owned(),
        game: G::NAME,
        rounds: replayed.game().round(replayed.state()),
        over: replayed.is_over(),
        standings: replayed.standings(),
    };
    let line = serde_json::to_string(&verified).map_err(io::Error::from)?;
    writeln!(out, "{}", escaped(&line))?;
    let hash = RecordHash::of(&replayed.record().write());
    Ok(Branch { hash, from: replayed.from().map(|from| from.record) })
}

/// The same JSON with what must not reach a terminal as escapes: such characters stand in strings alone.
pub(super) fn escaped(json: &str) -> String {
    let mut plain = String::with_capacity(json.len());
    for character in json.chars() {
        if is_plain(character) {
            plain.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                _ = write!(plain, "\\u{unit:04x}");
            }
        }
    }
    plain
}
