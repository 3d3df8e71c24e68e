//! The build phase: what can be built, what it costs, and which action it uses.

use super::{Building, Card, DesignTown, Event, Illegal, State};
use crate::rules::{EventSink, Game as _, Seat};

/// How something is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    /// Coins that pay for anything.
    pub coins: u32,
    /// Coins that pay fees only; they are spent first.
    pub fee_coins: u32,
    /// Which action it uses.
    pub uses: Uses,
}

/// An action of the build phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Uses {
    /// The one that everybody has.
    Main,
    /// An extra Buy.
    ExtraBuy,
    /// An extra Upgrade for a coin less.
    CheapUpgrade,
    /// An extra Upgrade.
    ExtraUpgrade,
}

impl DesignTown {
    /// What buying `card` would cost and use.
    ///
    /// # Errors
    ///
    /// Why it cannot be bought.
    pub fn check_buy(&self, state: &State, card: Card) -> Result<Payment, Illegal> {
        in_supply(state, card)?;
        let uses = if state.turn.extra_buys > 0 { Uses::ExtraBuy } else { main(state)? };
        pay(state, self.cost(card), 0, uses)
    }

    /// What upgrading `card` would cost and use.
    ///
    /// # Errors
    ///
    /// Why it cannot be upgraded.
    pub fn check_upgrade(&self, state: &State, card: Card) -> Result<Payment, Illegal> {
        let building = card.front();
        if !state.discard(self.on_turn(state)).has(building) {
            return Err(Illegal::NotInDiscard { building });
        }
        let (fee, uses) = match state.turn {
            ref turn if turn.cheap_upgrades > 0 => (self.fee(card).saturating_sub(1), Uses::CheapUpgrade),
            ref turn if turn.extra_upgrades > 0 => (self.fee(card), Uses::ExtraUpgrade),
            _ => (self.fee(card), main(state)?),
        };
        pay(state, 0, fee, uses)
    }

    /// What developing `card` would cost and use.
    ///
    /// # Errors
    ///
    /// Why it cannot be developed.
    pub fn check_develop(&self, state: &State, card: Card) -> Result<Payment, Illegal> {
        in_supply(state, card)?;
        pay(state, self.cost(card), self.fee(card), main(state)?)
    }

    /// What is given away, and for how many coins, if it goes to this player, or in the solo game to nobody.
    ///
    /// # Errors
    ///
    /// Why it cannot be given.
    pub fn check_give(&self, state: &State, to: Option<Seat>) -> Result<(Building, u32), Illegal> {
        let seat = self.on_turn(state);
        let has_receiver = match to {
            Some(to) => to != seat && to.index() < self.seats(),
            None => self.is_solo(),
        };
        if !has_receiver {
            return Err(Illegal::NoReceiver);
        }
        let Some((building, price)) = self.cards().gift() else {
            return Err(Illegal::NothingToGive);
        };
        if !state.discard(seat).has(building) {
            return Err(Illegal::NotInDiscard { building });
        }
        let (price, there) = (price.into(), state.turn.coins);
        if there < price { Err(Illegal::NoMoney { price, there }) } else { Ok((building, price)) }
    }

    fn cost(&self, card: Card) -> u32 {
        self.cards().card(card).cost.into()
    }

    fn fee(&self, card: Card) -> u32 {
        self.cards().card(card).fee.into()
    }
}

const fn in_supply(state: &State, card: Card) -> Result<(), Illegal> {
    if state.supply(card) == 0 { Err(Illegal::NotInSupply { card }) } else { Ok(()) }
}

const fn main(state: &State) -> Result<Uses, Illegal> {
    if state.turn.has_built { Err(Illegal::NoActionLeft) } else { Ok(Uses::Main) }
}

/// How a cost and a fee are paid.
fn pay(state: &State, cost: u32, fee: u32, uses: Uses) -> Result<Payment, Illegal> {
    let fee_coins = fee.min(state.turn.fee_coins);
    let (coins, there) = (cost + fee - fee_coins, state.turn.coins);
    if there < coins {
        return Err(Illegal::NoMoney { price: coins, there });
    }
    Ok(Payment { coins, fee_coins, uses })
}

/// Pays, and uses the action up.
fn spend(state: &mut State, payment: Payment) {
    let turn = &mut state.turn;
    turn.coins -= payment.coins;
    turn.fee_coins -= payment.fee_coins;
    match payment.uses {
        Uses::Main => turn.has_built = true,
        Uses::ExtraBuy => turn.extra_buys -= 1,
        Uses::CheapUpgrade => turn.cheap_upgrades -= 1,
        Uses::ExtraUpgrade => turn.extra_upgrades -= 1,
    }
}

pub(super) fn buy(
    game: &DesignTown,
    state: &mut State,
    card: Card,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let (seat, payment) = (game.on_turn(state), game.check_buy(state, card)?);
    spend(state, payment);
    state.supply[card.index()] -= 1;
    state.players[seat.index()].discard.add(card.front());
    sink.push(Event::Bought { seat, card, payment });
    Ok(())
}

pub(super) fn upgrade(
    game: &DesignTown,
    state: &mut State,
    card: Card,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let (seat, payment) = (game.on_turn(state), game.check_upgrade(state, card)?);
    let building = card.front();
    state.players[seat.index()].discard.turn(building).ok_or(Illegal::NotInDiscard { building })?;
    spend(state, payment);
    sink.push(Event::Upgraded { seat, card, payment });
    Ok(())
}

pub(super) fn develop(
    game: &DesignTown,
    state: &mut State,
    card: Card,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let (seat, payment) = (game.on_turn(state), game.check_develop(state, card)?);
    spend(state, payment);
    state.supply[card.index()] -= 1;
    state.players[seat.index()].discard.add(card.back());
    sink.push(Event::Developed { seat, card, payment });
    Ok(())
}

pub(super) fn give(
    game: &DesignTown,
    state: &mut State,
    to: Option<Seat>,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let seat = game.on_turn(state);
    let (building, price) = game.check_give(state, to)?;
    state.players[seat.index()].discard.take(building).ok_or(Illegal::NotInDiscard { building })?;
    state.turn.coins -= price;
    if let Some(to) = to {
        state.players[to.index()].discard.add(building.other_side());
    }
    sink.push(Event::Given { seat, building, to });
    Ok(())
}
