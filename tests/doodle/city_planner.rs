//! City Planner in a terminal, beside the other games: whole matches typed line by line, taking back, its options, and what is
//! said of each wrong answer.

use std::{fs, path::Path};

use doodle_city::{
    record::{Controller, Match, Player, Seeded, load},
    rules::{
        Actor, Choices as _, Game as _, Seat, Silent,
        city_planner::{Action, Blocks, CityPlanner, Legal, Setup, Step},
        is_plain,
    },
};
use serde_json::{Value, json};

use super::{Run, doodle, doodle_with, write_match};

fn setup(players: u8) -> Setup {
    Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }
}

/// A match with the dice of `seed`. Whoever is on turn takes any of the legal actions in turn, so that dice are rerolled
/// and changed and all ways to score come up.
fn played(setup: Setup, seed: u64) -> Match<CityPlanner> {
    let seats = (1..=setup.players).map(|seat| Player::person(format!("Player {seat}"))).collect();
    let mut played = Match::<CityPlanner>::new(setup, seats).unwrap();
    played.set_seed(seed);
    let (mut dice, mut legal) = (Seeded::new(seed), Legal::default());
    while !played.is_over() {
        let action = played.draw(&mut dice).unwrap_or_else(|| {
            played.game().legal(played.state(), &mut legal);
            legal.get(played.log().len() * 7 % legal.len()).unwrap()
        });
        played.apply(action, &mut Silent).unwrap();
    }
    played
}

/// What has to be typed so that the match goes as `wanted` went: the actions in their own words, or each word of a step
/// on a line of its own.
fn lines(wanted: &Match<CityPlanner>, is_slow: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for action in wanted.log() {
        match action {
            Action::Roll(_) => lines.push(String::new()),
            // Whoever rerolls throws at once.
            Action::Throw(_) => {}
            Action::Reroll(_) | Action::Change { .. } | Action::Pass(_) if is_slow => {
                lines.extend(action.to_string().split(' ').map(String::from));
            }
            Action::Reroll(_) | Action::Change { .. } | Action::Pass(_) | Action::Score(_) => {
                lines.push(action.to_string());
            }
        }
    }
    lines
}

/// Plays on in `a.json`, a match for two with the dice of seed 9.
fn play(folder: &Path, typed: &str) -> String {
    let new = ["play", "a.json", "--game", "city-planner", "--players", "2", "--seed", "9"];
    let run = doodle_with(folder, &new, typed);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

fn log(folder: &Path) -> Vec<Action> {
    load::<CityPlanner>(&folder.join("a.json")).unwrap().log().to_vec()
}

fn write(folder: &Path, played: &Match<CityPlanner>) {
    fs::write(folder.join("a.json"), played.record().write()).unwrap();
}

#[test]
fn whole_matches_are_played_and_told() {
    let folder = tempfile::tempdir().unwrap();
    for (name, setup, is_slow) in [
        ("solo.json", setup(1), true),
        ("two.json", setup(2), false),
        ("second.json", Setup { first: Seat(1), ..setup(2) }, true),
    ] {
        let (players, first) = (setup.players.to_string(), (setup.first.0 + 1).to_string());
        let wanted = played(setup, 9);
        let has = |kind: fn(&Action) -> bool| wanted.log().iter().any(kind);
        assert!(
            has(|action| matches!(action, Action::Reroll(_)))
                && has(|action| matches!(action, Action::Change { .. }))
        );
        let arguments =
            ["play", name, "--game", "city-planner", "--players", &players, "--first", &first, "--seed", "9"];
        let typed = lines(&wanted, is_slow).join("\n") + "\n";
        let Run { status, out, err } = doodle_with(folder.path(), &arguments, &typed);
        assert_eq!((status, err.as_str()), (0, ""), "{name}");
        assert_eq!(
            fs::read_to_string(folder.path().join(name)).unwrap(),
            wanted.record().write(),
            "{name}: {out}"
        );
        for words in
            [" turns block ", " rerolls block ", ", locked.", " scores ", "The match is over after 8 rounds."]
        {
            assert!(out.contains(words), "{name}, {words}: {out}");
        }
        assert_eq!(out.contains("Rank: "), players == "1", "{out}");
        assert_eq!(out.contains(" wins with "), players == "2", "{out}");
        let is_narrow = |line: &str| line.rsplit(" > ").next().is_some_and(|told| told.chars().count() <= 80);
        assert!(out.lines().all(|line| is_narrow(line) && line.chars().all(is_plain)), "{out}");
    }
}

#[test]
fn a_match_goes_on_from_any_line_without_naming_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = played(setup(2), 9);
    write(folder.path(), &wanted.at(0));
    for sitting in lines(&wanted, false).chunks(5) {
        let run = doodle_with(folder.path(), &["play", "a.json", "--seed", "9"], &(sitting.join("\n") + "\n"));
        assert_eq!((run.status, run.err.as_str()), (0, ""));
    }
    assert_eq!(log(folder.path()), wanted.log());
}

