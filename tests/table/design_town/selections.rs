//! How a person brings an action of Design Town about: by taps, and by keys.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    rules::design_town::{Action, Card, DesignTown},
    table::{
        design_town::{
            layout::TableLayout,
            pick::{Spot, TablePick},
        },
        table_game::{Selection as _, TableGame as _},
    },
};

use super::Desk;

/// The keys of the stacks.
const DIGITS: [KeyCode; 6] =
    [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5, KeyCode::Digit6];

/// The keys of what can be done.
const OPTIONS: [KeyCode; 3] = [KeyCode::KeyQ, KeyCode::KeyW, KeyCode::KeyE];

impl Desk {
    /// Where everything lies.
    pub fn laid(&self) -> &TableLayout {
        self.0.world().resource::<TableLayout>()
    }

    /// The action that a confirmation would carry out.
    pub fn chosen(&self) -> Option<Action> {
        self.selection().action(self.play())
    }

    /// The card that an action is about.
    fn spot(&self, action: Action) -> Option<Spot> {
        match action {
            Action::Buy(card) | Action::Develop(card) => Some(Spot::Supply(card)),
            Action::Shuffle { remove, .. } => remove.map(Spot::Supply),
            Action::Upgrade(card) => Some(Spot::Discard(card.front())),
            Action::Downgrade(building) => Some(Spot::Discard(building)),
            Action::Give { .. } => {
                self.play().game().cards().gift().map(|(building, _)| Spot::Discard(building))
            }
            _ => None,
        }
    }

    /// Chooses what `action` says, without confirming it, doing each thing with `choose`.
    fn choose_by(&mut self, action: Action, choose: fn(&mut Self, TablePick)) {
        if let Action::Shuffle { stay, .. } = action {
            while self.selection().stay(self.play()) < stay {
                choose(self, TablePick::MoreStay);
            }
            while self.selection().stay(self.play()) > stay {
                choose(self, TablePick::FewerStay);
            }
        }
        if self.chosen() == Some(action) {
            return;
        }
        if let Some(spot) = self.spot(action) {
            choose(self, TablePick::Card(spot));
        }
        if self.chosen() != Some(action) {
            let options = self.selection().options(self.play());
            let at = options.iter().position(|&it| it == action);
            choose(self, TablePick::Option(at.unwrap_or_else(|| panic!("{action} is not among {options:?}"))));
        }
        assert_eq!(self.chosen(), Some(action));
    }

    /// Chooses what `action` says by taps, without confirming it.
    pub fn choose(&mut self, action: Action) {
        self.choose_by(action, |desk, choose| desk.tap(&choose.into()));
    }

    fn choose_by_keys(&mut self, action: Action) {
        self.choose_by(action, |desk, choose| match choose {
            TablePick::Card(Spot::Supply(card)) => {
                desk.key(DIGITS[card.index() - Card::ConvenienceStore.index()]);
            }
            // One after the other, until it is there.
            TablePick::Card(_) => {
                for _ in 0..14 {
                    desk.key(KeyCode::KeyA);
                    if TablePick::Card(desk.selection().card.expect("a card is open")) == choose {
                        break;
                    }
                }
            }
            TablePick::NextPile => desk.key(KeyCode::KeyA),
            TablePick::Option(option) => desk.key(OPTIONS[option]),
            TablePick::FewerStay => desk.key(KeyCode::KeyV),
            TablePick::MoreStay => desk.key(KeyCode::KeyB),
        });
    }

    /// Whether this is what the button beside the main one does.
    fn is_pass(&self, action: Action) -> bool {
        self.selection().is_empty() && DesignTown::pass(self.play()) == Some(action)
    }

    /// Carries `action` out by touch.
    pub fn act(&mut self, action: Action) {
        let before = self.steps();
        if self.is_pass(action) {
            self.tap(&Intent::Pass);
        } else {
            self.choose(action);
            let (laid, play) = (self.laid(), self.play());
            let main = if DesignTown::changes_places(play, Some(action)) { laid.pass } else { laid.confirm };
            self.tap_at(main.center());
            self.settle();
        }
        self.assert_done(action, before);
    }

    /// Carries `action` out by keys alone.
    pub fn act_by_keys(&mut self, action: Action) {
        let before = self.steps();
        if self.is_pass(action) {
            self.key(KeyCode::KeyP);
        } else {
            self.choose_by_keys(action);
            // The mark may lie on a card of the discard.
            self.go_to(&Intent::Confirm);
            self.key(KeyCode::Enter);
        }
        self.assert_done(action, before);
    }

    fn assert_done(&self, action: Action, before: usize) {
        assert!(self.steps() > before, "{action}");
        assert_eq!(self.play().log().get(before), Some(&action));
        assert!(self.selection().is_empty(), "nothing is left of {action}");
    }

    /// Whoever has the device takes it; whether somebody has to decide.
    pub fn goes_on(&mut self) -> bool {
        self.settle();
        if self.banner().is_some() {
            self.tap(&Intent::DismissBanner);
        }
        !self.play().is_over()
    }
}
