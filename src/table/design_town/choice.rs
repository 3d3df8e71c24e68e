//! What can be chosen at a table of Design Town.

use crate::{
    intent::{Choice, Intent},
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
            Action::Top(_)
            | Action::Bottom(_)
            | Action::Play
            | Action::Stop
            | Action::GiveUp
            | Action::Discard(_)
            | Action::End => None,
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

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choose {
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

impl Choose {
    /// What was chosen; `None` if that is no choice of this game.
    pub fn of(choice: Choice) -> Option<Self> {
        let number = usize::try_from(choice.number).ok()?;
        let building = || Building::ALL.get(number).copied();
        match choice.kind {
            "Supply" => Card::ALL.get(number).map(|card| Self::Card(Spot::Supply(*card))),
            "Discard" => building().map(|building| Self::Card(Spot::Discard(building))),
            "Card" => building().map(|building| Self::Card(Spot::Elsewhere(building))),
            "Option" => Some(Self::Option(number)),
            "FewerStay" => Some(Self::FewerStay),
            "MoreStay" => Some(Self::MoreStay),
            "NextPile" => Some(Self::NextPile),
            _ => None,
        }
    }
}

impl From<Choose> for Choice {
    fn from(choose: Choose) -> Self {
        let (kind, number) = match choose {
            Choose::Card(Spot::Supply(card)) => ("Supply", card.index()),
            Choose::Card(Spot::Discard(building)) => ("Discard", building.index()),
            Choose::Card(Spot::Elsewhere(building)) => ("Card", building.index()),
            Choose::Option(option) => ("Option", option),
            Choose::FewerStay => ("FewerStay", 0),
            Choose::MoreStay => ("MoreStay", 0),
            Choose::NextPile => ("NextPile", 0),
        };
        Self { kind, number: number as _ }
    }
}

impl From<Choose> for Intent {
    fn from(choose: Choose) -> Self {
        Self::Choose(choose.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_as_it_was_meant() {
        let buildings = Building::ALL.into_iter().flat_map(|it| [Spot::Discard(it), Spot::Elsewhere(it)]);
        let spots = Card::ALL.into_iter().map(Spot::Supply).chain(buildings).map(Choose::Card);
        for choose in spots.chain([Choose::Option(2), Choose::FewerStay, Choose::MoreStay, Choose::NextPile]) {
            assert_eq!(Choose::of(choose.into()), Some(choose));
        }
        assert_eq!(Choose::of(Choice { kind: "Supply", number: 7 }), None);
        assert_eq!(Choose::of(Choice { kind: "Discard", number: 14 }), None);
    }
}
