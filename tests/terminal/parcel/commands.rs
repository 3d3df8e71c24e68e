//! The commands with a game that only the tests know, beside those that the program comes with: turns of several moves,
//! and cards that nobody throws.

use std::{fs, path::Path};

use doodle_city::{
    record::{Match, load},
    rules::Actor,
};
use serde_json::Value;

use super::{file_in, lines, whole};
use crate::{
    game::rules::{Action, Parcel},
    in_process,
};

/// Goes on with the match in `file`, whose dice and cards are those of seed 3.
fn play(file: &Path, typed: &str) -> String {
    let (status, printed) = in_process(&["play", file.to_str().unwrap(), "--seed", "3"], typed);
    assert_eq!(status, 0, "{printed}");
    printed
}

fn write(file: &Path, played: &Match<Parcel>) {
    fs::write(file, played.record().write()).unwrap();
}

fn log(file: &Path) -> Vec<Action> {
    load::<Parcel>(file).unwrap().log().to_vec()
}

#[test]
fn a_match_goes_on_from_any_line_with_the_commands_of_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let (file, wanted) = (file_in(&folder), whole());
    write(&file, &wanted.at(0));
    for line in lines(&wanted) {
        // Whoever is on turn when a sitting begins needs no hand-over.
        if !(line.is_empty() && matches!(load::<Parcel>(&file).unwrap().actor(), Actor::Seat(_))) {
            play(&file, &format!("{line}\n"));
        }
    }
    assert_eq!(log(&file), wanted.log());
    let other = |option, value| in_process(&["play", file.to_str().unwrap(), option, value], "").0;
    assert_eq!(other("--turns", "12"), 0);
    assert_eq!(other("--turns", "13"), 2, "it is another match");
    assert_eq!(other("--players", "2"), 2, "it is another game's option");
    assert_eq!(other("--game", "doodle-city"), 2, "it is another game");
}

#[test]
fn a_move_is_taken_back_unless_something_was_drawn_since() {
    let folder = tempfile::tempdir().unwrap();
    let (file, wanted) = (file_in(&folder), whole());
    let mut outcomes = [0, 0];
    for (step, action) in wanted.log().iter().enumerate() {
        let before = wanted.at(step);
        let Actor::Seat(_) = before.actor() else { continue };
        write(&file, &before);
        let printed = play(&file, &format!("{action}\nundo\n"));
        let has_drawn = wanted.at(step + 1).actor() == Actor::Chance(None);
        let left = if has_drawn { &wanted.log()[..step + 2] } else { before.log() };
        if step + 1 < wanted.log().len() {
            assert_eq!(log(&file), left, "{printed}");
            assert_eq!(printed.contains("Nothing can be taken back"), has_drawn);
            outcomes[usize::from(has_drawn)] += 1;
        }
    }
    assert!(outcomes.iter().all(|&count| count > 0), "{outcomes:?}");
}

#[test]
fn what_nobody_throws_is_drawn_when_a_match_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let (file, wanted) = (file_in(&folder), whole());
    let at_chance = |&step: &usize| wanted.at(step).actor() == Actor::Chance(None);
    let steps: Vec<usize> = (0..wanted.log().len()).filter(at_chance).collect();
    assert!(steps.len() > 3 && steps[0] == 0);
    for step in steps {
        write(&file, &wanted.at(step));
        let printed = play(&file, "");
        assert_eq!(log(&file), wanted.log()[..=step]);
        assert!(printed.contains(if step == 0 { "is dealt" } else { "The card is" }), "{printed}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_moves() {
    let folder = tempfile::tempdir().unwrap();
    let (file, wanted) = (file_in(&folder), whole());
    write(&file, &wanted.at(3));
    let printed = play(&file, "fly\n\nhelp\nsheets\nquit\n");
    for words in [
        "`fly` is no choice here: again, keep or pass.",
        "There is a choice: again, keep or pass.",
        "  again    throws the die once more\n  Enter ",
        "Parcel, 12 turns\nStep 3 of 3. Round 1: Player 1 is on turn.\nThe die shows ",
        "Saved.",
    ] {
        assert!(printed.contains(words), "{words}: {printed}");
    }
    assert_eq!(log(&file), wanted.log()[..3]);
}

#[test]
fn it_is_simulated_verified_shown_and_played_in_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let series =
        ["simulate", "--game", "parcel", "--turns", "6", "--games", "9", "--records", records, "--json"];
    let (status, printed) = in_process(&series, "");
    let report: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((status, &report["game"], &report["rounds_mean"]), (0, &"parcel".into(), &3.0.into()));
    let wins: f64 = [0, 1].iter().filter_map(|&seat: &usize| report["seats"][seat]["wins"].as_f64()).sum();
    assert_eq!(wins, 9.0);

    // A match of another game among them.
    assert_eq!(in_process(&["simulate", "--games", "1", "--records", records], "").0, 0);
    let files = ["doodle-city-1p-seed0-000000.json", "parcel-2p-seed0-000008.json"];
    let [city, parcel] = files.map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let (status, printed) = in_process(&["verify", &parcel, &city], "");
    let lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((status, lines.len()), (0, 2));
    assert_eq!((&lines[0]["game"], &lines[1]["game"]), (&"parcel".into(), &"doodle-city".into()));
    assert!(lines[0]["over"] == true && lines[0]["standings"][1]["crowns"].is_number(), "{printed}");

    let (status, printed) = in_process(&["show", &parcel, "--at", "3"], "");
    assert!(status == 0 && printed.starts_with("Parcel, 6 turns\nStep 3 of "), "{printed}");
    assert_eq!(in_process(&["show", &parcel, "--at", "1000"], "").0, 2);

    let tournament = ["tournament", "--game", "parcel", "--games", "4", "--turns", "6"];
    let seats = |seats: &str| in_process(&[&tournament[..], &["--seats", seats]].concat(), "");
    assert!(seats("beginner,random").1.starts_with("parcel: 4 games from seed 0, "));
    assert_eq!(seats("beginner").0, 2, "two play");
}

#[test]
fn each_game_has_its_own_options() {
    let series = |arguments: &[&str]| in_process(&[&["simulate", "--games", "1"], arguments].concat(), "").0;
    assert_eq!(series(&["--game", "parcel", "--turns", "2"]), 0);
    assert_eq!(series(&["--game=parcel", "--turns", "2"]), 0);
    assert_eq!(series(&["--turns", "2"]), 2, "the first game has no turns");
    assert_eq!(series(&["--game", "parcel", "--players", "2"]), 2);
    assert_eq!(series(&["--game", "chess"]), 2);
    assert_eq!(
        in_process(&["train", "--game", "parcel", "-o", "nowhere.weights"], "").0,
        2,
        "nothing is learnt"
    );
}

#[test]
fn tournaments_know_those_whom_a_game_brings_to_measure_others_by() {
    let tournament = |game: &str| {
        let arguments = ["tournament", "--game", game, "--seats", "careful,Beginner", "--games", "4", "--json"];
        in_process(&arguments, "")
    };
    let (status, printed) = tournament("parcel");
    assert_eq!(status, 0, "{printed}");
    let report: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(
        (&report["seats"][0]["bot"], &report["seats"][1]["bot"]),
        (&"careful".into(), &"beginner".into())
    );
    assert_eq!(tournament("doodle-city").0, 2, "other games do not know them");
}
