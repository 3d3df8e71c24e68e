//! Names in any script: letters that our fonts lack are the device's, and what it lacks, too, is a box with the number of the
//! seat.

use bevy::{prelude::*, text::TextLayoutInfo};
use doodle_city::{
    drawing::label::TextLabel,
    platform::{FakeDevice, ThisDevice},
    record::{Match, Player},
    rules::{
        Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

use crate::{
    desk::DeskOf,
    texts::{check, typesetting},
};

/// A match of these players on a table where letters are set, on a device that has these letters.
fn table_of(names: [&str; 2], letters: &str) -> DeskOf<DoodleCity> {
    let setup = Setup {
        sheet: built_in_sheets().swap_remove(0),
        players: 2,
        first: Seat(0),
        more_control: false,
        free_circling: false,
    };
    let play = Match::new(setup, names.map(Player::person).to_vec()).expect("two can play");
    let mut desk = typesetting::<DoodleCity>(Vec2::new(390.0, 844.0), 1.0);
    let device = FakeDevice::default();
    device.pretended().letters = letters.to_owned();
    desk.0.insert_resource(ThisDevice::new(device));
    let mut desk = desk.begin(&play);
    desk.settle();
    desk
}

/// How many glyphs with anything to be seen stand for a name that is on the table by itself; and what is set for it.
fn glyphs(desk: &mut DeskOf<DoodleCity>, name: &str) -> (usize, String) {
    let world = desk.0.world_mut();
    let mut labels = world.query::<(&TextLabel, &Text2d, &TextLayoutInfo)>();
    let (_, text, info) =
        labels.iter(world).find(|(label, ..)| label.text == name).expect("the name is on the table");
    let seen = info.glyphs.iter().filter(|glyph| !glyph.atlas_info.rect.is_empty());
    (seen.count(), text.0.clone())
}

#[test]
fn the_letters_of_the_device_are_set() {
    let mut desk = table_of(["Ada", "李明"], "李明");
    check(&mut desk, "a Chinese name");
    assert_eq!(glyphs(&mut desk, "李明").0, 2);
}

#[test]
fn what_nobody_has_is_a_box_with_the_number_of_the_seat() {
    let mut desk = table_of(["Ada", "李明"], "");
    check(&mut desk, "a Chinese name without letters");
    let (seen, text) = glyphs(&mut desk, "李明");
    assert_eq!(seen, 2, "a box and a digit: {text:?}");
    assert!(text.contains('2'), "{text:?}");
}
