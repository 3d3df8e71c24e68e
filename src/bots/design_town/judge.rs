//! What a player's cards are worth between two turns: how soon they will win. What of them counts, and how a network
//! values it.

use crate::{
    bots::{
        Points,
        network::{Network, Sums},
    },
    rules::{
        Game as _, Seat,
        design_town::{Building, Card, DesignTown, State},
    },
};

use super::plain::{self, Counts};

/// A match that is won.
pub(super) const WIN: Points = Points::whole(100);

/// How many cards of each building are told apart among all that a player has, and among those in the deck.
const ALL: [u8; Building::COUNT] = [5, 5, 10, 4, 4, 6, 5, 5, 6, 5, 8, 3, 3, 3];
const DECK: [u8; Building::COUNT] = [5, 2, 4, 2, 2, 3, 2, 2, 3, 3, 3, 1, 1, 1];
/// How many cards of each stack of the supply are told apart.
const SUPPLY: u8 = 4;
/// Counts of all cards, and of those in the deck, in pairs.
const CARDS: u8 = 14;
const IN_DECK: u8 = 7;

/// The numbers that inputs say, in their order: how many of each are told apart.
fn most() -> impl Iterator<Item = u8> {
    ALL.into_iter().chain(DECK).chain([SUPPLY; Card::COUNT]).chain([CARDS, IN_DECK, 1])
}

/// How many inputs there are, input 0 included, which is never on.
pub(super) fn inputs() -> usize {
    1 + most().map(usize::from).sum::<usize>()
}

/// What is counted of the cards of a player and of the supply, in the order of the inputs.
fn numbers(game: &DesignTown, state: &State, all: Counts, deck: Counts) -> impl Iterator<Item = u8> + use<> {
    let supply = Card::ALL.map(|card| state.supply(card));
    let pairs = |cards: &Counts| {
        let all: u32 = cards.iter().map(|&count| u32::from(count)).sum();
        u8::try_from(all / 2).unwrap_or(u8::MAX)
    };
    let (cards, in_deck) = (pairs(&all), pairs(&deck));
    let is_first_game = u8::from(game.setup().first_game);
    all.into_iter().chain(deck).chain(supply).chain([cards, in_deck, is_first_game])
}

/// The inputs that are on for the cards of `seat`.
pub(super) fn each_input(game: &DesignTown, state: &State, seat: Seat) -> impl Iterator<Item = u16> {
    let mut first = 1;
    let numbers = numbers(game, state, plain::all(game, state, seat), plain::deck(state, seat));
    most().zip(numbers).flat_map(move |(most, number)| {
        let from = first;
        first += u16::from(most);
        from..from + u16::from(number.min(most))
    })
}

/// What these cards are worth by rules of thumb, to which what is learnt is added.
pub(super) fn plain(all: &Counts) -> Points {
    let Points(sum) = plain::sum(all);
    Points(30 * Points::ONE + 2 * sum)
}

/// A network whose inputs are sums: one for each number there can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Judge {
    network: Network,
}

impl Judge {
    pub(super) fn new(learnt: &Network) -> Self {
        let mut network = Network::empty(0);
        network.clone_from(learnt);
        network.inputs.clear();
        let mut first = 1;
        for most in most() {
            let mut sums = Sums::NONE;
            network.inputs.push(sums);
            for input in first..first + u16::from(most) {
                learnt.add(&mut sums, input);
                network.inputs.push(sums);
            }
            first += u16::from(most);
        }
        Self { network }
    }

    /// What the cards of `seat` are worth if its turn ended now.
    pub(super) fn value(&self, game: &DesignTown, state: &State, seat: Seat) -> Points {
        let mut sums = self.network.none();
        let mut first = 0;
        let all = plain::all(game, state, seat);
        let numbers = numbers(game, state, all, plain::deck(state, seat));
        for (most, number) in most().zip(numbers) {
            self.network.add(&mut sums, first + u16::from(number.min(most)));
            first += u16::from(most) + 1;
        }
        let learnt = self.network.output(&sums) + plain(&all);
        learnt.clamp(Points::ZERO, WIN)
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng as _};

    use super::*;
    use crate::{
        bots::{Imagined, random::below, training::Learner},
        rules::{
            Actor, IgnoreEvents, LegalActions as _,
            design_town::{Cards, Legal, Setup},
        },
    };

    #[test]
    fn sums_of_inputs_say_what_the_inputs_say() {
        let network = Learner::new(inputs(), 3).network();
        let judge = Judge::new(&network);
        let setup = Setup { players: 2, first: Seat(0), first_game: false, cards: Cards::built_in() };
        let game = DesignTown::new(setup).unwrap();
        let (mut random, mut legal) = (ChaCha8Rng::seed_from_u64(1), Legal::default());
        let (mut state, mut values) = (game.start(), Vec::new());
        while game.actor(&state) != Actor::GameOver && values.len() < 1000 {
            let action = game.draw(&state, &mut Imagined(&mut random)).unwrap_or_else(|| {
                game.legal(&state, &mut legal);
                legal.get(below(&mut random, legal.len())).unwrap()
            });
            game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
            for seat in game.all_seats() {
                let mut sums = network.none();
                each_input(&game, &state, seat).for_each(|input| network.add(&mut sums, input));
                let expected = network.output(&sums) + plain(&plain::all(&game, &state, seat));
                let value = judge.value(&game, &state, seat);
                assert_eq!(value, expected.clamp(Points::ZERO, WIN), "{state:?}");
                values.push(value);
            }
        }
        values.dedup();
        assert!(values.len() > 100, "{values:?}");
    }
}
