//! What everybody can expect of a match: by this luck and skill are told apart.

use super::{context::Context, mind::TownMind, position::Valuer, win};
use crate::{
    bots::{Points, WIN, mind::won},
    rules::{
        Actor, Game as _, IgnoreEvents, Outcome, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Legal, State},
    },
};

/// A number for the dice of one try, far from those of another.
const fn dice_of(sample: u64) -> u64 {
    sample.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl Valuer {
    /// What is expected of a solo match before a roll: the mean over all rolls, and by how much one try to the end
    /// corrects it.
    pub(super) fn expected_alone(&self, state: &State, sample: u64, legal: &mut Legal) -> Points {
        let position = self.position(state, Seat(0), &Context::ALONE);
        let mean = self.outlook(&position, &Context::ALONE, legal).mean(Context::ALONE.dice);
        mean + self.correction(position, 1, dice_of(sample), legal)
    }

    /// What is expected of a solo match some of whose starting roads are not drawn yet: the mean over all of them.
    pub(super) fn expected_of_roads(&self, game: &DoodleCity, state: &State) -> Points {
        if state.starting_column().is_none() {
            return self.value(&self.position(state, Seat(0), &Context::ALONE), &Context::ALONE);
        }
        let (mut outcomes, mut sum, mut weights) = (Vec::new(), 0_i64, 0_i64);
        game.chance(state, &mut outcomes);
        for Outcome { action, weight } in outcomes {
            let mut after = state.clone();
            if game.apply(&mut after, action, &mut IgnoreEvents).is_ok() {
                sum += i64::from(weight) * i64::from(self.expected_of_roads(game, &after).0);
                weights += i64::from(weight);
            }
        }
        Points::mean(sum, weights.max(1))
    }
}

impl TownMind {
    /// What a solo match can be expected to come to.
    pub(super) fn expect_alone(&mut self, game: &DoodleCity, state: &State, sample: u64) -> Points {
        let seat = Seat(0);
        match game.actor(state) {
            Actor::GameOver => Points::whole(state.city(seat).score(game).total),
            Actor::Chance(_) if state.starting_column().is_some() => {
                // All roads are gone through, so another sample would say the same.
                self.alone().expected_of_roads(game, state)
            }
            Actor::Chance(_) => {
                self.alone_with_legal(|alone, legal| alone.expected_alone(state, sample, legal))
            }
            Actor::Seat(_) => self.best_alone(game, state, sample),
        }
    }

    /// How likely everybody wins a match of several, of 100 together.
    pub(super) fn chances(&mut self, game: &DoodleCity, state: &State) -> Vec<Points> {
        let mut state = state.clone();
        while let Some(column) = state.starting_column() {
            // Everybody has the same roads: whichever they are, they favour nobody.
            let road = Action::StartingRoad(Face::ALL[column.index()]);
            let drawn = game.apply(&mut state, road, &mut IgnoreEvents);
            debug_assert!(drawn.is_ok(), "each face may come up: {drawn:?}");
            if drawn.is_err() {
                break;
            }
        }
        self.finish_round(game, &mut state);
        if game.actor(&state) == Actor::GameOver {
            let mut standings = Vec::new();
            game.standings(&state, &mut standings);
            return won(game, &standings);
        }
        let expected: Vec<Points> = game.all_seats().map(|seat| self.own(game, &state, seat, 1)).collect();
        let round = game.round(&state);
        let chances: Vec<i64> =
            (0..expected.len()).map(|seat| i64::from(win::chance(&expected, seat, round).0) + 1).collect();
        let all: i64 = chances.iter().sum();
        chances.into_iter().map(|chance| Points((chance * i64::from(WIN.0) / all) as i32)).collect()
    }
}
