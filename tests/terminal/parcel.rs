//! The commands with a game that only the tests know, beside those that the program comes with: turns of several moves, and
//! cards that nobody throws.

use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use doodle_city::{
    games,
    record::{Match, Player, Seeded, load},
    rules::{Actor, Game as _, IgnoreEvents, LegalActions as _, Seat},
    terminal::{self, Entry},
};
use serde_json::Value;

use crate::game_of_parcel::{Action, Legal, Parcel, Setup};

/// Runs `doodle` in this process; gives the exit status and what it printed.
fn run(arguments: &[&str], typed: &str) -> (u8, String) {
    let games: Vec<Entry> = games::IN_TERMINALS.iter().copied().chain([Entry::of::<Parcel>()]).collect();
    let arguments: Vec<OsString> = ["doodle"].iter().chain(arguments).map(OsString::from).collect();
    let mut printed = Vec::new();
    let status = terminal::run(&games, &arguments, &mut typed.as_bytes(), &mut printed);
    (status, String::from_utf8(printed).unwrap())
}

/// Goes on with the match in `file`, whose dice and cards are those of seed 3.
fn play(file: &Path, typed: &str) -> String {
    let (status, printed) = run(&["play", file.to_str().unwrap(), "--seed", "3"], typed);
    assert_eq!(status, 0, "{printed}");
    printed
}

fn write(file: &Path, played: &Match<Parcel>) {
    fs::write(file, played.record().write()).unwrap();
}

fn log(file: &Path) -> Vec<Action> {
    load::<Parcel>(file).unwrap().log().to_vec()
}

/// A match of twelve turns from seed 3 in which the die is thrown again in every third one.
fn whole() -> Match<Parcel> {
    let seats = ["Player 1", "Player 2"].map(Player::person);
    let mut played = Match::<Parcel>::new(Setup { turns: 12, first: Seat(0) }, seats.into()).unwrap();
    played.set_seed(3);
    let (mut dice, mut legal) = (Seeded::new(3), Legal::default());
    while !played.is_over() {
        let action = played.draw(&mut dice).unwrap_or_else(|| {
            played.game().legal(played.state(), &mut legal);
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
    let (status, printed) = run(&new, &(lines(&wanted).join("\n") + "\n"));
    assert_eq!((status, fs::read_to_string(&file).unwrap()), (0, wanted.record().write()), "{printed}");
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
    let other = |option, value| run(&["play", file.to_str().unwrap(), option, value], "").0;
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
    let (status, printed) = run(&series, "");
    let report: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((status, &report["game"], &report["rounds_mean"]), (0, &"parcel".into(), &3.0.into()));
    let wins: f64 = [0, 1].iter().filter_map(|&seat: &usize| report["seats"][seat]["wins"].as_f64()).sum();
    assert_eq!(wins, 9.0);

    // A match of another game among them.
    assert_eq!(run(&["simulate", "--games", "1", "--records", records], "").0, 0);
    let files = ["doodle-city-1p-seed0-000000.json", "parcel-2p-seed0-000008.json"];
    let [city, parcel] = files.map(|name| folder.path().join(name).to_str().unwrap().to_owned());
    let (status, printed) = run(&["verify", &parcel, &city], "");
    let lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((status, lines.len()), (0, 2));
    assert_eq!((&lines[0]["game"], &lines[1]["game"]), (&"parcel".into(), &"doodle-city".into()));
    assert!(lines[0]["over"] == true && lines[0]["standings"][1]["crowns"].is_number(), "{printed}");

    let (status, printed) = run(&["show", &parcel, "--at", "3"], "");
    assert!(status == 0 && printed.starts_with("Parcel, 6 turns\nStep 3 of "), "{printed}");
    assert_eq!(run(&["show", &parcel, "--at", "1000"], "").0, 2);

    let tournament = ["tournament", "--game", "parcel", "--games", "4", "--turns", "6"];
    let seats = |seats: &str| run(&[&tournament[..], &["--seats", seats]].concat(), "");
    assert!(seats("beginner,random").1.starts_with("parcel: 4 games from seed 0, "));
    assert_eq!(seats("beginner").0, 2, "two play");
}

#[test]
fn each_game_has_its_own_options() {
    let series = |arguments: &[&str]| run(&[&["simulate", "--games", "1"], arguments].concat(), "").0;
    assert_eq!(series(&["--game", "parcel", "--turns", "2"]), 0);
    assert_eq!(series(&["--game=parcel", "--turns", "2"]), 0);
    assert_eq!(series(&["--turns", "2"]), 2, "the first game has no turns");
    assert_eq!(series(&["--game", "parcel", "--players", "2"]), 2);
    assert_eq!(series(&["--game", "chess"]), 2);
    assert_eq!(run(&["train", "--game", "parcel", "-o", "nowhere.weights"], "").0, 2, "nothing is learnt");
}

#[test]
fn tournaments_know_those_whom_a_game_brings_to_measure_others_by() {
    let tournament = |game: &str| {
        let arguments = ["tournament", "--game", game, "--seats", "careful,Beginner", "--games", "4", "--json"];
        run(&arguments, "")
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
