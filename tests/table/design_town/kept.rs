//! What was chosen outlives a kill; what was damaged meanwhile does no harm.

use bevy::{prelude::*, window::AppLifecycle};
use doodle_city::{
    intent::Intent,
    platform::FakeDevice,
    rules::{
        IgnoreEvents, LegalActions as _,
        design_town::{Action, DesignTown},
    },
    session::Session,
    storage::{MemoryBackend, Slot},
    table::table_game::Selection as _,
};
use serde_json::{Value, json};

use super::{
    Desk,
    set_ups::{builds, fresh, grown, may, sensible},
};
use crate::{desk::PHONES, phone::tell};

/// Somebody comes back to what is stored.
fn restore_last_match(disk: &MemoryBackend) -> Desk {
    let mut desk = Desk::on(PHONES[0], disk.clone(), FakeDevice::default());
    desk.until(World::contains_resource::<Session<DesignTown>>);
    desk.settle();
    desk
}

/// Somebody builds, has chosen to develop a card, and the system ends the app.
fn killed() -> (MemoryBackend, Action) {
    let develops = |action: &Action| matches!(action, Action::Develop(_));
    // A match is stored with its first action, here the stop.
    let play = grown(fresh(2), |play| {
        let mut stopped = play.clone();
        stopped.apply(Action::Stop, &mut IgnoreEvents).is_ok() && builds(&stopped) && may(&stopped, develops)
    });
    let disk = MemoryBackend::default();
    let mut desk = Desk::on(PHONES[0], disk.clone(), FakeDevice::default()).begin(&play);
    desk.act(Action::Stop);
    let action = desk.legal().iter().find(develops).expect("something can be developed");
    desk.choose(action);
    tell(&mut desk, AppLifecycle::Suspended);
    (disk, action)
}

#[test]
fn what_was_chosen_is_chosen_again() {
    let (disk, action) = killed();
    let mut desk = restore_last_match(&disk);
    assert_eq!(desk.chosen(), Some(action));
    let steps = desk.steps();
    desk.tap(&Intent::Confirm);
    assert_eq!(desk.play().log().get(steps), Some(&action));
    tell(&mut desk, AppLifecycle::Suspended);
    drop(desk);
    assert!(restore_last_match(&disk).selection().is_empty(), "nothing is left of what was done");
}

#[test]
fn a_damaged_selection_does_no_harm() {
    let (disk, _) = killed();
    let resume = disk.get(&Slot::Resume).expect("the selection is kept");
    let kept: Value = serde_json::from_slice(&resume).expect("it is JSON");
    for damage in [
        json!({ "card": { "supply": "church" } }),
        json!({ "card": { "discard": "church" }, "action": { "downgrade": "church" } }),
        json!({ "card": null, "action": { "buy": "central_park" } }),
        json!({ "action": "play" }),
        json!({ "action": { "shuffle": { "stay": 200 } } }),
        json!({ "stay": 255 }),
        json!({ "stay": -1 }),
        json!(7),
    ] {
        let mut damaged = kept.clone();
        match damage.as_object() {
            Some(fields) => fields.iter().for_each(|(field, value)| damaged["chosen"][field] = value.clone()),
            None => damaged["chosen"] = damage.clone(),
        }
        disk.put(Slot::Resume, damaged.to_string());
        let mut desk = restore_last_match(&disk);
        let steps = desk.steps();
        if let Some(action) = desk.chosen() {
            assert!(desk.legal().iter().any(|it| it == action), "{damage}: {action}");
        }
        while !desk.selection().is_empty() {
            desk.tap(&Intent::Unchoose);
        }
        assert_eq!(desk.chosen(), Some(Action::End), "{damage}");
        desk.assert_shows_its_record();
        assert_eq!(desk.steps(), steps, "{damage}");
    }
}

#[test]
fn a_match_is_killed_in_the_middle_of_a_turn() {
    let disk = MemoryBackend::default();
    let desk = Desk::on(PHONES[0], disk.clone(), FakeDevice::default());
    let mut desk = desk.begin(&fresh(2)).moving(false);
    let mut dice = crate::set_ups::Dice(9);
    for _ in 0..8 {
        assert!(desk.goes_on());
        let action = sensible(desk.play(), &mut dice);
        desk.act(action);
        let shown = desk.play().log().to_vec();
        tell(&mut desk, AppLifecycle::Suspended);
        drop(desk);
        desk = restore_last_match(&disk);
        // A card that must be played may have followed by itself, for whoever has come back has the device.
        assert!(desk.play().log().starts_with(&shown), "{shown:?}");
        desk.assert_shows_its_record();
    }
}
