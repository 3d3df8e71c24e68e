//! Records as files: written whole, read with a limit, and every failure named with its file.

use std::fs;

use doodle_city::{
    record::{BadFile, BadRecord, MOST_BYTES, Match, load, save, save_new},
    rules::doodle_city::DoodleCity,
};

use crate::doodle_city::table::{Table, old_town_for};

fn text() -> String {
    Table::fresh(old_town_for(2)).played().record().write()
}

fn read(path: &std::path::Path) -> Result<Match<DoodleCity>, BadFile> {
    load(path)
}

#[test]
fn a_saved_match_is_loaded_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a match.record");
    save(&path, text()).unwrap();
    assert_eq!(read(&path).unwrap().record().write(), text());
}

#[test]
fn saving_replaces_the_old_file_and_leaves_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.record");
    save(&path, "an older and much longer text").unwrap();
    save(&path, "new").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(names(folder.path()), ["match.record"]);
}

#[test]
fn a_new_file_never_takes_the_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.record");
    save_new(&path, "first").unwrap();
    let Err(BadFile::Io { error, .. }) = save_new(&path, "second") else { panic!("there is one already") };
    assert_eq!(error.kind(), std::io::ErrorKind::AlreadyExists);
    assert_eq!(fs::read_to_string(&path).unwrap(), "first");
    assert_eq!(names(folder.path()), ["match.record"]);
}

/// The names of all files in a folder, in order.
fn names(folder: &std::path::Path) -> Vec<String> {
    let name = |file: std::io::Result<fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
    names.sort_unstable();
    names
}

#[test]
fn saving_touches_no_file_of_a_similar_name() {
    let folder = tempfile::tempdir().unwrap();
    let others = ["match.record.2.new", "match.record.new"];
    for other in others {
        fs::write(folder.path().join(other), "mine").unwrap();
    }
    let path = folder.path().join("match.record");
    save(&path, "text").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "text");
    assert_eq!(names(folder.path()), ["match.record", others[0], others[1]]);
    assert!(others.iter().all(|other| fs::read_to_string(folder.path().join(other)).unwrap() == "mine"));
}

#[test]
fn saving_that_fails_leaves_no_other_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.record");
    fs::create_dir(&path).unwrap();
    let error = save(&path, "text").unwrap_err().to_string();
    assert!(error.starts_with(&format!("{}: cannot be written: ", path.display())), "{error}");
    assert_eq!(names(folder.path()), ["match.record"]);
}

#[test]
fn a_missing_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere.record");
    let error = read(&path).unwrap_err().to_string();
    assert!(error.starts_with(&format!("{}: cannot be read: ", path.display())), "{error}");
}

#[test]
fn a_folder_that_is_not_there_cannot_be_written_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere").join("match.record");
    let error = save(&path, "text").unwrap_err().to_string();
    assert!(error.starts_with(&format!("{}: cannot be written: ", path.display())), "{error}");
}

#[test]
fn a_huge_file_is_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge.record");
    fs::write(&path, " ".repeat(MOST_BYTES as usize + 1)).unwrap();
    assert!(matches!(read(&path), Err(BadFile::TooLarge { .. })));
    // One byte less is read, and then found to be nothing.
    fs::write(&path, " ".repeat(MOST_BYTES as usize)).unwrap();
    assert!(matches!(read(&path), Err(BadFile::Record { error: BadRecord::CutOff { .. }, .. })));
}

#[test]
fn a_bad_record_is_named_with_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("empty.record");
    fs::write(&path, "").unwrap();
    assert_eq!(read(&path).unwrap_err().to_string(), format!("{}: the file is empty", path.display()));
}
