//! Seats that change hands in the course of a match.

use doodle_city::{
    record::{Controller, Level},
    rules::Seat,
};

use crate::{
    bad_records::is_said,
    records::{Played, changed, whole},
};

#[test]
fn who_took_a_seat_over_and_when_is_kept() {
    let mut played = whole(3).at(10);
    let (seat, master) = (Seat(0), Controller::Level(Level::Master));
    played.change_seat(seat, master);
    let text = played.record().write();
    assert!(
        text.contains("\"version\": 2") && text.contains(r#"[{"after":10,"seat":0,"by":"master"}]"#),
        "{text}"
    );
    let read = Played::read(text.as_bytes()).unwrap();
    assert_eq!(read.record().write(), text);
    assert_eq!(read.seats()[0].by, master);
    assert_eq!([9, 10].map(|steps| read.by(seat, steps)), [Controller::Person, master]);
    assert_eq!(read.at(10).seats()[0].by, master, "the change came after the tenth action");
    assert_eq!(read.at(9).record().write(), whole(3).at(9).record().write(), "and is forgotten with it");
}

#[test]
fn a_seat_that_changes_hands_and_back_at_once_has_not_changed() {
    let (seat, master) = (Seat(0), Controller::Level(Level::Master));
    let mut played = whole(3).at(10);
    let text = played.record().write();
    played.change_seat(seat, master);
    played.change_seat(seat, Controller::Person);
    assert_eq!(played.record().write(), text);
    let mut begun = whole(3).at(0);
    begun.change_seat(seat, master);
    assert!(begun.record().changes.is_empty(), "before the first action it is who begins");
    assert_eq!(begun.record().seats[0].by, master);
}

#[test]
fn a_change_of_seats_that_cannot_be_is_told() {
    let with = |changes: &str| {
        let seats = format!("\"changes\": {changes},\n  \"setup\"");
        changed("\"setup\"", &seats).replacen("\"version\": 1", "\"version\": 2", 1)
    };
    let one = r#"{"after":6,"seat":1,"by":"master"}"#;
    assert!(Played::read(with(&format!("[{one}]")).as_bytes()).is_ok());
    assert!(Played::read(with("null").as_bytes()).is_ok());
    for (changes, words) in [
        (format!("[{one},{one}]"), "`changes` entry 2: it must come after the one before"),
        (one.replace('6', "0"), "`changes` entry 1, `after`: expected a whole number from 1 on, not 0"),
        (one.replace('6', "-1"), "`changes` entry 1, `after`: expected a whole number from 1 on, not -1"),
        (one.replace('6', "9"), "`changes` entry 1: `after` must be 1 to 8, the number of entries in `log`"),
        (
            one.replace(":1", ":2"),
            "`changes` entry 1: `seat` must be below `players` (2): it counts the seats from 0",
        ),
        (
            one.replace(":1", ":258"),
            "`changes` entry 1: `seat` must be below `players` (2): it counts the seats from 0",
        ),
        (one.replace(":1", ":-1"), "`changes` entry 1, `seat`: expected a whole number from 0 on, not -1"),
        (one.replace("master", "person"), "`changes` entry 1: the same decides for this seat already"),
        (one.replace("master", "wizard"), "`changes` entry 1, `by`: unknown value `wizard`"),
        (one.replace("after", "before"), "unknown field `before`"),
    ] {
        let list = if changes.starts_with('[') { changes } else { format!("[{changes}]") };
        is_said(with(&list), words);
    }
    let early = with(&format!("[{one}]")).replacen("\"version\": 2", "\"version\": 1", 1);
    is_said(early, "`changes` belongs to version 2 of the record format, but this says 1");
}
