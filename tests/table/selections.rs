//! How a person brings an action about: by taps, by a swipe, by keys.

use bevy::prelude::*;
use doodle_city::{
    input::Focus,
    intent::Intent,
    rules::{
        Actor, Choices as _,
        doodle_city::{Action, Road, Square},
    },
    table::{doodle_city::choice::Choose, table_game::TableGame},
};

use crate::{
    desk::{Desk, DeskOf},
    set_ups::Dice,
};

impl<G: TableGame> DeskOf<G> {
    /// Rolls by a tap on a die, or by a flick.
    pub fn roll(&mut self, dice: &mut Dice) {
        let before = self.steps();
        if dice.once_in(3) {
            let at = self.find(&Intent::RollDice).expect("the dice wait").rect.center();
            self.stroke(&[at, at + Vec2::new(15.0, -3.0), at + Vec2::new(60.0, -20.0)]);
        } else {
            self.tap(&Intent::RollDice);
        }
        assert!(self.steps() > before);
    }

    /// Puts the mark of the keyboard on what means `intent`.
    pub fn go_to(&mut self, intent: &Intent) {
        for _ in 0..120 {
            let focus = *self.0.world().resource::<Focus>();
            let is_there =
                focus.item(self.semantics()).is_some_and(|item| item.semantic.intent.as_ref() == Some(intent));
            if is_there {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("Tab never comes to {intent:?}");
    }

    /// Goes on by touch until a player can choose, and says whether the match still goes on.
    pub fn until_a_turn(&mut self, dice: &mut Dice, mut look: impl FnMut(&mut Self)) -> bool {
        loop {
            if self.banner().is_some() {
                self.tap(&Intent::DismissBanner);
                look(self);
            }
            match self.play().actor() {
                Actor::Chance(_) => self.roll(dice),
                Actor::Seat(_) => return true,
                Actor::GameOver => return false,
            }
        }
    }
}

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
            self.tap(&Choose::Die(die).into());
        }
        if let Action::Draw { road, circle, .. } = action {
            if dice.once_in(3) {
                self.swipe(square, road);
            } else {
                self.tap(&Choose::Square(square).into());
                self.tap(&Choose::Road(road).into());
            }
            self.choose_score(action, circle.is_some());
        } else {
            self.tap(&Choose::Square(square).into());
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
            self.tap(&Choose::NextScore.into());
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
                self.go_to(&Choose::Road(road).into());
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
        self.go_to(&Choose::Square(square).into());
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
