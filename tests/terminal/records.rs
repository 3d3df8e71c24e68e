//! `verify` and `show`: good records, and each kind of bad one in its own words.

use std::fs;

use doodle_city::{record::load, rules::doodle_city::DoodleCity};
use serde_json::{Value, json};

use super::{doodle, played, setup, write_match};

#[test]
fn verify_recomputes_the_standings_from_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    write_match(path, "whole.json");
    fs::write(path.join("part.json"), played(setup(3), 1, 20).record().write()).unwrap();
    let run = doodle(path, &["verify", "whole.json", "part.json"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    let whole = played(setup(2), 7, usize::MAX);
    assert_eq!(
        lines[0],
        json!({
            "file": "whole.json", "game": "doodle-city", "rounds": 16, "over": true,
            "standings": whole.standings(),
        })
    );
    let fields: Vec<&String> = lines[0]["standings"][0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["bonuses", "hotels", "place", "shops", "taxis", "total", "trees"]);
    assert_eq!((&lines[1]["over"], &lines[1]["rounds"]), (&json!(false), &json!(4)));
}

#[test]
fn a_bad_file_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    write_match(folder.path(), "good.json");
    fs::write(folder.path().join("bad.json"), "").unwrap();
    let run = doodle(folder.path(), &["verify", "bad.json", "good.json", "absent.json", "good.json"]);
    assert_eq!((run.status, run.out.lines().count(), run.err.lines().count()), (2, 2, 2));
    assert!(run.err.starts_with("doodle: bad.json: the file is empty\ndoodle: absent.json: cannot be read: "));
}

/// The record with its first move under a plain blue die in another column than that names.
fn other_column(record: &str) -> String {
    let mut record: Value = serde_json::from_str(record).unwrap();
    let log = record["log"].as_array_mut().unwrap();
    let roll =
        log.iter().position(|action| action["roll"]["blue"].as_u64().is_some_and(|blue| blue < 6)).unwrap();
    let column = log[roll]["roll"]["blue"].as_u64().unwrap();
    let (_, action) = log[roll + 1].as_object_mut().unwrap().iter_mut().next().unwrap();
    action["square"][0] = json!(column % 5 + 1);
    record.to_string()
}

#[test]
fn each_kind_of_bad_record_has_its_own_words() {
    let folder = tempfile::tempdir().unwrap();
    let good = write_match(folder.path(), "good.json");
    let unseeded: String =
        good.lines().filter(|line| !line.contains("\"seed\"")).collect::<Vec<_>>().join("\n");
    let roll = unseeded.find("\"white\":[").unwrap() + "\"white\":[".len();
    let short_roll = format!("{}{}", &unseeded[..roll], &unseeded[roll + 2..]);
    let cases: [(&str, Vec<u8>, &str); 10] = [
        ("cut off", good.as_bytes()[..good.len() / 2].into(), "the record is cut off: it ends at line"),
        ("binary", vec![0x7F, b'E', b'L', b'F', 2, 1, 0, 255], "this is not a text file"),
        ("unknown field", good.replacen("\"seats\"", "\"chairs\"", 1).into(), "unknown field `chairs`"),
        (
            "unknown version",
            good.replacen("\"version\": 1", "\"version\": 4", 1).into(),
            "unknown version 4 of the record",
        ),
        (
            "unknown rules",
            good.replacen("\"rules\": 1", "\"rules\": 5", 1).into(),
            "unknown version 5 of the rules",
        ),
        (
            "unknown game",
            good.replacen("\"game\": \"doodle-city\"", "\"game\": \"go\"", 1).into(),
            "unknown game `go`",
        ),
        ("impossible roll", short_roll.into(), "`log` entry 6 (round 1, `roll"),
        (
            "impossible face",
            unseeded.replacen("\"blue\":", "\"blue\":1", 1).into(),
            "`roll.blue`: expected a whole number from 1 to 6, not 1",
        ),
        ("illegal move", other_column(&unseeded).into(), "which the blue die names"),
        (
            "other dice",
            good.replacen("\"seed\": 7", "\"seed\": 8", 1).into(),
            "`log` entry 1: the seed 8 gives",
        ),
    ];
    for (what, bytes, words) in cases {
        fs::write(folder.path().join("bad.json"), bytes).unwrap();
        for command in ["verify", "show", "play"] {
            let run = doodle(folder.path(), &[command, "bad.json"]);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{command}, {what}");
            assert!(
                run.err.starts_with("doodle: bad.json: ") && run.err.contains(words),
                "{what}: {}",
                run.err
            );
        }
    }
}

#[test]
fn a_folder_is_no_record() {
    let folder = tempfile::tempdir().unwrap();
    for command in ["verify", "show", "play"] {
        let run = doodle(folder.path(), &[command, "."]);
        assert!(
            run.status == 2 && run.err.starts_with("doodle: .: cannot be read: "),
            "{command}: {}",
            run.err
        );
    }
}

#[test]
fn show_draws_any_step() {
    let folder = tempfile::tempdir().unwrap();
    write_match(folder.path(), "a.json");
    let start = doodle(folder.path(), &["show", "a.json", "--at", "0"]);
    assert_eq!((start.status, start.err.as_str()), (0, ""));
    assert!(start.out.contains("The starting road of column 1 is due.") && !start.out.contains('┃'));
    let move_due = doodle(folder.path(), &["show", "a.json", "--at", "6"]).out;
    assert!(
        move_due.contains("Round 1, started by Player 1: Player 1 is on turn.")
            && move_due.contains("Dice: blue ")
    );
    let end = doodle(folder.path(), &["show", "a.json"]).out;
    assert!(end.contains("The match is over after 16 rounds.") && end.contains("  Trees    x"), "{end}");
    assert_eq!(end.matches('┌').count(), 2);
}

#[test]
fn show_names_the_steps_there_are() {
    let folder = tempfile::tempdir().unwrap();
    write_match(folder.path(), "a.json");
    let run = doodle(folder.path(), &["show", "a.json", "--at", "66"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert_eq!(run.err, "doodle: a.json: there is no step 66: the match has 53 steps\n");
}

#[test]
fn the_example_of_the_record_page_is_what_it_says() {
    let page = include_str!("../../docs/records.md");
    let blocks: Vec<&str> =
        page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [record, verified] = blocks[..] else { panic!("the page shows a record and what it comes to") };
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("hamlet.json"), record).unwrap();
    let run = doodle(folder.path(), &["verify", "hamlet.json"]);
    assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (0, verified, ""));
    let played = load::<DoodleCity>(&folder.path().join("hamlet.json")).unwrap();
    assert_eq!(played.record().write(), record, "the page shows it as this program writes it");
}
