//! Players of a few simple rules, to measure others by.

use super::{building, plain, risk, risk_of_shuffle};
use crate::{
    bots::Points,
    rules::{
        Game as _, LegalActions as _, Seat,
        design_town::{Action, Building, Card, DesignTown, End, LIMIT, Legal, State},
    },
};

/// Up to this risk the careful player goes on.
const MOST_RISK: f64 = 0.2;

/// How many ways to build it follows at each step.
const WIDE: usize = 64;

/// Players by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Baseline {
    /// Stops at two unhappy, and buys the dearest card.
    A,
    /// Stops at the limit, which Churches raise, and buys or upgrades what is dearest.
    B,
    /// Goes on up to a risk of 20 %, and builds what its cards are worth most with.
    C,
}

impl Baseline {
    /// Their names, in tournaments.
    pub const NAMES: &'static [&'static str] = &["baseline-a", "baseline-b", "baseline-c"];

    /// Who has this name.
    pub fn named(name: &str) -> Option<Self> {
        let at = Self::NAMES.iter().position(|known| *known == name)?;
        [Self::A, Self::B, Self::C].get(at).copied()
    }

    /// Calls `tell` for each legal action of `seat`: what it would do comes first.
    pub(super) fn look(
        self,
        game: &DesignTown,
        state: &State,
        seat: Seat,
        tell: &mut dyn FnMut(Action, Points),
    ) {
        if state.is_building() && self == Self::C {
            let mut sum = |state: &State| plain::sum(&plain::all(game, state, seat));
            building::each(game, state, WIDE, &mut sum, tell);
            return;
        }
        let mut legal = Legal::default();
        game.legal(state, &mut legal);
        let chosen = self.chosen(game, state, seat, &legal);
        for action in legal.iter() {
            tell(action, Points::whole(i32::from(Some(action) == chosen)));
        }
    }

    fn chosen(self, game: &DesignTown, state: &State, seat: Seat, legal: &Legal) -> Option<Action> {
        let is_legal = |action: &Action| legal.iter().any(|known| known == *action);
        if state.is_building() {
            return self.dearest(game, state);
        }
        if state.is_choosing_end() {
            return Some(Action::Discard(End::Top));
        }
        if state.is_exceeded() {
            let saves = [Action::Downgrade(Building::Church), Action::GiveUp];
            return saves
                .into_iter()
                .filter(|action| self != Self::A || *action == Action::GiveUp)
                .find(is_legal);
        }
        let goes_on = match state.top(seat) {
            Some(_) => Action::Play,
            None => Action::Shuffle { stay: 0, remove: removed(game, state) },
        };
        if !is_legal(&Action::Stop) {
            return Some(goes_on);
        }
        let stops = game.is_winning(state)
            || !is_legal(&goes_on)
            || match self {
                Self::A => state.unhappy() >= LIMIT || game.is_solo() && state.top(seat).is_none(),
                Self::B => state.unhappy() >= state.limit() || game.is_solo() && state.top(seat).is_none(),
                Self::C if state.top(seat).is_some() => risk(game, state) > MOST_RISK,
                Self::C if game.is_solo() => true,
                Self::C => risk_of_shuffle(game, state, 0) > MOST_RISK,
            };
        Some(if stops { Action::Stop } else { goes_on })
    }

    /// Buys, or buys and upgrades, what is dearest; of equals a Buy, and the earlier card.
    fn dearest(self, game: &DesignTown, state: &State) -> Option<Action> {
        let buys = Card::ALL.map(|card| (Action::Buy(card), game.check_buy(state, card)));
        let upgrades = Card::ALL.map(|card| (Action::Upgrade(card), game.check_upgrade(state, card)));
        let mut best = (0, Action::End);
        let upgrades = upgrades.into_iter().filter(|_| self == Self::B);
        for (action, payment) in buys.into_iter().chain(upgrades) {
            if let Ok(payment) = payment
                && payment.coins + payment.fee_coins > best.0
            {
                best = (payment.coins + payment.fee_coins, action);
            }
        }
        Some(best.1)
    }
}

/// The card of the supply that a shuffle costs alone: the cheapest.
fn removed(game: &DesignTown, state: &State) -> Option<Card> {
    let there = Card::ALL.into_iter().filter(|card| state.supply(*card) > 0);
    there.min_by_key(|card| game.cards().card(*card).cost).filter(|_| game.must_remove(state))
}
