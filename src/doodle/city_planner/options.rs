//! What City Planner is set up with: players, who begins, and what is printed on the blocks.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::{
    doodle::{Stop, data, number::whole, words::count},
    rules::{
        Seat,
        city_planner::{Blocks, MOST_PLAYERS, Setup},
    },
};

/// The blocks, if others than those of the game were named.
#[derive(Args, Debug)]
pub struct BlocksOption {
    /// A file with what is printed on the blocks: seven strings of six letters, such as ["BPMRKY", …]; those of the game
    /// if it is not given.
    #[arg(long, value_name = "FILE")]
    blocks: Option<PathBuf>,
}

impl BlocksOption {
    fn blocks(&self) -> Result<Blocks, Stop> {
        match &self.blocks {
            Some(file) => data::read(file, "these are no blocks"),
            None => Ok(Blocks::BUILT_IN),
        }
    }

    /// The set-up of a match of so many players; seat 1 begins.
    pub(super) fn setup(&self, players: u8) -> Result<Setup, Stop> {
        Ok(Setup { players, first: Seat(0), blocks: self.blocks()? })
    }
}

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct SetupOptions {
    /// How many play, 1 or 2; alone if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST_PLAYERS as u64))]
    players: Option<u8>,
    /// Which of the players has the first turn of every round, 1 or 2; player 1 if it is not given.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST_PLAYERS as u64))]
    first: Option<u8>,
    #[command(flatten)]
    blocks: BlocksOption,
}

impl SetupOptions {
    /// Who begins, as a seat.
    fn first(&self) -> Option<Seat> {
        self.first.map(|first| Seat(first - 1))
    }

    /// The set-up of a new match.
    pub(super) fn setup(&self) -> Result<Setup, Stop> {
        let setup = self.blocks.setup(self.players.unwrap_or(1))?;
        let first = self.first().unwrap_or(setup.first);
        if first.0 >= setup.players {
            return Err(Stop::bad(format_args!(
                "`--first` names player {}, but there is {}: leave it out, or add `--players {MOST_PLAYERS}`",
                first.0 + 1,
                count(setup.players.into(), "player")
            )));
        }
        Ok(Setup { first, ..setup })
    }

    /// Checks that the match in `file`, which goes on, is what was asked for.
    pub(super) fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        if self.players.is_some_and(|players| players != setup.players) {
            return Err(Stop::other_match(file, "players", count(setup.players.into(), "player")));
        }
        if self.first().is_some_and(|first| first != setup.first) {
            let first = format_args!("player {} as the first", setup.first.0 + 1);
            return Err(Stop::other_match(file, "first", first));
        }
        if self.blocks.blocks.is_some() && self.blocks.blocks()? != setup.blocks {
            return Err(Stop::other_match(file, "blocks", "other blocks"));
        }
        Ok(())
    }
}
