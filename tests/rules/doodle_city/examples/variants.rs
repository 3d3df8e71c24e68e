//! The variants: *more control* and *free circling*.

use doodle_city::rules::{
    Seat,
    doodle_city::{Illegal, Setup},
};

use crate::doodle_city::{
    pictures::square,
    sheets::sheet,
    table::{Table, bonuses, endings, old_town_for, scored, solo},
};

fn more_control(players: u8) -> Table {
    Table::fresh(Setup { more_control: true, ..old_town_for(players) })
}

#[test]
fn more_control_offers_a_pass_beside_the_usable_dice() {
    let mut table = more_control(2);
    table.does("roll 2: 1 4 4");
    assert_eq!(table.places(), "2,1 2,4 pass");
    table.does("pass");
    assert_eq!(table.places(), "2,1 2,4 pass");
    assert_eq!(table.city(0).crossed_trees(), 1);
    assert_eq!((table.played().state().white().len(), table.played().state().taken(Seat(0))), (3, None));
}

#[test]
fn more_control_is_for_solo_players_too() {
    let mut table = more_control(1);
    table.round(&["pass"]);
    assert_eq!(table.city(0).crossed_trees(), 1);
}

#[test]
fn more_control_changes_nothing_for_who_has_no_usable_die() {
    let mut table = more_control(1);
    table.round(&["2,1 ─"]);
    table.does("roll 2: 1 1 1");
    assert_eq!(table.places(), "pass");
}

#[test]
fn a_pass_by_choice_can_cross_out_the_last_tree() {
    let mut table = more_control(2);
    for _ in 0..6 {
        assert_eq!(endings(&table.round(&["pass", "pass"])), []);
    }
    assert_eq!(endings(&table.round(&["pass", "1,1 ─"])).len(), 1);
    assert_eq!((table.on_turn(), table.score(0).trees, table.score(1).trees), (None, -4, 4));
}

/// Five houses in the first row on one road that goes on to (5,2).
fn free_circling() -> Table {
    let kinds = "P P P P P S S S S S T T T T T T T T T T T T T T T";
    let setup = solo(sheet(kinds, r#"{"crossed_houses": [1, 1, 1, 1, 1]}"#));
    let street = "─ ─ ─ ─ ┐ · · · · · · · · · · · · · · · · · · · ·";
    Table::new(Setup { free_circling: true, ..setup }, street)
}

#[test]
fn free_circling_lets_choose_any_free_score_up_to_the_houses() {
    let mut table = free_circling();
    table.does("roll 5: 2 2 2");
    let drawn: Vec<String> =
        table.choices().iter().map(ToString::to_string).filter(|choice| choice.contains("NW")).collect();
    assert_eq!(drawn, ["2 5,2 NW 1", "2 5,2 NW 2", "2 5,2 NW 3", "2 5,2 NW 4", "2 5,2 NW 5"]);
    assert_eq!(scored(&table.does("2 5,2 ┘ 2")), [(5, Some(2))]);
}

#[test]
fn free_circling_offers_no_taken_score() {
    let mut table = free_circling();
    table.round(&["5,2 ┘ 2"]);
    table.does("roll 4: 2 2 2");
    let four_two = square("4,2");
    assert_eq!(table.refuses("2 4,2 ─ 2"), Illegal::CannotCircle { score: 2, square: four_two });
    assert_eq!(table.refuses("2 4,2 ─ 6"), Illegal::CannotCircle { score: 6, square: four_two });
    assert_eq!(table.refuses("2 4,2 ─ 0"), Illegal::CannotCircle { score: 0, square: four_two });
    assert_eq!(scored(&table.does("2 4,2 ─ 5")), [(5, Some(5))]);
}

#[test]
fn free_circling_must_circle_one_while_one_is_free() {
    let mut table = free_circling();
    table.does("roll 5: 2 2 2");
    assert_eq!(table.refuses("2 5,2 ┘"), Illegal::MustCircle { square: square("5,2") });
}

#[test]
fn free_circling_names_no_score_where_none_is_free() {
    let mut table = free_circling();
    table.does("roll 5: 2 2 2");
    // Away from the houses nothing can be circled.
    assert_eq!(table.refuses("2 5,2 ─ 1"), Illegal::NothingToCircle(1));
    assert_eq!(scored(&table.does("2 5,2 ─")), [(0, None)]);
}

#[test]
fn free_circling_names_no_score_at_a_taxi_or_a_house() {
    let mut table = free_circling();
    table.does("roll 1: 3 4 1");
    assert_eq!(table.refuses("3 1,3 ─ 1"), Illegal::NothingToCircle(1));
    assert_eq!(scored(&table.does("3 1,3 ─")), []);
}

#[test]
fn free_circling_chooses_among_hotel_scores() {
    let mut table = Table::new(
        Setup { free_circling: true, ..old_town_for(1) },
        "· · · · ·
         · · · · ·
         ─ ─ · ─ ─
         · · · · ·
         · · · · ·",
    );
    table.does("roll 3: 3 3 3");
    assert_eq!(table.refuses("3 3,3 ─ 8"), Illegal::CannotCircle { score: 8, square: square("3,3") });
    assert_eq!(scored(&table.does("3 3,3 ─ 3")), [(5, Some(3))]);
    assert_eq!(table.score(0).hotels, 3);
}

#[test]
fn free_circling_can_delay_the_end() {
    let kinds = "P P P P P S S S S S T T T T T T T T T T T T T T T";
    let setup = solo(sheet(kinds, r#"{"crossed_houses": [2, 2, 2, 2, 2]}"#));
    let street = "─ ─ ─ ─ ┐ · · · · · · · · · · · · · · · · · · · ·";
    let mut table = Table::new(Setup { free_circling: true, ..setup }, street);
    let events = table.round(&["5,2 ┘ 9"]);
    assert_eq!((endings(&events), bonuses(&events)), (vec![], vec![(0, 7)]));
    assert_eq!(endings(&table.round(&["4,2 ─ 10"])).len(), 1);
}

#[test]
fn without_the_variant_no_score_is_named() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 1: 1 2 4");
    assert_eq!(table.refuses("2 1,2 ─ 1"), Illegal::NothingToCircle(1));
}
