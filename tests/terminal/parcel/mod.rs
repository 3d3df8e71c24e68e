//! Parcel in a terminal: whole matches typed line by line.

mod commands;

use std::{fs, path::PathBuf};

use doodle_city::{
    record::{Match, Player, Seeded},
    rules::{Actor, IgnoreEvents, LegalActions as _, Seat},
};

use crate::{
    as_played,
    game::rules::{Parcel, Setup},
    in_process,
};

/// A match of twelve turns from seed 3 in which the die is thrown again in every third one.
fn whole() -> Match<Parcel> {
    let seats = ["Player 1", "Player 2"].map(Player::person);
    let mut played = Match::<Parcel>::new(Setup { turns: 12, first: Seat(0) }, seats.into()).unwrap();
    played.set_seed(3);
    let mut dice = Seeded::new(3);
    while !played.is_over() {
        let action = played.draw(&mut dice).unwrap_or_else(|| {
            let legal = played.legal();
            legal.get(played.log().len() % legal.len()).unwrap()
        });
        played.apply(action, &mut IgnoreEvents).unwrap();
    }
    played
}

/// What has to be typed so that the match goes as `wanted` went.
fn lines(wanted: &Match<Parcel>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut last = None;
    for (step, action) in wanted.log().iter().enumerate() {
        match wanted.at(step).actor() {
            Actor::Seat(seat) => {
                if last.is_some_and(|last| last != seat) {
                    lines.push(String::new());
                }
                last = Some(seat);
                lines.push(action.to_string());
                continue;
            }
            Actor::Chance(Some(_)) => lines.push(String::new()),
            Actor::Chance(None) | Actor::GameOver => {}
        }
        last = None;
    }
    lines
}

fn file_in(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("a.json")
}

#[test]
fn a_whole_match_is_played_told_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (file, wanted) = (file_in(&folder), whole());
    let new = ["play", file.to_str().unwrap(), "--game", "parcel", "--turns", "12", "--seed", "3"];
    let (status, printed) = in_process(&new, &(lines(&wanted).join("\n") + "\n"));
    assert_eq!(
        (status, fs::read_to_string(&file).unwrap()),
        (0, as_played(file.as_ref(), &wanted)),
        "{printed}"
    );
    for words in [
        "Player 2 is dealt ",
        "The card is ",
        "Player 1, again, keep or pass? > ",
        "Player 2, roll the dice: Enter > ",
        "The match is over after 6 rounds.",
        " total  dealt   kept  passed\n",
    ] {
        assert!(printed.contains(words), "{words}: {printed}");
    }
}