#[test]
fn nothing_is_taken_back_past_a_roll() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = played(setup(2), 9);
    for (step, action) in wanted.log().iter().enumerate() {
        let before = wanted.at(step);
        if !matches!(before.actor(), Actor::Seat(_)) {
            continue;
        }
        write(folder.path(), &before);
        let out = play(folder.path(), &format!("{action}\nundo\n"));
        let (is_thrown, is_over) = (matches!(action, Action::Reroll(_)), step + 1 == wanted.log().len());
        if is_over {
            continue;
        }
        // What a reroll brought has been seen.
        let left = if is_thrown { &wanted.log()[..step + 2] } else { before.log() };
        assert_eq!(log(folder.path()), left, "{out}");
        assert_eq!(out.contains("Nothing can be taken back"), is_thrown, "{out}");
    }
    // A whole turn is taken back step by step, up to its roll.
    let roll = wanted.log().iter().skip(1).position(|action| matches!(action, Action::Roll(_))).unwrap() + 1;
    write(folder.path(), &wanted.at(1));
    let turn: Vec<String> = wanted.log()[1..roll].iter().map(ToString::to_string).collect();
    let out = play(folder.path(), &format!("{}\n{}", turn.join("\n"), "undo\n".repeat(turn.len() + 1)));
    assert_eq!(log(folder.path()), wanted.log()[..1]);
    assert_eq!(out.matches("The last move is taken back.").count(), turn.len());
    assert!(out.contains("Nothing can be taken back"));
}

#[test]
fn a_throw_that_is_due_comes_when_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = played(setup(2), 9);
    let step = wanted.log().iter().position(|action| matches!(action, Action::Throw(_))).unwrap();
    write(folder.path(), &wanted.at(step));
    let out = play(folder.path(), "");
    assert_eq!(log(folder.path()), wanted.log()[..=step]);
    assert!(out.contains(" becomes ") && out.contains(" rerolls block "), "{out}");
}

#[test]
fn enter_scores_as_proposed_and_a_number_in_another_way() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = played(setup(2), 9);
    let mut numbered = 0;
    for step in (0..wanted.log().len()).filter(|&step| wanted.at(step).state().passed().is_some()) {
        let before = wanted.at(step);
        write(folder.path(), &before);
        let out = play(folder.path(), "\n");
        let proposed = before.game().proposed(before.state()).unwrap();
        assert_eq!(log(folder.path()).last(), Some(&Action::Score(proposed)), "{out}");
        let mut listed = out.lines().skip_while(|line| !line.starts_with("The six can bring"));
        if let Some(way) = listed.find_map(|line| line.strip_prefix("  2  ")) {
            write(folder.path(), &before);
            play(folder.path(), "2\n");
            let taken = log(folder.path()).last().unwrap().to_string();
            assert!(way.ends_with(&format!("  {taken}")), "{way}: {taken}");
            numbered += 1;
        }
    }
    assert!(numbered > 2, "{numbered}");
}

#[test]
fn what_a_step_would_bring_is_what_it_brings() {
    let folder = tempfile::tempdir().unwrap();
    let start =
        doodle_with(folder.path(), &["play", "a.json", "--game", "city-planner", "--seed", "9"], "\n").out;
    let cells = |out: &str, row: &str| -> Vec<String> {
        let line = out.lines().rfind(|line| line.starts_with(row)).unwrap_or_else(|| panic!("{row}: {out}"));
        line[row.len()..].split_whitespace().map(String::from).collect()
    };
    // Points and dollars of seven blocks.
    let passes = cells(&start, "pass it");
    assert_eq!(passes.len(), 14, "{start}");
    for block in 1..=7 {
        let out =
            doodle_with(folder.path(), &["play", "a.json", "--seed", "9"], &format!("pass {block}\n\n")).out;
        let money: i32 = passes[2 * block - 1].parse().unwrap();
        let does = if money < 0 { "pays" } else { "earns" };
        let told = format!(" scores {} VP, {does} ${},", passes[2 * block - 2], money.abs());
        assert!(out.contains(&told), "{told}: {out}");
        doodle_with(folder.path(), &["play", "a.json", "--seed", "9"], "undo\nundo\n");
    }
    let changes = cells(&start, "up, best pass");
    assert!(changes.len() > 7 && changes.len() < 15, "{start}");
}

