//! Whole matches, by touch and by keys, and what the table shows after every step.

use doodle_city::{
    intent::Intent,
    platform::FakeDevice,
    rules::Actor,
    storage::{MemoryBackend, Slot},
    table::table_game::Selection as _,
};

use super::{Desk, set_ups::fresh};
use crate::{
    desk::{PHONES, SIZES},
    set_ups::Dice,
};
use bevy::prelude::*;

/// What a person does now and then before the action that counts.
fn dither(desk: &mut Desk, dice: &mut Dice) {
    let (action, before) = (desk.any_action(dice), desk.steps());
    desk.choose(action);
    while !desk.selection().is_empty() {
        desk.tap(&Intent::Unchoose);
    }
    assert_eq!(desk.steps(), before, "nothing was done");
}

/// A whole match by touch: the table shows what the record says, and so does the disk.
fn play_by_touch(size: Vec2, players: usize, has_motion: bool, seed: u64) {
    let (mut dice, disk) = (Dice(seed), MemoryBackend::default());
    let desk = Desk::on(size, disk.clone(), FakeDevice::default());
    let mut desk = desk.begin(&fresh(players)).moving(has_motion);
    let mut undone = 0;
    while desk.until_a_turn(&mut dice, |_| {}) {
        if dice.once_in(8) {
            desk.assert_shows_its_record();
        }
        if dice.once_in(8) {
            dither(&mut desk, &mut dice);
        }
        let (action, before) = (desk.any_action(&mut dice), desk.steps());
        desk.act(action, &mut dice);
        let stored = disk.get(&Slot::Match(desk.session().id().clone())).expect("it is stored");
        assert_eq!(desk.play().record().write().into_bytes(), stored);
        if dice.once_in(5) && desk.session().can_undo() {
            desk.tap(&Intent::Undo);
            assert_eq!(desk.steps(), before, "the last action is gone");
            desk.assert_shows_its_record();
            desk.act(action, &mut dice);
            undone += 1;
        }
    }
    assert_eq!(desk.play().actor(), Actor::GameOver);
    assert!(undone > 0);
    desk.assert_shows_its_record();
}

#[test]
fn one_player_plays_a_whole_match_by_touch() {
    play_by_touch(PHONES[0], 1, true, 1);
}

#[test]
fn two_players_play_a_whole_match_by_touch() {
    play_by_touch(PHONES[1], 2, true, 3);
}

#[test]
fn without_motion_two_players_play_a_whole_match_by_touch() {
    play_by_touch(SIZES[3], 2, false, 4);
}

#[test]
fn a_whole_match_is_played_by_keys_alone() {
    let mut dice = Dice(6);
    let mut desk = Desk::new_match(SIZES[3], 2).moving(false);
    let mut undone = 0;
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
                if dice.once_in(5) && desk.session().can_undo() {
                    desk.key(KeyCode::KeyU);
                    assert_eq!(desk.steps(), before);
                    desk.act_by_keys(action);
                    undone += 1;
                }
            }
            Actor::GameOver => break,
        }
        assert!(desk.steps() > before);
    }
    assert!(desk.play().is_over() && undone > 0);
    desk.assert_shows_its_record();
}
