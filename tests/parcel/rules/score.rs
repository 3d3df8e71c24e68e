//! What everybody has, and who is ahead.

use doodle_city::rules::Standing;
use serde::{Deserialize, Serialize};

use super::State;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Hoard {
    pub(super) dealt: i32,
    pub(super) kept: i32,
    pub(super) passed: i32,
    pub(super) crowns: i32,
}

/// What a player has, and the place that this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    place: u8,
    crowns: i32,
    hoard: Hoard,
}

impl Standing for Score {
    fn place(&self) -> u8 {
        self.place
    }

    fn total(&self) -> i32 {
        self.hoard.dealt + self.hoard.kept + self.hoard.passed
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let Hoard { dealt, kept, passed, .. } = self.hoard;
        [("dealt", dealt), ("kept", kept), ("passed", passed)].into_iter()
    }

    fn worth(&self) -> i32 {
        // More than all points of the longest match.
        100_000 * self.crowns + self.total()
    }
}

/// What both players have, and their places.
pub(super) fn standings(state: &State) -> [Score; 2] {
    let mut standings = state.hoards.map(|hoard| Score { place: 1, crowns: hoard.crowns, hoard });
    let worth = standings.map(|score| score.worth());
    for (seat, score) in standings.iter_mut().enumerate() {
        score.place += u8::from(worth[1 - seat] > worth[seat]);
    }
    standings
}
