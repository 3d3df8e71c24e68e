//! Whole matches as text: `tests/goldens/NAME.record` and its tale. `UPDATE_GOLDENS=1` writes them anew; the
//! difference is then to be read like any other change.

use std::{env, fs, path::PathBuf};

use doodle_city::{
    record::{Match, Record, Seeded},
    rules::{
        Actor, Seat, Silent,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

use crate::{
    builder,
    playthrough::tale,
    random::Random,
    table::{old_town_for, on, players},
};

/// A match of people who build one long road, with the dice of `seed`.
fn play(setup: Setup, seed: u64) -> Match<DoodleCity> {
    let names = players(&setup);
    let mut played = Match::<DoodleCity>::new(setup, names).expect("a set-up that can be played");
    let (mut dice, mut random) = (Seeded::new(seed), Random::new(seed));
    loop {
        let action = match played.actor() {
            Actor::Chance(_) => played.draw(&mut dice),
            Actor::Seat(_) => builder::choose(played.game(), played.state(), 60, &mut random),
            Actor::Nobody => break,
        };
        played.apply(action.expect("somebody acts"), &mut Silent).expect("a legal action");
        assert!(played.log().len() < 500, "the match does not end");
    }
    played.set_seed(seed);
    played
}

/// Compares `text` with the golden file of that name, or writes it there.
pub fn compare(file: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(file);
    if env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(&path, text).expect("the golden can be written");
    }
    let golden = fs::read_to_string(&path).expect("a golden; UPDATE_GOLDENS=1 writes it");
    let differing = golden.lines().zip(text.lines()).position(|(golden, line)| golden != line);
    assert!(golden == text, "{file} differs from line {differing:?} (from 0) on");
}

/// The record in the golden of that name.
pub fn golden_record(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/goldens/{name}.record"));
    fs::read(path).expect("a golden; UPDATE_GOLDENS=1 writes it")
}

/// The match is played as it was, and its record tells what it told.
fn golden(name: &str, setup: Setup, seed: u64) {
    let played = play(setup, seed);
    compare(&format!("{name}.record"), &played.record().write());
    let record = Record::read(&golden_record(name)).expect("a record");
    compare(&format!("{name}.playthrough"), &tale(&record));
}

#[test]
fn solo() {
    golden("solo", old_town_for(1), 168);
}

#[test]
fn three_players() {
    golden("three_players", old_town_for(3), 207);
}

#[test]
fn three_players_with_more_control() {
    let setup = Setup { first: Seat(1), more_control: true, ..old_town_for(3) };
    golden("three_players_with_more_control", setup, 188);
}

#[test]
fn two_players_with_free_circling() {
    golden("two_players_with_free_circling", Setup { free_circling: true, ..old_town_for(2) }, 303);
}

#[test]
fn six_players() {
    golden("six_players", Setup { first: Seat(4), ..old_town_for(6) }, 128);
}

#[test]
fn two_players_at_the_harbour() {
    let harbour =
        built_in_sheets().into_iter().find(|sheet| sheet.name() == "Harbour").expect("the second sheet");
    golden("two_players_at_the_harbour", on(harbour, 2), 174);
}
