//! Keys: the mark that goes from thing to thing, and short cuts.

use bevy::prelude::*;
use doodle_city::{intent::Intent, page::Page, rules::Seat, screens::Panel};

use crate::{
    desk::{Desk, PHONES},
    set_ups::Dice,
};

#[test]
fn tab_comes_to_everything_that_can_be_touched() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 3);
    let (action, ..) = desk.until_a_road(&mut dice);
    desk.choose(action, &mut dice);
    let intents: Vec<Intent> =
        desk.semantics().items.iter().filter_map(|item| item.semantic.intent.clone()).collect();
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
