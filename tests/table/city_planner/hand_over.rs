//! The device goes from one player to the other.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    rules::{
        Actor, Seat,
        city_planner::{Action, Block},
    },
    table::table_game::Selection as _,
};

use super::Desk;
use crate::{desk::PHONES, set_ups::Dice};

/// Ada has just scored.
fn scored(size: Vec2, players: usize) -> Desk {
    let mut desk = Desk::new_match(size, players);
    desk.tap(&Intent::RollDice);
    desk.act(Action::Pass(Block::ALL[1]), &mut Dice(1));
    assert_eq!(desk.banner(), None, "a pass hands nothing over");
    desk.tap(&Intent::Confirm);
    desk
}

#[test]
fn the_banner_calls_the_other_player_and_the_first_touch_closes_it() {
    let mut desk = scored(PHONES[0], 2);
    assert_eq!(desk.banner(), Some(Seat(1)));
    let before = desk.steps();
    let block = desk.block(Block::ALL[3]).center();
    desk.tap_at(block);
    desk.settle();
    assert_eq!((desk.banner(), desk.focused()), (None, Seat(1)));
    assert_eq!((desk.steps(), desk.selection().is_empty()), (before, true), "it means nothing else");
    assert!(!desk.session().can_undo(), "what was handed over stays");
}

#[test]
fn undo_on_the_banner_takes_the_scoring_back() {
    for size in PHONES {
        let mut desk = scored(size, 2);
        let steps = desk.steps();
        desk.tap(&Intent::Undo);
        assert_eq!((desk.steps(), desk.play().actor()), (steps - 1, Actor::Seat(Seat(0))));
        assert_eq!(desk.banner(), None);
        desk.assert_shows_its_record();
    }
}

#[test]
fn without_the_banner_the_other_player_goes_on_at_once() {
    let mut desk = Desk::new_match(PHONES[0], 2).set(|settings| settings.banner = false);
    desk.tap(&Intent::RollDice);
    desk.act(Action::Pass(Block::ALL[1]), &mut Dice(1));
    desk.tap(&Intent::Confirm);
    assert_eq!((desk.banner(), desk.focused()), (None, Seat(1)));
    desk.tap(&Intent::Undo);
    assert_eq!(desk.focused(), Seat(0));
}

#[test]
fn alone_nobody_is_called() {
    let mut desk = scored(PHONES[0], 1);
    assert_eq!(desk.banner(), None);
    desk.tap(&Intent::RollDice);
    assert_eq!(desk.play().state().locked(), Some(Block::ALL[1]), "it comes back locked");
}
