//! The same thoughts again, no coming dice, any budget, reasons.

use std::collections::HashSet;

use doodle_city::{
    bots::{
        Points, Skill, Thinker, WithBots as _,
        doodle_city::{Reason, golden},
        thought_seed,
    },
    record::{Level, Seeded},
    rules::{
        Actor, ChanceKey, ChanceSource as _, Game as _, IgnoreEvents, Seat,
        dice::{Dice, Face},
        doodle_city::{Action, DoodleCity, State, built_in_sheets},
    },
};

use super::{game, on};

/// The match of `seed` after `moves` moves of skilled players, where a player is on turn; `None` if it was over.
fn after(game: &DoodleCity, seed: u64, moves: usize) -> Option<(State, Seat)> {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let mut left = moves;
    loop {
        let action = match game.actor(&state) {
            Actor::GameOver => return None,
            Actor::Chance(_) => game.draw(&state, &mut dice)?,
            Actor::Seat(seat) if left == 0 => return Some((state, seat)),
            Actor::Seat(seat) => {
                left -= 1;
                thinker(game, &state, seat, Skill::of(Level::Skilled), seed).think(u64::MAX)?
            }
        };
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
}

fn thinker(
    game: &DoodleCity,
    state: &State,
    seat: Seat,
    skill: Skill,
    seed: u64,
) -> Thinker<DoodleCity, doodle_city::bots::doodle_city::TownMind> {
    Thinker::new(game.clone(), game.mind(&skill), state.clone(), seat, skill, seed)
}

/// Everything there is, but few tries.
const SHORT: Skill = Skill { wide: 3, deep: 2, tried: 2, tries: 2, ..Skill::FULL };

#[test]
fn the_same_seed_and_budget_think_the_same() {
    for players in [1, 3] {
        let game = game(players);
        let (state, seat) = after(&game, 5, 9).unwrap();
        for skill in [SHORT, Skill::of(Level::Beginner)] {
            for budget in [1, 2, 5, u64::MAX] {
                let mut one = thinker(&game, &state, seat, skill, 7);
                let mut other = thinker(&game, &state, seat, skill, 7);
                assert_eq!(one.think(budget), other.think(budget));
                assert_eq!(one.candidates(), other.candidates());
                assert_eq!(one.iterations(), other.iterations());
            }
        }
    }
}

#[test]
fn thinking_in_slices_comes_to_the_same_as_thinking_at_once() {
    let game = game(1);
    let (state, seat) = after(&game, 3, 6).unwrap();
    let whole = thinker(&game, &state, seat, SHORT, 1).think(u64::MAX);
    let mut sliced = thinker(&game, &state, seat, SHORT, 1);
    let mut slices = 1;
    let action = loop {
        if let Some(action) = sliced.step(|| true) {
            break action;
        }
        assert!(sliced.best().is_some(), "there is an answer at any time");
        slices += 1;
    };
    assert_eq!(Some(action), whole);
    assert_eq!(slices, sliced.iterations(), "a slice can be as short as one iteration");
    assert!(slices > 5, "{slices}");
}

#[test]
fn thoughts_draw_from_another_stream_than_the_dice_of_their_match() {
    // With so many sides a die is the word that it is drawn from, or one less.
    let mut dice = Seeded::new(11);
    let mut word = |key| dice.draw(ChanceKey(key), u32::MAX);
    let words: HashSet<u32> = (0..400).map(&mut word).flat_map(|word| [word, word.saturating_add(1)]).collect();
    for step in 0..200 {
        let thought = thought_seed(11, step);
        assert!(
            ![thought as u32, (thought >> 32) as u32].iter().any(|half| words.contains(half)),
            "step {step}"
        );
        assert_ne!(thought, thought_seed(11, step + 1));
    }
}

fn after_move(game: &DoodleCity, state: &State, seat: Seat) -> State {
    let action = thinker(game, state, seat, Skill::ONE_STEP, 1).think(1).unwrap();
    let mut after = state.clone();
    game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
    after
}

#[test]
fn the_mean_of_luck_over_all_rolls_is_nothing() {
    let game = game(1);
    let (state, seat) = after(&game, 21, 7).unwrap();
    let before = after_move(&game, &state, seat);
    let valuer = doodle_city::bots::doodle_city::Valuer::plain(&game);
    let mut outcomes = Vec::new();
    game.chance(&before, &mut outcomes);
    let luck = |action| i64::from(valuer.luck(&before, action).0);
    let sum: i64 = outcomes.iter().map(|outcome| i64::from(outcome.weight) * luck(outcome.action)).sum();
    let weights: i64 = outcomes.iter().map(|outcome| i64::from(outcome.weight)).sum();
    assert_eq!(weights, 1296);
    // The mean is rounded down once.
    assert!((0..weights).contains(&sum), "{sum}");
    assert!(outcomes.iter().any(|outcome| luck(outcome.action).abs() > 1024));
}

#[test]
fn a_thousand_moves_never_change() {
    // New weights or levels make new moves, and new numbers in that file: the example `golden` prints them.
    assert_eq!(golden::sheets(), include_str!("../goldens/doodle_city_bots.txt"));
}

#[test]
fn hints_are_the_best_moves_with_what_speaks_for_them() {
    let mut reasons = Vec::new();
    for seed in 0..12 {
        let game = game(1 + seed as u8 % 3);
        let Some((state, seat)) = after(&game, seed, 4 + seed as usize) else { continue };
        let mut thinker = thinker(&game, &state, seat, Skill { wide: 3, ..Skill::ONE_STEP }, 1);
        let action = thinker.think(u64::MAX);
        let hints = thinker.hints(3);
        assert!((1..=3).contains(&hints.len()));
        assert_eq!(Some(hints[0].action), action);
        assert!(hints.iter().all(|hint| (Points::whole(-8)..Points::whole(134)).contains(&hint.points)));
        reasons.extend(hints.iter().filter_map(|hint| hint.reason));
    }
    let is_scored = |reason: &Reason| {
        matches!(reason, Reason::Length { .. } | Reason::Houses { .. } | Reason::Bonus { .. })
    };
    assert!(reasons.iter().any(is_scored) && !reasons.iter().all(is_scored), "{reasons:?}");
}

#[test]
fn a_sheet_without_weights_has_players_too() {
    let mut text = serde_json::to_value(built_in_sheets().remove(0)).unwrap();
    text["rows"] = serde_json::json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P S H T S"]);
    let game = on(serde_json::from_value(text).unwrap(), 1);
    let mut total = 0;
    for seed in 0..10 {
        let mut dice = Seeded::new(seed);
        let mut state = game.start();
        while game.actor(&state) != Actor::GameOver {
            let action = match game.draw(&state, &mut dice) {
                Some(roll) => roll,
                None => thinker(&game, &state, Seat(0), Skill::ONE_STEP, 1).think(1).unwrap(),
            };
            game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
        }
        total += state.city(Seat(0)).score(&game).total;
    }
    // About 42 on Old Town, with a deviation of 14: a mean of ten below 26 would be a chance of one in ten thousand.
    assert!(total > 260, "{total}");
}

#[test]
fn a_roll_that_helps_nobody_is_passed() {
    let game = game(1);
    let mut state = game.start();
    for face in [Face::One; 5] {
        game.apply(&mut state, Action::StartingRoad(face), &mut IgnoreEvents).unwrap();
    }
    // Until the square is full: the only square that these dice point to is drawn in once.
    let roll = Action::Roll { blue: Face::One, white: Dice::of([Face::One; 3]) };
    game.apply(&mut state, roll, &mut IgnoreEvents).unwrap();
    let first = thinker(&game, &state, Seat(0), SHORT, 1).think(u64::MAX).unwrap();
    game.apply(&mut state, first, &mut IgnoreEvents).unwrap();
    game.apply(&mut state, roll, &mut IgnoreEvents).unwrap();
    assert_eq!(thinker(&game, &state, Seat(0), SHORT, 1).think(u64::MAX), Some(Action::Pass));
}
