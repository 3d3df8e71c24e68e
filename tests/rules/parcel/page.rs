//! The page of records: its example is what it says there, and records have only the forms that it names.

use doodle_city::record::Match;

use crate::{forms, game::rules::Parcel};

const PAGE: &str = include_str!("../../parcel/records.md");

/// The record of the page, and its standings.
fn example() -> [&'static str; 2] {
    let blocks: Vec<&str> =
        PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    blocks.try_into().expect("the page shows a record and what it comes to")
}

#[test]
fn the_example_is_what_the_page_says() {
    let [record, standings] = example();
    let played = Match::<Parcel>::read(record.as_bytes()).expect("a record");
    assert!(played.is_over());
    assert_eq!(played.record().write(), record, "the page shows it as this program writes it");
    assert_eq!(serde_json::to_string(&played.standings()).unwrap(), standings.trim_end());
}

#[test]
fn the_dice_and_cards_of_the_example_are_those_of_its_seed() {
    let [record, _] = example();
    assert!(record.contains("\"seed\": 7"));
    assert!(Match::<Parcel>::read(record.replacen("\"seed\": 7", "\"seed\": 8", 1).as_bytes()).is_err());
}

#[test]
fn every_part_of_a_record_has_the_form_of_the_page_and_no_other() {
    let [record, _] = example();
    let is_valid = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} is not there");
        Match::<Parcel>::read(record.replacen(from, to, 1).as_bytes()).is_ok()
    };
    for (from, to) in [
        (r#""turns":3"#, r#""turns":0"#),
        (r#""turns":3"#, r#""turns":2001"#),
        (r#""turns":3"#, r#""turns":null"#),
        (r#""first":0"#, r#""first":2"#),
        (r#"{"throw":"#, r#"{"thrown":"#),
        (r#"{"reveal":"#, r#"{"card":"#),
        (r#""keep""#, r#"{"keep":null}"#),
    ] {
        assert!(!is_valid(from, to), "{to}");
    }
    let begun = Match::<Parcel>::read(record.as_bytes()).expect("a record").at(6).record().write();
    assert!(forms::changed_to_other_forms::<Parcel>(&begun) > 5);
}
