//! What can be picked at a table of Design Town.

use core::fmt;

use crate::{
    intent::Pickable,
    record::Match,
    rules::design_town::{Action, Building, Card, DesignTown},
};

/// A card that can be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// One that can be bought.
    Supply(Card),
    /// One in the discard of whoever lies large.
    Discard(Building),
    /// One that lies elsewhere: on top of a deck, or played.
    Elsewhere(Building),
}

impl Spot {
    /// Where the card is that an action is about; `None` if it is about none that can be opened.
    pub fn of(play: &Match<DesignTown>, action: Action) -> Option<Self> {
        match action {
            Action::Buy(card) | Action::Develop(card) => Some(Self::Supply(card)),
            Action::Shuffle { remove, .. } => remove.map(Self::Supply),
            Action::Upgrade(card) => Some(Self::Discard(card.front())),
            Action::Downgrade(building) => Some(Self::Discard(building)),
            Action::Give { .. } => play.game().cards().gift().map(|(building, _)| Self::Discard(building)),
            _ => None,
        }
    }

    /// The side of the card that is seen.
    pub const fn building(self) -> Building {
        match self {
            Self::Supply(card) => card.front(),
            Self::Discard(building) | Self::Elsewhere(building) => building,
        }
    }
}

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TablePick {
    /// A card: it is opened, and closed if it was open.
    Card(Spot),
    /// One of the things that can be done, by its place among them, from 0.
    Option(usize),
    /// One Flea Market fewer stays in the discard.
    FewerStay,
    /// One more does.
    MoreStay,
    /// The next card of the discard.
    NextPile,
}

impl Pickable for TablePick {}

/// By its kind and a number, which is how the tests of the page know it.
impl fmt::Debug for TablePick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Card(Spot::Supply(card)) => write!(f, "Supply({})", card.index()),
            Self::Card(Spot::Discard(building)) => write!(f, "Discard({})", building.index()),
            Self::Card(Spot::Elsewhere(building)) => write!(f, "Card({})", building.index()),
            Self::Option(option) => write!(f, "Option({option})"),
            Self::FewerStay => f.write_str("FewerStay(0)"),
            Self::MoreStay => f.write_str("MoreStay(0)"),
            Self::NextPile => f.write_str("NextPile(0)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intent::Intent;

    #[test]
    fn the_page_knows_it_by_its_kind_and_a_number() {
        for (pick, told) in [
            (TablePick::Card(Spot::Supply(Card::ALL[2])), "Pick(Supply(2))"),
            (TablePick::Card(Spot::Discard(Building::ALL[9])), "Pick(Discard(9))"),
            (TablePick::Card(Spot::Elsewhere(Building::ALL[0])), "Pick(Card(0))"),
            (TablePick::Option(1), "Pick(Option(1))"),
            (TablePick::FewerStay, "Pick(FewerStay(0))"),
            (TablePick::MoreStay, "Pick(MoreStay(0))"),
            (TablePick::NextPile, "Pick(NextPile(0))"),
        ] {
            assert_eq!(format!("{:?}", Intent::from(pick)), told);
        }
    }
}
