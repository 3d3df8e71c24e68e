//! The commands beside `play`, and the options of Design Town.

use std::fs;

use doodle_city::{
    record::{Controller, load},
    rules::{
        Game as _,
        design_town::{Card, Cards, DesignTown, Illegal, Payment},
    },
};
use serde_json::{Value, json};

use super::{step_at, two};
use crate::{assert_refused, doodle, doodle_with, write, write_match};

#[test]
fn it_is_set_up_by_its_own_options() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let mut cards = serde_json::to_value(Cards::built_in()).unwrap();
    cards["hospital"]["cost"] = 3.into();
    cards["convenience_store"]["front"]["effect"] = json!({"wins_with": 20});
    fs::write(path.join("mine"), cards.to_string()).unwrap();
    let mut new = vec!["play", "a.json", "--game", "design-town", "--players", "3", "--first", "2"];
    new.extend(["--first-game", "--cards", "mine", "--seed", "9"]);
    let run = doodle_with(path, &new, "help\n");
    assert!(run.status == 0 && run.out.contains("Round 1: Player 2 plays cards."), "{}{}", run.out, run.err);
    assert!(run.out.contains(" of 20 cards, ") && run.out.contains("12 Hospital 3+4"), "{}", run.out);
    assert!(
        run.out.contains("Win with 20 or more cards this turn.") && !run.out.contains(" Flea Market "),
        "{}",
        run.out
    );
    let setup = load::<DesignTown>(&path.join("a.json")).unwrap().game().setup().clone();
    let wanted = json!({"players": 3, "first": 1, "first_game": true, "cards": cards});
    assert_eq!(serde_json::to_value(setup).unwrap(), wanted);
    let shown = doodle(path, &["show", "a.json"]).out;
    let title = "Design Town, 3 players, first game; Player 2 begins every round; cards of their own\n";
    assert!(shown.starts_with(title), "{shown}");
    write(path, &two().at(40));
    fs::write(path.join("b.json"), fs::read(path.join("a.json")).unwrap()).unwrap();
    for (options, said) in [
        (&["--players", "2", "--first", "1", "--seed", "38"][..], ""),
        (&["--players", "1"], "this match has 2 players: leave out `--players`, or name a new file"),
        (&["--first", "2"], "this match has player 1 as the first: leave out `--first`"),
        (&["--first-game"], "this match has all cards in play: leave out `--first-game`"),
        (&["--cards", "mine"], "this match has other cards: leave out `--cards`"),
        (&["--cards", "b.json"], "b.json: these are no cards: line 2, column 3: unknown field `format`"),
        (&["--blocks", "mine"], "'--blocks' is an option of city-planner, not of design-town"),
        (&["--game", "city-planner"], "this match has the game design-town: leave out `--game`"),
        (&["--seed", "8"], "a.json: `log` entry "),
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
    let cards = serde_json::to_value(Cards::built_in()).unwrap();
    let changed = |change: fn(&mut Value)| {
        let mut cards = cards.clone();
        change(&mut cards);
        cards.to_string()
    };
    for (name, text) in [
        ("fewer", changed(|cards| _ = cards.as_object_mut().unwrap().remove("hospital"))),
        ("fly", changed(|cards| cards["hospital"]["front"]["effect"] = "fly".into())),
        ("dear", changed(|cards| cards["hospital"]["cost"] = 100.into())),
        ("twice", changed(|cards| cards["hospital"]["front"]["effect"] = "may_stay".into())),
        ("front", changed(|cards| cards["hospital"]["front"]["downgrade"] = "coin".into())),
        ("empty", String::new()),
        ("cut", cards.to_string()[..40].into()),
    ] {
        fs::write(path.join(name), text).unwrap();
    }
    assert_refused(
        path,
        "design-town",
        &[
            (["--players", "5"], "invalid value '5' for '--players <N>': expected a whole number from 1 to 4"),
            (["--players", "0"], "expected a whole number from 1 to 4"),
            (
                ["--first", "3"],
                "`--first` names player 3, but there is 1 player: leave it out, or add `--players 3`",
            ),
            (["--first", "5"], "expected a whole number from 1 to 4"),
            (["--blocks", "fewer"], "'--blocks' is an option of city-planner, not of design-town"),
            (["--cards", "fewer"], "fewer: these are no cards: line 1, column "),
            (["--cards", "fly"], "`hospital.front.effect`: unknown value `fly`, expected "),
            (["--cards", "dear"], "`hospital.cost`: expected a whole number from 0 to 99, not 100"),
            (["--cards", "twice"], "hospital and flea-market both have `may_stay`: only one building can"),
            (["--cards", "front"], "hospital is on the front of its card, so it cannot be downgraded"),
            (["--cards", "empty"], "empty: these are no cards: the file is empty"),
            (["--cards", "cut"], "the text is cut off"),
            (["--cards", "absent"], "absent: cannot be read: "),
        ],
    );
    let run = doodle(path, &["simulate", "--games", "1", "--first-game"]);
    let tip = "'--first-game' is an option of design-town, not of doodle-city: '--game' says which is meant";
    assert!(run.status == 2 && run.err.contains(tip), "{}", run.err);
    let five = "random,random,random,random,random";
    let run = doodle(path, &["tournament", "--game", "design-town", "--games", "1", "--seats", five]);
    assert!(run.status == 2 && run.err.contains("names 5 players: there are 1 to 4 seats"), "{}", run.err);
    for (option, said) in [
        (&["--first-game"][..], "first games are learnt together with all others: leave `--first-game` out"),
        (&["--from", "dear"], "always learnt from the beginning: leave `--from` out"),
        (&["-o", "dear"], "dear: this is no file of values and is left as it is"),
    ] {
        let output = if option[0] == "-o" { &[][..] } else { &["-o", "new.json"] };
        let run = doodle(path, &[&["train", "--game", "design-town"], option, output].concat());
        assert!(run.status == 2 && run.err.contains(said), "{}", run.err);
    }
    assert!(!path.join("new.json").exists());
}

