//! What `doodle` says: ranges where a number does not fit, names of levels, plurals, and nothing that steers a terminal.

use std::fs;

use doodle_city::{
    record::{Match, Player},
    rules::{
        doodle_city::{DoodleCity, Setup, built_in_sheets},
        is_plain,
    },
};

use super::{doodle, setup, write_match};

#[test]
fn a_number_that_does_not_fit_is_told_with_its_range() {
    let folder = tempfile::tempdir().unwrap();
    let all = "from 0 to 18446744073709551615";
    for (command, option, others, range) in [
        ("simulate", "--games", &[][..], "from 1 on"),
        ("simulate", "--players", &["--games", "1"], "from 1 to 6"),
        ("simulate", "--iterations", &["--games", "1"], "from 1 on"),
        ("simulate", "--seed", &["--games", "1"], all),
        ("tournament", "--games", &["--seats", "random"], "from 1 on"),
        ("tournament", "--iterations", &["--seats", "random", "--games", "1"], "from 1 on"),
        ("tournament", "--seed", &["--seats", "random", "--games", "1"], all),
        ("train", "--generations", &["-o", "x"], "from 1 to 1000000"),
        ("train", "--games", &["-o", "x"], "from 1 to 100000"),
        ("train", "--seed", &["-o", "x"], all),
        ("play", "--players", &[], "from 1 to 6"),
        ("play", "--seed", &[], "from 0 to 9007199254740991"),
        ("show", "--at", &["x"], all),
    ] {
        for number in ["1.5", "-1", "-1.5", "ten", "", "18446744073709551616"] {
            let mut arguments = vec![command];
            arguments.extend(others);
            arguments.extend([option, number]);
            let run = doodle(folder.path(), &arguments);
            let words = format!("invalid value '{number}' for '{option} <");
            assert!(run.status == 2 && run.err.contains(&words), "{arguments:?}: {}", run.err);
            assert!(
                run.err.contains(&format!(">': expected a whole number {range}\n")),
                "{arguments:?}: {}",
                run.err
            );
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_highest_seeds_are_taken() {
    let folder = tempfile::tempdir().unwrap();
    let run = doodle(folder.path(), &["simulate", "--games", "1", "--seed", "18446744073709551615"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let run = doodle(folder.path(), &["play", "--seed", "9007199254740991"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
}

#[test]
fn levels_and_ranges_of_seeds_stand_in_the_help() {
    let folder = tempfile::tempdir().unwrap();
    let help = |command: &str| {
        let run = doodle(folder.path(), &["help", command]);
        assert_eq!(run.status, 0);
        run.out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let series = "0 to 18446744073709551615 (2^64 - 1)";
    for (command, words) in [
        ("simulate", "random, beginner, casual, skilled, expert and master"),
        ("tournament", "beginner, casual, skilled, expert, master, random and scorer"),
        ("simulate", series),
        ("tournament", series),
        ("train", series),
        ("play", "0 to 9007199254740991 (2^53 - 1)"),
    ] {
        let help = help(command);
        assert!(help.contains(words), "{command}: {help}");
    }
}

#[test]
fn levels_are_known_in_any_case_and_with_blanks_in_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let bots = ["simulate", "--games", "1", "--players", "2", "--bots", " Beginner, RANDOM "];
    let run = doodle(folder.path(), &bots);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("\n1     beginner") && run.out.contains("\n2     random"), "{}", run.out);
    let run = doodle(folder.path(), &["tournament", "--games", "1", "--seats", "Random, Beginner"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let run = doodle(folder.path(), &["simulate", "--games", "1", "--bots", "expert,wizard"]);
    let words = "there is no level `wizard`: there are random, beginner, casual, skilled, expert, master and, in \
        tournaments, scorer\n";
    assert!(run.status == 2 && run.err.contains(words), "{}", run.err);
}

#[test]
fn one_is_one_and_two_are_several() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, words) in [
        (&["simulate", "--games", "1"][..], "doodle-city: 1 game of 1 player, "),
        (&["simulate", "--games", "2", "--players", "3"], "doodle-city: 2 games of 3 players, "),
        (&["tournament", "--games", "1", "--seats", "random"], "doodle-city: 1 game from seed 0, "),
        (&["tournament", "--games", "2", "--seats", "random"], "doodle-city: 2 games from seed 0, "),
    ] {
        let run = doodle(folder.path(), arguments);
        assert!(run.status == 0 && run.out.starts_with(words), "{}", run.out);
    }
}

/// A name that clears the screen, turns the direction of writing round, and rings.
const NAME: &str = "e\u{1b}[2J\u{202E}nosj\u{2066}\u{7}\u{9b}31m";
const ESCAPED: &str = r"e\u{1b}[2J\u{202e}nosj\u{2066}\u{7}\u{9b}31m";

#[cfg(unix)]
#[test]
fn names_of_files_do_not_steer_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let good = write_match(path, NAME);
    let name = |name: &str| format!("{NAME}{name}");
    fs::write(path.join(name("bad")), &good[..good.len() / 2]).unwrap();
    fs::write(path.join(name(".txt")), "Dear diary").unwrap();
    fs::create_dir(path.join(name("dir"))).unwrap();
    let record = "doodle-city-1p-seed0-000000.json";
    fs::write(path.join(name("dir")).join(record), "").unwrap();
    for (arguments, said) in [
        (&["verify", &name("bad"), &name("absent")][..], "absent: cannot be read"),
        (&["show", NAME, "--at", "1000"], ": there is no step 1000"),
        (&["show", &name("absent")], "absent: cannot be read"),
        // Two where one is wanted, as `show *` may give.
        (&["show", "x", NAME], r"unexpected argument 'e\u{202e}nosj"),
        (&["simulate", "--games", NAME], r"invalid value 'e\u{202e}nosj"),
        (&[NAME], r"unrecognized subcommand 'e\u{202e}nosj"),
        (&["play", NAME, "--players", "3"], ": this match has 2 players"),
        (&["play", NAME], "The match in "),
        (&["play", &name("new")], "A new match, saved after each action in "),
        (&["play", &name("new")], "It goes on with: doodle play "),
        (&["play", &name("bad")], "bad: the record is cut off"),
        (&["play", "--sheet", NAME], ": this is no sheet: "),
        (&["play", "--sheet", &name("nowhere/x")], "nowhere/x: cannot be read: "),
        (&["play", "--sheet", &name(".txt")], ".txt: this is no sheet: "),
        (&["play", "--sheet", "\u{202E}x"], "there is no sheet `"),
        (&["simulate", "--games", "1", "--bots", "\u{202E}x"], "there is no level `"),
        (&["simulate", "--games", "1", "--records", NAME], ": is a file"),
        (&["simulate", "--games", "1", "--records", &name("dir")], "is there already"),
        (&["train", "-o", NAME], ": this is no file of weights"),
        (&["train", "--from", NAME, "-o", "x"], ": this is no file of weights"),
    ] {
        let run = doodle(path, arguments);
        let said_all = run.out.clone() + &run.err;
        let is_plain = |sign: char| is_plain(sign) || sign == '\n';
        assert!(said_all.chars().all(is_plain), "{arguments:?}: {said_all:?}");
        assert!(said_all.contains(said), "{arguments:?}: {said_all}");
        let is_escaped = [ESCAPED, r"\u{202e}x", r"'e\u{202e}nosj"].iter().any(|name| said_all.contains(name));
        assert!(is_escaped, "{arguments:?}: {said_all}");
    }
    // JSON has escapes of its own, and the name stays what it is.
    let run = doodle(path, &["verify", NAME]);
    assert!(run.status == 0 && run.out.trim_end().chars().all(is_plain), "{}", run.out);
    let line: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(line["file"], NAME);
}

#[test]
fn an_endless_name_is_told_in_short() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!("start{}end", "x".repeat(100_000));
    for arguments in [
        &["verify", &long][..],
        &["show", "x", &long],
        &["simulate", "--games", &long],
        &["simulate", "--games", "1", "--bots", &long],
        &["simulate", "--games", "1", "--sheet", &long],
        &["simulate", "--games", "1", "--sheet", &format!("./{long}")],
    ] {
        let run = doodle(folder.path(), arguments);
        assert!(run.status == 2 && run.err.chars().count() < 1000, "{} characters", run.err.chars().count());
        assert!(run.err.contains("startxxx") && run.err.contains("xxx…xxx"), "{}", run.err);
    }
}

#[test]
fn names_in_a_match_do_not_steer_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let mut sheet = serde_json::to_value(built_in_sheets().remove(0)).unwrap();
    sheet["name"] = "Old \u{202E}nwoT".into();
    let setup = Setup { sheet: serde_json::from_value(sheet).unwrap(), ..setup(2) };
    let seats = ["\u{2067}Ada", "Åse"].map(Player::person).into();
    let record = Match::<DoodleCity>::new(setup, seats).unwrap().record().write();
    fs::write(folder.path().join("a.json"), record).unwrap();
    for arguments in [&["show", "a.json"][..], &["play", "a.json"], &["play", "a.json", "--sheet", "harbour"]] {
        let run = doodle(folder.path(), arguments);
        let said = run.out + &run.err;
        assert!(said.chars().all(|sign| is_plain(sign) || sign == '\n'), "{said:?}");
        assert!(said.contains(r"\u{2067}Ada") || said.contains(r"Old \u{202e}nwoT"), "{said}");
    }
}
