//! What was chosen outlives a kill; what was damaged meanwhile does no harm.

use bevy::{prelude::*, window::AppLifecycle};
use doodle_city::{
    intent::Intent,
    platform::FakeDevice,
    record::Match,
    rules::{
        LegalActions as _,
        city_planner::{Action, CityPlanner, Step},
    },
    session::Session,
    storage::{MemoryBackend, Slot},
    table::table_game::Selection as _,
};
use serde_json::{Value, json};

use super::{
    Desk,
    set_ups::{fresh, is_adjusting, is_scoring},
};
use crate::{desk::PHONES, phone::tell, set_ups::Dice};

/// A phone and what is stored on it.
#[derive(Default)]
struct Phone {
    disk: MemoryBackend,
    device: FakeDevice,
}

impl Phone {
    fn begin(&self, players: usize) -> Desk {
        Desk::on(PHONES[0], self.disk.clone(), self.device.clone()).begin(&fresh(players)).moving(false)
    }

    /// A match that is played until `is_so`.
    fn played(&self, players: usize, is_so: impl Fn(&Match<CityPlanner>) -> bool) -> Desk {
        let (mut desk, mut dice) = (self.begin(players), Dice(3));
        while !is_so(desk.play()) {
            assert!(desk.until_a_turn(&mut dice, |_| {}), "it never came about");
            if !is_so(desk.play()) {
                let action = desk.any_action(&mut dice);
                desk.act(action, &mut dice);
            }
        }
        desk
    }

    /// The system has ended the app, and somebody comes back.
    fn restore_last_match(&self) -> Desk {
        let mut desk = Desk::on(PHONES[0], self.disk.clone(), self.device.clone());
        desk.until(World::contains_resource::<Session<CityPlanner>>);
        desk.settle();
        desk
    }

    fn kill(&self, mut desk: Desk) -> Desk {
        tell(&mut desk, AppLifecycle::Suspended);
        drop(desk);
        self.restore_last_match()
    }

    /// What is kept of a selection.
    fn kept(&self) -> Value {
        let resume = self.disk.get(&Slot::Resume).expect("the selection is kept");
        serde_json::from_slice(&resume).expect("it is JSON")
    }
}

/// A die can be turned down.
fn can_turn(play: &Match<CityPlanner>) -> bool {
    is_adjusting(play) && play.state().locked().is_some() && !play.legal().changes(Step::Down).is_empty()
}

#[test]
fn a_block_and_a_step_are_chosen_again() {
    let phone = Phone::default();
    let mut desk = phone.played(2, can_turn);
    let block = desk.legal().changes(Step::Down).iter().last().expect("a die can be changed");
    for action in [Action::Pass(block), Action::Change { block, step: Step::Down }] {
        while !desk.selection().is_empty() {
            desk.tap(&Intent::Unchoose);
        }
        desk.choose(action);
        let (chosen, looks) = (desk.selection(), desk.looks());
        desk = phone.kill(desk);
        assert_eq!((desk.selection(), desk.chosen()), (chosen, Some(action)));
        assert_eq!(desk.looks(), looks);
    }
    let steps = desk.steps();
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.steps(), steps + 1);
    desk = phone.kill(desk);
    assert!(desk.selection().is_empty(), "nothing is left of what was done");
}

#[test]
fn an_own_way_to_score_is_chosen_again() {
    let phone = Phone::default();
    let mut desk = phone.played(2, has_choice);
    let proposed = desk.chosen();
    let other = desk.legal().iter().find(|&it| Some(it) != proposed).expect("there is another way");
    desk.choose(other);
    let looks = desk.looks();
    let mut desk = phone.kill(desk);
    assert_eq!(desk.chosen(), Some(other));
    assert_eq!(desk.looks(), looks);
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.play().log().last(), Some(&other));
}

#[test]
fn a_match_is_killed_after_every_step() {
    let phone = Phone::default();
    let (mut desk, mut dice) = (phone.begin(2), Dice(5));
    for _ in 0..6 {
        assert!(desk.until_a_turn(&mut dice, |_| {}));
        let action = desk.any_action(&mut dice);
        desk.act(action, &mut dice);
        let shown = desk.play().record().write();
        desk = phone.kill(desk);
        assert_eq!(desk.play().record().write(), shown);
        desk.assert_shows_its_record();
    }
}

/// There is more than one way to score.
fn has_choice(play: &Match<CityPlanner>) -> bool {
    is_scoring(play) && play.legal().len() > 3
}

/// What comes back from a damaged selection is legal or nothing, and the match goes on.
fn assert_harmless(phone: &Phone, kept: &Value, damage: &Value) {
    let mut damaged = kept.clone();
    match damage.as_object() {
        Some(fields) => fields.iter().for_each(|(field, value)| damaged["chosen"][field] = value.clone()),
        None => damaged["chosen"] = damage.clone(),
    }
    phone.disk.put(Slot::Resume, damaged.to_string());
    let mut desk = phone.restore_last_match();
    let steps = desk.steps();
    if let Some(action) = desk.chosen() {
        assert!(desk.legal().iter().any(|it| it == action), "{damage}: {action}");
    }
    while !desk.selection().is_empty() {
        desk.tap(&Intent::Unchoose);
    }
    desk.assert_shows_its_record();
    assert_eq!(desk.steps(), steps, "{damage}");
}

#[test]
fn a_damaged_selection_of_a_block_does_no_harm() {
    let phone = Phone::default();
    let mut desk = phone.played(1, can_turn);
    let block = desk.legal().changes(Step::Down).iter().next().expect("a die can be changed");
    let locked = desk.play().state().locked().expect("one was set aside").number();
    desk.choose(Action::Change { block, step: Step::Down });
    let steps = desk.steps();
    tell(&mut desk, AppLifecycle::Suspended);
    drop(desk);
    let kept = phone.kept();
    let (id, block) = (&kept["on_table"], block.number());
    let as_ever =
        json!({ "id": id, "step": steps, "block": block, "adjust": { "turn": "down" }, "scoring": null });
    assert_eq!(kept["chosen"], as_ever);
    for damage in [
        json!({ "block": locked }),
        json!({ "block": 8 }),
        json!({ "block": "x" }),
        json!({ "block": null }),
        json!({ "adjust": "reroll" }),
        json!({ "adjust": { "turn": "sideways" } }),
        json!({ "scoring": { "green": [1, 2], "given_up": [7] } }),
        json!({ "step": 3 }),
        json!(7),
        json!(null),
    ] {
        assert_harmless(&phone, &kept, &damage);
    }
}

#[test]
fn a_damaged_way_to_score_does_no_harm() {
    let phone = Phone::default();
    let mut desk = phone.played(1, has_choice);
    let proposed = desk.chosen();
    let other = desk.legal().iter().find(|&it| Some(it) != proposed).expect("there is another way");
    desk.choose(other);
    tell(&mut desk, AppLifecycle::Suspended);
    drop(desk);
    let kept = phone.kept();
    let right = kept["chosen"]["scoring"].clone();
    assert!(right.is_object());
    for damage in [
        json!({ "scoring": { "green": right["green"], "given_up": [1, 2, 3, 4, 5, 6, 7] } }),
        json!({ "scoring": { "green": [9] } }),
        json!({ "scoring": null, "block": 1, "adjust": "reroll" }),
        json!({ "scoring": right, "block": 1, "adjust": { "turn": "up" } }),
    ] {
        assert_harmless(&phone, &kept, &damage);
    }
}
