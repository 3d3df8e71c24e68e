//! A damaged file is set aside and named; the others open.

use std::{fs, path::Path};

use doodle_city::storage::{Answer, Damaged, Request, Stored};
use tempfile::{TempDir, tempdir};

use crate::table::Table;

/// A folder with one good match, and `files` beside it.
fn folder_with(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempdir().expect("a place for tests");
    let mut table = Table::in_folder(folder.path());
    table.new_match(2);
    table.roll();
    for (name, bytes) in files {
        fs::write(folder.path().join("matches").join(name), bytes).expect("it is writable");
    }
    folder
}

fn list(folder: &Path) -> (Vec<Stored>, Vec<Damaged>) {
    match Table::in_folder(folder).ask(Request::List) {
        Answer::Listed { matches, damaged, .. } => (matches, damaged),
        other => panic!("{other:?}"),
    }
}

#[test]
fn damaged_files_are_set_aside_and_named_and_the_others_open() {
    let folder = folder_with(&[
        ("binary.json", &[0x89, b'P', b'N', b'G', 0, 1]),
        ("cut.json", b"{\n  \"format\": \"doodle-city-record\",\n  \"ver"),
        ("empty.json", b""),
        ("other.json", b"{\"what\": \"is this?\"}"),
    ]);
    let (matches, damaged) = list(folder.path());
    assert_eq!(matches.len(), 1);
    let names: Vec<&str> = damaged.iter().map(|damaged| damaged.name.as_str()).collect();
    assert_eq!(names, ["binary.json", "cut.json", "empty.json", "other.json"]);
    for (damaged, word) in damaged.iter().zip(["no text file", "cut off", "empty", "not a record"]) {
        assert!(damaged.fault.to_string().contains(word) || word == "no text file", "{damaged:?}");
        let kept = damaged.moved_to.as_deref().expect("it is moved");
        assert_eq!(kept, folder.path().join("damaged").join(&damaged.name));
        assert!(kept.exists());
        assert!(!folder.path().join("matches").join(&damaged.name).exists());
    }
    assert!(damaged[0].fault.to_string().contains("not a text file"), "{damaged:?}");

    let (matches, damaged) = list(folder.path());
    assert_eq!((matches.len(), damaged.len()), (1, 0), "it is told once");
}

#[test]
fn what_has_been_set_aside_is_never_overwritten() {
    let folder = folder_with(&[("twice.json", b"one")]);
    list(folder.path());
    for (bytes, name) in [(b"two", "twice-2.json"), (b"odd", "twice-3.json")] {
        fs::write(folder.path().join("matches/twice.json"), bytes).expect("it is writable");
        let (_, damaged) = list(folder.path());
        assert_eq!(damaged[0].moved_to, Some(folder.path().join("damaged").join(name)));
        assert_eq!(fs::read(folder.path().join("damaged").join(name)).ok().as_deref(), Some(&bytes[..]));
    }
    assert_eq!(fs::read(folder.path().join("damaged/twice.json")).ok().as_deref(), Some(&b"one"[..]));
}

#[test]
fn an_illegal_action_is_damage_too() {
    let folder = folder_with(&[]);
    let matches = folder.path().join("matches");
    let good =
        fs::read_dir(&matches).expect("it is there").next().expect("one match").expect("readable").path();
    let text = fs::read_to_string(&good).expect("readable");
    let pass = text.replace("\n  ]\n", ",\n    \"pass\"\n  ]\n");
    assert_ne!(text, pass);
    fs::write(matches.join("cheat.json"), pass).expect("it is writable");
    let (listed, damaged) = list(folder.path());
    assert_eq!(listed.len(), 1);
    assert!(damaged[0].fault.to_string().contains("`log` entry 2"), "{damaged:?}");
}

#[test]
fn a_newer_record_stays_for_a_newer_program() {
    let newer = br#"{"format": "doodle-city-record", "version": 999, "game": "doodle-city", "rules": 1}"#;
    let folder = folder_with(&[("newer.json", newer)]);
    let (matches, damaged) = list(folder.path());
    assert_eq!(matches.len(), 1);
    assert!(damaged[0].fault.to_string().contains("999"), "{damaged:?}");
    assert_eq!(damaged[0].moved_to, None);
    assert!(folder.path().join("matches/newer.json").exists());
}

#[test]
fn a_file_with_a_strange_name_is_named_and_left() {
    let folder = folder_with(&[("My Match.json", b"{}"), ("notes.txt", b"hello"), ("x.json.new", b"half")]);
    fs::create_dir(folder.path().join("matches/folder.json")).expect("it is writable");
    let (matches, damaged) = list(folder.path());
    assert_eq!(matches.len(), 1);
    assert_eq!(damaged.len(), 1, "{damaged:?}");
    assert_eq!((damaged[0].name.as_str(), &damaged[0].moved_to), ("My Match.json", &None));
    assert!(folder.path().join("matches/My Match.json").exists());
}

#[test]
fn a_huge_file_is_set_aside_unread() {
    let folder = folder_with(&[("huge.json", &vec![b' '; 5 << 20])]);
    let (matches, damaged) = list(folder.path());
    assert_eq!(matches.len(), 1);
    assert!(damaged[0].fault.to_string().contains("larger"), "{damaged:?}");
    assert!(damaged[0].moved_to.is_some());
}

#[test]
fn where_nothing_can_be_listed_the_reason_is_told() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("matches"), "mine").expect("it is writable");
    let answer = Table::in_folder(folder.path()).ask(Request::List);
    let Answer::Listed { matches, damaged, unlisted: Some(why) } = answer else { panic!("{answer:?}") };
    assert!(matches.is_empty() && damaged.is_empty());
    let why = why.to_string();
    assert!(why.contains("matches") && why.contains("cannot be read"), "{why}");
}
