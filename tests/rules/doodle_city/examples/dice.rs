//! What the dice allow: starting roads, column and row, sixes, usable dice, houses.

use doodle_city::rules::{
    Game as _, Seat,
    dice::Face,
    doodle_city::{DoodleCity, Due, Event, Illegal, Road},
};

use crate::doodle_city::{
    pictures::square,
    table::{Table, old_town_for},
};

#[test]
fn everybody_draws_the_same_starting_road_in_each_columns_house_square() {
    let table = Table::new(
        old_town_for(3),
        "· · · · ┘
         · · └ · ·
         · │ · · ·
         · · · ┌ ·
         ─ · · · ·",
    );
    for seat in 0..3 {
        let drawn = ["1,5", "2,3", "3,2", "4,4", "5,1"].map(|house| table.city(seat).road(square(house)));
        let roads = [Road::WestEast, Road::NorthSouth, Road::NorthEast, Road::SouthEast, Road::NorthWest];
        assert_eq!(drawn, roads.map(Some));
    }
}

#[test]
fn each_face_stands_for_its_own_starting_road() {
    let roads = ["WE", "NS", "NE", "SE", "SW", "NW"];
    for (face, code) in Face::ALL.into_iter().zip(roads) {
        let game = DoodleCity::new(old_town_for(1)).unwrap();
        let (mut state, mut events) = (game.start(), Vec::new());
        game.apply(
            &mut state,
            crate::doodle_city::table::action(&format!("starting road {face}")),
            &mut events,
        )
        .unwrap();
        assert_eq!(state.city(Seat(0)).road(square("1,5")).map(Road::code), Some(code));
        assert!(matches!(events[..], [Event::StartingRoadDrawn { road, .. }] if road.code() == code));
    }
}

#[test]
fn a_starting_road_uses_up_no_house() {
    let table = Table::fresh(old_town_for(1));
    assert_eq!([0, 1, 2, 3, 4].map(|column| table.city(0).crossed_houses(column)), [1, 1, 2, 1, 1]);
    assert_eq!(table.city(0).open().len(), 25);
}

#[test]
fn there_is_one_white_die_more_than_players_and_solo_three() {
    for (players, dice) in [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)] {
        let mut table = Table::fresh(old_town_for(players));
        let roll = |dice: usize| format!("roll 1:{}", " 5".repeat(dice));
        assert_eq!(table.refuses(&roll(dice + 1)), Illegal::DiceCount { rolled: dice + 1, dice });
        assert_eq!(table.refuses(&roll(dice - 1)), Illegal::DiceCount { rolled: dice - 1, dice });
        table.does(&roll(dice));
    }
}

#[test]
fn the_blue_die_names_the_column_and_the_white_die_the_row() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 2: 1 4 5");
    assert_eq!(table.places(), "2,1 2,4 2,5");
    assert_eq!(table.refuses("4 3,4 ─"), Illegal::OtherColumn { square: square("3,4"), blue: Face::Two });
    assert_eq!(table.refuses("4 2,5 ─"), Illegal::OtherRow { square: square("2,5"), die: Face::Four });
    table.does("4 2,4 ─");
}

#[test]
fn only_a_die_that_was_rolled_can_be_taken() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 2: 1 4 5");
    assert!(matches!(table.refuses("3 2,3"), Illegal::NoSuchDie { die: Face::Three, .. }));
}

#[test]
fn a_blue_six_allows_any_column() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 6: 4 4 4");
    assert_eq!(table.places(), "1,4 2,4 3,4 4,4 5,4");
    table.does("4 5,4 ─");
}

#[test]
fn with_a_blue_six_every_player_chooses_a_column() {
    let mut table = Table::fresh(old_town_for(2));
    table.does("roll 6: 1 1 1");
    table.does("1 1,1 ─");
    table.does("1 2,1 ─");
}

#[test]
fn a_white_six_costs_a_tree_first_and_allows_any_row() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 2: 6 6 6");
    assert_eq!(table.places(), "2,1 2,2 2,3 2,4 2,5");
    let (seat, die) = (Seat(0), Face::Six);
    let events = table.does("6 2,2 ─");
    assert_eq!(
        events[..3],
        [
            Event::DieTaken { seat, die },
            Event::TreeCrossed { seat, crossed: 1 },
            Event::RoadDrawn { seat, square: square("2,2"), road: Road::WestEast },
        ]
    );
    assert_eq!(table.city(0).crossed_trees(), 1);
}

