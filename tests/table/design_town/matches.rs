//! Whole matches, by touch and by keys, and what the table shows after every step.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    platform::FakeDevice,
    rules::{Actor, Standing as _, design_town::Action},
    storage::{MemoryBackend, Slot},
    table::table_game::Selection as _,
};

use super::{
    Desk,
    set_ups::{fresh, sensible},
};
use crate::{
    desk::{PHONES, SIZES},
    set_ups::Dice,
};

/// What a person does now and then before the action that counts.
fn dither(desk: &mut Desk, dice: &mut Dice) {
    let (action, before) = (sensible(desk.play(), dice), desk.steps());
    if !matches!(action, Action::Stop) {
        desk.choose(action);
    }
    while !desk.selection().is_empty() {
        desk.tap(&Intent::Unchoose);
    }
    assert_eq!(desk.steps(), before, "nothing was done");
}

/// A match by touch until it is over, or `most` actions have been made: the table shows what the record says, and so does
/// the disk.
fn play_by_touch(size: Vec2, players: usize, has_motion: bool, seed: u64, most: usize) -> Desk {
    let (mut dice, disk) = (Dice(seed), MemoryBackend::default());
    let desk = Desk::on(size, disk.clone(), FakeDevice::default());
    let mut desk = desk.begin(&fresh(players)).moving(has_motion);
    let mut undone = 0;
    while desk.goes_on() && desk.steps() < most {
        if dice.once_in(12) {
            desk.assert_shows_its_record();
        }
        if dice.once_in(12) {
            dither(&mut desk, &mut dice);
        }
        let (action, before) = (sensible(desk.play(), &mut dice), desk.steps());
        desk.act(action);
        let stored = disk.get(&Slot::Match(desk.session().id().clone())).expect("it is stored");
        assert_eq!(desk.play().record().write().into_bytes(), stored);
        if dice.once_in(4) && desk.session().can_undo() {
            desk.tap(&Intent::Undo);
            assert!(desk.steps() <= before, "the last decision is gone");
            desk.assert_shows_its_record();
            undone += 1;
        }
    }
    assert!(undone > 0);
    desk.assert_shows_its_record();
    desk
}

#[test]
fn one_player_plays_a_whole_match_by_touch() {
    let desk = play_by_touch(PHONES[0], 1, true, 1, usize::MAX);
    assert_eq!(desk.play().actor(), Actor::GameOver);
}

#[test]
fn two_players_play_by_touch_on_a_phone_on_its_side() {
    play_by_touch(PHONES[1], 2, true, 3, 400);
}

#[test]
fn without_motion_two_players_play_a_whole_match_by_touch() {
    let desk = play_by_touch(SIZES[3], 2, false, 5, usize::MAX);
    assert_eq!(desk.play().actor(), Actor::GameOver);
    let winners = desk.play().standings().iter().filter(|standing| standing.has_won()).count();
    assert_eq!(winners, 1, "somebody wins with this seed");
}

#[test]
fn four_players_play_by_touch() {
    play_by_touch(SIZES[0], 4, false, 4, 500);
}

#[test]
fn a_match_is_played_by_keys_alone() {
    let mut dice = Dice(6);
    let mut desk = Desk::new_match(SIZES[3], 2).moving(false);
    let mut undone = 0;
    while !desk.play().is_over() && desk.steps() < 500 {
        if desk.banner().is_some() {
            desk.key(KeyCode::Enter);
            assert_eq!(desk.banner(), None);
        }
        let before = desk.steps();
        let action = sensible(desk.play(), &mut dice);
        desk.act_by_keys(action);
        if dice.once_in(5) && desk.session().can_undo() {
            desk.key(KeyCode::KeyU);
            assert!(desk.steps() <= before);
            undone += 1;
        }
    }
    assert!(undone > 0);
    desk.assert_shows_its_record();
}
