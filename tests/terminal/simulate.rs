//! `simulate`: its report, its records, and what it refuses.

use std::fs;
#[cfg(unix)]
use std::{
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use doodle_city::{
    record::{Controller, Record, Seeded, load},
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
    assert_eq!(fields, ["asked", "game", "games", "players", "rounds_mean", "seats", "seconds", "whole"]);
    assert_eq!(
        (&report["game"], &report["players"], &report["games"], &report["asked"], &report["whole"]),
        (&json!("doodle-city"), &json!(3), &json!(40), &json!(40), &json!(true))
    );
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let mut wins = 0.0;
    for seat in seats {
        let fields: Vec<&String> = seat.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["bot", "max", "mean", "min", "share", "stderr", "wins", "won_rounds_median"]);
        let number = |field: &str| seat[field].as_f64().unwrap();
        assert_eq!(seat["bot"], "random");
        assert!(number("min") <= number("mean") && number("mean") <= number("max") && number("stderr") > 0.0);
        assert!((number("share") - number("wins") / 40.0).abs() < 1e-9, "{seat}");
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
        assert!(played.is_over() && seats.iter().all(|player| player.by == Controller::Random));
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
fn of_one_match_the_standard_error_is_not_known() {
    let folder = tempfile::tempdir().unwrap();
    let one = report(&simulate(folder.path(), &["--games", "1", "--json"]));
    assert!(one["seats"][0]["mean"].is_number() && one["seats"][0]["stderr"].is_null(), "{one}");
    assert!(simulate(folder.path(), &["--games", "1"]).out.contains(" - "), "nor in words");
}

/// Interrupts a run for far too many matches; gives its report, and the numbers of the records that it left.
#[cfg(unix)]
fn interrupted(signal: &str, status: i32, more: &[&str]) -> (Value, Vec<u64>) {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    let mut arguments = vec!["simulate", "--games", "100000000", "--records", "records", "--json"];
    arguments.extend_from_slice(more);
    let mut command = super::command(folder.path(), &arguments);
    let running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !records.is_dir() {
        thread::sleep(Duration::from_millis(5));
    }
    thread::sleep(Duration::from_millis(500));
    let killed = Command::new("kill").args([signal, &running.id().to_string()]).status().unwrap();
    let start = Instant::now();
    let run: Run = running.wait_with_output().unwrap().into();
    let time = start.elapsed();
    assert!(killed.success() && time < Duration::from_secs(2), "it took {time:?} to end");
    assert_eq!((run.status, run.err.as_str()), (status, "doodle: interrupted\n"));
    let number = |name: &str| name.strip_prefix("doodle-city-1p-seed0-")?.strip_suffix(".json")?.parse().ok();
    let names = fs::read_dir(records).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut numbers: Vec<u64> = names.map(|name| number(&name).unwrap_or_else(|| panic!("{name}"))).collect();
    numbers.sort_unstable();
    (serde_json::from_str(&run.out).unwrap(), numbers)
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_tells_of_its_first_matches() {
    let (report, records) = interrupted("-INT", 130, &[]);
    let games = report["games"].as_u64().unwrap();
    assert!(games > 0 && records.into_iter().eq(0..games), "{games} games");
    assert_eq!((&report["asked"], &report["whole"]), (&json!(100_000_000), &json!(false)));
    let folder = tempfile::tempdir().unwrap();
    let whole = self::report(&simulate(folder.path(), &["--games", &games.to_string(), "--json"]));
    for field in ["games", "rounds_mean", "seats"] {
        assert_eq!(report[field], whole[field], "{field}");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_reaches_players_who_think() {
    let (report, records) = interrupted("-TERM", 143, &["--bots", "master", "--iterations", "1000000000"]);
    assert_eq!(records.len() as u64, report["games"].as_u64().unwrap());
    assert_eq!(report["whole"], false);
    if records.is_empty() {
        let seat = json!({
            "bot": "master", "mean": null, "stderr": null, "min": null, "max": null, "wins": 0.0, "share": null,
            "won_rounds_median": null,
        });
        assert_eq!((&report["rounds_mean"], &report["seats"]), (&json!(null), &json!([seat])));
    }
}

#[test]
fn other_files_in_the_folder_are_no_records_of_the_series() {
    let folder = tempfile::tempdir().unwrap();
    for name in [
        "doodle-city-1p-seed0-000002.json",
        "doodle-city-1p-seed0-1.json",
        "doodle-city-1p-seed0-000001.json.new",
        "doodle-city-1p-seed00-000001.json",
        "doodle-city-2p-seed0-000001.json",
    ] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    assert_eq!(simulate(folder.path(), &["--games", "2", "--records", "."]).status, 0);
    let again = simulate(folder.path(), &["--games", "2", "--records", "."]);
    assert!(again.err.contains("doodle-city-1p-seed0-000000.json: is there already"), "{}", again.err);
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
        (
            &["--games", "1", "--players", "7"][..],
            "'7' for '--players <N>': expected a whole number from 1 to 6",
        ),
        (&["--games", "1", "--players", "0"], "'0' for '--players <N>': expected a whole number from 1 to 6"),
        (&["--games", "1", "--sheet", "nowhere"], "there is no sheet `nowhere`: there are Old Town, Harbour"),
        (
            &["--games", "1", "--sheet", "sheet.json"],
            "sheet.json: this is no sheet: line 1, column 29: the text is cut off",
        ),
        (
            &["--games", "1", "--sheet", "array.json"],
            "line 1, column 1: expected a sheet (an object), not an array",
        ),
        (
            &["--games", "1", "--sheet", "rows.json"],
            "rows.json: this is no sheet: line 1, column 29: `rows`: expected an array of length 5, not 0",
        ),
        (&["--games", "1", "--sheet", "marked.json"], "this is no sheet: line 1, column 1: a byte order mark "),
        (&["--games", "1", "--sheet", "binary.json"], "binary.json: this is no sheet: it is not a text file"),
        (&["--games", "1", "--sheet", "absent.json"], "absent.json: cannot be read"),
        (&["--games", "1", "--sheet", "."], ".: cannot be read"),
        (&["--games", "1", "--iterations", "9"], "`--iterations` bounds how much computer players think, but"),
        (&["--games", "1", "--option", "cheat"], "[possible values: more-control, free-circling]"),
        (&["--games", "1", "--records", "file"], "file: is a file"),
        (&["--games", "1", "--records", "file/records"], "file/records: cannot be written"),
    ] {
        let run = simulate(folder.path(), arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.contains(words), "{arguments:?}: {}", run.err);
    }
}