#[test]
fn a_white_six_pays_for_a_house_as_well() {
    let mut table = Table::fresh(old_town_for(1));
    table.round(&["6 2,3"]);
    assert_eq!((table.city(0).crossed_trees(), table.city(0).crossed_houses(1)), (1, 2));
}

#[test]
fn other_dice_cost_no_tree() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 2: 1 2 6");
    table.does("1 2,1 ─");
    assert_eq!(table.city(0).crossed_trees(), 0);
}

#[test]
fn both_sixes_allow_any_square() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 6: 6 6 6");
    assert_eq!(table.places().split(' ').count(), 25);
}

#[test]
fn a_die_cannot_be_taken_where_a_road_is_drawn_already() {
    let mut table = Table::fresh(old_town_for(1));
    table.round(&["2,1 ─"]);
    table.does("roll 2: 1 4 4");
    assert_eq!(table.places(), "2,4");
    assert_eq!(table.refuses("1 2,1 │"), Illegal::HasRoad { square: square("2,1") });
}

#[test]
fn a_usable_die_must_be_taken() {
    let mut table = Table::fresh(old_town_for(1));
    table.round(&["2,1 ─"]);
    table.does("roll 2: 1 1 4");
    assert_eq!(table.refuses("pass"), Illegal::MustDraw);
}

#[test]
fn a_white_six_that_is_the_only_usable_die_must_be_taken() {
    let mut table = Table::fresh(old_town_for(1));
    table.round(&["2,1 ─"]);
    table.does("roll 2: 1 1 6");
    assert_eq!(table.places(), "2,2 2,3 2,4 2,5");
    assert_eq!(table.refuses("pass"), Illegal::MustDraw);
}

#[test]
fn without_a_usable_die_a_tree_is_crossed_out_and_no_die_taken() {
    let mut table = Table::fresh(old_town_for(1));
    table.round(&["2,1 ─"]);
    table.does("roll 2: 1 1 1");
    assert_eq!(table.places(), "pass");
    let seat = Seat(0);
    let events = table.does("pass");
    assert_eq!(events[..2], [Event::Passed { seat }, Event::TreeCrossed { seat, crossed: 1 }]);
    assert_eq!((table.played().state().white().len(), table.played().state().taken(seat)), (3, None));
}

#[test]
fn even_a_white_six_is_useless_in_a_full_column() {
    let mut table = Table::fresh(old_town_for(1));
    for move_ in ["1,1 ─", "1,2 ─", "1,3 ─", "1,4 ─", "1,5", "1,5"] {
        table.round(&[move_]);
    }
    table.does("roll 1: 6 6 2");
    assert_eq!(table.places(), "pass");
}

#[test]
fn a_house_square_is_usable_twice_and_scores_nothing() {
    let mut table = Table::fresh(old_town_for(1));
    for crossed in [2, 3] {
        let events = table.round(&["2,3"]);
        assert!(events.contains(&Event::HouseCrossed { seat: Seat(0), square: square("2,3"), crossed }));
        assert_eq!(table.score(0).total, 0);
    }
    table.does("roll 2: 3 3 4");
    assert_eq!(table.places(), "2,4");
    assert_eq!(table.refuses("3 2,3"), Illegal::NoHouseLeft { square: square("2,3") });
}

#[test]
fn roads_and_houses_keep_to_their_squares() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 2: 3 4 4");
    assert_eq!(table.refuses("3 2,3 ─"), Illegal::IsHouseSquare { square: square("2,3") });
    assert_eq!(table.refuses("4 2,4"), Illegal::HasNoHouses { square: square("2,4") });
}

#[test]
fn a_road_may_be_any_of_the_six_and_need_not_join_another() {
    let mut table = Table::fresh(old_town_for(1));
    table.does("roll 1: 1 1 1");
    let roads: Vec<String> = table.choices().iter().map(ToString::to_string).collect();
    assert_eq!(roads, ["1 1,1 WE", "1 1,1 NS", "1 1,1 NE", "1 1,1 SE", "1 1,1 SW", "1 1,1 NW"]);
}

#[test]
fn nothing_but_the_dice_comes_between_rounds() {
    let table = Table::fresh(old_town_for(1));
    assert_eq!(table.places(), "");
    for early in ["1 1,1 ─", "1 1,5", "pass", "starting road 1"] {
        assert_eq!(table.refuses(early), Illegal::NotNow { due: Due::Roll });
    }
}
