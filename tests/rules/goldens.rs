//! Whole matches as text: `tests/goldens/NAME.record` and its tale. `UPDATE_GOLDENS=1` writes them anew; the
//! difference is then to be read like any other change.

use std::{env, fs, path::PathBuf};

use doodle_city::{
    record::{Match, Player, Record, Seeded},
    rules::{Actor, Game, IgnoreEvents},
};

use crate::random::Random;

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
