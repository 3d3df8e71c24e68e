//! What Design Town is set up with: players, who begins, which cards are in play, and what is printed on them.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::{
    rules::{
        Seat,
        design_town::{Cards, MOST_PLAYERS, Setup},
    },
    terminal::{Stop, data, players::PlayersOptions},
};

/// The cards: which are in play, and what is printed on them.
#[derive(Args, Debug)]
pub struct CardsOptions {
    /// Play without Flea Markets and Construction Yards, as is best for first games.
    #[arg(long)]
    first_game: bool,
    /// A file with what is printed on the cards: an object with a field for each card, such as the `cards` of a record;
    /// those of the game if it is not given.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
}

impl CardsOptions {
    fn cards(&self) -> Result<Cards, Stop> {
        match &self.cards {
            Some(file) => data::read(file, "these are no cards"),
            None => Ok(Cards::built_in()),
        }
    }

    /// The set-up of a match of so many players; seat 1 begins.
    pub(super) fn setup(&self, players: u8) -> Result<Setup, Stop> {
        Ok(Setup { players, first: Seat(0), first_game: self.first_game, cards: self.cards()? })
    }
}

/// The set-up, as far as it was given.
#[derive(Args, Debug)]
pub struct SetupOptions {
    #[command(flatten)]
    players: PlayersOptions<{ MOST_PLAYERS as u8 }>,
    #[command(flatten)]
    cards: CardsOptions,
}

impl SetupOptions {
    /// The set-up of a new match.
    pub(super) fn setup(&self) -> Result<Setup, Stop> {
        let (players, first) = self.players.of_new()?;
        Ok(Setup { first, ..self.cards.setup(players)? })
    }

    /// Checks that the match in `file`, which goes on, is what was asked for.
    pub(super) fn check(&self, setup: &Setup, file: &Path) -> Result<(), Stop> {
        self.players.check(setup.players, setup.first, file)?;
        if self.cards.first_game && !setup.first_game {
            return Err(Stop::other_match(file, "first-game", "all cards in play"));
        }
        if self.cards.cards.is_some() && self.cards.cards()? != setup.cards {
            return Err(Stop::other_match(file, "cards", "other cards"));
        }
        Ok(())
    }
}
