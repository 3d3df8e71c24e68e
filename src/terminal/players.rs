//! Options of games in which somebody has the first turn of every round: how many play, and who begins.

use std::path::Path;

use clap::Args;

use super::{Stop, number::whole, words::count};
use crate::rules::Seat;

/// Who plays, as far as it was given: up to `MOST` players.
#[derive(Args, Debug)]
pub(super) struct PlayersOptions<const MOST: u8> {
    #[arg(
        long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST.into()),
        help = format!("How many play, 1 to {MOST}; alone if it is not given")
    )]
    players: Option<u8>,
    #[arg(
        long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(1..=MOST.into()),
        help = format!(
            "Which of the players has the first turn of every round, 1 to {MOST}; player 1 if it is not given"
        )
    )]
    first: Option<u8>,
}

impl<const MOST: u8> PlayersOptions<MOST> {
    /// How many play a new match, and who begins.
    pub(super) fn of_new(&self) -> Result<(u8, Seat), Stop> {
        let (players, first) = (self.players.unwrap_or(1), self.first.unwrap_or(1));
        if first > players {
            let verb = if players == 1 { "is" } else { "are" };
            let there = count(players.into(), "player");
            return Err(Stop::bad(format_args!(
                "`--first` names player {first}, but there {verb} {there}: leave it out, or add `--players {first}`"
            )));
        }
        Ok((players, Seat(first - 1)))
    }

    /// Checks that the match in `file`, which goes on, has these players.
    pub(super) fn check(&self, players: u8, first: Seat, file: &Path) -> Result<(), Stop> {
        if self.players.is_some_and(|asked| asked != players) {
            return Err(Stop::other_match(file, "players", count(players.into(), "player")));
        }
        let first = first.0 + 1;
        if self.first.is_some_and(|asked| asked != first) {
            return Err(Stop::other_match(file, "first", format_args!("player {first} as the first")));
        }
        Ok(())
    }
}
