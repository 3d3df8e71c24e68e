//! Whole matches of City Planner as text, as those of `crate::goldens`.

use doodle_city::{
    record::Match,
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        city_planner::{Action, CityPlanner, Legal, Setup, Step},
    },
};

use super::{playthrough::tale, properties::choosy, table::setup};
use crate::{
    goldens::{keep, play},
    random::Random,
};

/// People who reroll and change as they like, pass what leaves the others most, and mostly score as is proposed.
fn choose(played: &Match<CityPlanner>, random: &mut Random) -> Action {
    let (game, state) = (played.game(), played.state());
    let mut legal = Legal::default();
    game.legal(state, &mut legal);
    if let Some(proposed) = game.proposed(state) {
        let other = legal.get(random.below(legal.len())).expect("a way to score");
        return if random.below(4) > 0 { Action::Score(proposed) } else { other };
    }
    let adjusting = legal.len() - legal.passes().len();
    if adjusting > 0 && (!legal.rerolls().is_empty() || random.below(3) == 0) {
        return legal.get(random.below(adjusting)).expect("a step");
    }
    let worth = |action: &Action| {
        let mut passed = state.clone();
        game.apply(&mut passed, *action, &mut IgnoreEvents).expect("a block that can be passed");
        let scoring = game.proposed(&passed).and_then(|proposed| game.scoring(&passed, proposed).ok());
        scoring.map(|scoring| 5 * scoring.vp + scoring.money())
    };
    legal.passes().iter().map(Action::Pass).max_by_key(worth).expect("a block")
}

fn golden(name: &str, setup: Setup, seed: u64) {
    keep(name, &play(setup, seed, choose), tale);
}

#[test]
fn solo() {
    golden("city_planner_solo", setup(1), 25);
}

#[test]
fn two_players() {
    golden("city_planner_two_players", setup(2), 4);
}

#[test]
fn the_second_of_two_begins_with_other_blocks() {
    golden("city_planner_other_blocks", Setup { first: Seat(1), ..choosy() }, 31);
}

#[test]
fn the_goldens_have_every_kind_of_action() {
    let logs = [(setup(1), 25), (setup(2), 4), (Setup { first: Seat(1), ..choosy() }, 31)]
        .map(|(setup, seed)| play(setup, seed, choose).log().to_vec())
        .concat();
    let has = |kind: fn(&Action) -> bool| logs.iter().any(kind);
    assert!(has(|action| matches!(action, Action::Reroll(_))));
    assert!(has(|action| matches!(action, Action::Change { step: Step::Up, .. })));
    assert!(has(|action| matches!(action, Action::Change { step: Step::Down, .. })));
    for part in [
        |action: &Action| matches!(action, Action::Score(choice) if !choice.green.is_empty()),
        |action: &Action| matches!(action, Action::Score(choice) if !choice.given_up.is_empty()),
        |action: &Action| matches!(action, Action::Score(choice) if choice.doubled.is_some()),
    ] {
        assert!(has(part));
    }
}
