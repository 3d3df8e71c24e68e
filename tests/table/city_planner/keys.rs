//! Keys: the mark that goes from thing to thing, and Enter on it.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    rules::city_planner::{Action, Block, Step},
    table::{city_planner::pick::TablePick, table_game::Selection as _},
};

use super::{Desk, set_ups::is_adjusting};
use crate::desk::PHONES;

#[test]
fn tab_comes_to_everything_that_can_be_touched() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| !play.legal().rerolls().is_empty());
    let block = desk.legal().rerolls().iter().next().expect("a die can be rerolled");
    desk.choose(Action::Reroll(block));
    let intents: Vec<Intent> =
        desk.map().items.iter().filter_map(|item| item.accessible.intent.clone()).collect();
    for intent in intents {
        desk.go_to(&intent);
    }
}

#[test]
fn enter_on_a_block_chooses_it_and_once_more_passes_it() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    desk.tap(&Intent::RollDice);
    let block = Block::ALL[4];
    desk.go_to(&TablePick::Block(block).into());
    desk.key(KeyCode::Enter);
    assert_eq!((desk.steps(), desk.chosen()), (1, Some(Action::Pass(block))));
    desk.key(KeyCode::Enter);
    assert_eq!(desk.play().log().last(), Some(&Action::Pass(block)));
}

#[test]
fn keys_do_what_is_offered_and_nothing_else() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| {
        is_adjusting(play) && play.legal().rerolls().is_empty() && !play.legal().changes(Step::Up).is_empty()
    });
    let steps = desk.steps();
    for key in [KeyCode::KeyB, KeyCode::KeyV, KeyCode::KeyT, KeyCode::KeyX, KeyCode::Enter, KeyCode::KeyP] {
        desk.key(key);
        assert!(desk.selection().is_empty(), "{key:?} without a block");
    }
    let block = desk.legal().changes(Step::Up).iter().next().expect("a die can be turned");
    desk.choose(Action::Pass(block));
    desk.key(KeyCode::KeyT);
    assert_eq!(desk.chosen(), Some(Action::Pass(block)), "there is no reroll");
    desk.key(KeyCode::KeyB);
    assert_eq!(desk.chosen(), Some(Action::Change { block, step: Step::Up }));
    assert_eq!(desk.steps(), steps);
}
