//! What a card is worth to its owner by rules of thumb: to measure others by, and where nothing was learnt.

use crate::{
    bots::Points,
    rules::{
        Seat,
        design_town::{Building, DesignTown, State},
    },
};

/// How many there are of each building.
pub(super) type Counts = [u8; Building::COUNT];

/// All cards of `seat`, wherever they are, with those that it plays.
pub(super) fn all(game: &DesignTown, state: &State, seat: Seat) -> Counts {
    let (deck, discard) = (state.under_top(seat), state.discard(seat));
    let mut all = Building::ALL.map(|building| deck.count(building) + discard.count(building));
    let played = if game.on_turn(state) == seat { state.played() } else { &[] };
    state.top(seat).iter().chain(played).for_each(|building| all[building.index()] += 1);
    all
}

/// The cards of the deck of `seat`, the one on top included.
pub(super) fn deck(state: &State, seat: Seat) -> Counts {
    let mut deck = Building::ALL.map(|building| state.under_top(seat).count(building));
    state.top(seat).into_iter().for_each(|top| deck[top.index()] += 1);
    deck
}

/// What these cards are worth together.
pub(super) fn sum(cards: &Counts) -> Points {
    Building::ALL.into_iter().map(|building| Points(i32::from(cards[building.index()]) * of(building).0)).sum()
}

/// What one card is worth.
const fn of(building: Building) -> Points {
    Points(
        Points::ONE
            * match building {
                Building::ResidentialArea => -5,
                Building::Apartment => 0,
                Building::ConvenienceStore | Building::FleaMarket | Building::ConstructionYard => 4,
                Building::ShoppingMall => 10,
                Building::Hospital => 1,
                Building::Church => 15,
                Building::Factory => 9,
                Building::PowerPlant => 12,
                Building::CentralPark => 22,
                Building::Station => 36,
                Building::RecyclingBin => 6,
                Building::RecyclingCentre => 8,
            }
            / 10,
    )
}
