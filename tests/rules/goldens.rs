//! Whole matches as text: `tests/goldens/NAME.record` and its tale. `UPDATE_GOLDENS=1` writes them anew; the
//! difference is then to be read like any other change.

use std::{env, fs, path::PathBuf};

use doodle_city::{
    record::{Match, Player, Record, Seeded},
    rules::{
        Actor, Game, IgnoreEvents, Seat,
        doodle_city::{DoodleCity, Setup, built_in_sheets},
    },
};

use crate::{
    builder,
    playthrough::tale,
    random::Random,
    table::{old_town_for, on},
};

/// A match of people who choose like that, with what chance brings from `seed`.
pub fn play<G: Game>(
    setup: G::Setup,
    seed: u64,
    mut choose: impl FnMut(&Match<G>, &mut Random) -> G::Action,
) -> Match<G> {
    let seats = G::new(setup.clone()).expect("a set-up that can be played").seats();
    let names = (1..=seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
    let mut played = Match::<G>::new(setup, names).expect("a set-up that can be played");
    let (mut source, mut random) = (Seeded::new(seed), Random::new(seed));
    while played.actor() != Actor::GameOver {
        let action = played.draw(&mut source).unwrap_or_else(|| choose(&played, &mut random));
        played.apply(action, &mut IgnoreEvents).expect("a legal action");
        assert!(played.log().len() < 1500, "the match does not end");
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
pub fn keep<G: Game>(name: &str, played: &Match<G>, tale: fn(&Record<G>) -> String) {
    compare(&format!("{name}.record"), &played.record().write());
    let record = Record::read(&golden_record(name)).expect("a record");
    compare(&format!("{name}.playthrough"), &tale(&record));
}

/// People who build one long road.
fn golden(name: &str, setup: Setup, seed: u64) {
    let choose = |played: &Match<DoodleCity>, random: &mut Random| {
        builder::choose(played.game(), played.state(), 60, random).expect("somebody acts")
    };
    keep(name, &play(setup, seed, choose), tale);
}

#[test]
fn solo() {
    golden("doodle_city_solo", old_town_for(1), 168);
}

#[test]
fn three_players() {
    golden("doodle_city_three_players", old_town_for(3), 207);
}

#[test]
fn three_players_with_more_control() {
    let setup = Setup { first: Seat(1), more_control: true, ..old_town_for(3) };
    golden("doodle_city_three_players_with_more_control", setup, 188);
}

#[test]
fn two_players_with_free_circling() {
    golden("doodle_city_two_players_with_free_circling", Setup { free_circling: true, ..old_town_for(2) }, 303);
}

#[test]
fn six_players() {
    golden("doodle_city_six_players", Setup { first: Seat(4), ..old_town_for(6) }, 128);
}

#[test]
fn two_players_at_the_harbour() {
    let harbour =
        built_in_sheets().into_iter().find(|sheet| sheet.name() == "Harbour").expect("the second sheet");
    golden("doodle_city_two_players_at_the_harbour", on(harbour, 2), 174);
}
