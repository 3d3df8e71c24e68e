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
fn the_language_is_kept_in_a_file_that_earlier_versions_do_not_read() {
    let folder = tempdir().expect("a folder");
    let mut table = Table::in_folder(folder.path());
    table.0.world_mut().resource_mut::<Settings>().more.language = Some("nb".into());
    table.0.update();
    drop(table);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("it is there");
    assert!(!read("settings.json").contains("nb") && read("more-settings.json").contains("nb"));
    // An earlier version writes its file anew and leaves the other one.
    fs::write(folder.path().join("settings.json"), r#"{"banner": false}"#).expect("it is writable");
    let table = Table::in_folder(folder.path());
    assert_eq!((settings(&table).banner, settings(&table).more.language.as_deref()), (false, Some("nb")));
}

#[test]
fn what_a_newer_version_has_added_outlives_a_change() {
    let folder = tempdir().expect("a folder");
    let [usual, more] = ["settings.json", "more-settings.json"].map(|name| folder.path().join(name));
    fs::write(&usual, r#"{"sound": 0.5, "paper": "squared"}"#).expect("it is writable");
    fs::write(&more, r#"{"pads": {"left": 1}}"#).expect("it is writable");
    let mut table = Table::in_folder(folder.path());
    assert_eq!(settings(&table).sound, 0.5);
    table.0.world_mut().resource_mut::<Settings>().banner = false;
    table.0.update();
    drop(table);
    let read = |path| fs::read_to_string(path).expect("it is there");
    assert!(read(&usual).contains(r#""paper": "squared""#) && read(&usual).contains(r#""banner": false"#));
    assert!(read(&more).contains(r#""left": 1"#));
}

#[test]
fn a_bad_file_beside_the_settings_is_set_aside_alone() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), r#"{"sound": 0.5}"#).expect("it is writable");
    fs::write(folder.path().join("more-settings.json"), r#"{"language": 7}"#).expect("it is writable");
    let table = Table::in_folder(folder.path());
    assert_eq!((settings(&table).sound, &settings(&table).more.language), (0.5, &None));
    let [Trouble::SettingsUnreadable(damaged)] = table.heard().told.as_slice() else { panic!() };
    assert_eq!(damaged.name, "more-settings.json");
    assert!(folder.path().join("damaged/more-settings.json").exists());
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
