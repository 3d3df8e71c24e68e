//! Sheets: whatever is wrong with the file of one is said in words of its own.

use doodle_city::rules::doodle_city::{Sheet, built_in_sheets};
use serde_json::{Value, json};

use super::sheets::{changed, hamlet, metropolis, old_town, suburb};

/// Old Town with `field` changed to `value` is refused in these words.
fn is_refused(field: &str, value: Value, words: &str) {
    match changed(json!({ field: value })) {
        Ok(sheet) => panic!("{sheet} was accepted"),
        Err(error) => assert!(error.contains(words), "`{error}` does not say `{words}`"),
    }
}

#[test]
fn a_sheet_is_written_as_it_was_read() {
    for sheet in built_in_sheets().into_iter().chain([hamlet(), metropolis(), suburb()]) {
        let text = serde_json::to_string(&sheet).unwrap();
        let read: Sheet = serde_json::from_str(&text).unwrap();
        assert_eq!((&read, serde_json::to_string(&read).unwrap()), (&sheet, text));
    }
}

#[test]
fn a_sheet_has_a_name_of_reasonable_length() {
    for name in ["", "  ", &"x".repeat(41), "Old\nTown", "\u{1b}[2J", "Old Town\u{85}"] {
        let words = "`name`: a sheet's name has 1 to 40 characters, none of them a control character";
        is_refused("name", json!(name), words);
    }
    assert!(changed(json!({ "name": "x".repeat(40) })).is_ok());
}

#[test]
fn a_sheet_has_five_rows_of_five() {
    let rows = ["T S T H P", "S T P S H", "T P H T S", "H S T P T"];
    is_refused("rows", json!(rows), "`rows`: expected an array of length 5, not 4");
    let with = |last: &[&str]| json!(rows.iter().chain(last).collect::<Vec<_>>());
    is_refused("rows", with(&["P H S T S", "T T T T T"]), "`rows`: expected an array of length 5, not 6");
    let words =
        |letters| format!("`rows` entry 5: a row has five letters, such as \"T S T H P\", not {letters}");
    is_refused("rows", with(&["P H S T"]), &words(4));
    is_refused("rows", with(&["P H S T S T"]), &words(6));
    is_refused("rows", json!("TSTHP"), "`rows`: expected an array of length 5, not the string \"TSTHP\"");
    is_refused(
        "rows",
        with(&["P H S"]).as_array().map(|rows| json!([rows[0], rows[1], 3, "", ""])).unwrap(),
        "`rows` entry 3: expected a string, not 3",
    );
}

#[test]
fn the_letters_of_a_sheet_are_four() {
    let rows = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P H X T S"]);
    is_refused("rows", rows, "`rows` entry 5: `X` is no kind of square: P is a house");
    let rows = json!(["\u{202E} S T H P", "S T P S H", "T P H T S", "H S T P T", "P H S T S"]);
    is_refused("rows", rows, r"`rows` entry 1: `\u{202e}` is no kind of square");
}

#[test]
fn every_column_has_one_house_square() {
    let none = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "T H S T S"]);
    is_refused("rows", none, "`rows`: column 1 must have exactly one house square (P), not 0");
    let two = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P H S T P"]);
    is_refused("rows", two, "`rows`: column 5 must have exactly one house square (P), not 2");
}

#[test]
fn at_most_two_houses_are_crossed_out_from_the_start() {
    is_refused(
        "crossed_houses",
        json!([1, 3, 2, 1, 1]),
        "`crossed_houses` entry 2: expected a whole number from 0 to 2, not 3",
    );
    is_refused("crossed_houses", json!([1, 1, 2, 1]), "`crossed_houses`: expected an array of length 5, not 4");
    is_refused(
        "crossed_houses",
        json!([1, 1, 2, 1, 1, 1]),
        "`crossed_houses`: expected an array of length 5, not 6",
    );
}

#[test]
fn scores_ascend_and_there_are_some_but_not_too_many() {
    for (field, most) in [("hotel_scores", 8), ("shop_scores", 16)] {
        let too_many: Vec<u8> = (1..=most + 1).collect();
        let range = "expected a whole number from 1 to 99, not";
        for (scores, words) in [
            (json!([]), format!("`{field}`: expected 1 to {most} scores, not 0")),
            (json!(too_many), format!("`{field}`: expected 1 to {most} scores, not {}", most + 1)),
            (json!([0, 5]), format!("`{field}` entry 1: {range} 0")),
            (json!([3, 100]), format!("`{field}` entry 2: {range} 100")),
            (json!([3, -1]), format!("`{field}` entry 2: {range} -1")),
            (json!([3, 258]), format!("`{field}` entry 2: {range} 258")),
            (json!([3, 3]), format!("`{field}`: scores must ascend, but after 3 comes 3")),
            (json!([5, 3]), format!("`{field}`: scores must ascend, but after 5 comes 3")),
        ] {
            is_refused(field, scores, &words);
        }
        assert!(changed(json!({ field: (1..=most).collect::<Vec<u8>>() })).is_ok());
        assert!(changed(json!({ field: [1, 99] })).is_ok());
    }
}

#[test]
fn bonuses_ascend_in_threshold_and_worth() {
    let bonus = |at: u8, points: u8| json!({ "at": at, "points": points });
    let nine: Vec<Value> = (1..=9).map(|n| bonus(n, n)).collect();
    let range = "expected a whole number from 1 to 99, not";
    for (bonuses, words) in [
        (
            json!([bonus(3, 3), bonus(3, 5)]),
            "`shop_bonuses`: the values of `at` must ascend, but after 3 comes 3".into(),
        ),
        (
            json!([bonus(3, 5), bonus(5, 5)]),
            "`shop_bonuses`: the values of `points` must ascend, but after 5 comes 5".into(),
        ),
        (json!([bonus(5, 3), bonus(3, 5)]), "the values of `at` must ascend, but after 5 comes 3".into()),
        (json!([bonus(0, 3)]), format!("`shop_bonuses` entry 1, `at`: {range} 0")),
        (json!([bonus(1, 3), bonus(3, 100)]), format!("`shop_bonuses` entry 2, `points`: {range} 100")),
        (json!(nine), "`shop_bonuses`: expected at most 8 bonuses, not 9".to_owned()),
    ] {
        is_refused("shop_bonuses", bonuses, &words);
    }
    assert!(changed(json!({ "shop_bonuses": [] })).is_ok());
    assert!(changed(json!({ "shop_bonuses": nine[..8] })).is_ok());
}

#[test]
fn there_are_trees_but_no_forest() {
    for trees in [0, 21] {
        is_refused(
            "trees",
            json!(trees),
            &format!("`trees`: expected a whole number from 1 to 20, not {trees}"),
        );
    }
    assert!([1, 20].into_iter().all(|trees| changed(json!({ "trees": trees })).is_ok()));
}

#[test]
fn a_sheet_has_no_unknown_field() {
    is_refused("lakes", json!(1), "unknown field `lakes`");
}

#[test]
fn a_sheet_is_shown_by_its_name() {
    assert_eq!(old_town().to_string(), "Old Town");
}
