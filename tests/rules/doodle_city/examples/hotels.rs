//! What a hotel scores when a road is drawn in it, and how the length of a road is counted.

use crate::doodle_city::table::{Table, old_town_for, scored};

/// A solo match on Old Town with these roads.
fn old_town(picture: &str) -> Table {
    Table::new(old_town_for(1), picture)
}

#[test]
fn a_road_of_five_squares_of_any_kind_circles_the_five() {
    let mut table = old_town(
        "· · · · ·
         · · · · ·
         ─ ─ · ─ ─
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(5, Some(5))]);
    assert!(table.city(0).has_hotel(1) && table.score(0).hotels == 5);
}

#[test]
fn a_length_between_two_scores_circles_the_lower_one() {
    let mut table = old_town(
        "· · · · ·
         · · · · ·
         ─ ─ · ─ ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(4, Some(3))]);
}

#[test]
fn a_taken_hotel_score_falls_to_the_next_lower_one_and_then_to_none() {
    let mut table = old_town(
        "─ ─ ─ · ─
         · · · · ·
         ─ ─ · ─ ─
         · ─ ─ ─ ─
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(5, Some(5))]);
    assert_eq!(scored(&table.round(&["1,4 ─"])), [(5, Some(3))]);
    assert_eq!(scored(&table.round(&["4,1 ─"])), [(5, None)]);
    assert_eq!(table.score(0).hotels, 8);
}

#[test]
fn a_road_shorter_than_every_score_circles_nothing() {
    let mut table = old_town(
        "· · · · ·
         · · · · ·
         · ─ · · ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(2, None)]);
    assert_eq!(table.score(0).hotels, 0);
}

#[test]
fn a_road_longer_than_every_score_circles_the_highest() {
    let mut table = old_town(
        "─ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ · ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ · ─",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(23, Some(15))]);
}

#[test]
fn a_road_runs_on_only_where_both_squares_have_an_end() {
    // From (3,3) the road would go on east into `│`, and west into `┘`, which has no end on its east side.
    let mut table = old_town(
        "· · · · ·
         · · ─ · ·
         · ┘ · │ ·
         · · ─ · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(1, None)]);
}

#[test]
fn a_road_ends_at_the_border_and_does_not_come_in_again() {
    // (5,1) leads out of the grid, and (1,2), which follows it in reading order, leads in.
    let mut table = old_town(
        "· · · · ─
         ─ ─ · · ·
         · · · · ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["4,1 ─"])), [(2, None)]);
}

#[test]
fn roads_that_only_pass_side_by_side_stay_apart() {
    let mut table = old_town(
        "─ ─ ─ ─ ─
         · · · · ·
         ─ ─ · ─ ·
         ─ ─ ─ ─ ─
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(4, Some(3))]);
}

#[test]
fn a_road_is_followed_round_bends_in_both_directions() {
    let mut table = old_town(
        "· · · · ·
         · · · ┌ ─
         · ┌ · ┘ ·
         · │ · · ·
         ─ ┘ · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(8, Some(8))]);
}

#[test]
fn a_loop_of_two_by_two_is_four_long() {
    let mut table = old_town(
        "· · · · ·
         · · · · ·
         · · · ┐ ·
         · · └ ┘ ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ┌"])), [(4, Some(3))]);
}

#[test]
fn a_large_loop_counts_each_square_once() {
    let mut table = old_town(
        "· · ┌ ─ ┐
         · · │ · │
         · · · ─ ┘
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 └"])), [(8, Some(8))]);
}

#[test]
fn a_road_that_comes_back_to_the_square_from_beside_is_no_loop() {
    // The road turns round and points at (3,3) from the north, where (3,3) has no end.
    let mut table = old_town(
        "· · · · ·
         · · ┌ ┐ ·
         · · · ┘ ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(scored(&table.round(&["3,3 ─"])), [(4, Some(3))]);
}

#[test]
fn a_longer_road_later_changes_nothing() {
    let mut table = old_town(
        "· · · · ·
         · · · · ·
         ─ ─ ─ · ·
         · · · · ·
         · · · · ·",
    );
    assert_eq!(table.score(0).hotels, 3);
    assert_eq!(scored(&table.round(&["4,3 ─"])), []);
    // Only the shop that is drawn now is scored.
    assert_eq!(scored(&table.round(&["5,3 ─"])), [(1, Some(1))]);
    assert_eq!(table.score(0).hotels, 3);
}

#[test]
fn every_player_has_hotel_scores_of_ones_own() {
    let row = "· · · · · · · · · · ─ ─ · ─ ─ · · · · · · · · · ·";
    let mut table = Table::new(old_town_for(2), row);
    assert_eq!(scored(&table.round(&["3,3 ─", "3,3 ─"])), [(5, Some(5)), (5, Some(5))]);
}
