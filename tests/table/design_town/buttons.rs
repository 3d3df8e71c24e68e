//! How much the main button asks to be pressed.

use doodle_city::{
    pictures::button::{ButtonFace, ButtonLook},
    rules::{LegalActions as _, design_town::Action},
    table::buttons::Button,
};

use super::{Desk, set_ups};
use crate::desk::SIZES;

impl Desk {
    fn main_look(&mut self) -> ButtonLook {
        let world = self.0.world_mut();
        let mut buttons = world.query::<(&Button, &ButtonFace)>();
        let main = buttons.iter(world).find(|(button, _)| **button == Button::Confirm);
        main.expect("a main button").1.look
    }
}

#[test]
fn ending_a_turn_does_not_ask_to_be_pressed_while_something_can_be_built() {
    let mut desk = Desk::grown(SIZES[0], 2, set_ups::builds);
    desk.goes_on();
    assert_eq!((desk.chosen(), desk.main_look()), (Some(Action::End), ButtonLook::Plain));
    let buy = desk.play().legal().iter().find(|it| matches!(it, Action::Buy(_))).expect("something to buy");
    desk.choose(buy);
    desk.settle();
    assert_eq!((desk.chosen(), desk.main_look()), (Some(buy), ButtonLook::Main));
}
