//! The commands beside `play`, and the options of City Planner.

use std::fs;

use doodle_city::{
    games::READERS,
    record::{Controller, load},
    rules::{
        Game as _,
        city_planner::{Blocks, CityPlanner},
    },
};
use serde_json::{Value, json};

use super::{played, setup};
use crate::{assert_refused, doodle, write, write_match};

#[test]
fn it_is_set_up_by_its_own_options() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut rows: Vec<String> =
        serde_json::from_value(serde_json::to_value(Blocks::BUILT_IN).unwrap()).unwrap();
    rows[0] = "PPPPPP".into();
    fs::write(path.join("mine"), serde_json::to_string(&rows).unwrap()).unwrap();
    let new =
        ["play", "a.json", "--game", "city-planner", "--players", "2", "--first", "2", "--blocks", "mine"];
    let run = doodle(path, &new);
    assert!(run.status == 0 && run.out.contains("Player 2, roll the dice"), "{}{}", run.out, run.err);
    let setup = load::<CityPlanner>(&path.join("a.json")).unwrap().game().setup().clone();
    assert_eq!(serde_json::to_value(setup).unwrap(), json!({"players": 2, "first": 1, "blocks": rows}));
    let shown = doodle(path, &["show", "a.json"]).out;
    let title = "City Planner, 2 players; Player 2 has the first turn of every round; blocks of their own\n";
    assert!(shown.starts_with(title), "{shown}");
    for (options, said) in [
        (&["--players", "2", "--first", "2", "--blocks", "mine"][..], ""),
        (&["--first", "2"], ""),
        (&["--players", "1"], "a.json: this match has 2 players: leave out `--players`, or name a new file"),
        (&["--first", "1"], "a.json: this match has player 2 as the first: leave out `--first`"),
        (
            &["--blocks", "a.json"],
            "a.json: these are no blocks: line 1, column 1: expected an array of length 7",
        ),
        (&["--sheet", "harbour"], "'--sheet' is an option of doodle-city, not of city-planner"),
        (&["--game", "doodle-city"], "a.json: this match has the game city-planner: leave out `--game`"),
        (&["--seed", "x"], "invalid value 'x' for '--seed <S>'"),
    ] {
        let run = doodle(path, &[&["play", "a.json"], options].concat());
        assert_eq!(run.status == 0, said.is_empty(), "{options:?}");
        assert!(run.err.contains(said), "{options:?}: {}", run.err);
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    for (name, text) in [
        ("six", r#"["BPMRKY","MKPGYR","PYKBRG","KRYMGB","YGRPBM","RBGKMP"]"#),
        ("five", r#"["BPMRKY","MKPGYR","PYKBRG","KRYMGB","YGRPBM","RBGKMP","GMBYP"]"#),
        ("x", r#"["BPMRKY","MKPGYR","PYKBRG","KRYMGB","YGRPBM","RBGKMP","GMBYPX"]"#),
        ("number", r#"["BPMRKY", 7]"#),
        ("empty", ""),
        ("cut", r#"["BPMRKY","#),
    ] {
        fs::write(path.join(name), text).unwrap();
    }
    assert_refused(
        path,
        "city-planner",
        &[
            (["--players", "3"], "invalid value '3' for '--players <N>': expected a whole number from 1 to 2"),
            (["--players", "0"], "expected a whole number from 1 to 2"),
            (
                ["--first", "2"],
                "`--first` names player 2, but there is 1 player: leave it out, or add `--players 2`",
            ),
            (["--first", "3"], "expected a whole number from 1 to 2"),
            (["--sheet", "harbour"], "'--sheet' is an option of doodle-city, not of city-planner"),
            (
                ["--blocks", "six"],
                "six: these are no blocks: line 1, column 1: expected an array of length 7, not 6",
            ),
            (["--blocks", "five"], "entry 7: a block has six letters, such as \"BPMRKY\", not 5"),
            (["--blocks", "x"], "entry 7: `X` is no building: the letters are G, B, M, P, K, Y and R"),
            (["--blocks", "number"], "line 1, column 12: entry 2: expected a string, not 7"),
            (["--blocks", "empty"], "empty: these are no blocks: the file is empty"),
            (["--blocks", "cut"], "the text is cut off"),
            (["--blocks", "absent"], "absent: cannot be read: "),
        ],
    );
    let run = doodle(path, &["simulate", "--games", "1", "--blocks", "six"]);
    let tip = "'--blocks' is an option of city-planner, not of doodle-city: '--game' says which is meant";
    assert!(run.status == 2 && run.err.contains(tip), "{}", run.err);
    let seats = ["tournament", "--game", "city-planner", "--games", "1", "--seats", "random,random,random"];
    let run = doodle(path, &seats);
    assert!(
        run.status == 2 && run.err.contains("`--seats` names 3 players: there are 1 to 2 seats"),
        "{}",
        run.err
    );
    assert!(!path.join("new.json").exists());
}

#[test]
fn it_is_simulated_verified_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let series = ["simulate", "--game", "city-planner", "--players", "2", "--games", "3", "--seed", "9"];
    let run = doodle(path, &[&series[..], &["--records", ".", "--json"]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["asked", "game", "games", "players", "rounds_mean", "seats", "seconds", "whole"]);
    assert_eq!((&report["game"], &report["rounds_mean"]), (&json!("city-planner"), &json!(8.0)));
    let name = "city-planner-2p-seed9-000002.json";
    let played = load::<CityPlanner>(&path.join(name)).unwrap();
    assert!(played.is_over() && played.seats().iter().all(|player| player.by == Controller::Random));

    // Records of both games at once.
    write_match(path, "city.json");
    let run = doodle(path, &["verify", name, "city.json"]);
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((run.status, lines.len()), (0, 2));
    let standings = played.standings();
    assert_eq!(
        lines[0],
        json!({"file": name, "game": "city-planner", "rounds": 8, "over": true, "standings": standings})
    );
    let fields: Vec<&String> = lines[0]["standings"][0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["dollars", "money", "place", "total", "vp"]);
    assert_eq!(lines[1]["game"], "doodle-city");

    let shown = |at: usize| doodle(path, &["show", name, "--at", &at.to_string()]).out;
    assert!(shown(0).contains("Round 1 of 8: Random 1 rolls the dice."), "{}", shown(0));
    assert!(shown(1).contains("Round 1 of 8: Random 1 adjusts dice or passes a block."), "{}", shown(1));
    assert!(shown(1).contains("\nblock  die  building "), "{}", shown(1));
    let end = doodle(path, &["show", name]).out;
    assert!(
        end.contains("The match is over after 8 rounds.") && end.contains("  total     vp  money\n"),
        "{end}"
    );
    let run = doodle(path, &["show", name, "--at", "1000"]);
    assert!(run.status == 2 && run.err.contains(": there is no step 1000: the match has "), "{}", run.err);
}

#[test]
fn it_is_played_in_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let tournament = |seats: &str| {
        let all = ["tournament", "--game", "city-planner", "--games", "4", "--seats", seats, "--json"];
        let run = doodle(folder.path(), &all);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        serde_json::from_str::<Value>(&run.out).unwrap()
    };
    let report = tournament("random,random");
    assert_eq!(
        (&report["game"], &report["games"], &report["whole"]),
        (&json!("city-planner"), &json!(4), &json!(true))
    );
    let share: f64 = report["seats"].as_array().unwrap().iter().filter_map(|seat| seat["share"].as_f64()).sum();
    assert!((share - 1.0).abs() < 1e-9);
    assert_eq!(tournament("random")["seats"][0]["wins"], 4.0, "nobody else is there to win");
}

#[test]
fn a_tie_is_broken_by_dollars_or_shared() {
    let folder = tempfile::tempdir().unwrap();
    let (mut is_broken, mut is_shared) = (false, false);
    for seed in 0.. {
        let played = played(setup(2), seed);
        let [one, two] = played.standings()[..] else { panic!("two play") };
        if one.total != two.total
            || (one.dollars == two.dollars && is_shared)
            || (one.dollars != two.dollars && is_broken)
        {
            continue;
        }
        write(folder.path(), &played);
        let shown = doodle(folder.path(), &["show", "a.json"]).out;
        let (most, least) = (one.dollars.max(two.dollars), one.dollars.min(two.dollars));
        if one.dollars == two.dollars {
            let said = format!(
                "\nPlayer 1 and Player 2 share first place. Money at the end: Player 1 ${most} and Player 2 ${most}.\n"
            );
            assert!(shown.replace("\nPlayer 2 $", " Player 2 $").ends_with(&said), "{shown}");
            is_shared = true;
        } else {
            let (winner, loser) = if one.dollars > two.dollars { (1, 2) } else { (2, 1) };
            let said = format!(
                "\nPlayer {winner} wins. Equal VP, so more money wins: Player {winner} ${most} and Player {loser} ${least}.\n"
            );
            assert!(shown.ends_with(&said), "{shown}");
            is_broken = true;
        }
        if is_broken && is_shared {
            break;
        }
    }
}

#[test]
fn a_damaged_record_is_named_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let known: Vec<String> = READERS.iter().map(|reader| format!("`{}`", reader.game())).collect();
    let (last, others) = known.split_last().unwrap();
    let unknown = format!("unknown game `go`: {} or {last} is expected", others.join(", "));
    let good = played(setup(2), 9).record().write();
    let without_seed: String = good.split_inclusive('\n').filter(|line| !line.contains("\"seed\"")).collect();
    for (bad, said) in [
        (good[..good.len() / 2].to_owned(), "the record is cut off: it ends at line"),
        (
            good.replacen("\"players\":2", "\"players\":3", 1),
            "`setup.players`: expected a whole number from 1 to 2, not 3",
        ),
        (good.replacen("\"BPMRKY\"", "\"BPMRKX\"", 1), "`setup.blocks` entry 1: `X` is no building"),
        (good.replacen("{\"pass\":", "{\"pass\":1", 1), "expected a whole number from 1 to 7"),
        (good.replacen("\"seed\": 9", "\"seed\": 8", 1), "`log` entry 1: the seed 8 gives"),
        (without_seed.replacen("{\"roll\":[", "{\"roll\":[null,", 1), "expected an array of length 7"),
        (good.replacen("\"city-planner\"", "\"go\"", 1), unknown.as_str()),
    ] {
        fs::write(path.join("bad.json"), &bad).unwrap();
        for command in ["verify", "show", "play"] {
            let run = doodle(path, &[command, "bad.json"]);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{command}, {said}");
            assert!(run.err.starts_with("doodle: bad.json: ") && run.err.contains(said), "{said}: {}", run.err);
        }
        assert_eq!(fs::read_to_string(path.join("bad.json")).unwrap(), bad);
    }
}

#[test]
fn the_example_of_the_record_page_is_what_it_says() {
    let page = include_str!("../../../docs/records-city-planner.md");
    let blocks: Vec<&str> =
        page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [record, standings] = blocks[..] else { panic!("the page shows a record and its standings") };
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.json"), record).unwrap();
    let run = doodle(folder.path(), &["verify", "a.json"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let line: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(line["standings"], serde_json::from_str::<Value>(standings).unwrap());
    let shown = doodle(folder.path(), &["show", "a.json"]).out;
    assert!(shown.contains("    1  Bob                      37 "), "{shown}");
    assert!(shown.contains("\nBob wins. Money at the end: Bob $0 and Ada $39.\n"), "{shown}");
}
