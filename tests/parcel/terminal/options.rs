//! What can be chosen on the command line.

use std::path::Path;

use clap::{Args, value_parser};
use doodle_city::{rules::Seat, terminal::Stop};

use crate::game::rules::Setup;

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct Options {
    /// How many turns both players have together, 1 to 2000; 20 if it is not given.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=2000))]
    turns: Option<u32>,
}

impl Options {
    /// The set-up of a new match.
    pub(super) fn setup(&self) -> Setup {
        Setup { turns: self.turns.unwrap_or(20), first: Seat(0) }
    }

    /// Whether the match of a file has what was chosen.
    pub(super) fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        match self.turns {
            Some(turns) if turns != setup.turns => {
                Err(Stop::other_match(file, "turns", format_args!("{} turns", setup.turns)))
            }
            Some(_) | None => Ok(()),
        }
    }
}
