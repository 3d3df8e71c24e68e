//! Matches that are played on from a moment of another, and when matches were played.

use doodle_city::{
    record::{RecordHash, Seeded, Utc},
    rules::{Actor, IgnoreEvents, LegalActions as _},
};

use crate::{
    bad_records::is_said,
    records::{Played, changed, one_round, whole},
};

fn moment(text: &str) -> Utc {
    text.parse().unwrap()
}

/// Goes on to the end, by the dice of this seed and the last of the legal moves.
fn to_the_end(played: &mut Played, seed: u64) {
    played.set_seed(seed);
    let mut dice = Seeded::new(seed);
    while played.actor() != Actor::GameOver {
        let legal = played.legal();
        let action = played.draw(&mut dice).or(legal.get(legal.len().saturating_sub(1)));
        played.apply(action.unwrap(), &mut IgnoreEvents).unwrap();
    }
}

#[test]
fn a_match_tells_when_it_was_played() {
    let mut played = whole(3);
    played.set_begun(moment("2026-11-29T19:30:00Z"));
    played.set_ended(moment("2026-11-29T20:01:02Z"));
    let text = played.record().write();
    let fields = "\"rules\": 1,\n  \"begun\": \"2026-11-29T19:30:00Z\",\n  \"ended\": \"2026-11-29T20:01:02Z\",\n  \"seats\"";
    assert!(text.contains("\"version\": 3") && text.contains(fields), "{text}");
    let read = Played::read(text.as_bytes()).unwrap();
    assert_eq!(read.record().write(), text);
    assert_eq!((read.begun(), read.ended()), (played.begun(), played.ended()));
    // What is taken back has not ended, and ends anew.
    let mut earlier = read.at(20);
    assert_eq!((earlier.begun(), earlier.ended()), (played.begun(), None));
    to_the_end(&mut earlier, 3);
    assert_eq!(earlier.ended(), None);
}

#[test]
fn what_has_no_times_is_written_as_before() {
    assert!(one_round().contains("\"version\": 1") && whole(3).record().write().contains("\"version\": 1"));
}

#[test]
fn a_match_is_played_on_with_dice_of_its_own() {
    let other = whole(3);
    let mut on = other.play_on(20);
    assert_eq!(
        on.from().map(|from| (from.record, from.entry)),
        Some((RecordHash::of(&other.record().write()), 20))
    );
    assert_eq!((on.log(), on.seed()), (&other.log()[..20], None));
    to_the_end(&mut on, 4);
    assert_ne!(on.log(), other.log());
    let text = on.record().write();
    let read = Played::read(text.as_bytes()).unwrap();
    assert_eq!(read.record().write(), text);
    assert_eq!(read.check_from(&other), Ok(()));
    // A match of which nothing is said is no matter.
    assert_eq!(read.check_from(&whole(5)), Ok(()));
    is_said(text.replace("\"entry\":20", "\"entry\":3"), "the seed 4 gives");
    is_said(text.replace("\"entry\":20", "\"entry\":999"), "`from`: `entry` is 999, but `log` has");
}

#[test]
fn what_is_taken_back_no_longer_comes_from_there() {
    let mut on = whole(3).play_on(20);
    on.rewind(12);
    assert_eq!(on.from().map(|from| from.entry), Some(12));
    assert_eq!(on.check_from(&whole(3)), Ok(()));
}

#[test]
fn a_match_is_not_taken_for_one_that_was_played_on_from_another() {
    let other = whole(3);
    let text = other.play_on(20).record().write();
    let [hash, another] =
        [&other, &whole(5)].map(|played| RecordHash::of(&played.record().write()).to_string());
    let forged = Played::read(text.replace(&hash, &another).as_bytes()).unwrap();
    let error = forged.check_from(&whole(5)).unwrap_err().to_string();
    assert!(error.starts_with("`from` names another match, but `log` entry "), "{error}");
    let forged = text.replacen("\"trees\":7", "\"trees\":8", 1);
    let error = Played::read(forged.as_bytes()).unwrap().check_from(&other).unwrap_err().to_string();
    assert_eq!(error, "`from` names another match, but that has another `setup`");
}

#[test]
fn earlier_versions_have_none_of_it() {
    for (field, value) in [
        ("begun", "\"2026-11-29T19:30:00Z\""),
        ("ended", "\"2026-11-29T19:30:00Z\""),
        (
            "from",
            "{\"record\": \"0000000000000000000000000000000000000000000000000000000000000000\", \"entry\": 1}",
        ),
    ] {
        let early = changed("\"seats\"", &format!("\"{field}\": {value}, \"seats\""));
        is_said(early, &format!("`{field}` belongs to version 3 of the record format, but this says 1"));
    }
    let running =
        changed("\"seats\"", "\"ended\": \"2026-11-29T19:30:00Z\", \"seats\"").replacen(": 1,", ": 3,", 1);
    is_said(running, "`ended` may stand in a record only when the match is over");
    let odd = changed("\"seats\"", "\"begun\": \"yesterday\", \"seats\"").replacen(": 1,", ": 3,", 1);
    is_said(
        odd,
        "`begun`: expected a moment of the years 1970 to 2999 such as `2026-11-29T19:30:00Z`, not `yesterday`",
    );
}
