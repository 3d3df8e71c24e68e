//! What City Planner is set up with: players, who begins, and what is printed on the blocks.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::{
    rules::{
        Seat,
        city_planner::{Blocks, MOST_PLAYERS, Setup},
    },
    terminal::{Stop, data, players::PlayersOptions},
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
    #[command(flatten)]
    players: PlayersOptions<{ MOST_PLAYERS as u8 }>,
    #[command(flatten)]
    blocks: BlocksOption,
}

impl SetupOptions {
    /// The set-up of a new match.
    pub(super) fn setup(&self) -> Result<Setup, Stop> {
        let (players, first) = self.players.of_new()?;
        Ok(Setup { first, ..self.blocks.setup(players)? })
    }

    /// Checks that the match in `file`, which goes on, is what was asked for.
    pub(super) fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        self.players.check(setup.players, setup.first, file)?;
        if self.blocks.blocks.is_some() && self.blocks.blocks()? != setup.blocks {
            return Err(Stop::other_match(file, "blocks", "other blocks"));
        }
        Ok(())
    }
}