#[test]
fn it_is_simulated_verified_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let series = ["simulate", "--game", "design-town", "--players", "2", "--games", "3", "--seed", "9"];
    let run = doodle(path, &[&series[..], &["--records", ".", "--json"]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&report["game"], &report["whole"]), (&json!("design-town"), &json!(true)));
    let name = "design-town-2p-seed9-000002.json";
    let played = load::<DesignTown>(&path.join(name)).unwrap();
    assert!(played.is_over() && played.seats().iter().all(|player| player.by == Controller::Random));

    // Records of two games at once.
    write_match(path, "city.json");
    let run = doodle(path, &["verify", name, "city.json"]);
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((run.status, lines.len()), (0, 2));
    let (standings, rounds) = (played.standings(), played.game().round(played.state()));
    assert_eq!(
        lines[0],
        json!({"file": name, "game": "design-town", "rounds": rounds, "over": true, "standings": standings})
    );
    let fields: Vec<&String> = lines[0]["standings"][0].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["has_won", "place", "turns", "vp"]);

    let shown = |at: usize| doodle(path, &["show", name, "--at", &at.to_string()]).out;
    assert!(shown(0).contains("Step 0 of ") && shown(0).contains("The first cards turn over."), "{}", shown(0));
    assert!(shown(0).contains("on top   Random 1: a card that turns over; Random 2: "), "{}", shown(0));
    assert!(shown(2).contains("Round 1: Random 1 plays cards."), "{}", shown(2));
    let steps = [
        (step_at(&played, |_, state| state.is_building()), " builds.\non top   "),
        (step_at(&played, |_, state| state.is_choosing_end()), " chooses what the others discard.\non top   "),
        (step_at(&played, |_, state| state.played().len() > 3), "\n  played   "),
    ];
    for (step, said) in steps {
        assert!(shown(step).contains(said), "{said}: {}", shown(step));
    }
    let end = doodle(path, &["show", name]).out;
    assert!(end.contains(" total     vp\n") && end.contains("The match is over after "), "{end}");
}

