//! A game with turns of several decisions and cards nobody knows: depth counts turns, and reasons are nobody's duty.

use doodle_city::{
    bots::{Skill, Thinker, WithBots},
    record::Level,
    rules::{Actor, Game as _, IgnoreEvents, Seat, dice::Face},
};

use crate::game::{
    bots::golden,
    rules::{Action, Card, Parcel, Setup, State},
};

fn game(turns: u32) -> Parcel {
    Parcel::new(Setup { turns, first: Seat(0) }).unwrap()
}

/// The first choice of a match, with this die and card.
fn first_choice(game: &Parcel, die: Face, card: Card) -> State {
    let mut state = game.start();
    for action in [Action::Deal([Face::Two; 8]), Action::Throw(die), Action::Reveal(card)] {
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    state
}

fn thinker(game: &Parcel, state: &State, skill: Skill) -> Thinker<Parcel, <Parcel as WithBots>::Mind> {
    let Actor::Seat(seat) = game.actor(state) else { panic!("nobody is on turn") };
    Thinker::new(game.clone(), game.mind(&skill), state.clone(), seat, skill, 1)
}

#[test]
fn many_moves_are_those_of_the_golden() {
    // New values or levels make new moves, and a new number in that file.
    assert_eq!(golden::moves(), include_str!("../goldens/parcel_bots.txt"));
}

#[test]
fn a_turn_is_looked_at_to_its_end() {
    let game = game(20);
    let choice = |die, skill| thinker(&game, &first_choice(&game, die, Card::Crown), skill).think(u64::MAX);
    let to_the_end = Skill { wide: 3, ..Skill::ONE_STEP };
    assert_eq!(choice(Face::One, Skill::ONE_STEP), Some(Action::Keep), "one step sees no better die");
    assert_eq!(choice(Face::One, to_the_end), Some(Action::Again));
    assert_eq!(choice(Face::Six, to_the_end), Some(Action::Keep));
}

#[test]
fn what_is_forced_is_done_and_games_without_reasons_give_hints() {
    let game = game(20);
    let mut thinker = thinker(&game, &first_choice(&game, Face::Six, Card::Storm), Skill::FULL);
    assert_eq!(thinker.think(u64::MAX), Some(Action::Pass));
    let hints = thinker.hints(3);
    assert_eq!(hints.iter().map(|hint| (hint.action, hint.reason)).collect::<Vec<_>>(), [(Action::Pass, None)]);
}

#[test]
fn mistakes_are_those_that_the_game_makes_for_a_level() {
    let game = game(20);
    // A master keeps a six under the sun, five points better than to pass it on.
    let state = first_choice(&game, Face::Six, Card::Sun);
    let passed = |level| {
        let is_passed = |seed: &u64| {
            let skill = Skill { wide: 0, deep: 0, ..Skill::of(level) };
            let mind = game.mind(&skill);
            let mut thinker = Thinker::new(game.clone(), mind, state.clone(), Seat(0), skill, *seed);
            thinker.think(u64::MAX) == Some(Action::Pass)
        };
        (0..200).filter(is_passed).count()
    };
    let passed = [Level::Beginner, Level::Casual, Level::Master].map(passed);
    assert!(passed[0] > passed[1] && passed[1] > 0 && passed[2] == 0, "{passed:?}");
}
