//! What is printed on the cards: costs, values, and which effects they have. It belongs to the set-up, so a record says
//! it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Building, Card};
use crate::rules::BoundedInt;

/// The highest number that is printed on a card.
const MOST: u8 = 99;

/// What is printed on all cards. Written as an object with a field for each card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "the cards (an object)")]
pub struct Cards {
    residential_area: Sides,
    convenience_store: Sides,
    hospital: Sides,
    factory: Sides,
    central_park: Sides,
    flea_market: Sides,
    construction_yard: Sides,
}

/// What is printed on the two sides of a card, and how many of it there are to buy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a card (an object)")]
pub struct Sides {
    /// How many lie in the supply of 2 to 4 players; of a card that cannot be bought it means nothing.
    #[serde(deserialize_with = "BoundedInt::<0, MOST>::read")]
    pub supply: u8,
    /// The coins that one costs; of a card that cannot be bought it means nothing.
    #[serde(deserialize_with = "BoundedInt::<0, MOST>::read")]
    pub cost: u8,
    /// The coins for turning one to its back.
    #[serde(deserialize_with = "BoundedInt::<0, MOST>::read")]
    pub fee: u8,
    /// The front.
    pub front: Printed,
    /// The back.
    pub back: Printed,
}

/// What is printed on one side of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "one side of a card (an object)")]
pub struct Printed {
    /// Coins for whoever plays it.
    #[serde(deserialize_with = "BoundedInt::<0, MOST>::read")]
    pub coins: u8,
    /// Victory points for whoever plays it.
    #[serde(deserialize_with = "BoundedInt::<0, MOST>::read")]
    pub vp: u8,
    /// Whether it makes the citizens unhappy.
    pub is_unhappy: bool,
    /// What it does when it is played, or always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// What turning it back to the front does, from its owner's discard.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub downgrade: Option<Downgrade>,
}

/// What a building does besides its income.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", expecting = "an effect: a word, or an object with one field")]
pub enum Effect {
    /// On top of the deck of whoever is on turn, it must be played.
    Forced,
    /// With so many cards played, itself included, the turn wins.
    WinsWith(#[serde(deserialize_with = "BoundedInt::<1, MOST>::read")] u8),
    /// The next card of the deck must be played, too, if there is one.
    NextToo,
    /// A coin for each card played in this turn that makes unhappy.
    CoinsForUnhappy,
    /// The limit of the unhappy is one higher in this turn.
    RaiseLimit,
    /// The bottom card of the deck, if there is one, goes to the discard.
    DiscardBottom,
    /// One more Buy in this turn.
    ExtraBuy,
    /// One more Upgrade in this turn, for a coin less.
    ExtraUpgrade,
    /// It may stay in the discard when that is shuffled.
    MayStay,
    /// All other players discard the top or the bottom card of their decks.
    OthersDiscard,
    /// Its coins pay fees only.
    FeesOnly,
}

/// What a card does as it is turned back to its front.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", expecting = "a downgrade: a word, or an object with one field")]
pub enum Downgrade {
    /// A coin.
    Coin,
    /// The limit of the unhappy is one higher in this turn, even after the card that exceeded it.
    RaiseLimit,
    /// A victory point.
    Vp,
    /// A coin and one more Upgrade in this turn.
    CoinAndUpgrade,
    /// In the build phase, for so many coins: the card goes to the discard of another player, or in the solo game out
    /// of the game.
    Give(#[serde(deserialize_with = "BoundedInt::<0, MOST>::read")] u8),
}

static BUILT_IN: LazyLock<Cards> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../assets/cards/design_town.json"))
        .expect("the cards in the library are read in a test")
});

impl Cards {
    /// The cards that come with the game.
    pub fn built_in() -> Self {
        BUILT_IN.clone()
    }

    /// What is printed on both sides of `card`.
    pub const fn card(&self, card: Card) -> &Sides {
        match card {
            Card::ResidentialArea => &self.residential_area,
            Card::ConvenienceStore => &self.convenience_store,
            Card::Hospital => &self.hospital,
            Card::Factory => &self.factory,
            Card::CentralPark => &self.central_park,
            Card::FleaMarket => &self.flea_market,
            Card::ConstructionYard => &self.construction_yard,
        }
    }

    /// What is printed with `building`.
    pub const fn printed(&self, building: Building) -> &Printed {
        let card = self.card(building.card());
        if building.is_back() { &card.back } else { &card.front }
    }

    /// Whether `building` has this effect.
    pub fn has(&self, building: Building, effect: Effect) -> bool {
        self.printed(building).effect == Some(effect)
    }

    /// The building that may stay in the discard, if there is one.
    pub fn staying(&self) -> Option<Building> {
        Building::ALL.into_iter().find(|&building| self.has(building, Effect::MayStay))
    }

    /// The building that can be given to another player, and what that costs, if there is one.
    pub fn gift(&self) -> Option<(Building, u8)> {
        Building::ALL.into_iter().find_map(|building| match self.printed(building).downgrade {
            Some(Downgrade::Give(price)) => Some((building, price)),
            _ => None,
        })
    }

    /// With how many cards played a turn wins, and the building that has to be among them, if there is one.
    pub fn cards_to_win(&self) -> Option<(Building, u8)> {
        Building::ALL.into_iter().find_map(|building| Some((building, self.wins_with(building)?)))
    }

    /// The building because of which a turn with these cards wins, whatever its points.
    pub fn wins_by_cards(&self, played: &[Building]) -> Option<Building> {
        let wins =
            |building: &Building| self.wins_with(*building).is_some_and(|cards| played.len() >= cards.into());
        played.iter().copied().find(wins)
    }

    const fn wins_with(&self, building: Building) -> Option<u8> {
        match self.printed(building).effect {
            Some(Effect::WinsWith(cards)) => Some(cards),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_in_the_library_can_be_read_and_written() {
        let cards = Cards::built_in();
        let written = serde_json::to_string(&cards).unwrap();
        assert_eq!(serde_json::from_str::<Cards>(&written).unwrap(), cards);
    }
}
