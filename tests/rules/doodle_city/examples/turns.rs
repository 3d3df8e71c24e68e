//! Who acts when, and which dice are left.

use doodle_city::rules::{
    Actor, BadSeats, Game as _, Seat,
    dice::Face,
    doodle_city::{DoodleCity, Due, Event, Illegal, Setup},
};

use crate::doodle_city::{
    pictures::square,
    table::{Table, old_town_for},
};

#[test]
fn everybody_acts_once_a_round_clockwise_from_the_starting_player() {
    let mut table = Table::fresh(Setup { first: Seat(2), ..old_town_for(4) });
    table.does("roll 1: 1 2 3 4 4");
    let mut order = Vec::new();
    for move_ in ["1 1,1 ─", "2 1,2 ─", "3 1,3 ─", "4 1,4 ─"] {
        order.extend(table.on_turn());
        table.does(move_);
    }
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(table.played().actor(), Actor::Chance(Some(Seat(3))));
}

#[test]
fn the_player_to_the_left_starts_the_next_round() {
    let mut table = Table::fresh(Setup { first: Seat(1), ..old_town_for(3) });
    let mut starters = Vec::new();
    for move_ in ["1,1 ─", "2,1 ─", "3,1 ─", "1,2 ─"] {
        starters.extend(table.played().actor().seat());
        table.round(&[move_; 3]);
    }
    assert_eq!(starters, [1, 2, 0, 1].map(Seat));
}

#[test]
fn a_die_that_was_taken_is_not_left_for_the_next_player() {
    let mut table = Table::fresh(old_town_for(2));
    table.does("roll 1: 1 2 3");
    table.does("2 1,2 ─");
    assert_eq!(table.places(), "1,1 1,3");
    assert!(matches!(table.refuses("2 1,2 ─"), Illegal::NoSuchDie { die: Face::Two, .. }));
    assert_eq!(table.played().state().taken(Seat(0)), Some(Face::Two));
}

#[test]
fn a_player_may_be_left_without_a_usable_die_by_the_others() {
    let mut table = Table::fresh(old_town_for(2));
    table.round(&["1,1 ─", "1,1 ─"]);
    table.does("roll 1: 1 1 2");
    table.does("2 1,2 ─");
    assert_eq!(table.places(), "pass");
}

#[test]
fn equal_faces_are_one_choice() {
    let mut table = Table::fresh(old_town_for(2));
    table.does("roll 1: 2 2 2");
    assert_eq!(table.choices().len(), 6);
    table.does("2 1,2 ─");
    assert_eq!(table.played().state().white().count(Face::Two), 2);
}

#[test]
fn all_dice_are_rolled_again_in_the_next_round() {
    let mut table = Table::fresh(old_town_for(2));
    table.round(&["1,1 ─", "1,2 ─"]);
    table.does("roll 4: 3 3 5");
    let state = table.played().state();
    assert_eq!((state.blue(), state.white().to_string()), (Some(Face::Four), "3 3 5".into()));
    assert_eq!((state.taken(Seat(0)), state.taken(Seat(1))), (None, None));
}

#[test]
fn a_round_is_told_from_the_roll_to_its_end() {
    let mut table = Table::fresh(old_town_for(2));
    let events = table.round(&["1,1 ─", "2,4 │"]);
    let [one, two] = [Seat(0), Seat(1)];
    assert!(matches!(events[0], Event::DiceRolled { round: 1, blue: Face::Six, .. }));
    assert_eq!(events[1], Event::TurnBegan { seat: one });
    assert_eq!(events[2], Event::DieTaken { seat: one, die: Face::One });
    assert_eq!(events[4], Event::TurnBegan { seat: two });
    assert!(matches!(events[7], Event::ShopScored { seat, .. } if seat == two));
    assert_eq!(events[8..], [Event::RoundEnded { round: 1 }]);
}

#[test]
fn what_one_player_draws_is_on_no_other_sheet() {
    let mut table = Table::fresh(old_town_for(2));
    table.round(&["1,1 ─", "2,3"]);
    assert_eq!(table.city(1).road(square("1,1")), None);
    assert_eq!((table.city(0).crossed_houses(1), table.city(1).crossed_houses(1)), (1, 2));
}

#[test]
fn dice_are_not_rolled_before_everybody_has_acted() {
    let mut table = Table::fresh(old_town_for(2));
    table.does("roll 1: 1 2 3");
    table.does("1 1,1 ─");
    let due = Due::Move(Seat(1));
    assert_eq!(table.refuses("roll 1: 1 2 3"), Illegal::NotNow { due });
    assert_eq!(table.refuses("starting road 1"), Illegal::NotNow { due });
}

#[test]
fn one_to_six_play_and_one_of_them_starts() {
    let refused = |setup| DoodleCity::new(setup).err();
    assert_eq!(refused(old_town_for(0)), Some(BadSeats::Players { found: 0, most: 6 }));
    assert_eq!(refused(old_town_for(7)), Some(BadSeats::Players { found: 7, most: 6 }));
    let first = Seat(3);
    assert_eq!(refused(Setup { first, ..old_town_for(3) }), Some(BadSeats::First { first, players: 3 }));
    assert!((1..=6).all(|players| refused(old_town_for(players)).is_none()));
}
