//! One player's sheet as the search sees it, and what it is worth: points so far and what the network expects.

use std::sync::Arc;

use super::{
    context::Context,
    inputs::{Inputs, marks},
    plain,
    slots::SLOTS,
    streets::Streets,
};
use crate::{
    bots::{
        Points,
        network::{BadWeights, Network, Sums},
    },
    rules::{
        Actor, Game as _, IgnoreEvents, Seat,
        doodle_city::{Action, City, DoodleCity, Square, State, TAXI_POINTS},
    },
};

/// Values sheets: the solo rules for the same sheet, and what the network knows of it.
#[derive(Clone, Debug)]
pub struct Valuer {
    pub(super) alone: DoodleCity,
    /// The same, but passing is always allowed.
    pub(super) passing: DoodleCity,
    inputs: Inputs,
    network: Option<Arc<Network>>,
    /// What each set of circled scores or bonuses is worth.
    hotels: Vec<u16>,
    shops: [Vec<u16>; 2],
    bonuses: Vec<u16>,
}

/// One player's sheet between two moves.
#[derive(Clone, Debug)]
pub(super) struct Position {
    /// The sheet as a solo match before its next roll.
    pub state: State,
    streets: Streets,
    slots: [u16; SLOTS],
    sums: Sums,
}

/// What each set of `numbers` sums up to, by mask.
fn sums(numbers: &[u8]) -> Vec<u16> {
    let sum = |mask: usize| {
        numbers.iter().enumerate().filter(|(n, _)| mask >> n & 1 != 0).map(|(_, &x)| u16::from(x)).sum()
    };
    (0..256).map(sum).collect()
}

impl Valuer {
    /// For the sheet and variants of `game`, by a network trained on them.
    ///
    /// # Errors
    ///
    /// The network does not have as many inputs as this sheet needs.
    pub fn new(game: &DoodleCity, network: &Arc<Network>) -> Result<Self, BadWeights> {
        let plain = Self::plain(game);
        let (found, needed) = (network.inputs(), plain.inputs());
        if found == needed {
            Ok(Self { network: Some(Arc::clone(network)), ..plain })
        } else {
            Err(BadWeights::Inputs { found, needed })
        }
    }

    /// For the sheet and variants of `game`, by rules of thumb.
    pub fn plain(game: &DoodleCity) -> Self {
        let (alone, sheet) = (game.alone(), game.sheet());
        let bonuses: Vec<u8> = sheet.shop_bonuses().iter().map(|bonus| bonus.points).collect();
        let (low, high) = sheet.shop_scores().split_at(sheet.shop_scores().len().min(8));
        Self {
            hotels: sums(sheet.hotel_scores()),
            shops: [sums(low), sums(high)],
            bonuses: sums(&bonuses),
            inputs: Inputs::new(&alone),
            network: None,
            passing: alone.always_passing(),
            alone,
        }
    }

    /// How many inputs a network for this sheet has.
    pub const fn inputs(&self) -> usize {
        self.inputs.count()
    }

    /// Points that a sheet is sure of.
    fn scored(&self, city: &City, linked_taxis: u8) -> Points {
        let [low, high] = &self.shops;
        let circled = self.hotels[usize::from(city.hotels())]
            + low[usize::from(city.shops() & 0xFF)]
            + high[usize::from(city.shops() >> 8)]
            + self.bonuses[usize::from(city.bonuses())];
        Points::whole(i32::from(circled) + TAXI_POINTS * i32::from(linked_taxis))
    }

    /// The sheet of `seat` in `state`.
    pub(super) fn position(&self, state: &State, seat: Seat, context: &Context) -> Position {
        self.position_alone(state.alone(seat), context)
    }

    /// The sheet in a solo match before a roll.
    pub(super) fn position_alone(&self, state: State, context: &Context) -> Position {
        let city = state.city(Seat(0));
        let streets = Streets::of(&self.alone, city);
        let mut slots = [0; SLOTS];
        let mut sums = Sums::NONE;
        if let Some(network) = &self.network {
            sums = network.none();
            self.inputs.all(&streets, city, state.bonuses(), context, |slot, value| {
                slots[slot] = self.inputs.input(slot, value);
                network.add(&mut sums, slots[slot]);
            });
        }
        Position { state, streets, slots, sums }
    }

    /// What is expected of the sheet in the end, trees included.
    pub(super) fn value(&self, position: &Position, context: &Context) -> Points {
        let city = position.state.city(Seat(0));
        let scored = self.scored(city, position.streets.linked_taxis);
        match &self.network {
            Some(network) => scored + network.output(&position.sums),
            None => scored + self.plain_rest(city, &position.streets, context),
        }
    }

