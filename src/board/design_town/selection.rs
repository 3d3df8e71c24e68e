//! What a player has chosen and not confirmed.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::choice::{Choose, Spot};
use crate::{
    board::table_game::Selection,
    record::Match,
    rules::{
        Choices as _, Game as _, Seat,
        design_town::{Action, Card, DesignTown, Legal},
    },
    semantics::Choice,
};

/// What is chosen: the card that lies open, what is to be done, and how a shuffle is to be.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TownSelection {
    /// The card that lies open.
    pub card: Option<Spot>,
    /// What is to be done, if not what is next anyway.
    pub action: Option<Action>,
    /// How many Flea Markets stay in the discard.
    pub stay: u8,
    /// Whose cards lie large, if not those of whoever is on turn.
    #[serde(skip)]
    looking_at: Option<Seat>,
}

/// The legal actions of the player on turn.
fn legal(play: &Match<DesignTown>) -> Legal {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    legal
}

/// Whether an action has to do with the card at this spot; without one, whether it is a choice of its own.
fn is_about(play: &Match<DesignTown>, action: Action, spot: Option<Spot>) -> bool {
    let is_card = |card: Card| spot == Some(Spot::Supply(card));
    match action {
        Action::Buy(card) | Action::Develop(card) | Action::Shuffle { remove: Some(card), .. } => is_card(card),
        Action::Upgrade(card) => spot == Some(Spot::Discard(card.front())),
        Action::Downgrade(building) => spot == Some(Spot::Discard(building)),
        Action::Give { .. } => {
            let gift = play.game().cards().gift().map(|(building, _)| Spot::Discard(building));
            gift.is_some() && spot == gift
        }
        Action::Discard(_) => spot.is_none(),
        Action::Top(_)
        | Action::Bottom(_)
        | Action::Play
        | Action::Shuffle { remove: None, .. }
        | Action::Stop
        | Action::GiveUp
        | Action::End => false,
    }
}

impl TownSelection {
    /// What can be done with the card that lies open, or without one what there is to choose otherwise.
    pub fn options(&self, play: &Match<DesignTown>) -> Vec<Action> {
        let is_offered = |action: &Action| {
            let has_stay = !matches!(action, Action::Shuffle { stay, .. } if *stay != self.stay(play));
            is_about(play, *action, self.card) && has_stay
        };
        legal(play).iter().filter(is_offered).collect()
    }

    /// Whether anything can be done with the card at this spot.
    pub fn can_use(play: &Match<DesignTown>, spot: Spot) -> bool {
        !Self { card: Some(spot), ..Self::default() }.options(play).is_empty()
    }

    /// How many Flea Markets would stay if the deck were shuffled now.
    pub fn stay(&self, play: &Match<DesignTown>) -> u8 {
        self.stay.min(play.game().most_staying(play.state()))
    }

    /// Whether how many Flea Markets stay is to be said.
    pub fn chooses_stay(play: &Match<DesignTown>) -> bool {
        let shuffles = |action| matches!(action, Action::Shuffle { stay: 1, .. });
        legal(play).iter().any(shuffles)
    }

    /// Opens a card, with the first thing that can be done with it chosen.
    fn open(&mut self, play: &Match<DesignTown>, spot: Spot) {
        let is_open = self.card == Some(spot);
        self.card = Some(spot).filter(|_| !is_open);
        self.action = if self.card.is_some() { self.options(play).first().copied() } else { None };
    }

    fn choose_option(&mut self, play: &Match<DesignTown>, option: usize) {
        let chosen = self.options(play).get(option).copied();
        self.action = if chosen == self.action { None } else { chosen };
    }

    /// Another number of Flea Markets stays; what was chosen stays chosen.
    fn set_stay(&mut self, play: &Match<DesignTown>, stay: u8) {
        self.stay = stay;
        if let Some(Action::Shuffle { remove, .. }) = self.action {
            self.action = Some(Action::Shuffle { stay: self.stay(play), remove });
        }
    }

    /// What a confirmation does where nothing is chosen.
    fn next(&self, play: &Match<DesignTown>) -> Option<Action> {
        let (state, is_legal) = (play.state(), |action: &Action| legal(play).iter().any(|it| it == *action));
        let first = |is_it: fn(&Action) -> bool| legal(play).iter().find(is_it);
        if state.is_exceeded() {
            return first(|action| matches!(action, Action::Downgrade(_))).or(Some(Action::GiveUp));
        }
        let shuffle = Action::Shuffle { stay: self.stay(play), remove: None };
        let must_choose_card = first(|action| matches!(action, Action::Shuffle { .. })).is_some();
        [Action::Play, shuffle, Action::End]
            .into_iter()
            .find(is_legal)
            .or_else(|| Some(Action::Stop).filter(|stop| !must_choose_card && is_legal(stop)))
    }
}

impl Selection<DesignTown> for TownSelection {
    fn of(play: &Match<DesignTown>, action: Action) -> Self {
        let card = match action {
            Action::Buy(card) | Action::Develop(card) => Some(Spot::Supply(card)),
            Action::Shuffle { remove, .. } => remove.map(Spot::Supply),
            Action::Upgrade(card) => Some(Spot::Discard(card.front())),
            Action::Downgrade(building) => Some(Spot::Discard(building)),
            Action::Give { .. } => play.game().cards().gift().map(|(building, _)| Spot::Discard(building)),
            Action::Play | Action::Top(_) | Action::Bottom(_) => return Self::default(),
            Action::Stop | Action::GiveUp | Action::Discard(_) | Action::End => None,
        };
        let stay = if let Action::Shuffle { stay, .. } = action { stay } else { 0 };
        Self { card, action: Some(action), stay, looking_at: None }
    }

    fn is_empty(&self) -> bool {
        self.card.is_none() && self.action.is_none()
    }

    fn action(&self, play: &Match<DesignTown>) -> Option<Action> {
        match self.action {
            Some(action) => legal(play).iter().find(|it| *it == action),
            None => self.next(play),
        }
    }

    fn choose(&mut self, play: &Match<DesignTown>, choice: Choice) {
        match Choose::of(choice) {
            Some(Choose::Card(spot)) => self.open(play, spot),
            Some(Choose::Option(option)) => self.choose_option(play, option),
            Some(Choose::FewerStay) => self.set_stay(play, self.stay(play).saturating_sub(1)),
            Some(Choose::MoreStay) => self.set_stay(play, self.stay(play) + 1),
            None => {}
        }
    }

    /// Cards can be read while something still moves, and while others think.
    fn is_for_any_time(choice: Choice) -> bool {
        matches!(Choose::of(choice), Some(Choose::Card(_)))
    }

    fn unchoose(&mut self) {
        *self = Self { stay: self.stay, looking_at: self.looking_at, ..Self::default() };
    }

    fn chosen(&self) -> Vec<Choice> {
        self.card.into_iter().map(|spot| Choose::Card(spot).into()).collect()
    }

    fn looking_at(&self) -> Option<Seat> {
        self.looking_at
    }

    fn look_at(&mut self, seat: Option<Seat>) {
        self.unchoose();
        self.looking_at = seat;
    }

    fn keep(&self) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    fn take_up(play: &Match<DesignTown>, kept: serde_json::Value) -> Option<Self> {
        let kept: Self = serde_json::from_value(kept).ok()?;
        let mut selection = Self { card: kept.card, stay: kept.stay, ..Self::default() };
        let is_offered = |action: &Action| selection.options(play).contains(action);
        selection.action = kept.action.filter(|action| is_offered(action) || *action == Action::Stop);
        Some(selection)
    }
}
