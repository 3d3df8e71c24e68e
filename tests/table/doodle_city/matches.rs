//! Whole matches, by touch and by keys, and what the table shows after every action.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    rules::{Actor, doodle_city::DoodleCity},
    table::table_game::Selection as _,
};

use super::set_ups::{agreed, setup};
use crate::{
    desk::{Desk, PHONES},
    set_ups::Dice,
};

/// What a person does now and then before the action that counts.
fn dither(desk: &mut Desk, dice: &mut Dice) {
    let (action, before) = (desk.any_action(dice), desk.steps());
    if action.target().is_some() {
        desk.choose(action, dice);
        while !desk.selection().is_empty() {
            desk.tap(&Intent::Unchoose);
        }
        assert_eq!(desk.steps(), before, "nothing was done");
    }
}

/// A whole match by touch; after every action the table shows what the record says.
fn play_by_touch(mut desk: Desk, dice: &mut Dice, compare_once_in: usize) {
    let mut is_going_on = true;
    while is_going_on {
        is_going_on = desk.until_a_turn(dice, Desk::assert_shows_its_record);
        if dice.once_in(compare_once_in) {
            desk.assert_shows_its_record();
        }
        if !is_going_on {
            break;
        }
        if dice.once_in(8) {
            dither(&mut desk, dice);
        }
        let (action, before) = (desk.any_action(dice), desk.steps());
        desk.act(action, dice);
        if dice.once_in(8) && desk.session().can_undo() {
            desk.tap(&Intent::Undo);
            assert_eq!(desk.steps(), before, "the last action is gone");
            desk.assert_shows_its_record();
            desk.act(action, dice);
        }
    }
    assert_eq!(desk.play().actor(), Actor::GameOver);
    desk.assert_shows_its_record();
}

fn matches_by_touch(players: u8, seed: u64, compare_once_in: usize) {
    let mut dice = Dice(seed);
    for (size, has_motion) in PHONES.into_iter().zip([true, false]) {
        let desk = Desk::new_match(size, players).moving(has_motion);
        play_by_touch(desk, &mut dice, compare_once_in);
    }
}

#[test]
fn one_player_plays_a_whole_match_by_touch() {
    matches_by_touch(1, 1, 1);
}

#[test]
fn two_players_play_a_whole_match_by_touch() {
    matches_by_touch(2, 2, 1);
}

#[test]
fn three_players_play_a_whole_match_by_touch() {
    matches_by_touch(3, 3, 1);
}

#[test]
fn six_players_play_a_whole_match_by_touch() {
    matches_by_touch(6, 4, 1);
}

#[test]
fn with_both_variants_a_whole_match_is_played_by_touch() {
    let mut dice = Dice(5);
    let setup = doodle_city::rules::doodle_city::Setup { more_control: true, free_circling: true, ..setup(2) };
    play_by_touch(Desk::with_match(PHONES[0], &agreed(setup)), &mut dice, 2);
}

#[test]
fn a_whole_match_is_played_by_keys_alone() {
    let mut dice = Dice(6);
    let mut desk = Desk::new_match(Vec2::new(1024.0, 768.0), 2);
    loop {
        if desk.banner().is_some() {
            desk.key(KeyCode::Enter);
            assert_eq!(desk.banner(), None);
        }
        let before = desk.steps();
        match desk.play().actor() {
            Actor::Chance(_) => desk.key(KeyCode::KeyR),
            Actor::Seat(_) => {
                let action = desk.any_action(&mut dice);
                desk.act_by_keys(action);
                if dice.once_in(8) {
                    desk.key(KeyCode::KeyU);
                    assert_eq!(desk.steps(), before);
                    desk.act_by_keys(action);
                }
            }
            Actor::GameOver => break,
        }
        assert!(desk.steps() > before);
    }
    let over: &doodle_city::record::Match<DoodleCity> = desk.play();
    assert!(over.is_over());
}
