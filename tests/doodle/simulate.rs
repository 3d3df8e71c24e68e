//! `simulate`: its report, its records, and what it refuses.

use std::fs;

use doodle_city::{
    record::{By, Record, Seeded, load},
    rules::doodle_city::DoodleCity,
};
use serde_json::{Value, json};

use super::{Run, doodle};

fn simulate(folder: &std::path::Path, more: &[&str]) -> Run {
    let mut arguments = vec!["simulate", "--game", "doodle-city"];
    arguments.extend_from_slice(more);
    doodle(folder, &arguments)
}

fn report(run: &Run) -> Value {
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn the_report_has_these_fields_and_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    let run = simulate(folder.path(), &["--players", "3", "--games", "40", "--seed", "5", "--json"]);
    let report = report(&run);
    let fields: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["game", "games", "players", "rounds_mean", "seats", "seconds"]);
    assert_eq!(
        (&report["game"], &report["players"], &report["games"]),
        (&json!("doodle-city"), &json!(3), &json!(40))
    );
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let mut wins = 0.0;
    for seat in seats {
        let fields: Vec<&String> = seat.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["bot", "max", "mean", "min", "stderr", "wins"]);
        let number = |field: &str| seat[field].as_f64().unwrap();
        assert_eq!(seat["bot"], "random");
        assert!(number("min") <= number("mean") && number("mean") <= number("max") && number("stderr") > 0.0);
        wins += number("wins");
    }
    assert!((wins - 40.0).abs() < 1e-9, "each match has one win to give: {wins}");
}

#[test]
fn the_same_seed_brings_the_same_matches() {
    let folder = tempfile::tempdir().unwrap();
    let seats = |seed: &str| {
        report(&simulate(folder.path(), &["--games", "30", "--seed", seed, "--json"]))["seats"].clone()
    };
    assert_eq!(seats("1"), seats("1"));
    assert_ne!(seats("1"), seats("2"));
}

#[test]
fn each_match_is_recorded_with_its_seed() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("new/records");
    let arguments = [
        "--players",
        "2",
        "--games",
        "3",
        "--seed",
        "9",
        "--sheet",
        "harbour",
        "--option",
        "more-control",
        "--option",
        "free-circling",
        "--records",
        "new/records",
        "--json",
    ];
    let report = report(&simulate(folder.path(), &arguments));
    let mut best = i64::MIN;
    for index in 0..3 {
        let path = records.join(format!("doodle-city-2p-seed9-00000{index}.json"));
        let played = load::<DoodleCity>(&path).unwrap();
        let Record { seats, setup, seed, .. } = played.record();
        assert!(played.is_over() && seats.iter().all(|player| player.by == By::Random));
        assert_eq!(seed, Some(Seeded::nth(9, index)));
        assert!(setup.more_control && setup.free_circling && setup.sheet.name() == "Harbour");
        best = best.max(played.standings()[0].total.into());
    }
    assert_eq!(report["seats"][0]["max"], best);

    let before = fs::read(records.join("doodle-city-2p-seed9-000002.json")).unwrap();
    fs::remove_file(records.join("doodle-city-2p-seed9-000000.json")).unwrap();
    let again = simulate(folder.path(), &arguments);
    assert!(
        again.status == 2 && again.err.contains("doodle-city-2p-seed9-000001.json: is there already"),
        "{}",
        again.err
    );
    assert!(
        !records.join("doodle-city-2p-seed9-000000.json").exists(),
        "nothing is played before it can be written"
    );
    assert_eq!(fs::read(records.join("doodle-city-2p-seed9-000002.json")).unwrap(), before);
}

#[test]
fn without_json_it_prints_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let run = simulate(folder.path(), &["--players", "2", "--games", "10"]);
    assert_eq!((run.status, run.out.lines().count()), (0, 4));
    assert!(run.out.contains("stderr"));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    fs::write(folder.path().join("sheet.json"), "{\"name\": \"Nowhere\", \"rows\": [").unwrap();
    let rows = r#"["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P H S T S"]"#;
    let array = format!(r#"["Nowhere", {rows}, [1, 1, 2, 1, 1], [3], [1], [], 7]"#);
    fs::write(folder.path().join("array.json"), array).unwrap();
    let object = r#"{"name": "Nowhere", "rows": [], "crossed_houses": [1, 1, 2, 1, 1], "hotel_scores": [3],
        "shop_scores": [1], "shop_bonuses": [], "trees": 7}"#;
    fs::write(folder.path().join("rows.json"), object).unwrap();
    fs::write(folder.path().join("marked.json"), "\u{FEFF}{}").unwrap();
    fs::write(folder.path().join("binary.json"), [0xFF, 0xFE]).unwrap();
    for (arguments, words) in [
        (&["--games", "0"][..], "0 is not in 1.."),
        (&["--games", "1", "--players", "7"], "7 is not in 1..=6"),
        (&["--games", "1", "--players", "0"], "0 is not in 1..=6"),
        (&["--games", "1", "--sheet", "nowhere"], "there is no sheet `nowhere`: there are Old Town, Harbour"),
        (&["--games", "1", "--sheet", "sheet.json"], "sheet.json: this is no sheet: line 1, column 29: EOF"),
        (&["--games", "1", "--sheet", "array.json"], "invalid type: array, expected an object"),
        (&["--games", "1", "--sheet", "rows.json"], "rows.json: this is no sheet: `rows` must be five texts"),
        (&["--games", "1", "--sheet", "marked.json"], "this is no sheet: line 1, column 1: a byte order mark "),
        (&["--games", "1", "--sheet", "binary.json"], "binary.json: this is no sheet: it is not a text file"),
        (&["--games", "1", "--sheet", "absent.json"], "absent.json: cannot be read"),
        (&["--games", "1", "--sheet", "."], ".: cannot be read"),
        (&["--games", "1", "--option", "cheat"], "[possible values: more-control, free-circling]"),
        (&["--games", "1", "--records", "file"], "file: is a file"),
        (&["--games", "1", "--records", "file/records"], "file/records: cannot be written"),
    ] {
        let run = simulate(folder.path(), arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.contains(words), "{arguments:?}: {}", run.err);
    }
}
