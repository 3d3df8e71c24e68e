//! How a computer player judges the game, and the mistakes of the levels.

use doodle_city::{
    bots::{Candidate, Mind, Points, Skill, WithBots, misjudge},
    record::Level,
    rules::{Game, Seat, Standing as _},
};
use rand_chacha::ChaCha8Rng;

use crate::game::rules::{Action, Parcel, State};

/// Compares what both players have.
#[derive(Clone, Debug)]
pub struct ParcelMind {
    misjudges: Points,
}

impl Mind<Parcel> for ParcelMind {
    type Reason = ();

    /// A crown is worth about as much as ten points: that comes out ahead of worth alone while many turns are left.
    fn value(&mut self, game: &Parcel, state: &State, seat: Seat) -> Points {
        let mut standings = Vec::new();
        game.standings(state, &mut standings);
        let worth = |seat: Seat| standings[seat.index()].total() + 10 * state.crowns(seat);
        Points::whole(worth(seat) - worth(seat.clockwise(1, 2)))
    }

    fn err(
        &mut self,
        _: &Parcel,
        _: &State,
        _: Seat,
        candidates: &mut Vec<Candidate<Action>>,
        source: &mut ChaCha8Rng,
    ) {
        misjudge(candidates, self.misjudges, source);
    }
}

impl WithBots for Parcel {
    type Mind = ParcelMind;

    const BASELINES: &'static [&'static str] = &["careful"];

    fn baseline(&self, name: &str) -> Option<ParcelMind> {
        (name == "careful").then_some(ParcelMind { misjudges: Points::ZERO })
    }

    fn mind(&self, skill: &Skill) -> ParcelMind {
        let misjudges = match skill.mistakes {
            Some(Level::Beginner) => 8,
            Some(Level::Casual) => 5,
            Some(Level::Skilled) => 3,
            Some(Level::Expert) => 1,
            Some(Level::Master) | None => 0,
        };
        ParcelMind { misjudges: Points::whole(misjudges) }
    }
}
