//! How much the main button asks to be pressed.

use doodle_city::{
    drawing::place::LayoutRect,
    pictures::button::{ButtonFace, ButtonLook},
    rules::{
        LegalActions as _,
        design_town::{Action, DesignTown},
    },
    table::{
        buttons::Button,
        design_town::selection::TownSelection,
        table_game::{Selection as _, TableGame as _},
    },
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

#[test]
fn a_turn_in_which_nothing_can_be_built_ends_when_it_ends() {
    let play = set_ups::grown(set_ups::fresh(2), |play| {
        let builds = |it: &Action| matches!(it, Action::Buy(_) | Action::Upgrade(_) | Action::Develop(_));
        play.state().is_building() && !set_ups::may(play, builds)
    });
    assert!(!DesignTown::ends_early(&play, Action::End));
}

#[test]
fn to_play_and_to_stop_stay_in_their_places_whichever_is_better() {
    let mut places = Vec::new();
    for is_stop_better in [false, true] {
        let mut desk = Desk::grown(SIZES[0], 2, |play| {
            let main = TownSelection::default().action(play);
            let may = |wanted| set_ups::may(play, |it| *it == wanted);
            let better = if is_stop_better { Action::Stop } else { Action::Play };
            may(Action::Play) && may(Action::Stop) && main == Some(better)
        });
        desk.goes_on();
        let world = desk.0.world_mut();
        let mut buttons = world.query::<(&Button, &LayoutRect)>();
        let mut at = |wanted| buttons.iter(world).find(|(button, _)| **button == wanted).map(|it| it.1.rect);
        let [pass, main] = [Button::Pass, Button::Confirm].map(&mut at);
        places.push(if is_stop_better { [main, pass] } else { [pass, main] });
        assert_eq!(desk.main_look(), ButtonLook::Main);
    }
    assert_eq!(places[0], places[1]);
}

#[test]
fn what_is_chosen_is_done_by_the_large_button_also_where_stopping_is_better() {
    let mut desk = Desk::grown(SIZES[0], 2, |play| {
        let stops = TownSelection::default().action(play) == Some(Action::Stop);
        stops && set_ups::may(play, |it| *it == Action::Play) && set_ups::may(play, is_downgrade)
    });
    desk.goes_on();
    let downgrade = desk.play().legal().iter().find(is_downgrade).expect("it was looked for");
    desk.choose(downgrade);
    let large = desk.laid().confirm;
    let world = desk.0.world_mut();
    let mut buttons = world.query::<(&Button, &LayoutRect)>();
    let main = buttons.iter(world).find(|(button, _)| **button == Button::Confirm).map(|it| it.1.rect);
    assert_eq!(main, Some(large));
}

const fn is_downgrade(action: &Action) -> bool {
    matches!(action, Action::Downgrade(_))
}
