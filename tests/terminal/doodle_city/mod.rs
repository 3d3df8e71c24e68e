//! Doodle City in a terminal: whole matches typed line by line, going on, taking back, and files that stay as they are.

mod sheets;

use std::{fs, path::Path};

use doodle_city::{
    record::{Match, load},
    rules::{
        Actor, Seat,
        doodle_city::{Action, DoodleCity, Setup},
    },
};

use super::{as_played, doodle, doodle_with, played, setup, write_match};

/// What has to be typed so that the match goes as `wanted` went; each answer on a line of its own if `is_slow`.
fn lines(wanted: &Match<DoodleCity>, is_slow: bool) -> Vec<String> {
    let mut lines = Vec::new();
    let mut last: Option<Seat> = None;
    for (step, action) in wanted.log().iter().enumerate() {
        let Actor::Seat(seat) = wanted.at(step).actor() else {
            // One Enter for all starting roads, and one for each roll.
            if step == 0 || matches!(action, Action::Roll { .. }) {
                lines.push(String::new());
            }
            last = None;
            continue;
        };
        if last.is_some_and(|last| last != seat) {
            // The next player takes over.
            lines.push(String::new());
        }
        last = Some(seat);
        let answer = action.to_string();
        if is_slow {
            lines.extend(answer.split(' ').map(String::from));
        } else {
            lines.push(answer);
        }
    }
    lines
}

fn log(path: &Path) -> Vec<Action> {
    load::<DoodleCity>(path).unwrap().log().to_vec()
}

#[test]
fn a_whole_match_is_played_and_told() {
    let folder = tempfile::tempdir().unwrap();
    for (name, players, is_slow) in [("one.json", 1, true), ("two.json", 2, false), ("six.json", 6, true)] {
        let wanted = played(setup(players), 11, usize::MAX);
        let typed = lines(&wanted, is_slow).join("\n") + "\n";
        let run = doodle_with(
            folder.path(),
            &["play", name, "--players", &players.to_string(), "--seed", "11"],
            &typed,
        );
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{name}");
        assert!(run.out.contains("The match is over.") && run.out.contains("place"), "{name}");
        assert_eq!(run.out.contains("Rank: "), players == 1);
        let file = folder.path().join(name);
        assert_eq!(fs::read_to_string(&file).unwrap(), as_played(&file, &wanted), "{name}");
    }
}

#[test]
fn variants_are_played() {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup { more_control: true, free_circling: true, ..setup(1) };
    let wanted = played(setup, 3, usize::MAX);
    let typed = lines(&wanted, false).join("\n");
    let arguments = ["play", "a.json", "--option", "more-control", "--option", "free-circling", "--seed", "3"];
    assert_eq!(doodle_with(folder.path(), &arguments, &typed).status, 0);
    let file = folder.path().join("a.json");
    assert_eq!(fs::read_to_string(&file).unwrap(), as_played(&file, &wanted));
}

#[test]
fn the_end_of_input_saves_and_the_match_goes_on_from_any_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.json");
    let wanted = played(setup(3), 4, usize::MAX);
    let lines = lines(&wanted, false);
    let mut typed_so_far = 0;
    // As many lines at each sitting; whoever is on turn when it begins needs no hand-over.
    while !file.exists() || !load::<DoodleCity>(&file).unwrap().is_over() {
        let mut sitting = &lines[typed_so_far..(typed_so_far + 7).min(lines.len())];
        if file.exists()
            && matches!(load::<DoodleCity>(&file).unwrap().actor(), Actor::Seat(_))
            && sitting[0].is_empty()
        {
            sitting = &sitting[1..];
        }
        let typed = sitting.join("\n") + "\n";
        let run = doodle_with(folder.path(), &["play", "a.json", "--players", "3", "--seed", "4"], &typed);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        typed_so_far += 7;
    }
    assert_eq!(log(&file), wanted.log());
}

#[test]
fn a_move_can_be_taken_back_until_the_next_player_begins() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.json");
    let wanted = played(setup(2), 7, 7);
    let answer = wanted.log()[6].to_string();
    let play =
        |typed: &str| doodle_with(folder.path(), &["play", "a.json", "--players", "2", "--seed", "7"], typed);

    // Typed in part, taken back; then a move, taken back.
    let run = play(&format!("\n\n{}\nundo\n{answer}\nundo\n", answer.split(' ').next().unwrap()));
    assert!(run.out.contains("The last move is taken back."));
    assert_eq!(log(&file), wanted.log()[..6]);
    // The roll itself stays.
    assert!(play("undo\n").out.contains("Nothing can be taken back"));
    // Once the next player has begun it is too late.
    assert!(play(&format!("{answer}\n\nundo\n")).out.contains("Nothing can be taken back"));
    assert_eq!(log(&file), wanted.log());
}

#[test]
fn what_is_not_allowed_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let run = doodle_with(
        folder.path(),
        &["play", "a.json", "--seed", "7"],
        "hello\n\n\npass\n9\n1 9,9\nhelp\nsheets\nquit\n\n",
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    for words in
        ["Enter rolls them", "a die can be used, so one must be taken", "`9` is no choice here", "Saved."]
    {
        assert!(run.out.contains(words), "{words}");
    }
    assert_eq!(log(&folder.path().join("a.json")).len(), 6);
}

#[test]
fn without_a_file_each_match_gets_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("doodle-city-2.json"), "mine").unwrap();
    for expected in ["doodle-city-1.json", "doodle-city-3.json"] {
        let run = doodle(folder.path(), &["play"]);
        assert!(run.status == 0 && run.out.contains(expected), "{}", run.out);
        assert!(log(&folder.path().join(expected)).is_empty());
    }
    assert_eq!(fs::read_to_string(folder.path().join("doodle-city-2.json")).unwrap(), "mine");
}

#[test]
fn a_file_that_is_no_match_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    for text in ["Dear Ada,\n", "", "{\"format\": \"doodle-city-record\"}"] {
        fs::write(&file, text).unwrap();
        let run = doodle_with(folder.path(), &["play", "letter.txt"], "\n\n");
        assert!(run.status == 2 && run.err.starts_with("doodle: letter.txt: "), "{}", run.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_match_goes_on_only_as_it_was_set_up() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.json");
    let text = played(setup(2), 7, 9).record().write();
    fs::write(&file, &text).unwrap();
    for (arguments, words) in [
        (["--players", "3"], "a.json: this match has 2 players"),
        (["--sheet", "harbour"], "a.json: this match has the sheet Old Town"),
        (["--option", "more-control"], "a.json: this match has variants: none"),
        (["--seed", "8"], "a.json: `log` entry 1: the seed 8 gives"),
        (["--seed", "9007199254740992"], "expected a whole number from 0 to 9007199254740991"),
    ] {
        let run = doodle_with(folder.path(), &["play", "a.json", arguments[0], arguments[1]], "\n");
        assert!(run.status == 2 && run.err.contains(words), "{arguments:?}: {}", run.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_match_that_is_over_only_shows_its_results() {
    let folder = tempfile::tempdir().unwrap();
    let text = write_match(folder.path(), "a.json");
    let run = doodle(folder.path(), &["play", "a.json"]);
    assert!(run.status == 0 && run.out.contains("The match is over after 16 rounds."), "{}", run.out);
    assert_eq!(fs::read_to_string(folder.path().join("a.json")).unwrap(), text);
}
