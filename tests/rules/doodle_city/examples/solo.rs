//! How a solo match is judged: ranks and achievements.

use doodle_city::rules::doodle_city::{Achievement, Rank, Setup, SoloResult};

use crate::doodle_city::{
    sheets::sheet,
    table::{Table, on, scored, solo},
};

fn result(table: &Table) -> Option<SoloResult> {
    table.played().game().solo_result(table.played().state())
}

fn achievements(table: &Table) -> Vec<Achievement> {
    result(table).expect("a solo match that is over").achievements
}

#[test]
fn each_rank_begins_at_its_points() {
    let borders = [
        (Rank::TryAgain, 0, 29),
        (Rank::Tenant, 30, 49),
        (Rank::Landlord, 50, 69),
        (Rank::Entrepreneur, 70, 89),
        (Rank::Mayor, 90, 104),
        (Rank::President, 105, 119),
        (Rank::WorldPower, 120, 133),
    ];
    for (rank, lowest, highest) in borders {
        assert_eq!((Rank::of(lowest), Rank::of(highest)), (rank, rank));
    }
}

/// Taxis alone, one tree.
const TAXIS: &str = "T T T T T T T T T T T T T T T T T T T T P P P P P";

#[test]
fn the_total_decides_the_rank() {
    // Seven linked taxis are 28 points, the eighth makes a tenant.
    let seven = "─ ─ ─ ─ ┐ · · · ─ ┘ · · · · · · · · · · · · · · ·";
    for (last, rank) in [("1,4 ─", Rank::TryAgain), ("3,2 ─", Rank::Tenant)] {
        let mut table = Table::new(solo(sheet(TAXIS, r#"{"trees": 1}"#)), seven);
        table.round(&[format!("6 {last}").as_str()]);
        assert_eq!(result(&table).map(|result| result.rank), Some(rank));
    }
}

#[test]
fn a_match_is_judged_at_its_end_and_only_solo() {
    let mut table = Table::fresh(solo(sheet(TAXIS, r#"{"trees": 1}"#)));
    assert_eq!(result(&table), None);
    table.round(&["6 1,1 ─"]);
    assert!(result(&table).is_some());
    let mut table = Table::fresh(on(sheet(TAXIS, r#"{"trees": 1}"#), 2));
    table.round(&["6 1,1 ─", "1,1 ─"]);
    assert_eq!(result(&table), None);
}

/// Where a hotel of any length is the end of the match.
fn short(kinds: &str) -> Setup {
    solo(sheet(kinds, r#"{"hotel_scores": [1]}"#))
}

#[test]
fn an_environmentalist_crosses_out_no_tree() {
    let kinds = "T T T T T T T T T T T T T T T T T T T H P P P P P";
    let mut table = Table::fresh(short(kinds));
    table.round(&["5,4 ─"]);
    assert!(achievements(&table).contains(&Achievement::Environmentalist));
    let mut table = Table::fresh(short(kinds));
    table.round(&["6 5,4 ─"]);
    assert!(!achievements(&table).contains(&Achievement::Environmentalist));
}

#[test]
fn a_city_planner_builds_one_road_through_all_squares() {
    let kinds = "T T T T P T T T P T T T P T T T P T T T P T T T H";
    let mut table = Table::new(
        solo(sheet(kinds, "{}")),
        "─ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ·",
    );
    table.round(&["5,5 ─"]);
    assert!(achievements(&table).contains(&Achievement::CityPlanner));
}

#[test]
fn two_roads_through_all_squares_are_no_city_plan() {
    let kinds = "P P P P T T T T T P T T T T T T T T T T T T T T H";
    let mut table = Table::new(
        short(kinds),
        "┌ ─ ─ ─ ┐
         └ ─ ─ ─ ┘
         ─ ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ·",
    );
    table.round(&["5,5 ─"]);
    assert!(!achievements(&table).contains(&Achievement::CityPlanner));
}

#[test]
fn a_hotel_magnate_circles_every_hotel_score() {
    let mut table = Table::new(
        solo(sheet("T T H T H T T H T T H T T T H T T T T T P P P P P", "{}")),
        "─ ─ · ─ ·
         ┌ ─ · ─ ┘
         · ─ ─ ─ ·
         · · · · ·
         · · · · ·",
    );
    for hotel in ["3,1 ─", "5,1 ┐", "3,2 ─", "1,3 └"] {
        table.round(&[hotel]);
    }
    assert_eq!(table.score(0).hotels, 3 + 5 + 8 + 11);
    table.round(&["5,3 ─"]);
    assert_eq!(table.score(0).hotels, 42);
    assert!(achievements(&table).contains(&Achievement::HotelMagnate));
}

#[test]
fn forty_one_hotel_points_make_no_magnate() {
    let kinds = "T T T T T T T T T T T T T T T T T T T H P P P P P";
    let mut table = Table::fresh(solo(sheet(kinds, r#"{"hotel_scores": [1, 2]}"#)));
    table.round(&["4,4 ─"]);
    table.round(&["5,4 ─"]);
    assert_eq!(table.score(0).hotels, 2);
    assert!(!achievements(&table).contains(&Achievement::HotelMagnate));
}

/// Seven shops along one road that starts with four crossed-out houses.
fn high_street(free_circling: bool) -> Table {
    let kinds = "P P P P P S S S S S S S T T T T T T T T T T T T T";
    let fields = r#"{"crossed_houses": [1, 1, 1, 1, 0]}"#;
    let street = "─ ─ ─ ─ ┐ · · · · · · · · · · · · · · · · · · · ·";
    Table::new(Setup { free_circling, ..solo(sheet(kinds, fields)) }, street)
}

#[test]
fn a_capitalist_has_the_seven_highest_shop_scores_and_all_bonuses() {
    let mut table = high_street(false);
    let street = ["5,2 ┘", "4,2 ─", "3,2 ─", "2,2 ─", "1,2 ┌", "1,3 └"];
    for (shop, house) in street.into_iter().zip(["1,1", "1,1", "2,1", "2,1", "3,1", "3,1"]) {
        table.round(&[shop]);
        table.round(&[house]);
    }
    table.round(&["2,3 ─"]);
    assert_eq!((table.score(0).shops, table.score(0).bonuses), (49, 25));
    assert!(achievements(&table).contains(&Achievement::Capitalist));
}

#[test]
fn a_capitalist_misses_nothing() {
    let mut table = high_street(false);
    for move_ in ["1,1", "1,1", "2,1", "2,1", "3,1", "3,1", "5,2 ┘"] {
        table.round(&[move_]);
    }
    assert_eq!(achievements(&table), [Achievement::Environmentalist]);
}

#[test]
fn a_capitalist_has_a_shop() {
    let mut table = Table::fresh(short("T T T T T T T T T T T T T T T T T T T H P P P P P"));
    table.round(&["5,4 ─"]);
    assert_eq!((table.score(0).shops, table.score(0).bonuses), (0, 0));
    assert!(!achievements(&table).contains(&Achievement::Capitalist));
}

#[test]
fn a_capitalist_misses_no_score_or_bonus_that_is_out_of_reach() {
    // One shop, at a road with two of the thirteen houses: it circles the 2 at most, although
    // there is a 40; and with the 2 comes the bonus of 4.
    let kinds = "P P P P P S T T T T T T T T T T T T T T T T T T H";
    let fields = r#"{"hotel_scores": [1], "shop_scores": [1, 2, 40], "crossed_houses": [1, 1, 1, 0, 0],
        "shop_bonuses": [{"at": 2, "points": 4}, {"at": 3, "points": 9}]}"#;
    for (houses, shops, bonuses) in [("┌ ┘", 2, 4), ("│ │", 1, 0)] {
        let mut table = Table::new(solo(sheet(kinds, fields)), &(houses.to_owned() + &" ·".repeat(23)));
        table.round(&["1,2 │"]);
        table.round(&["5,5 ─"]);
        assert_eq!((table.score(0).shops, table.score(0).bonuses), (shops, bonuses));
        assert_eq!(achievements(&table).contains(&Achievement::Capitalist), shops == 2);
    }
}

/// Every house of the sheet is crossed out: sixteen, if the sheet starts with six as Old Town does, here fourteen.
fn all_houses_crossed(free_circling: bool) -> Table {
    let mut table = high_street(free_circling);
    for house in ["1,1", "2,1", "3,1", "4,1", "5,1"] {
        table.round(&[house]);
        table.round(&[house]);
    }
    table
}

#[test]
fn a_shop_with_every_house_is_a_shopping_spree() {
    let mut table = all_houses_crossed(false);
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(14, Some(10))]);
    assert!(achievements(&table).contains(&Achievement::ShoppingSpree));
}

#[test]
fn a_shopping_spree_does_not_ask_for_a_score() {
    let mut table = all_houses_crossed(true);
    table.round(&["5,2 ┘ 1"]);
    table.round(&["4,2 ─ 10"]);
    assert!(achievements(&table).contains(&Achievement::ShoppingSpree));
}

#[test]
fn a_shop_that_misses_a_house_is_no_shopping_spree() {
    let mut table = high_street(false);
    for house in ["1,1", "1,1", "2,1", "2,1", "3,1", "3,1", "4,1", "4,1", "5,1"] {
        table.round(&[house]);
    }
    assert_eq!(scored(&table.round(&["5,2 ┘"])), [(13, Some(10))]);
    assert!(!achievements(&table).contains(&Achievement::ShoppingSpree));
}
