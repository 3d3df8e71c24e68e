//! `tournament` and `train`: reports, levels in records, and what they refuse.

use std::fs;

use doodle_city::{
    record::{Controller, Level, load},
    rules::doodle_city::DoodleCity,
};
use serde_json::Value;

use super::doodle;

fn tournament(seats: &str, more: &[&str]) -> super::Run {
    let folder = tempfile::tempdir().unwrap();
    let mut arguments = vec!["tournament", "--game", "doodle-city", "--seats", seats];
    arguments.extend_from_slice(more);
    doodle(folder.path(), &arguments)
}

#[test]
fn a_tournament_tells_how_everybody_did_wherever_they_sat() {
    let run = tournament("skilled,beginner,random", &["--games", "6", "--seed", "4", "--json"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&report["game"], &report["games"]), (&"doodle-city".into(), &6.into()));
    let seats = report["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["skilled", "beginner", "random"]);
    let sum = |field: &str| seats.iter().map(|seat| seat[field].as_f64().unwrap()).sum::<f64>();
    assert!((sum("wins") - 6.0).abs() < 1e-9 && (sum("share") - 1.0).abs() < 1e-9);
    let mean = |seat: usize| seats[seat]["mean"].as_f64().unwrap();
    // Random players get about 5 points, skilled ones more than 30: six games cannot turn that round.
    assert!(mean(0) > mean(2), "{}", run.out);
    for field in ["stderr", "min", "max", "ms_per_move"] {
        assert!(seats.iter().all(|seat| seat[field].is_number()), "{field}: {}", run.out);
    }
    assert_eq!((&report["asked"], &report["whole"]), (&6.into(), &true.into()));
    for seat in seats {
        let [low, share, high] = [&seat["share_interval"][0], &seat["share"], &seat["share_interval"][1]]
            .map(|number| number.as_f64().unwrap());
        assert!(0.0 <= low && low < high && high <= 1.0 && low <= share && share <= high, "{seat}");
        assert!(high - low > 0.2, "six matches tell little: {seat}");
    }
}

#[test]
fn the_same_seed_brings_the_same_results_however_busy_the_cores_are() {
    let results = |seed: &str| {
        let run = tournament("casual,beginner", &["--games", "8", "--seed", seed, "--json"]);
        let report: Value = serde_json::from_str(&run.out).unwrap();
        let seats = report["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| (seat["wins"].to_string(), seat["mean"].to_string())).collect::<Vec<_>>()
    };
    assert_eq!(results("3"), results("3"));
    assert_ne!(results("3"), results("4"));
}

#[test]
fn records_say_which_level_played_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["simulate", "--players", "2", "--games", "1", "--bots", "casual,random", "--records", "."];
    assert_eq!(doodle(folder.path(), &arguments).status, 0);
    let file = folder.path().join("doodle-city-2p-seed0-000000.json");
    let played = load::<DoodleCity>(&file).unwrap();
    let by: Vec<Controller> = played.seats().iter().map(|player| player.by).collect();
    assert_eq!(by, [Controller::Level(Level::Casual), Controller::Random]);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("\"version\": 2") && text.contains(r#""by":"casual""#), "{text}");
    assert_eq!(played.record().write(), text);

    fs::write(&file, text.replace("\"version\": 2", "\"version\": 1")).unwrap();
    let run = doodle(folder.path(), &["verify", file.to_str().unwrap()]);
    assert!(run.status == 2 && run.err.contains("belong to version 2"), "{}", run.err);
}

#[test]
fn what_cannot_compete_is_refused_with_what_can() {
    for (seats, more, said) in [
        ("grandmaster", &["--games", "1"][..], "there is no level `grandmaster`: there are random, beginner"),
        ("expert,,expert", &["--games", "1"], "there is no level ``"),
        ("expert", &["--games", "0"], "expected a whole number from 1 on"),
        ("expert", &["--games", "1", "--iterations", "0"], "expected a whole number from 1 on"),
        ("random,random", &["--games", "1", "--iterations", "5"], "`--iterations` bounds how much computer"),
        ("random,random,random,random,random,random,random", &["--games", "1"], "there are 1 to 6 seats"),
        ("expert", &[], "--games"),
    ] {
        let run = tournament(seats, more);
        assert!(run.status == 2 && run.err.contains(said), "{seats}: {}", run.err);
    }
    let folder = tempfile::tempdir().unwrap();
    let simulate = ["simulate", "--players", "3", "--games", "1", "--bots", "random,expert"];
    let run = doodle(folder.path(), &simulate);
    assert!(run.status == 2 && run.err.contains("names 2 players, but there are 3 seats"), "{}", run.err);
    let run = doodle(folder.path(), &["simulate", "--games", "1", "--bots", "scorer"]);
    assert!(run.status == 2 && run.err.contains("a scorer plays in tournaments only"), "{}", run.err);
}

#[test]
fn alone_the_luck_of_the_dice_is_taken_out() {
    let run = tournament("skilled", &["--games", "12", "--json"]);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let deviates = |what: &Value| what["stderr"].as_f64().unwrap();
    assert!(report["adjusted"]["mean"].is_number(), "{}", run.out);
    assert!(deviates(&report["adjusted"]) < deviates(&report["seats"][0]), "{}", run.out);
    let one = tournament("skilled", &["--games", "1", "--json"]);
    let report: Value = serde_json::from_str(&one.out).unwrap();
    assert!(report["adjusted"]["stderr"].is_null() && report["seats"][0]["stderr"].is_null(), "{}", one.out);
    let several = tournament("random,random", &["--games", "2", "--json"]);
    assert!(!several.out.contains("adjusted"));
}

#[test]
fn training_brings_the_same_weights_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let train = |seed: &str, file: &str| {
        let numbers = ["--generations", "2", "--games", "2"];
        let mut arguments = vec!["train", "--sheet", "harbour", "--seed", seed, "-o", file];
        arguments.extend(numbers);
        let run = doodle(folder.path(), &arguments);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        fs::read(folder.path().join(file)).unwrap()
    };
    let weights = train("1", "a");
    assert_eq!(weights, train("1", "b"));
    assert_ne!(weights, train("2", "c"));

    let run = doodle(folder.path(), &["train", "--sheet", "old_town", "--from", "a", "-o", "d"]);
    assert!(run.status == 2 && run.err.contains("trained for another sheet than Old Town"), "{}", run.err);
    let run = doodle(folder.path(), &["train", "-o", "no-folder/d"]);
    assert!(run.status == 2 && run.out.is_empty(), "before any training: {}", run.out);
    assert!(run.err.contains("no-folder/d: cannot be written"), "{}", run.err);
    fs::write(folder.path().join("none"), "weights").unwrap();
    let run = doodle(folder.path(), &["train", "-o", "none"]);
    assert!(run.status == 2 && run.err.contains("none: this is no file of weights and is left"), "{}", run.err);
    assert_eq!(fs::read(folder.path().join("none")).unwrap(), b"weights");
    let run = doodle(folder.path(), &["train", "--from", "none", "-o", "d"]);
    assert!(run.status == 2 && run.err.contains("none: this is no file of weights"), "{}", run.err);
}
