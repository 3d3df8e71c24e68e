//! Keys: the mark that goes from thing to thing, and short cuts.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    page::Page,
    rules::{
        LegalActions as _, Seat,
        doodle_city::{Action, DoodleCity},
    },
    screens::Panel,
    session::Session,
    table::{permissions::Permissions, table_game::Selection as _},
};

use crate::{
    desk::{Desk, PHONES},
    set_ups::Dice,
};

/// The keys of a die, by its pips.
const SHORT_CUTS: [KeyCode; 6] =
    [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5, KeyCode::Digit6];

#[test]
fn tab_comes_to_everything_that_can_be_touched() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 3);
    let (action, ..) = desk.until_a_road(&mut dice);
    desk.choose(action, &mut dice);
    let intents: Vec<Intent> =
        desk.map().items.iter().filter_map(|item| item.accessible.intent.clone()).collect();
    for intent in intents {
        desk.go_to(&intent);
    }
}

#[test]
fn escape_goes_back_step_by_step() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 3);
    let (action, ..) = desk.until_a_road(&mut dice);
    desk.choose(action, &mut dice);
    desk.key(KeyCode::KeyS);
    assert_eq!(desk.focused(), Seat(1));
    desk.key(KeyCode::Escape);
    assert_eq!(desk.focused(), Seat(0));
    desk.key(KeyCode::KeyM);
    assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Menu);
    desk.key(KeyCode::Escape);
    assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Closed);
    while !desk.selection().is_empty() {
        desk.key(KeyCode::Escape);
        assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Table);
    }
    desk.key(KeyCode::Escape);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Shelf);
}

#[test]
fn a_short_cut_while_dice_tumble_lays_them_still_and_chooses() {
    let mut desk = Desk::new_match(PHONES[0], 1).moving(true);
    desk.tap(&Intent::RollDice);
    let before = desk.steps();
    desk.press(KeyCode::KeyR);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > before);
    desk.until(|world| !world.resource::<Session<DoodleCity>>().is_busy());
    assert!(desk.0.world().resource::<Permissions>().is_moving, "the dice tumble");
    let die = desk.legal().iter().find_map(Action::target).expect("the first round points somewhere").0;
    desk.press(SHORT_CUTS[die.index()]);
    assert_eq!(desk.selection().die, Some(die));
    assert!(!desk.0.world().resource::<Permissions>().is_moving, "they lie still");
}
