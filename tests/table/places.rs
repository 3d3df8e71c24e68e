//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else.

use bevy::prelude::*;
use doodle_city::{
    rules::{Seat, doodle_city::Setup},
    semantics::Intent,
    semantics::{Item, Role, TOUCH},
};

use crate::{
    desk::{Desk, SIZES},
    set_ups::{Dice, agreed, setup},
};

fn is_over(one: Rect, other: Rect) -> bool {
    let common = one.intersect(other);
    common.width() > 0.5 && common.height() > 0.5
}

/// What is wrong with the places of this table.
fn check(desk: &Desk, when: &str) {
    let screen = desk.0.world().resource::<doodle_city::theme::place::Screen>().safe();
    let items: Vec<&Item> = desk
        .semantics()
        .items
        .iter()
        .filter(|item| item.semantic.intent.is_some() && item.semantic.role != Role::Cover)
        .collect();
    assert!(!items.is_empty(), "{when}: nothing can be touched");
    for (i, item) in items.iter().enumerate() {
        let name = &item.semantic.name;
        assert!(!name.is_empty(), "{when}: {item:?} has no name");
        let size = item.touch.size();
        assert!(size.min_element() >= TOUCH - 0.01, "{when}: {name} is only {size}");
        let inside = screen.inflate(0.5);
        assert!(
            inside.contains(item.rect.min) && inside.contains(item.rect.max),
            "{when}: {name} at {:?}",
            item.rect
        );
        for other in &items[i + 1..] {
            assert!(
                !is_over(item.touch, other.touch),
                "{when}: {name} {:?} over {} {:?}",
                item.touch,
                other.semantic.name,
                other.touch
            );
        }
    }
}

/// Every die, square and score has a name, large ones at least.
fn check_names(desk: &Desk, when: &str) {
    let count = |role: Role| {
        desk.semantics()
            .items
            .iter()
            .filter(|item| item.semantic.role == role && !item.semantic.name.is_empty())
            .count()
    };
    let sheet = desk.play().game().sheet();
    let scores = sheet.hotel_scores().len() + sheet.shop_scores().len() + sheet.shop_bonuses().len() + 1;
    assert_eq!(count(Role::Square), 25, "{when}");
    assert_eq!(count(Role::Score), scores, "{when}");
    assert_eq!(count(Role::Die), desk.play().game().white_dice() + 1, "{when}");
}

fn at_size(size: Vec2) {
    let mut dice = Dice(11);
    for players in 1..=6 {
        let setup = Setup { more_control: players % 2 == 0, free_circling: players % 3 == 0, ..setup(players) };
        let mut desk = Desk::with_match(size, &agreed(setup)).moving(false);
        let when = |what: &str| format!("{size}, {players} players, {what}");
        check(&desk, &when("start"));
        check_names(&desk, &when("start"));
        let (action, ..) = desk.until_a_road(&mut dice);
        check(&desk, &when("turn"));
        check_names(&desk, &when("turn"));
        desk.choose(action, &mut dice);
        check(&desk, &when("road"));
        if players > 1 {
            desk.tap(&Intent::ShowSheet(Seat(players - 1)));
            check(&desk, &when("looking"));
            check_names(&desk, &when("looking"));
            desk.tap(&Intent::ShowSheet(Seat(0)));
        }
        desk.tap(&Intent::Confirm);
        check(&desk, &when("after"));
    }
}

#[test]
fn on_a_small_phone_fingers_find_everything() {
    at_size(SIZES[0]);
}

#[test]
fn on_a_phone_fingers_find_everything() {
    at_size(SIZES[1]);
}

#[test]
fn on_a_phone_on_its_side_fingers_find_everything() {
    at_size(SIZES[2]);
}

#[test]
fn on_a_tablet_fingers_find_everything() {
    at_size(SIZES[3]);
}

#[test]
fn on_a_desktop_everything_is_found() {
    at_size(SIZES[4]);
}

#[test]
fn a_table_that_is_turned_lies_as_if_it_had_always_been() {
    let mut dice = Dice(12);
    let mut desk = Desk::new_match(SIZES[1], 3);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let upright = desk.looks();
    let turn = |desk: &mut Desk, size: Vec2| {
        desk.0.world_mut().resource_mut::<doodle_city::theme::place::Screen>().size = size;
        desk.settle();
    };
    turn(&mut desk, SIZES[2]);
    desk.assert_shows_its_record();
    turn(&mut desk, SIZES[1]);
    assert_eq!(desk.looks(), upright);
}
