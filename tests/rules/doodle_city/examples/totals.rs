//! What is added up at the end: taxis, trees, and who wins.

use doodle_city::rules::doodle_city::{Score, Sheet};

use crate::doodle_city::{
    sheets::sheet,
    table::{Table, on},
};

/// Taxis everywhere but in the last row; one tree.
fn taxi_rank(trees: u8) -> Sheet {
    let kinds = "T T T T T T T T T T T T T T T T T T T T P P P P P";
    sheet(kinds, &format!(r#"{{"trees": {trees}}}"#))
}

/// The taxi points of these roads.
fn taxis(picture: &str) -> i32 {
    Table::new(on(taxi_rank(1), 1), picture).score(0).taxis
}

#[test]
fn five_linked_taxis_are_twenty_points() {
    let row = "─ ─ ─ ─ ─ · · · · · · · · · · · · · · · · · · · ·";
    assert_eq!(taxis(row), 20);
}

#[test]
fn a_taxi_alone_is_nothing() {
    let apart = "─ · ─ · ─ · · · · · │ · │ · · · · · · · · · · · ·";
    assert_eq!(taxis(apart), 0);
}

#[test]
fn neighbouring_taxis_on_different_roads_are_not_linked() {
    let side_by_side = "─ │ ─ │ ─ · · · · · · · · · · · · · · · · · · · ·";
    assert_eq!(taxis(side_by_side), 0);
}

#[test]
fn two_separate_pairs_are_sixteen_points() {
    let pairs = "─ ─ · ─ ─ · · · · · · · · · · · · · · · · · · · ·";
    assert_eq!(taxis(pairs), 16);
}

#[test]
fn a_loop_counts_each_taxi_once() {
    let ring = "┌ ┐ · · · └ ┘ · · · · · · · · · · · · · · · · · ·";
    assert_eq!(taxis(ring), 16);
}

#[test]
fn taxis_are_linked_through_squares_of_any_kind() {
    let kinds = "T S H P T T T T T T P T P T P T T T T T T P T T T";
    let row = "─ ─ ─ ─ ─ · · · · · · · · · · · · · · · · · · · ·";
    assert_eq!(Table::new(on(sheet(kinds, "{}"), 1), row).score(0).taxis, 8);
}

#[test]
fn taxis_that_are_linked_later_count() {
    let apart = "─ · ─ · · · · · · · · · · · · · · · · · · · · · ·";
    let mut table = Table::new(on(taxi_rank(1), 1), apart);
    table.round(&["2,1 ─"]);
    assert_eq!(table.score(0).taxis, 12);
}

/// The tree points after one round in which the seats do `moves`; one of them crosses out the last tree.
fn tree_points(moves: &[&str]) -> Vec<i32> {
    let mut table = Table::fresh(on(taxi_rank(1), moves.len() as u8));
    table.round(moves);
    (0..moves.len()).map(|seat| table.score(seat as u8).trees).collect()
}

#[test]
fn the_fewest_crossed_out_trees_earn_four_and_the_most_lose_four() {
    assert_eq!(tree_points(&["1,1 ─", "6 1,1 ─"]), [4, -4]);
}

#[test]
fn all_who_tie_for_trees_earn_or_lose_in_full() {
    assert_eq!(tree_points(&["1,1 ─", "6 1,1 ─", "1,1 ─"]), [4, -4, 4]);
    assert_eq!(tree_points(&["6 1,1 ─", "6 1,1 ─", "1,1 ─", "6 1,1 ─"]), [-4, -4, 4, -4]);
}

#[test]
fn equal_trees_earn_nothing() {
    assert_eq!(tree_points(&["6 1,1 ─", "6 1,1 ─"]), [0, 0]);
}

#[test]
fn the_middle_earns_nothing() {
    let mut table = Table::fresh(on(taxi_rank(2), 3));
    table.round(&["6 1,1 ─", "6 1,1 ─", "1,1 ─"]);
    table.round(&["6 1,2 ─", "1,2 ─", "1,2 ─"]);
    assert_eq!([0, 1, 2].map(|seat| table.score(seat).trees), [-4, 0, 4]);
}

#[test]
fn a_solo_player_has_no_tree_points() {
    assert_eq!(tree_points(&["6 1,1 ─"]), [0]);
}

#[test]
fn before_the_end_trees_count_nothing() {
    let mut table = Table::fresh(on(taxi_rank(2), 2));
    table.round(&["6 1,1 ─", "1,1 ─"]);
    assert_eq!([table.score(0).trees, table.score(1).trees], [0, 0]);
}

#[test]
fn the_total_is_the_sum_of_all_parts() {
    // A road of five: houses, shop, hotel and two taxis.
    let kinds = "P T H S T T T T T P T T T P T T P T T T T T P T T";
    let fields = r#"{"crossed_houses": [2, 1, 1, 1, 1], "trees": 1,
                     "shop_scores": [2, 9], "shop_bonuses": [{"at": 1, "points": 30}]}"#;
    let row = "─ ─ · · ─ · · · · · · · · · · · · · · · · · · · ·";
    let mut table = Table::new(on(sheet(kinds, fields), 2), row);
    table.round(&["3,1 ─", "3,1 ─"]);
    table.round(&["4,1 ─", "6 3,2 ─"]);
    let score = table.score(0);
    let parts = Score { place: 1, hotels: 3, shops: 2, bonuses: 30, taxis: 8, trees: 4, total: 47 };
    assert_eq!(score, parts);
}

#[test]
fn most_points_win() {
    let mut table = Table::fresh(on(taxi_rank(1), 3));
    table.round(&["1,1 ─", "1,1 ─", "1,1 ─"]);
    table.round(&["6 1,2 ─", "6 2,1 ─", "6 1,2 ─"]);
    assert_eq!(table.ranking(), [2, 1, 2]);
}

#[test]
fn equal_points_go_to_fewer_crossed_out_trees() {
    let mut table = Table::fresh(on(taxi_rank(1), 2));
    table.round(&["1,1 ─", "1,1 ─"]);
    table.round(&["1,2 ─", "6 2,1 ─"]);
    assert_eq!([table.score(0).total, table.score(1).total], [4, 8 - 4]);
    assert_eq!(table.ranking(), [1, 2]);
}

#[test]
fn equal_points_and_trees_share_the_place() {
    let mut table = Table::fresh(on(taxi_rank(1), 3));
    table.round(&["1,1 ─"; 3]);
    table.round(&["6 2,1 ─", "6 2,1 ─", "6 4,4 ─"]);
    assert_eq!(table.ranking(), [1, 1, 3]);
}
