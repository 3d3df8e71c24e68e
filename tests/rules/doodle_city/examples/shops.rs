//! What a shop scores when a road is drawn in it: the crossed-out houses along its road.

use doodle_city::rules::doodle_city::Sheet;

use crate::doodle_city::{
    sheets::sheet,
    table::{Table, old_town_for, on, scored, solo},
};

/// All houses in the first row, seven shops below; `crossed` are the houses crossed out from the start.
fn high_street(crossed: &str) -> Sheet {
    sheet(
        "P P P P P
         S S S S S
         S S T T T
         T T T T T
         T T T T T",
        &format!(r#"{{"crossed_houses": {crossed}}}"#),
    )
}

/// One road through all houses, open towards (5,2).
const THROUGH_ALL_HOUSES: &str = "
    ─ ─ ─ ─ ┐
    · · · · ·
    · · · · ·
    · · · · ·
    · · · · ·";

fn at_high_street(crossed: &str) -> Table {
    Table::new(solo(high_street(crossed)), THROUGH_ALL_HOUSES)
}

#[test]
fn a_shop_circles_the_crossed_out_houses_of_all_house_squares_on_its_road() {
    let mut table = at_high_street("[1, 0, 2, 1, 0]");
    table.round(&["2,1"]);
    table.round(&["2,1"]);
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(6, Some(6))]);
    assert!(table.city(0).has_shop(5) && table.score(0).shops == 6);
}

#[test]
fn houses_that_are_printed_crossed_out_count() {
    let mut table = Table::new(
        old_town_for(1),
        "· · · · ·
         · ─ ─ · ·
         · · · · ·
         · · · · ·
         · · · · ·",
    );
    // Between the house of column 3, which starts with two, and nothing else.
    assert_eq!(scored(&table.round(&["4,2 ─"])), [(2, Some(2))]);
}

#[test]
fn houses_off_the_road_do_not_count() {
    let mut table = Table::new(
        solo(high_street("[1, 1, 1, 1, 1]")),
        "─ ─ │ ─ ┐
         · · · · ·
         · · · · ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(2, Some(2))]);
}

#[test]
fn a_shop_without_houses_circles_nothing() {
    let mut table = at_high_street("[0, 0, 0, 0, 0]");
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(0, None)]);
    assert_eq!(scored(&table.round(&["1,2 ─"])), [(0, None)]);
}

#[test]
fn a_taken_five_falls_to_the_four() {
    let mut table = at_high_street("[1, 1, 1, 1, 1]");
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(5, Some(5))]);
    assert_eq!(scored(&table.round(&["4,2 ─"])), [(5, Some(4))]);
    assert_eq!(table.score(0).shops, 9);
}

#[test]
fn a_taken_seven_falls_to_the_six() {
    let mut table = at_high_street("[2, 2, 1, 1, 1]");
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(7, Some(7))]);
    assert_eq!(scored(&table.round(&["4,2 ─"])), [(7, Some(6))]);
}

#[test]
fn taken_scores_are_passed_over_down_to_none() {
    let mut table = at_high_street("[2, 0, 0, 0, 0]");
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(2, Some(2))]);
    assert_eq!(scored(&table.round(&["4,2 ─"])), [(2, Some(1))]);
    // The 3 and higher ones are free, but too high.
    assert_eq!(scored(&table.round(&["3,2 ─"])), [(2, None)]);
}

#[test]
fn sixteen_houses_circle_the_ten() {
    let mut table = at_high_street("[1, 1, 2, 1, 1]");
    for column in ["1,1", "2,1", "3,1", "4,1", "5,1"] {
        table.round(&[column]);
        table.round(&[column]);
    }
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(16, Some(10))]);
}

#[test]
fn a_gap_between_scores_falls_to_the_score_below() {
    let print = r#"{"crossed_houses": [2, 2, 2, 0, 0], "shop_scores": [2, 4, 9]}"#;
    let kinds = "P P P P P S S S S S T T T T T T T T T T T T T T T";
    let mut table = Table::new(solo(sheet(kinds, print)), THROUGH_ALL_HOUSES);
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(6, Some(4))]);
}

#[test]
fn houses_crossed_out_later_change_nothing() {
    let mut table = at_high_street("[1, 1, 1, 1, 1]");
    table.round(&["5,2 ┘"]);
    let before = table.score(0);
    assert_eq!(scored(&table.round(&["1,1"])), []);
    assert_eq!(table.score(0), before);
}

#[test]
fn a_road_that_is_joined_later_brings_its_houses_to_no_earlier_shop() {
    let mut table = Table::new(
        solo(high_street("[1, 1, 1, 1, 1]")),
        "─ ─ ─ ─ ┐
         · · · · ·
         · · · · ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["4,2 ─"])), [(0, None)]);
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(5, Some(5))]);
    assert_eq!(table.score(0).shops, 5);
}

#[test]
fn a_house_is_counted_in_its_own_city_alone() {
    let mut table = Table::new(on(high_street("[1, 1, 1, 1, 1]"), 2), THROUGH_ALL_HOUSES);
    table.round(&["1,1", "1,4 ─"]);
    let events = table.round(&["5,2 ┘", "5,2 ┘"]);
    // Seat 1 starts the second round.
    assert_eq!(scored(&events), [(5, Some(5)), (6, Some(6))]);
}