#[test]
fn what_can_be_paid_stands_with_the_supply() {
    let folder = tempfile::tempdir().unwrap();
    let played = two();
    let step = step_at(&played, |_, state| state.is_building() && state.extra_buys() == 1 && state.coins() > 6);
    let now = played.at(step);
    write(folder.path(), &now);
    let shown = doodle(folder.path(), &["show", "a.json"]).out;
    let mut rows = shown.lines().skip_while(|line| !line.starts_with("supply "));
    assert!(
        rows.next().unwrap().ends_with("  left  cost  fee    buy for  upgrade for  develop for"),
        "{shown}"
    );
    let rows: Vec<&str> = rows.take(7).collect();
    for (row, card) in rows.iter().zip(Card::ALL) {
        let cells: Vec<&str> = row[18..].split_whitespace().collect();
        let price = |checked: Result<Payment, Illegal>, sign: &str| match checked {
            Ok(Payment { coins, .. }) => format!("{coins}{sign}"),
            Err(_) => "-".into(),
        };
        let (game, state) = (now.game(), now.state());
        assert_eq!(cells[3], price(game.check_buy(state, card), "*"), "{shown}");
        assert_eq!(cells[4], price(game.check_upgrade(state, card), ""), "{shown}");
        assert_eq!(cells[5], price(game.check_develop(state, card), ""), "{shown}");
    }
    assert!(shown.contains("\n* as an extra action\n"), "{shown}");
}

#[test]
fn it_is_played_in_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let tournament = |seats: &str, more: &[&str]| {
        let all = ["tournament", "--game", "design-town", "--games", "4", "--seats", seats, "--json"];
        let run = doodle(folder.path(), &[&all, more].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        serde_json::from_str::<Value>(&run.out).unwrap()
    };
    let report = tournament("random,random", &["--first-game"]);
    assert_eq!((&report["game"], &report["whole"]), (&json!("design-town"), &json!(true)));
    // Whoever plays at random practically never wins; then nobody has.
    let wins: f64 = report["seats"].as_array().unwrap().iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!(wins < 4.0, "{report}");
    let alone = &tournament("random", &[])["seats"][0];
    assert_eq!((&alone["wins"], &alone["share"]), (&json!(0.0), &json!(0.0)));
    assert_eq!((&alone["won_rounds_median"], alone["share_interval"][0].as_f64()), (&Value::Null, Some(0.0)));
}

#[test]
fn a_match_of_a_hundred_turns_each_is_shared() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let series =
        ["simulate", "--game", "design-town", "--players", "4", "--games", "1", "--records", ".", "--json"];
    let report: Value = serde_json::from_str(&doodle(path, &series).out).unwrap();
    assert_eq!(report["rounds_mean"], 100.0);
    for seat in report["seats"].as_array().unwrap() {
        assert_eq!((&seat["wins"], &seat["won_rounds_median"]), (&json!(0.0), &Value::Null));
    }
    let shown = doodle(path, &["show", "design-town-4p-seed0-000000.json"]).out;
    assert!(shown.contains("The match is over after 100 rounds."), "{shown}");
    assert!(shown.ends_with("\nNobody has won after 100 turns each: all share the match.\n"), "{shown}");
}

#[test]
fn a_damaged_record_is_named_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let good = two().record().write();
    for (bad, said) in [
        (good[..good.len() / 2].to_owned(), "the record is cut off: it ends at line"),
        (
            good.replacen("\"players\":2", "\"players\":5", 1),
            "`setup.players`: expected a whole number from 1 to 4, not 5",
        ),
        (good.replacen("\"first\":0", "\"first\":2", 1), "`first` is 2, but it must be below `players` (2)"),
        (good.replacen("\"play\"", "\"fly\"", 1), "`log` entry "),
        (good.replacen("\"seed\": 38", "\"seed\": 8", 1), "`log` entry "),
    ] {
        assert_ne!(bad, good, "{said}");
        fs::write(path.join("bad.json"), &bad).unwrap();
        for command in ["verify", "show", "play"] {
            let run = doodle(path, &[command, "bad.json"]);
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{command}, {said}");
            assert!(run.err.starts_with("doodle: bad.json: ") && run.err.contains(said), "{said}: {}", run.err);
        }
    }
}

#[test]
fn the_example_of_the_record_page_is_what_it_says() {
    let page = include_str!("../../../docs/records-design-town.md");
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
    assert!(
        shown.contains(" wins in turn 4. The most VP in a turn that did not go over the limit: 2.\n"),
        "{shown}"
    );
}

#[test]
fn training_brings_the_same_values_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let train = |seed: &str, file: &str| {
        let numbers = ["--generations", "1", "--games", "2", "--seed", seed, "-o", file];
        let run = doodle(folder.path(), &[&["train", "--game", "design-town"], &numbers[..]].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        fs::read(folder.path().join(file)).unwrap()
    };
    let values = train("1", "a");
    // What was learnt earlier is replaced.
    assert_eq!(values, train("1", "a"));
    assert_ne!(values, train("2", "b"));
}
