//! What a player has chosen and not confirmed.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::pick::{Spot, TablePick};
use crate::{
    bots::design_town::risk_of_saving,
    record::Match,
    rules::{
        LegalActions as _, Seat,
        design_town::{Action, DesignTown},
    },
    table::table_game::{Availability, Selection},
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

/// Whether an action has to do with the card at this spot; without one, whether it is a choice of its own.
fn is_about(play: &Match<DesignTown>, action: Action, spot: Option<Spot>) -> bool {
    match action {
        Action::Discard(_) => spot.is_none(),
        _ => spot.is_some() && Spot::of(play, action) == spot,
    }
}

/// The downgrade that helps most after the limit was exceeded, and how likely the turn ends even then; `None` where
/// there is none.
pub(super) fn saving(play: &Match<DesignTown>) -> Option<(Action, f64)> {
    let (game, state) = (play.game(), play.state());
    let risk = |action| match action {
        Action::Downgrade(building) if state.is_exceeded() => {
            Some((action, risk_of_saving(game, state, building)))
        }
        _ => None,
    };
    play.legal().iter().filter_map(risk).min_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Whether the top card brings one unhappy too many.
pub(super) fn is_too_much(play: &Match<DesignTown>) -> bool {
    let (game, state) = (play.game(), play.state());
    let top = state.top(game.on_turn(state));
    top.is_some_and(|top| game.cards().printed(top).is_unhappy && state.unhappy() >= state.limit())
}

/// Whether it is a computer player's turn.
fn is_computers(play: &Match<DesignTown>) -> bool {
    !play.is_over() && play.level(play.game().on_turn(play.state())).is_some()
}

impl TownSelection {
    /// What can be done with the card that lies open, or without one what there is to choose otherwise; nothing while
    /// somebody only looks.
    pub fn options(&self, play: &Match<DesignTown>) -> Vec<Action> {
        if self.looking_at.is_some() {
            return Vec::new();
        }
        let is_offered = |action: &Action| {
            let has_stay = !matches!(action, Action::Shuffle { stay, .. } if *stay != self.stay(play));
            is_about(play, *action, self.card) && has_stay
        };
        play.legal().iter().filter(is_offered).collect()
    }

    /// Whether anything can be done with the card at this spot.
    pub fn can_use(play: &Match<DesignTown>, spot: Spot) -> bool {
        Self::use_of(play, spot).is_some()
    }

    /// The first thing that can be done with the card at this spot.
    pub(super) fn use_of(play: &Match<DesignTown>, spot: Spot) -> Option<Action> {
        Self { card: Some(spot), ..Self::default() }.options(play).first().copied()
    }

    /// How many Flea Markets would stay if the deck were shuffled now.
    pub fn stay(&self, play: &Match<DesignTown>) -> u8 {
        self.stay.min(play.game().most_staying(play.state()))
    }

    /// Whether how many Flea Markets stay is to be said.
    pub fn chooses_stay(play: &Match<DesignTown>) -> bool {
        let shuffles = |action| matches!(action, Action::Shuffle { stay: 1, .. });
        play.legal().iter().any(shuffles)
    }

    /// Opens a card, with the first thing that can be done with it chosen. Where nothing can be, it is only looked at;
    /// a computer player waits for that.
    fn open(&mut self, play: &Match<DesignTown>, spot: Spot) {
        let (is_computers, on_turn) = (is_computers(play), play.game().on_turn(play.state()));
        // What a computer player shows stays open for whoever touches it.
        let is_shown = is_computers && self.looking_at.is_none();
        let is_closed = self.card == Some(spot) && !is_shown;
        self.card = Some(spot).filter(|_| !is_closed);
        self.looking_at = self.looking_at.filter(|&seat| seat != on_turn);
        self.action = None;
        if self.card.is_none() || self.looking_at.is_some() {
            return;
        }
        self.action = self.options(play).first().copied().filter(|_| !is_computers);
        if self.action.is_none() && !play.is_over() {
            self.looking_at = Some(on_turn);
        }
    }

    /// Opens the next card of the discard that lies large: of those with which something can be done, or else of all.
    fn open_next_pile(&mut self, play: &Match<DesignTown>) {
        let seat = self.looking_at.unwrap_or_else(|| play.game().on_turn(play.state()));
        let piles = || play.state().discard(seat).iter().map(|(building, _)| Spot::Discard(building));
        let can_use = |spot: &Spot| seat == play.game().on_turn(play.state()) && Self::can_use(play, *spot);
        let mut among: Vec<_> = piles().filter(can_use).collect();
        if among.is_empty() {
            among = piles().collect();
        }
        let open = among.iter().position(|&spot| self.card == Some(spot));
        let next = open.and_then(|open| among.get(open + 1)).or(among.first());
        if let Some(&spot) = next {
            self.open(play, spot);
        }
    }

    fn choose_option(&mut self, play: &Match<DesignTown>, option: usize) {
        if let Some(&chosen) = self.options(play).get(option) {
            self.action = Some(chosen).filter(|_| self.action != Some(chosen));
        }
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
        let (state, is_legal) = (play.state(), |action: &Action| play.legal().iter().any(|it| it == *action));
        let first = |is_it: fn(&Action) -> bool| play.legal().iter().find(is_it);
        if state.is_exceeded() {
            let saves = saving(play).filter(|(_, risk)| *risk < 1.0);
            return saves.map(|(action, _)| action).or(Some(Action::GiveUp));
        }
        // The loud button is never the one that loses.
        let is_better_to_stop = play.game().is_winning(state) || is_too_much(play);
        if is_better_to_stop && is_legal(&Action::Stop) && is_legal(&Action::Play) {
            return Some(Action::Stop);
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
        if matches!(action, Action::Play | Action::Top(_) | Action::Bottom(_)) {
            return Self::default();
        }
        let stay = if let Action::Shuffle { stay, .. } = action { stay } else { 0 };
        Self { card: Spot::of(play, action), action: Some(action), stay, looking_at: None }
    }

    fn is_empty(&self) -> bool {
        self.card.is_none() && self.action.is_none()
    }

    fn action(&self, play: &Match<DesignTown>) -> Option<Action> {
        match self.action {
            Some(action) => play.legal().iter().find(|it| *it == action),
            None => self.next(play),
        }
    }

    fn choose(&mut self, play: &Match<DesignTown>, pick: TablePick) {
        match pick {
            TablePick::Card(spot) => self.open(play, spot),
            TablePick::Option(option) => self.choose_option(play, option),
            TablePick::FewerStay => self.set_stay(play, self.stay(play).saturating_sub(1)),
            TablePick::MoreStay => self.set_stay(play, self.stay(play) + 1),
            TablePick::NextPile => self.open_next_pile(play),
        }
    }

    /// Any card can be read at any time.
    fn when(pick: TablePick) -> Availability {
        match pick {
            TablePick::Card(_) | TablePick::NextPile => Availability::Always,
            TablePick::Option(_) | TablePick::FewerStay | TablePick::MoreStay => Availability::Still,
        }
    }

    fn unchoose(&mut self) {
        // An open card is closed together with the look at it.
        let looking_at = self.looking_at.filter(|_| self.card.is_none());
        *self = Self { stay: self.stay, looking_at, ..Self::default() };
    }

    /// An open card is closed, but for one that a computer player shows.
    fn put_down(&mut self, play: &Match<DesignTown>) {
        let is_shown = is_computers(play) && self.looking_at.is_none();
        if let Some(spot) = self.card.filter(|_| !is_shown) {
            self.open(play, spot);
        }
    }

    fn chosen(&self) -> Vec<TablePick> {
        self.card.filter(|_| self.action.is_some()).map(TablePick::Card).into_iter().collect()
    }

    fn looking_at(&self) -> Option<Seat> {
        self.looking_at
    }

    fn look_at(&mut self, seat: Option<Seat>) {
        self.unchoose();
        self.looking_at = seat;
    }

    fn restore(self, play: &Match<DesignTown>) -> Self {
        if is_computers(play) {
            return Self::default();
        }
        let selection = Self { action: None, looking_at: None, ..self };
        let is_offered = |action: &Action| selection.options(play).contains(action) || *action == Action::Stop;
        Self { action: self.action.filter(is_offered), ..selection }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::design_town::{Building, Card};

    #[test]
    fn what_earlier_versions_saved_is_read_and_saved_alike() {
        let of = |card, action, stay| TownSelection { card, action, stay, looking_at: None };
        let [supply, discard] = [Spot::Supply(Card::CentralPark), Spot::Discard(Building::Church)];
        let shuffle = Action::Shuffle { stay: 2, remove: None };
        for (selection, text) in [
            (
                of(Some(supply), Some(Action::Buy(Card::CentralPark)), 0),
                r#"{"card":{"supply":"central_park"},"action":{"buy":"central_park"},"stay":0}"#,
            ),
            (
                of(Some(discard), Some(Action::Downgrade(Building::Church)), 1),
                r#"{"card":{"discard":"church"},"action":{"downgrade":"church"},"stay":1}"#,
            ),
            (of(None, Some(shuffle), 2), r#"{"card":null,"action":{"shuffle":{"stay":2}},"stay":2}"#),
        ] {
            assert_eq!(serde_json::to_string(&selection).expect("it can be written"), text);
            assert_eq!(serde_json::from_str::<TownSelection>(text).expect("it can be read"), selection);
        }
    }
}
