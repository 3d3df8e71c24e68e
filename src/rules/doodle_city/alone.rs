//! One player's sheet taken out of a match and made a solo match, with which computer players look ahead.

use super::{City, DoodleCity, MOST_PLAYERS, State, state::Phase};
use crate::rules::{Seat, dice::Dice};

impl State {
    /// What the player at `seat` has drawn, as a solo match before its next roll; bonuses that anybody took are gone.
    pub(crate) fn alone(&self, seat: Seat) -> Self {
        let mut cities = [City::default(); MOST_PLAYERS];
        cities[0] = *self.city(seat);
        Self {
            cities,
            bonuses: self.bonuses,
            round: self.round,
            starter: Seat(0),
            acted: 0,
            phase: Phase::Roll,
            is_last_round: false,
            blue: None,
            white: Dice::default(),
            taken: [None; MOST_PLAYERS],
        }
    }
}

impl DoodleCity {
    /// The solo match on the same sheet with the same variants.
    pub(crate) fn alone(&self) -> Self {
        let mut alone = self.clone();
        (alone.setup.players, alone.setup.first) = (1, Seat(0));
        alone
    }

    /// The same match with the variant *more control*.
    pub(crate) fn always_passing(&self) -> Self {
        let mut passing = self.clone();
        passing.setup.more_control = true;
        passing
    }
}
