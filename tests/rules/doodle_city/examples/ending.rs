//! What ends a match, and that the round is always played out.

use doodle_city::rules::{
    Actor, Seat,
    doodle_city::{Due, Ending, Event, Illegal, Sheet},
};

use crate::doodle_city::{
    sheets::sheet,
    table::{Table, endings, old_town_for, on, scored},
};

/// Where one hotel of any length, one shop with a house, or one tree is the end.
fn brink() -> Sheet {
    sheet(
        "P P P P P
         S H T T T
         T H T T T
         T T T T T
         T T T T T",
        r#"{"crossed_houses": [1, 1, 1, 1, 1], "hotel_scores": [1], "shop_scores": [1], "trees": 1}"#,
    )
}

fn at_the_brink(players: u8) -> Table {
    Table::fresh(on(brink(), players))
}

/// In a table of three the second does `move_`, which ends the match after the third has acted.
fn ends_after_the_round(move_: &str, ending: Ending) {
    let mut table = at_the_brink(3);
    let events = table.round(&["3,2 ─", move_, "3,2 ─"]);
    assert_eq!(endings(&events), [(1, ending)]);
    let drew = |event: &&Event| matches!(event, Event::RoadDrawn { .. });
    assert_eq!(events.iter().filter(drew).count(), 3);
    assert_eq!(events[events.len() - 2..], [Event::RoundEnded { round: 1 }, Event::MatchEnded]);
    assert_eq!(table.played().actor(), Actor::GameOver);
}

#[test]
fn the_highest_hotel_score_ends_the_match_with_the_round() {
    ends_after_the_round("2,2 ─", Ending::HighestHotel);
}

#[test]
fn the_highest_shop_score_ends_the_match_with_the_round() {
    ends_after_the_round("1,2 │", Ending::HighestShop);
}

#[test]
fn the_last_tree_ends_the_match_with_the_round() {
    ends_after_the_round("6 4,4 ─", Ending::LastTree);
}

#[test]
fn a_tree_crossed_out_by_a_pass_can_be_the_last() {
    let mut table = at_the_brink(1);
    table.round(&["3,3 ─"]);
    table.does("roll 3: 3 3 3");
    assert_eq!(endings(&table.does("pass")), [(0, Ending::LastTree)]);
    assert_eq!(table.played().actor(), Actor::GameOver);
}

#[test]
fn a_white_six_paid_with_the_last_tree_still_draws_and_scores() {
    let mut table = at_the_brink(1);
    let events = table.round(&["6 2,2 ─"]);
    assert_eq!(scored(&events), [(1, Some(1))]);
    assert_eq!(endings(&events), [(0, Ending::LastTree), (0, Ending::HighestHotel)]);
    assert_eq!(table.score(0).hotels, 1);
}

#[test]
fn several_players_may_bring_the_end_in_one_round() {
    let mut table = at_the_brink(3);
    let events = table.round(&["2,2 ─", "6 3,3 ─", "2,3 ─"]);
    let expected = [(0, Ending::HighestHotel), (1, Ending::LastTree), (2, Ending::HighestHotel)];
    assert_eq!(endings(&events), expected);
}

#[test]
fn one_tree_that_is_left_keeps_the_match_going() {
    let mut table = Table::fresh(old_town_for(1));
    for row in ["1", "2", "3", "4"] {
        table.round(&[format!("6 1,{row} ─").as_str()]);
    }
    table.round(&["6 2,1 ─"]);
    let events = table.round(&["6 2,2 ─"]);
    assert!(endings(&events).is_empty() && !table.played().state().is_last_round());
    assert_eq!(endings(&table.round(&["6 2,4 ─"])), [(0, Ending::LastTree)]);
}

/// One hotel at the end of a winding road, of which the first square is left open.
fn at_the_end_of_a_long_road() -> Table {
    let kinds = "T T T T T T T T T T T T T T H T T T T T P P P P P";
    Table::new(
        on(sheet(kinds, "{}"), 1),
        "· ─ ─ ─ ┐
         ┌ ─ ─ ─ ┘
         └ ─ ─ ─ ·
         · · · · ·
         · · · · ·",
    )
}

#[test]
fn a_lower_hotel_score_does_not_end_the_match() {
    let mut table = at_the_end_of_a_long_road();
    let events = table.round(&["5,3 ─"]);
    assert_eq!((scored(&events), endings(&events)), (vec![(14, Some(11))], vec![]));
    assert!(table.played().actor().is_chance(), "another round begins");
}

#[test]
fn the_fifteenth_square_ends_the_match() {
    let mut table = at_the_end_of_a_long_road();
    table.round(&["1,1 ─"]);
    let events = table.round(&["5,3 ─"]);
    assert_eq!((scored(&events), endings(&events)), (vec![(15, Some(15))], vec![(0, Ending::HighestHotel)]));
}

#[test]
fn it_is_known_within_the_round_that_it_is_the_last() {
    let mut table = at_the_brink(2);
    table.does("roll 6: 2 2 3");
    assert!(!table.played().state().is_last_round());
    table.does("2 2,2 ─");
    assert!(table.played().state().is_last_round());
    assert_eq!(table.on_turn(), Some(1));
}

#[test]
fn after_the_end_nothing_is_allowed() {
    let mut table = at_the_brink(1);
    table.round(&["2,2 ─"]);
    assert!(table.choices().is_empty());
    for late in ["roll 1: 1 2 3", "starting road 1", "1 1,1 ─", "pass"] {
        assert_eq!(table.refuses(late), Illegal::NotNow { due: Due::Nothing });
    }
}

#[test]
fn a_tree_crossed_out_is_told_before_the_end_that_it_brings() {
    let mut table = at_the_brink(1);
    table.does("roll 6: 6 6 6");
    let events = table.does("6 4,4 ─");
    let seat = Seat(0);
    assert_eq!(
        events[1..3],
        [Event::TreeCrossed { seat, crossed: 1 }, Event::EndCame { seat, ending: Ending::LastTree },]
    );
}
