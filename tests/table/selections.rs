//! What a person does at any table: rolls, goes from thing to thing by keys, and comes to a turn.

use bevy::prelude::*;
use doodle_city::{input::Focus, intent::Intent, rules::Actor, table::table_game::TableGame};

use crate::{desk::DeskOf, set_ups::Dice};

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
                focus.item(self.map()).is_some_and(|item| item.accessible.intent.as_ref() == Some(intent));
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
