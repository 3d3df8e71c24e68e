//! City Planner in a terminal, beside the other games: whole matches typed line by line, taking back, and what is said of each
//! wrong answer.

mod commands;

use std::{fs, path::Path};

use doodle_city::{
    record::{Match, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        city_planner::{Action, Blocks, CityPlanner, Legal, Setup, Step},
        is_plain,
    },
};

use super::{Run, actions, as_played, doodle_with, play_on, seats, write};

fn setup(players: u8) -> Setup {
    Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }
}

/// A match with the dice of `seed`. Whoever is on turn takes any of the legal actions in turn, so that dice are rerolled
/// and changed and all ways to score come up.
fn played(setup: Setup, seed: u64) -> Match<CityPlanner> {
    let seats = seats(setup.players);
    let mut played = Match::<CityPlanner>::new(setup, seats).unwrap();
    played.set_seed(seed);
    let (mut dice, mut legal) = (Seeded::new(seed), Legal::default());
    while !played.is_over() {
        let action = played.draw(&mut dice).unwrap_or_else(|| {
            played.game().legal(played.state(), &mut legal);
            legal.get(played.log().len() * 7 % legal.len()).unwrap()
        });
        played.apply(action, &mut IgnoreEvents).unwrap();
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
    play_on(folder, &["--game", "city-planner", "--players", "2", "--seed", "9"], typed)
}

fn log(folder: &Path) -> Vec<Action> {
    actions::<CityPlanner>(folder)
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
            as_played(&folder.path().join(name), &wanted),
            "{name}: {out}"
        );
        for words in
            [" turns block ", " rerolls block ", ", locked.", " scores ", "The match is over after 8 rounds."]
        {
            assert!(out.contains(words), "{name}, {words}: {out}");
        }
        assert_eq!(out.contains("Rank: "), players == "1", "{out}");
        assert_eq!(out.contains(" wins. Money at the end: Player "), players == "2", "{out}");
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
