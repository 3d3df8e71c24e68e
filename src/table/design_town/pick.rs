//! What can be picked at a table of Design Town.

use crate::{
    intent::{Intent, Pick},
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

/// Something to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl TablePick {
    /// What was chosen; `None` if that is nothing of this game.
    pub fn of(pick: Pick) -> Option<Self> {
        let number = usize::try_from(pick.number).ok()?;
        let building = || Building::ALL.get(number).copied();
        match pick.kind {
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

impl From<TablePick> for Pick {
    fn from(pick: TablePick) -> Self {
        let (kind, number) = match pick {
            TablePick::Card(Spot::Supply(card)) => ("Supply", card.index()),
            TablePick::Card(Spot::Discard(building)) => ("Discard", building.index()),
            TablePick::Card(Spot::Elsewhere(building)) => ("Card", building.index()),
            TablePick::Option(option) => ("Option", option),
            TablePick::FewerStay => ("FewerStay", 0),
            TablePick::MoreStay => ("MoreStay", 0),
            TablePick::NextPile => ("NextPile", 0),
        };
        Self { kind, number: number as _ }
    }
}

impl From<TablePick> for Intent {
    fn from(pick: TablePick) -> Self {
        Self::Pick(pick.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_is_read_as_it_was_meant() {
        let buildings = Building::ALL.into_iter().flat_map(|it| [Spot::Discard(it), Spot::Elsewhere(it)]);
        let spots = Card::ALL.into_iter().map(Spot::Supply).chain(buildings).map(TablePick::Card);
        for pick in
            spots.chain([TablePick::Option(2), TablePick::FewerStay, TablePick::MoreStay, TablePick::NextPile])
        {
            assert_eq!(TablePick::of(pick.into()), Some(pick));
        }
        assert_eq!(TablePick::of(Pick { kind: "Supply", number: 7 }), None);
        assert_eq!(TablePick::of(Pick { kind: "Discard", number: 14 }), None);
    }
}
