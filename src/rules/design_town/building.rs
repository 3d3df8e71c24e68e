//! The cards and the buildings on their two sides.

use core::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, VariantArray};

use crate::rules::variants::all;

/// A card, named by its front.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case", expecting = "a card, by the name of its front")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Card {
    ResidentialArea,
    ConvenienceStore,
    Hospital,
    Factory,
    CentralPark,
    FleaMarket,
    ConstructionYard,
}

impl Card {
    /// How many there are.
    pub const COUNT: usize = Self::VARIANTS.len();
    /// All of them, in the order of the rules.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// 0 to 6, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it can be bought: it lies in the supply of a match in which it is in play.
    pub const fn can_be_bought(self) -> bool {
        !matches!(self, Self::ResidentialArea)
    }

    /// The building on the front, as which it is bought.
    pub const fn front(self) -> Building {
        Building::ALL[2 * self.index()]
    }

    /// The building on the back, to which the card is turned for a fee.
    pub const fn back(self) -> Building {
        Building::ALL[2 * self.index() + 1]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.front().fmt(f)
    }
}

/// A building: one side of a card.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, Display, VariantArray,
)]
#[serde(rename_all = "snake_case", expecting = "a building")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Building {
    ResidentialArea,
    Apartment,
    ConvenienceStore,
    ShoppingMall,
    Hospital,
    Church,
    Factory,
    PowerPlant,
    CentralPark,
    Station,
    FleaMarket,
    RecyclingBin,
    ConstructionYard,
    RecyclingCentre,
}

impl Building {
    /// How many there are.
    pub const COUNT: usize = 2 * Card::COUNT;
    /// All of them, front and back of one card after the other.
    pub const ALL: [Self; Self::COUNT] = all(Self::VARIANTS);

    /// 0 to 13, for tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card that it is a side of.
    pub const fn card(self) -> Card {
        Card::ALL[self.index() / 2]
    }

    /// Whether it is on a back.
    pub const fn is_back(self) -> bool {
        self.index() % 2 == 1
    }

    /// What is on the other side.
    pub const fn other_side(self) -> Self {
        Self::ALL[self.index() ^ 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_card_has_two_buildings() {
        for (at, building) in Building::ALL.into_iter().enumerate() {
            assert_eq!(building.index(), at);
            assert_eq!(building.other_side().other_side(), building);
            assert_eq!(building.other_side().card(), building.card());
        }
        for (at, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.index(), at);
            assert_eq!((card.front().card(), card.back().card()), (card, card));
            assert!(card.back().is_back() && !card.front().is_back());
        }
    }
}
