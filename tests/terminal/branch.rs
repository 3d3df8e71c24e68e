//! `doodle branch`: matches that go on from a moment of another.

use std::fs;

use doodle_city::{record::load, rules::doodle_city::DoodleCity};

use super::{doodle, doodle_with, write_match};

#[test]
fn a_match_goes_on_from_a_moment_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let old = write_match(folder.path(), "old.json");
    let run = doodle(folder.path(), &["branch", "old.json", "new.json", "--after", "7"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("A new match in new.json, after 7 of "), "{}", run.out);
    assert_eq!(fs::read_to_string(folder.path().join("old.json")).unwrap(), old, "the other stays as it is");
    let on = load::<DoodleCity>(&folder.path().join("new.json")).unwrap();
    assert_eq!((on.log().len(), on.from().map(|from| from.entry)), (7, Some(7)));
    assert!(on.begun().is_some());
    let run = doodle_with(folder.path(), &["play", "new.json"], "");
    assert!(run.out.starts_with("The match in new.json goes on."), "{}", run.out);
    let run = doodle(folder.path(), &["verify", "old.json", "new.json"]);
    assert_eq!((run.status, run.out.lines().count(), run.err.as_str()), (0, 2, ""));
}

#[test]
fn what_says_that_it_goes_on_from_another_match_has_to_begin_like_that() {
    let folder = tempfile::tempdir().unwrap();
    write_match(folder.path(), "old.json");
    doodle(folder.path(), &["branch", "old.json", "new.json", "--after", "7"]);
    let file = folder.path().join("new.json");
    let forged =
        fs::read_to_string(&file).unwrap().replacen("\"more_control\":false", "\"more_control\":true", 1);
    fs::write(&file, forged).unwrap();
    assert_eq!(doodle(folder.path(), &["verify", "new.json"]).status, 0, "alone it may be true");
    let run = doodle(folder.path(), &["verify", "new.json", "old.json"]);
    assert_eq!((run.status, run.out.lines().count()), (2, 2));
    let words = "new.json: `from` names another match, but that has another `setup`";
    assert!(run.err.contains(words), "{}", run.err);
}

#[test]
fn nothing_is_written_over_and_nothing_made_up() {
    let folder = tempfile::tempdir().unwrap();
    let old = write_match(folder.path(), "old.json");
    let run = doodle(folder.path(), &["branch", "old.json", "old.json"]);
    assert!(run.status == 2 && run.err.contains("old.json"), "{}", run.err);
    assert_eq!(fs::read_to_string(folder.path().join("old.json")).unwrap(), old);
    let run = doodle(folder.path(), &["branch", "old.json", "new.json", "--after", "9999"]);
    assert!(
        run.status == 2 && run.err.contains("--after is 9999, but the match in old.json has"),
        "{}",
        run.err
    );
    assert!(!folder.path().join("new.json").exists());
}
