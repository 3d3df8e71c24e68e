//! Matches as texts for other devices: export, import, removal.

use std::fs;

use doodle_city::{
    record::MOST_BYTES,
    storage::{Answer, MatchId, Request, Task},
};
use tempfile::tempdir;

use crate::table::Table;

fn failure(answer: Answer) -> (Task, String) {
    match answer {
        Answer::Failed { task, fault } => (task, fault.to_string()),
        other => panic!("{other:?}"),
    }
}

fn import(table: &mut Table, bytes: &[u8]) -> Answer {
    table.ask(Request::Import { name: "theirs.json".into(), bytes: bytes.into() })
}

#[test]
fn an_exported_match_comes_back_as_one_of_its_own() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    let id = table.new_match(3);
    table.roll_until_a_turn();
    let Answer::Exported { id: exported, text } = table.ask(Request::Export { id: id.clone() }) else {
        panic!()
    };
    assert_eq!((exported, &text), (id.clone(), &table.play().record().write()));

    let Answer::Imported { stored: copy } = import(&mut table, text.as_bytes()) else { panic!() };
    assert_ne!(copy.id, id);
    let stored = table.list();
    assert_eq!(stored.len(), 2);
    assert!(stored.iter().all(|stored| stored.game.write() == text));
}

#[test]
fn a_match_that_is_not_there_is_not_exported() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    let (task, _) = failure(table.ask(Request::Export { id: MatchId::fresh("doodle-city") }));
    assert_eq!(task, Task::Export);
}

#[test]
fn import_says_what_is_wrong_with_a_file() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    let large = vec![b' '; MOST_BYTES as usize + 1];
    for (bytes, word) in [
        (&b""[..], "empty"),
        (&[0, 159, 146][..], "not a text file"),
        (&b"{\"what\": 1}"[..], "not a record"),
        (&large[..], "larger than"),
    ] {
        let (task, what) = failure(import(&mut table, bytes));
        assert_eq!(task, Task::Import);
        assert!(what.contains("theirs.json") && what.contains(word), "{what}");
    }
    assert!(table.list().is_empty());
}

#[test]
fn a_removed_match_is_gone() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    let (id, other) = (table.new_match(1), table.new_match(2));
    assert!(matches!(table.ask(Request::Remove(id.clone())), Answer::Removed(gone) if gone == id));
    let left: Vec<MatchId> = table.list().into_iter().map(|stored| stored.id).collect();
    assert_eq!(left, [other]);
}

#[test]
fn a_match_is_one_readable_file() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    let id = table.new_match(2);
    table.roll();
    let path = here.path().join("matches").join(format!("{id}.json"));
    assert_eq!(fs::read_to_string(path).ok(), Some(table.play().record().write()));
    let files = fs::read_dir(here.path().join("matches")).expect("it is there").count();
    assert_eq!(files, 1, "nothing half-written is left");
}
