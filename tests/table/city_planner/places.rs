//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else; every text
//! is in its place.

use bevy::prelude::*;
use doodle_city::{
    drawing::place::Screen,
    intent::Intent,
    record::{Controller, Level, Match, Player},
    rules::{
        Game as _, LegalActions as _,
        city_planner::{Action, CityPlanner, Step},
    },
    storage::Settings,
};

use super::{
    Desk,
    set_ups::{fresh, is_adjusting, is_scoring},
};
use crate::{
    desk::SIZES,
    places::{NOTCHED, check},
    set_ups::{Dice, grown},
    texts,
};

/// Every table at many moments, as `open` lays it; `look` looks at each.
fn at_many_moments(open: impl Fn(&Match<CityPlanner>) -> Desk, mut look: impl FnMut(&mut Desk, &str)) {
    for players in [1, 2] {
        let mut desk = open(&fresh(players)).moving(false);
        look(&mut desk, "before the first roll");
        desk.tap(&Intent::RollDice);
        look(&mut desk, "after it");
        let block = desk.legal().changes(Step::Up).iter().next().expect("a die can be changed");
        desk.choose(Action::Pass(block));
        look(&mut desk, "with a block");
        desk.tap(&Intent::Unchoose);
        desk.choose(Action::Change { block, step: Step::Up });
        look(&mut desk, "with a step");
        desk.tap(&Intent::Confirm);
        desk.act(Action::Pass(block), &mut Dice(1));
        look(&mut desk, "scoring");
        desk.tap(&Intent::Confirm);
        look(&mut desk, "after that");
    }
    let rerolls = |play: &Match<CityPlanner>| {
        play.legal().rerolls().len() == 6 && !play.legal().changes(Step::Up).is_empty()
    };
    let doubles = |play: &Match<CityPlanner>| is_scoring(play) && play.legal().doubles();
    let gives_up = |play: &Match<CityPlanner>| is_scoring(play) && play.legal().expendable().len() > 2;
    let mut desk = open(&grown(fresh(2), rerolls)).moving(false);
    let block = desk.legal().rerolls().iter().next().expect("one can be rerolled");
    desk.choose(Action::Reroll(block));
    look(&mut desk, "with a reroll");
    let positions: [(&str, &dyn Fn(&Match<CityPlanner>) -> bool); 2] =
        [("doubling", &doubles), ("giving up", &gives_up)];
    for (what, is_so) in positions {
        let mut desk = open(&grown(fresh(2), is_so)).moving(false);
        look(&mut desk, what);
        let other = desk.legal().iter().find(|&way| Some(way) != desk.chosen()).expect("there is another way");
        desk.choose(other);
        look(&mut desk, &format!("{what} otherwise"));
    }
}

fn at_table(how: &str, open: impl Fn(&Match<CityPlanner>) -> Desk) {
    at_many_moments(open, |desk, when| {
        let screen = *desk.0.world().resource::<Screen>();
        check(desk, &format!("{screen:?} {how}, {when}"));
    });
}

#[test]
fn fingers_find_everything() {
    for size in SIZES {
        at_table("", |play| Desk::with_match(size, play));
    }
}

#[test]
fn under_notches_and_bars_lies_nothing() {
    for (size, insets) in NOTCHED {
        at_table("", |play| Desk::with_match(size, play).with_insets(insets));
    }
}

#[test]
fn the_left_hand_finds_everything() {
    for size in [SIZES[0], SIZES[2], SIZES[4]] {
        let left = |settings: &mut Settings| settings.left_handed = true;
        at_table("left-handed", |play| Desk::with_match(size, play).set(left));
    }
}

#[test]
fn with_text_twice_as_large_fingers_find_everything() {
    for (size, insets) in NOTCHED.into_iter().chain(SIZES.map(|size| (size, [0.0; 4]))) {
        let large = |settings: &mut Settings| settings.text_scale = 2.0;
        at_table("large text", |play| Desk::with_match(size, play).with_insets(insets).set(large));
    }
}

/// A match before its first action, with long names and a computer at the table.
fn long_names() -> Match<CityPlanner> {
    let [ada, deep] =
        ["Wilhelmina-Magdalena Gräfin Waldburg", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"].map(String::from);
    let computer = Player { name: deep, by: Controller::Level(Level::Skilled) };
    let setup = fresh(2).game().setup().clone();
    Match::new(setup, vec![Player::person(ada), computer]).expect("a plain set-up")
}

fn check_texts(size: Vec2, text_scale: f32) {
    let when = |what: &str| format!("{size}, text x {text_scale}, {what}");
    let mut desk = texts::typesetting(size, text_scale).begin(&long_names()).moving(false);
    let (count, _) = texts::check(&mut desk, &when("long names"));
    assert!(count > 10, "{}: {count} texts", when("long names"));
    let open = |play: &Match<CityPlanner>| texts::typesetting(size, text_scale).begin(play);
    at_many_moments(open, |desk, what| _ = texts::check(desk, &when(what)));
}

#[test]
fn every_text_is_in_its_place() {
    for size in [SIZES[0], SIZES[4]] {
        check_texts(size, 1.0);
    }
}

#[test]
fn every_text_is_in_its_place_when_it_is_twice_as_large() {
    for size in [SIZES[0], SIZES[2]] {
        check_texts(size, 2.0);
    }
}

#[test]
fn a_table_that_is_turned_lies_as_if_it_had_always_been() {
    let mut desk = Desk::new_match(SIZES[1], 2);
    desk.tap(&Intent::RollDice);
    assert!(is_adjusting(desk.play()));
    let upright = desk.looks();
    let turn = |desk: &mut Desk, size: Vec2| {
        desk.0.world_mut().resource_mut::<Screen>().size = size;
        desk.settle();
    };
    turn(&mut desk, SIZES[2]);
    desk.assert_shows_its_record();
    turn(&mut desk, SIZES[1]);
    assert_eq!(desk.looks(), upright);
}
