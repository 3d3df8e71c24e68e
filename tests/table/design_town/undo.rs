//! What can be taken back, and what cannot.

use doodle_city::{
    intent::Intent,
    rules::design_town::{Action, Card},
    table::table_game::Selection as _,
};

use super::{
    Desk,
    set_ups::{builds, may, may_go_on},
};
use crate::desk::PHONES;

#[test]
fn a_card_that_has_been_seen_stays() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| {
        may_go_on(play) && !play.state().under_top(play.game().on_turn(play.state())).is_empty()
    });
    desk.act(Action::Play);
    let steps = desk.steps();
    assert!(desk.find(&Intent::Undo).is_none());
    desk.key(bevy::prelude::KeyCode::KeyU);
    assert_eq!(desk.steps(), steps);
}

#[test]
fn what_is_built_is_taken_back_one_by_one() {
    for has_motion in [true, false] {
        let mut desk = Desk::grown(PHONES[0], 2, may_go_on).moving(has_motion);
        let playing = desk.looks();
        desk.act(Action::Stop);
        desk.tap(&Intent::Undo);
        assert_eq!(desk.looks(), playing);
        let mut desk = Desk::grown(PHONES[0], 2, builds).moving(has_motion);
        let building = desk.looks();
        let store = Action::Buy(Card::ConvenienceStore);
        let is_there = may(desk.play(), |it| *it == store);
        assert!(is_there);
        desk.act(store);
        assert_ne!(desk.looks(), building);
        desk.tap(&Intent::Undo);
        assert_eq!(desk.looks(), building);
        assert!(desk.selection().is_empty());
    }
}
