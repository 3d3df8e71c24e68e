//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else; every text
//! is in its place.

use bevy::prelude::*;
use doodle_city::{
    accessibility::{Item, Role, TOUCH},
    drawing::place::Screen,
    record::Match,
    rules::design_town::{Card, DesignTown},
    storage::Settings,
    table::design_town::pick::{Spot, TablePick},
};

use super::{
    Desk,
    set_ups::{builds, can_be_saved, fresh, grown, may_go_on, shuffles},
};
use crate::{desk::SIZES, places::NOTCHED, texts};

/// Every table at many moments, as `open` lays it; `look` looks at each.
fn at_many_moments(open: impl Fn(&Match<DesignTown>) -> Desk, mut look: impl FnMut(&mut Desk, &str)) {
    let ends = |play: &Match<DesignTown>| play.state().is_choosing_end();
    let long = |play: &Match<DesignTown>| play.state().played().len() >= 8;
    let moments: [(&str, usize, &dyn Fn(&Match<DesignTown>) -> bool); 8] = [
        ("at the start", 1, &|_| true),
        ("playing", 2, &may_go_on),
        ("playing, four", 4, &may_go_on),
        ("a long turn", 2, &long),
        ("exceeded", 2, &can_be_saved),
        ("choosing an end", 3, &ends),
        ("shuffling", 2, &shuffles),
        ("shuffling alone", 1, &shuffles),
    ];
    for (when, players, is_so) in moments {
        let mut desk = open(&grown(fresh(players), is_so)).moving(false);
        look(&mut desk, when);
    }
    let mut desk = open(&grown(fresh(2), builds)).moving(false);
    look(&mut desk, "building");
    for card in [Card::ConvenienceStore, Card::Hospital] {
        desk.tap(&TablePick::Card(Spot::Supply(card)).into());
        look(&mut desk, &format!("building, with {card}"));
    }
}

/// What is wrong with the places of this table. Cards of a row may overlap: they are touched where they can be seen.
fn check(desk: &Desk, when: &str) {
    let screen = desk.0.world().resource::<Screen>().safe().inflate(0.5);
    let is_touched = |item: &&Item| item.accessible.intent.is_some() && item.accessible.role != Role::Cover;
    let items: Vec<&Item> = desk.map().items.iter().filter(is_touched).collect();
    assert!(!items.is_empty(), "{when}: nothing can be touched");
    for (at, item) in items.iter().enumerate() {
        let (name, size) = (&item.accessible.name, item.touch.size());
        assert!(!name.is_empty(), "{when}: {item:?} has no name");
        let least = if item.accessible.role == Role::Square { 20.0 } else { TOUCH };
        assert!(size.min_element() >= least - 0.01, "{when}: {name} is only {size}");
        let is_within = screen.contains(item.rect.min) && screen.contains(item.rect.max);
        assert!(is_within, "{when}: {name} at {:?}", item.rect);
        let found = desk.map().at(item.rect.center()).map(|it| &it.accessible);
        let is_covered = items[at + 1..]
            .iter()
            .any(|it| it.height > item.height + 1.0 && !it.touch.intersect(item.rect).is_empty());
        assert!(is_covered || found == Some(&item.accessible), "{when}: {name} is not found, but {found:?}");
    }
}

fn at_table(how: &str, open: impl Fn(&Match<DesignTown>) -> Desk) {
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
    for size in [SIZES[0], SIZES[2]] {
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

#[test]
fn every_text_is_in_its_place() {
    for (size, text_scale) in [(SIZES[0], 1.0), (SIZES[4], 1.0), (SIZES[0], 2.0), (SIZES[2], 2.0)] {
        let open = |play: &Match<DesignTown>| texts::typesetting(size, text_scale).begin(play);
        at_many_moments(open, |desk, what| {
            texts::check(desk, &format!("{size}, text x {text_scale}, {what}"));
        });
    }
}

#[test]
fn a_table_that_is_turned_lies_as_if_it_had_always_been() {
    let mut desk = Desk::grown(SIZES[1], 2, may_go_on);
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
