//! Settings save themselves, and a bad file is set aside.

use std::fs;

use bevy::app::AppExit;
use doodle_city::storage::{Motion, Settings, Slot, Trouble};
use tempfile::tempdir;

use crate::table::Table;

fn settings(table: &Table) -> &Settings {
    table.0.world().resource()
}

#[test]
fn changed_settings_are_there_the_next_day() {
    let folder = tempdir().expect("a folder");
    let mut table = Table::in_folder(folder.path());
    assert_eq!(*settings(&table), Settings::default());
    let mut changed = table.0.world_mut().resource_mut::<Settings>();
    changed.text_scale = 1.5;
    changed.motion = Motion::Fast;
    changed.remember("Åse");
    let changed = changed.clone();
    table.0.update();
    drop(table);
    assert_eq!(*settings(&Table::in_folder(folder.path())), changed);
}

#[test]
fn a_dragged_slider_ends_where_it_was_left() {
    let folder = tempdir().expect("a folder");
    let mut table = Table::in_folder(folder.path());
    for step in 0..=50 {
        table.0.world_mut().resource_mut::<Settings>().sound = step as f32 / 50.0;
        table.0.update();
    }
    // The app closes while an earlier version is being written.
    table.0.world_mut().write_message(AppExit::Success);
    table.0.update();
    drop(table);
    assert_eq!(settings(&Table::in_folder(folder.path())).sound, 1.0);
}

#[test]
fn untouched_settings_write_no_file() {
    let folder = tempdir().expect("a folder");
    Table::in_folder(folder.path()).frames();
    assert!(!folder.path().join("settings.json").exists());
}

#[test]
fn bad_settings_are_set_aside_and_named_and_the_usual_ones_used() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), "{\"sound\": \"loud\"}").expect("it is writable");
    let table = Table::in_folder(folder.path());
    assert_eq!(*settings(&table), Settings::default());
    let [Trouble::SettingsUnreadable(damaged)] = table.heard().told.as_slice() else { panic!() };
    assert_eq!(damaged.name, Slot::Settings.to_string());
    assert!(damaged.fault.to_string().contains("line 1"), "{damaged:?}");
    let kept = folder.path().join("damaged/settings.json");
    assert_eq!(damaged.moved_to.as_ref(), Some(&kept));
    assert_eq!(fs::read_to_string(kept).ok().as_deref(), Some("{\"sound\": \"loud\"}"));
}

#[test]
fn settings_that_can_neither_be_read_nor_moved_stay() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), "precious").expect("it is writable");
    fs::write(folder.path().join("damaged"), "in the way").expect("it is writable");
    let mut table = Table::in_folder(folder.path());
    assert_eq!(table.heard().told.len(), 1);
    table.0.world_mut().resource_mut::<Settings>().banner = false;
    table.frames();
    drop(table);
    assert_eq!(fs::read_to_string(folder.path().join("settings.json")).ok().as_deref(), Some("precious"));
}

#[test]
fn settings_that_cannot_be_saved_are_told_once_and_hold() {
    let mut table = Table::nowhere();
    for sound in [0.1, 0.2, 0.3] {
        table.0.world_mut().resource_mut::<Settings>().sound = sound;
        table.frames();
    }
    assert_eq!(settings(&table).sound, 0.3);
    assert!(matches!(table.heard().told.as_slice(), [Trouble::SettingsNotSaved { .. }]));
}
