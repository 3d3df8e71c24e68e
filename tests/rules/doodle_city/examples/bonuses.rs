//! The bonus for the first player who circles 3, 5, 7 or 10 in a shop.

use doodle_city::rules::doodle_city::Setup;

use crate::doodle_city::{
    sheets::sheet,
    table::{Table, bonuses, on, scored},
};

/// One road through all houses, `crossed` of them crossed out at once, and then shop after shop.
fn high_street(players: u8, crossed: &str) -> Setup {
    let kinds = "P P P P P S S S S S T T T T T T T T T T T T T T T";
    on(sheet(kinds, &format!(r#"{{"crossed_houses": {crossed}}}"#)), players)
}

fn at(setup: Setup) -> Table {
    Table::new(setup, "─ ─ ─ ─ ┐ · · · · · · · · · · · · · · · · · · · ·")
}

#[test]
fn eight_houses_take_the_seven_and_later_nine_only_the_five() {
    let mut table = at(high_street(2, "[2, 2, 2, 2, 0]"));
    let events = table.round(&["5,2 ┘", "5,1"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(8, Some(8))], vec![(0, 7)]));
    let events = table.round(&["1,3 ─", "5,2 ┘"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(9, Some(9))], vec![(1, 5)]));
}

#[test]
fn two_tens_in_one_round_take_the_ten_and_the_seven() {
    let mut table = at(high_street(2, "[2, 2, 2, 2, 2]"));
    let events = table.round(&["5,2 ┘", "5,2 ┘"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(10, Some(10)); 2], vec![(0, 10), (1, 7)]));
}

#[test]
fn the_ten_takes_a_lower_bonus_when_higher_ones_are_gone() {
    let mut table = at(high_street(5, "[2, 2, 2, 2, 2]"));
    let events = table.round(&["5,2 ┘"; 5]);
    // Nothing is left for the fifth.
    assert_eq!(bonuses(&events), [(0, 10), (1, 7), (2, 5), (3, 3)]);
}

#[test]
fn a_score_below_the_lowest_threshold_takes_none() {
    let mut table = at(high_street(1, "[2, 0, 0, 0, 0]"));
    assert_eq!(bonuses(&table.round(&["5,2 ┘"])), []);
}

#[test]
fn a_score_equal_to_a_threshold_is_enough() {
    for (crossed, worth) in [("[2, 1, 0, 0, 0]", 3), ("[2, 2, 1, 0, 0]", 5), ("[2, 2, 2, 1, 0]", 7)] {
        let mut table = at(high_street(1, crossed));
        assert_eq!(bonuses(&table.round(&["5,2 ┘"])), [(0, worth)]);
    }
}

#[test]
fn five_houses_with_the_five_taken_circle_the_four_and_take_the_three() {
    let mut table = at(high_street(1, "[1, 1, 1, 1, 1]"));
    assert_eq!(bonuses(&table.round(&["5,2 ┘"])), [(0, 5)]);
    let events = table.round(&["4,2 ─"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(5, Some(4))], vec![(0, 3)]));
}

#[test]
fn seven_houses_with_the_seven_taken_circle_the_six_and_take_the_five() {
    let mut table = at(high_street(1, "[2, 2, 1, 1, 1]"));
    assert_eq!(bonuses(&table.round(&["5,2 ┘"])), [(0, 7)]);
    let events = table.round(&["4,2 ─"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(7, Some(6))], vec![(0, 5)]));
}

#[test]
fn the_score_circled_decides_not_the_houses() {
    // Seven houses, but the seven went to a shop that could take no more than the five.
    let mut table = at(Setup { free_circling: true, ..high_street(1, "[2, 2, 1, 1, 1]") });
    assert_eq!(bonuses(&table.round(&["5,2 ┘ 6"])), [(0, 5)]);
    assert_eq!(bonuses(&table.round(&["4,2 ─ 4"])), [(0, 3)]);
    assert_eq!(bonuses(&table.round(&["3,2 ─ 3"])), []);
}

#[test]
fn a_bonus_that_is_gone_leaves_a_low_score_without_one() {
    let mut table = at(high_street(2, "[1, 1, 1, 0, 0]"));
    let events = table.round(&["5,2 ┘", "5,2 ┘"]);
    assert_eq!((scored(&events), bonuses(&events)), (vec![(3, Some(3)); 2], vec![(0, 3)]));
}

#[test]
fn one_shop_takes_one_bonus() {
    let mut table = at(high_street(1, "[2, 2, 2, 2, 1]"));
    assert_eq!(bonuses(&table.round(&["5,2 ┘"])), [(0, 7)]);
    assert_eq!(table.score(0).bonuses, 7);
}

#[test]
fn a_player_may_hold_several_and_solo_all_of_them() {
    let mut table = at(high_street(1, "[2, 1, 0, 0, 0]"));
    let mut taken = Vec::new();
    for move_ in ["5,2 ┘", "1,1", "1,1", "4,2 ─", "2,1", "2,1", "3,2 ─", "3,1", "3,1", "4,1", "2,2 ─"] {
        taken.extend(bonuses(&table.round(&[move_])));
    }
    assert_eq!(taken, [(0, 3), (0, 5), (0, 7), (0, 10)]);
    assert_eq!((table.score(0).shops, table.score(0).bonuses), (3 + 5 + 7 + 10, 25));
}

#[test]
fn a_bonus_is_crossed_out_for_everybody_else() {
    let mut table = at(high_street(2, "[1, 1, 1, 0, 0]"));
    table.round(&["5,2 ┘", "1,1"]);
    let state = table.played().state();
    assert!(state.is_bonus_taken(0) && table.city(0).has_bonus(0) && !table.city(1).has_bonus(0));
    assert!((1..4).all(|position| !state.is_bonus_taken(position)));
}

#[test]
fn a_bonus_counts_its_worth_and_not_its_threshold() {
    let fields = r#"{"crossed_houses": [2, 2, 0, 0, 0], "shop_bonuses": [{"at": 2, "points": 9}]}"#;
    let kinds = "P P P P P S S S S S T T T T T T T T T T T T T T T";
    let mut table = at(on(sheet(kinds, fields), 1));
    table.round(&["5,2 ┘"]);
    let score = table.score(0);
    assert_eq!((score.shops, score.bonuses, score.total), (4, 9, 13));
}