    /// What rules of thumb expect beyond the points for sure.
    fn plain_rest(&self, city: &City, streets: &Streets, context: &Context) -> Points {
        if context.is_last_round { Points::ZERO } else { plain::outlook(&self.alone, city, streets) }
    }

    /// The points for sure and the inputs that are on: what a network is trained with.
    pub(super) fn sample(&self, position: &Position) -> (Points, impl Iterator<Item = u16>) {
        let scored = self.scored(position.state.city(Seat(0)), position.streets.linked_taxis);
        (scored, position.slots.into_iter().filter(|&input| input != 0))
    }

    /// What is expected once `action` has been carried out, which led from `position` to `after`.
    pub(super) fn value_after(
        &self,
        position: &Position,
        action: Action,
        after: &State,
        context: &Context,
    ) -> Points {
        let city = after.city(Seat(0));
        let is_over = self.alone.actor(after) == Actor::GameOver;
        let context = Context { is_last_round: context.is_last_round || is_over, ..*context };
        let is_final = is_over && context.players == 1;
        let Some(network) = self.network.as_ref().filter(|_| !is_final) else {
            let streets = Streets::of(&self.alone, city);
            let scored = self.scored(city, streets.linked_taxis);
            return scored + self.plain_rest(city, &streets, &context);
        };
        let mut sums = position.sums;
        let change = |slot: usize, value| {
            let (off, on) = (position.slots[slot], self.inputs.input(slot, value));
            if off != on {
                network.replace(&mut sums, off, on);
            }
        };
        let streets = &position.streets;
        let before = marks(position.state.city(Seat(0)), position.state.bonuses());
        let marks = (before, marks(city, after.bonuses()));
        let linked_taxis = match action.target() {
            Some((_, square)) => self.inputs.changed(streets, city, square, marks, &context, change),
            None => self.inputs.same(streets, city, marks, &context, change),
        };
        self.scored(city, linked_taxis) + network.output(&sums)
    }

    /// The sheet after `action`; `None` if that is impossible in `rolled`, a moment after a roll.
    pub(super) fn after(&self, rolled: &State, action: Action) -> Option<State> {
        let mut after = rolled.clone();
        self.alone.apply(&mut after, action, &mut IgnoreEvents).ok().map(|()| after)
    }

    /// The empty squares and the house squares with a free house.
    pub(super) fn open(position: &Position) -> impl Iterator<Item = Square> + use<> {
        position.state.city(Seat(0)).open()
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::{
        ChaCha8Rng,
        rand_core::{Rng as _, SeedableRng as _},
    };

    use super::*;
    use crate::{
        bots::network::Network,
        record::Seeded,
        rules::{
            LegalActions as _,
            doodle_city::{Legal, Setup, built_in_sheets},
        },
    };

    /// A network in which each input counts differently, so that a wrong one shows.
    fn telling(inputs: usize) -> Network {
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let mut network = Network::empty(inputs);
        let mut some = || (random.next_u32() % 256) as i16 - 128;
        network
            .inputs
            .iter_mut()
            .skip(1)
            .for_each(|sums| sums.0.iter_mut().for_each(|weight| *weight = some()));
        network.second.iter_mut().flatten().for_each(|weight| *weight = some());
        network.last.iter_mut().for_each(|weight| *weight = some());
        network
    }

    #[test]
    fn the_value_after_a_move_is_that_of_the_sheet_afterwards() {
        for sheet in built_in_sheets() {
            let setup = Setup { players: 1, first: Seat(0), more_control: true, free_circling: true, sheet };
            let game = DoodleCity::new(setup).unwrap();
            let network = telling(Valuer::plain(&game).inputs());
            let valuer = Valuer::new(&game, &Arc::new(network)).unwrap();
            let (mut legal, mut random) = (Legal::default(), ChaCha8Rng::seed_from_u64(1));
            for seed in 0..40 {
                let mut dice = Seeded::new(seed);
                let mut state = valuer.alone.start();
                while valuer.alone.actor(&state) != Actor::GameOver {
                    let before = state.clone();
                    let action = match valuer.alone.draw(&state, &mut dice) {
                        Some(roll) => roll,
                        None => {
                            valuer.alone.legal(&state, &mut legal);
                            legal.get(random.next_u32() as usize % legal.len()).unwrap()
                        }
                    };
                    valuer.alone.apply(&mut state, action, &mut IgnoreEvents).unwrap();
                    if action.target().is_none() && action != Action::Pass
                        || valuer.alone.actor(&state) == Actor::GameOver
                    {
                        continue;
                    }
                    let before = valuer.position(&before, Seat(0), &Context::ALONE);
                    let after = valuer.position(&state, Seat(0), &Context::ALONE);
                    let told = valuer.value_after(&before, action, &state, &Context::ALONE);
                    assert_eq!(told, valuer.value(&after, &Context::ALONE), "seed {seed}, {action}");
                }
            }
        }
    }
}
