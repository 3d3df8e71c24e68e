//! Sheets: whatever is wrong with the file of one is said in words of its own.

use doodle_city::rules::doodle_city::{Sheet, built_in_sheets};
use serde_json::{Value, json};

use crate::sheets::{changed, hamlet, metropolis, old_town, suburb};

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
        let words = "a sheet's name has 1 to 40 characters, none of them a control character";
        is_refused("name", json!(name), words);
    }
    assert!(changed(json!({ "name": "x".repeat(40) })).is_ok());
}

#[test]
fn a_sheet_has_five_rows_of_five() {
    let rows = ["T S T H P", "S T P S H", "T P H T S", "H S T P T"];
    let words = "`rows` must be five texts of five letters each";
    is_refused("rows", json!(rows), words);
    let with = |last: &[&str]| json!(rows.iter().chain(last).collect::<Vec<_>>());
    is_refused("rows", with(&["P H S T S", "T T T T T"]), words);
    is_refused("rows", with(&["P H S T"]), words);
    is_refused("rows", with(&["P H S T S T"]), words);
}

#[test]
fn the_letters_of_a_sheet_are_four() {
    let rows = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P H X T S"]);
    is_refused("rows", rows, "`X` is no kind of square: P is a house");
}

#[test]
fn every_column_has_one_house_square() {
    let none = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "T H S T S"]);
    is_refused("rows", none, "column 1 must have exactly one house square");
    let two = json!(["T S T H P", "S T P S H", "T P H T S", "H S T P T", "P H S T P"]);
    is_refused("rows", two, "column 5 must have exactly one house square");
}

#[test]
fn at_most_two_houses_are_crossed_out_from_the_start() {
    is_refused("crossed_houses", json!([1, 3, 2, 1, 1]), "`crossed_houses` has 3: 0 to 2");
    is_refused("crossed_houses", json!([1, 1, 2, 1]), "an array of length 5");
}

#[test]
fn scores_ascend_and_there_are_some_but_not_too_many() {
    for (field, most) in [("hotel_scores", 8), ("shop_scores", 16)] {
        let words = format!("`{field}` must have 1 to {most} whole numbers from 1 to 99");
        let too_many: Vec<u8> = (1..=most + 1).collect();
        for scores in [json!([]), json!([0, 5]), json!([3, 3]), json!([5, 3]), json!([3, 100]), json!(too_many)]
        {
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
    for bonuses in [
        json!([bonus(3, 3), bonus(3, 5)]),
        json!([bonus(3, 5), bonus(5, 5)]),
        json!([bonus(5, 3), bonus(3, 5)]),
        json!([bonus(0, 3)]),
        json!([bonus(3, 100)]),
        json!(nine),
    ] {
        is_refused("shop_bonuses", bonuses, "`shop_bonuses` must have at most 8 entries");
    }
    assert!(changed(json!({ "shop_bonuses": [] })).is_ok());
    assert!(changed(json!({ "shop_bonuses": nine[..8] })).is_ok());
}

#[test]
fn there_are_trees_but_no_forest() {
    for trees in [0, 21] {
        is_refused("trees", json!(trees), &format!("a sheet has 1 to 20 trees, not {trees}"));
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
