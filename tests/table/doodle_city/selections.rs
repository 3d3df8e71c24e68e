//! How a person brings an action of Doodle City about: by taps, by a swipe, by keys.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    rules::{
        LegalActions as _,
        doodle_city::{Action, Road, Square},
    },
    table::doodle_city::pick::TablePick,
};

use crate::{desk::Desk, set_ups::Dice};

impl Desk {
    /// Chooses what `action` says by taps, without confirming it.
    pub fn choose(&mut self, action: Action, dice: &mut Dice) {
        let Some((die, square)) = action.target() else { return };
        // Without a die the one that costs no tree is taken.
        let is_die_needed = self
            .legal()
            .iter()
            .any(|other| other.target().is_some_and(|(face, at)| at == square && face.index() < die.index()));
        if is_die_needed || dice.once_in(2) {
            self.tap(&TablePick::Die(die).into());
        }
        if let Action::Draw { road, circle, .. } = action {
            if dice.once_in(3) {
                self.swipe(square, road);
            } else {
                self.tap(&TablePick::Square(square).into());
                self.tap(&TablePick::Road(road).into());
            }
            self.choose_score(action, circle.is_some());
        } else {
            self.tap(&TablePick::Square(square).into());
        }
    }

    /// With free circling: touches the words until the score is the wanted one.
    fn choose_score(&mut self, action: Action, has_score: bool) {
        for _ in 0..12 {
            let chosen = self.selection().action(self.play(), &self.legal());
            if chosen == Some(action) || !has_score {
                assert_eq!(chosen, Some(action));
                return;
            }
            self.tap(&TablePick::NextScore.into());
        }
        panic!("{action} is never offered");
    }

    /// Carries `action` out by touch.
    pub fn act(&mut self, action: Action, dice: &mut Dice) {
        let before = self.steps();
        match action {
            Action::Pass if self.legal().len() > 1 => self.tap(&Intent::Pass),
            _ => {
                self.choose(action, dice);
                self.tap(&Intent::Confirm);
            }
        }
        assert_eq!(self.steps(), before + 1, "{action}");
        assert_eq!(self.play().log().last(), Some(&action));
    }

    /// Carries `action` out by keys alone.
    pub fn act_by_keys(&mut self, action: Action) {
        let digits = [
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
        ];
        let before = self.steps();
        match action {
            Action::Draw { die, square, road, .. } => {
                self.key(digits[die.index()]);
                self.press_on(square);
                self.go_to(&TablePick::Road(road).into());
                self.key(KeyCode::Enter);
                self.key(KeyCode::Enter);
            }
            Action::Cross { die, square } => {
                self.key(digits[die.index()]);
                self.press_on(square);
                self.key(KeyCode::Enter);
            }
            Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => self.key(KeyCode::KeyP),
        }
        assert_eq!(self.steps(), before + 1, "{action}");
        assert_eq!(self.play().log().last(), Some(&action));
    }

    fn press_on(&mut self, square: Square) {
        self.go_to(&TablePick::Square(square).into());
        self.key(KeyCode::Enter);
    }

    /// Some action that draws a road.
    pub fn a_road(&self) -> Option<(Action, Square, Road)> {
        self.legal().iter().find_map(|action| match action {
            Action::Draw { square, road, .. } => Some((action, square, road)),
            Action::Cross { .. } | Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => None,
        })
    }

    /// Goes on until a road can be drawn.
    pub fn until_a_road(&mut self, dice: &mut Dice) -> (Action, Square, Road) {
        while self.until_a_turn(dice, |_| {}) {
            if let Some(road) = self.a_road() {
                return road;
            }
            let action = self.any_action(dice);
            self.act(action, dice);
        }
        panic!("the match ended without a road");
    }
}
