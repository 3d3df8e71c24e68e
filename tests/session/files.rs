//! Matches as files of one's own: export, import, removal.

use std::{fs, path::Path};

use doodle_city::storage::{Answer, MatchId, Request, Task};
use tempfile::tempdir;

use crate::table::Table;

fn failure(answer: Answer) -> (Task, String) {
    match answer {
        Answer::Failed { task, what } => (task, what),
        other => panic!("{other:?}"),
    }
}

fn export(table: &mut Table, id: &MatchId, to: &Path) -> Answer {
    table.ask(Request::Export { id: id.clone(), to: to.into() })
}

#[test]
fn an_exported_match_comes_back_as_one_of_its_own() {
    let (here, elsewhere) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let file = elsewhere.path().join("our match.json");
    let mut table = Table::in_folder(here.path());
    let id = table.new_match(3);
    table.roll_until_a_turn();
    let exported = export(&mut table, &id, &file);
    assert!(matches!(exported, Answer::Exported { to, .. } if to == file));

    let Answer::Imported { id: copy } = table.ask(Request::Import { from: file }) else { panic!() };
    assert_ne!(copy, id);
    let stored = table.list();
    assert_eq!(stored.len(), 2);
    assert!(stored.iter().all(|stored| stored.game.write() == table.play().record().write()));
}

#[test]
fn export_overwrites_nothing() {
    let (here, elsewhere) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let file = elsewhere.path().join("letter.json");
    fs::write(&file, "Dear Ada").expect("it is writable");
    let mut table = Table::in_folder(here.path());
    let id = table.new_match(1);
    let (task, what) = failure(export(&mut table, &id, &file));
    assert_eq!(task, Task::Export);
    assert!(what.contains("letter.json") && what.contains("exists"), "{what}");
    assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some("Dear Ada"));
}

#[test]
fn a_match_that_is_not_there_is_not_exported() {
    let here = tempdir().expect("a folder");
    let file = here.path().join("out.json");
    let mut table = Table::in_folder(here.path());
    let (task, _) = failure(export(&mut table, &MatchId::fresh("doodle-city"), &file));
    assert_eq!(task, Task::Export);
    assert!(!file.exists());
}

#[test]
fn import_says_what_is_wrong_with_a_file_and_leaves_it() {
    let here = tempdir().expect("a folder");
    let mut table = Table::in_folder(here.path());
    for (name, bytes, word) in [
        ("empty.json", &b""[..], "empty"),
        ("binary.json", &[0, 159, 146][..], "not a text file"),
        ("other.json", &b"{\"what\": 1}"[..], "not a record"),
    ] {
        let from = here.path().join(name);
        fs::write(&from, bytes).expect("it is writable");
        let (task, what) = failure(table.ask(Request::Import { from: from.clone() }));
        assert_eq!(task, Task::Import);
        assert!(what.contains(name) && what.contains(word), "{what}");
        assert!(from.exists());
    }
    let (_, what) = failure(table.ask(Request::Import { from: here.path().join("nothing.json") }));
    assert!(what.contains("cannot be read"), "{what}");
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
