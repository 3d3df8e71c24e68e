//! How far everybody got, and who has won.

use serde::{Deserialize, Serialize};

use super::{DesignTown, State, state::Phase};
use crate::rules::{Game as _, Standing};

/// A player's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// 1 for all as long as nobody has won; then 1 for the winner and 2 for all others.
    pub place: u8,
    /// Whether this player has won.
    pub has_won: bool,
    /// The most victory points of a turn in which this player built.
    pub vp: i32,
    /// The turns that this player has had.
    pub turns: u32,
}

impl Standing for Score {
    fn place(&self) -> u8 {
        self.place
    }

    fn total(&self) -> i32 {
        self.vp
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        [("vp", self.vp)].into_iter()
    }

    fn has_won(&self) -> bool {
        self.has_won
    }

    fn worth(&self) -> i32 {
        self.has_won.into()
    }
}

pub(super) fn standings(game: &DesignTown, state: &State, standings: &mut Vec<Score>) {
    let winner = match state.phase {
        Phase::Over { winner } => winner,
        _ => None,
    };
    standings.clear();
    standings.extend(game.all_seats().map(|seat| {
        let player = &state.players[seat.index()];
        let has_won = winner == Some(seat);
        let place = if winner.is_some() && !has_won { 2 } else { 1 };
        Score { place, has_won, vp: player.most_vp as i32, turns: player.turns }
    }));
}