#[test]
fn what_is_not_allowed_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let played = played(setup(2), 9);
    let adjusting = played.log().iter().rposition(|action| matches!(action, Action::Roll(_))).unwrap() + 1;
    let scoring = (0..played.log().len()).find(|&step| played.at(step).state().passed().is_some()).unwrap();
    let locked = played.at(adjusting).state().locked().unwrap();
    for (step, typed, said) in [
        (adjusting, "pass 8", "`8` is no block: there are 1 to 7."),
        (adjusting, "pass 0", "`0` is no block: there are 1 to 7."),
        (adjusting, "pass x", "`x` is no block: there are 1 to 7."),
        (adjusting, "pass\n9", "`9` is no block: there are 1 to 7."),
        (adjusting, "5", "`5` is no choice here: "),
        (adjusting, "fly", "`fly` is no choice here: "),
        (adjusting, "", "There is a choice: "),
        (adjusting, "pass\n\n", "There is a choice: 1, 2, 3, 4, 5, 6 or 7."),
        (adjusting, "pass 1 2", "`2` is more than was asked for."),
        (adjusting, &format!("up {locked}"), &format!("That is not allowed: block {locked} is locked, so")),
        (adjusting, "score", "That is not allowed: a reroll, a change or the passing of a block by seat"),
        (scoring, "pass 3", "That is not allowed: the scoring of seat 1 is due now."),
        (scoring, "pass", "That is not allowed: the scoring of seat 1 is due now."),
        (scoring, "99", "`99` is no choice here: 1"),
        (scoring, "0", "`0` is no choice here: 1"),
        (scoring, "1 2", "`2` is more than was asked for."),
        (scoring, "score green 9", "`9` is no block: there are 1 to 7."),
        (
            scoring,
            "score red",
            "`red` is no part of a way to score, such as `score green 2 without 1 3 twice vp`.",
        ),
        (scoring, "score twice town", "`town` cannot be doubled: `twice vp` or `twice money`."),
    ] {
        let before = played.at(step);
        write(folder.path(), &before);
        let out = play(folder.path(), &format!("{typed}\nhelp\ntable\nquit\n"));
        assert!(out.contains(said), "{typed}: {said}: {out}");
        assert!(out.contains("  reroll 2 rerolls it") && out.contains("  table    shows the blocks"), "{out}");
        assert!(out.contains(&format!("Step {step} of {step}. Round ")), "{out}");
        assert_eq!(log(folder.path()), before.log(), "{typed}");
    }
}

#[test]
fn signs_and_single_words_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let start = played(setup(2), 9).at(1);
    let mut legal = Legal::default();
    start.game().legal(start.state(), &mut legal);
    let up = legal.changes(Step::Up).iter().next().unwrap();
    let change = Action::Change { block: up, step: Step::Up };
    for typed in
        [format!("up {up}"), format!("up\n{up}"), format!("+{up}"), format!("+ {up}"), format!("UP {up}")]
    {
        write(folder.path(), &start);
        play(folder.path(), &typed);
        assert_eq!(log(folder.path())[1..], [change], "{typed}");
    }
    // What was begun is taken back before anything else.
    write(folder.path(), &start);
    play(folder.path(), &format!("pass\nundo\nup {up}\n"));
    assert_eq!(log(folder.path())[1..], [change]);
}

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
    for (options, said) in [
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
    ] {
        for command in [&["simulate", "--games", "1"][..], &["play", "new.json"]] {
            let run = doodle(path, &[command, &["--game", "city-planner"], &options].concat());
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{options:?}");
            assert!(run.err.contains(said), "{options:?}: {}", run.err);
        }
    }
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
            assert!(
                shown.ends_with("\nA tie: as many points, and as many dollars before they became points.\n"),
                "{shown}"
            );
            is_shared = true;
        } else {
            let winner = if one.dollars > two.dollars { 1 } else { 2 };
            let said = format!(
                "\nPlayer {winner} wins: as many points, but ${most} against ${least} before they became points.\n"
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
        (
            good.replacen("\"city-planner\"", "\"go\"", 1),
            "unknown game `go`: `doodle-city`, `city-planner` or `design-town` is expected",
        ),
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
    let page = include_str!("../../docs/records-city-planner.md");
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
    assert!(shown.contains("\nBob wins with 37 points.\n"), "{shown}");
}
