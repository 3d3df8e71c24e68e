//! Nothing can be written: people are told once, and the match goes on.

use std::fs;

use doodle_city::{
    record::Seeded,
    storage::{Answer, MemoryBackend, Request, Slot, Trouble},
};
use tempfile::tempdir;

use crate::table::Table;

fn unsaved(table: &Table) -> usize {
    table.heard().told.iter().filter(|trouble| matches!(trouble, Trouble::MatchNotSaved { .. })).count()
}

#[test]
fn a_full_disk_is_told_once_and_the_match_goes_on() {
    let disk = MemoryBackend::default();
    let mut table = Table::over(disk.clone());
    let id = table.new_match(2);
    table.roll_until_a_turn();
    let saved = disk.get(&Slot::Match(id.clone()));
    disk.set_full(true);
    let mut dice = Seeded::new(3);
    for _ in 0..12 {
        table.step(&mut dice);
    }
    table.frames();
    assert_eq!(unsaved(&table), 1);
    assert!(!table.session().is_saved());
    assert_eq!(disk.get(&Slot::Match(id.clone())), saved, "what was there is whole");

    // In memory nothing is lost either.
    let listed = table.list();
    assert_eq!((listed.len(), listed[0].is_saved), (1, false));
    assert_eq!(listed[0].game.write(), table.play().record().write());

    disk.set_full(false);
    table.step(&mut dice);
    assert!(table.session().is_saved());
    assert!(table.list()[0].is_saved);
    assert_eq!(unsaved(&table), 1);
}

#[test]
fn undo_works_without_a_disk() {
    let disk = MemoryBackend::default();
    disk.set_full(true);
    let mut table = Table::over(disk);
    table.new_match(1);
    table.roll_until_a_turn();
    let steps = table.steps();
    table.step(&mut Seeded::new(1));
    table.undo();
    assert_eq!(table.steps(), steps);
    assert_eq!(unsaved(&table), 1);
}

#[test]
fn without_any_folder_a_whole_match_can_be_played_and_exported() {
    let mut table = Table::nowhere();
    let id = table.new_match(1);
    let mut dice = Seeded::new(8);
    while !table.play().is_over() {
        table.step(&mut dice);
    }
    assert_eq!(unsaved(&table), 1);
    assert!(table.list()[0].is_over());
    let Answer::Exported { text, .. } = table.ask(Request::Export { id: id.clone() }) else { panic!() };
    assert_eq!(text, table.play().record().write());
    assert!(matches!(table.ask(Request::Remove(id)), Answer::Removed(_)));
    assert!(table.list().is_empty());
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told_and_left() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("data");
    fs::write(&file, "mine").expect("it is writable");
    let mut table = Table::in_folder(&file);
    table.new_match(2);
    table.roll();
    assert_eq!(unsaved(&table), 1);
    assert_eq!(table.steps(), 1);
    assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some("mine"));
}
