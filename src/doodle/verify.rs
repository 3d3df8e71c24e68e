//! `doodle verify`: what really happened in recorded matches.

use core::fmt::Write as _;
use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::Args;
use doodle_city::{
    record::{Match, load},
    rules::{Game, doodle_city::DoodleCity, is_plain},
};
use serde::Serialize;

use super::stop::{Stop, complain};

#[derive(Args, Debug)]
pub struct Arguments {
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

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let mut are_all_good = true;
    for file in &arguments.files {
        match load::<DoodleCity>(file) {
            Ok(replayed) => {
                let verified = verified(file, &replayed);
                let line = serde_json::to_string(&verified).map_err(std::io::Error::from)?;
                writeln!(out, "{}", escaped(&line))?;
            }
            Err(bad) => {
                // In the order of the files, also where both outputs are one.
                out.flush()?;
                complain(bad);
                are_all_good = false;
            }
        }
    }
    if are_all_good { Ok(()) } else { Err(Stop::Told) }
}

/// The same JSON with what must not reach a terminal as escapes: such characters stand in strings alone.
fn escaped(json: &str) -> String {
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

fn verified<G: Game>(file: &Path, replayed: &Match<G>) -> Verified<G::Standing> {
    Verified {
        file: file.to_string_lossy().into_owned(),
        game: G::NAME,
        rounds: replayed.game().round(replayed.state()),
        over: replayed.is_over(),
        standings: replayed.standings(),
    }
}
