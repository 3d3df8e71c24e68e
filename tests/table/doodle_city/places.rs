//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else.

use bevy::prelude::*;
use doodle_city::{
    accessibility::Role,
    drawing::{label::TextLabel, place::Screen},
    intent::Intent,
    record::Match,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Setup},
    },
    storage::Settings,
    table::heading::TitleText,
};

use super::set_ups::{agreed, setup};
use crate::{
    desk::{Desk, SIZES},
    places::{NOTCHED, check},
    set_ups::Dice,
};

/// Every die, square and score has a name, large ones at least.
fn check_names(desk: &Desk, when: &str) {
    let count = |role: Role| {
        desk.map()
            .items
            .iter()
            .filter(|item| item.accessible.role == role && !item.accessible.name.is_empty())
            .count()
    };
    let sheet = desk.play().game().sheet();
    let scores = sheet.hotel_scores().len() + sheet.shop_scores().len() + sheet.shop_bonuses().len() + 1;
    assert_eq!(count(Role::Square), 25, "{when}");
    assert_eq!(count(Role::Score), scores, "{when}");
    assert_eq!(count(Role::Die), desk.play().game().white_dice() + 1, "{when}");
}

fn at_size(size: Vec2) {
    at_table("", |play| Desk::with_match(size, play));
}

/// Every table at every moment, as `open` lays it.
fn at_table(how: &str, open: impl Fn(&Match<DoodleCity>) -> Desk) {
    let mut dice = Dice(11);
    for players in 1..=6 {
        let setup = Setup { more_control: players % 2 == 0, free_circling: players % 3 == 0, ..setup(players) };
        let mut desk = open(&agreed(setup)).moving(false);
        let screen = *desk.0.world().resource::<Screen>();
        let when = |what: &str| format!("{screen:?} {how}, {players} players, {what}");
        check(&desk, &when("start"));
        check_names(&desk, &when("start"));
        let (action, ..) = desk.until_a_road(&mut dice);
        check(&desk, &when("turn"));
        check_names(&desk, &when("turn"));
        desk.choose(action, &mut dice);
        check(&desk, &when("road"));
        if players > 1 {
            desk.tap(&Intent::LookAt(Seat(players - 1)));
            check(&desk, &when("looking"));
            check_names(&desk, &when("looking"));
            desk.tap(&Intent::LookAt(Seat(0)));
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
fn under_notches_and_bars_lies_nothing() {
    for (size, insets) in NOTCHED {
        at_table("", |play| Desk::with_match(size, play).with_insets(insets));
    }
}

#[test]
fn the_left_hand_finds_everything() {
    for size in SIZES {
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

/// The main button lies on the side of the hand that plays, also when that changes in a match.
#[test]
fn the_table_changes_hands_at_once() {
    for size in SIZES {
        let mut desk = Desk::new_match(size, 3);
        let is_left = |desk: &Desk| {
            let button = desk.map().items.iter().find(|item| {
                item.accessible.role == Role::Button && item.accessible.intent == Some(Intent::RollDice)
            });
            button.map(|button| button.rect.center().x < size.x / 2.0)
        };
        assert_eq!(is_left(&desk), Some(false), "{size}");
        desk = desk.set(|settings| settings.left_handed = true);
        assert_eq!(is_left(&desk), Some(true), "{size}");
    }
}

#[test]
fn the_shelf_keeps_clear_of_notches_and_bars() {
    for (size, insets) in NOTCHED {
        for left_handed in [false, true] {
            let mut desk = Desk::new_match(size, 2).with_insets(insets);
            desk = desk.set(|settings| settings.left_handed = left_handed);
            check(&desk, "table");
            desk.tap(&Intent::Back);
            desk.until(|world| {
                let map = world.resource::<doodle_city::accessibility::InteractionMap>();
                map.items.iter().any(|it| matches!(it.accessible.intent, Some(Intent::ContinueMatch(_))))
            });
            desk.settle();
            check(&desk, &format!("shelf {size} {insets:?} left-handed {left_handed}"));
        }
    }
}

/// While a road is chosen it can still be read whose turn it is.
#[test]
fn whose_turn_it_is_can_always_be_read() {
    let mut dice = Dice(5);
    for size in SIZES {
        for players in [1, 2, 6] {
            let mut desk = Desk::new_match(size, players);
            let (action, ..) = desk.until_a_road(&mut dice);
            desk.choose(action, &mut dice);
            let name = desk.play().seats()[desk.focused().index()].name.clone();
            let world = desk.0.world_mut();
            let mut title = world.query_filtered::<(&TextLabel, &Visibility), With<TitleText>>();
            let (label, visibility) = title.single(world).expect("there is a title");
            assert!(label.text.contains(&name), "{size}, {players} players: {label:?}");
            assert_ne!(*visibility, Visibility::Hidden, "{size}, {players} players");
        }
    }
}

#[test]
fn a_table_that_is_turned_lies_as_if_it_had_always_been() {
    let mut dice = Dice(12);
    let mut desk = Desk::new_match(SIZES[1], 3);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
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
