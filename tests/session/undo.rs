//! Undo: one's own actions, down to the last roll or hand-over, and never new dice.

use doodle_city::{
    rules::{Actor, Seat},
    session::{Order, Why},
    storage::{MatchId, MemoryBackend},
};

use crate::table::{Table, an_action, two_actions};

/// A table at which somebody's turn has just begun.
fn at_a_turn(players: u8) -> (Table, MatchId) {
    let mut table = Table::over(MemoryBackend::default());
    let id = table.new_match(players);
    table.roll_until_a_turn();
    (table, id)
}

/// Another app takes up what this one has stored.
fn reopen(table: &mut Table, id: &MatchId) {
    table.order(Order::Close);
    let play = table.stored(0);
    table.open(id, play);
}

#[test]
fn alone_one_takes_back_the_last_action_but_not_the_roll() {
    let (mut table, id) = at_a_turn(1);
    let (rolled, steps) = (table.play().record().write(), table.steps());
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
    let (action, other) = two_actions(table.play());
    table.act(action);
    assert!(table.session().can_undo());
    table.undo();
    assert_eq!(table.play().record().write(), rolled, "the roll is the same");
    assert!(!table.session().can_undo());
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
    // The undone action is not in the record.
    table.act(other);
    let stored = table.stored(0);
    assert_eq!(stored.log().last(), Some(&other));
    assert_eq!(stored.log().len(), steps + 1);
    assert_eq!(table.session().id(), &id);
}

#[test]
fn after_the_next_roll_nothing_is_taken_back() {
    let (mut table, _) = at_a_turn(1);
    let action = an_action(table.play());
    table.act(action);
    assert!(table.play().actor().is_chance());
    table.roll();
    assert_eq!(table.session().undo_floor(), table.steps());
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
}

#[test]
fn one_takes_back_until_the_next_player_has_the_device() {
    let (mut table, _) = at_a_turn(2);
    let steps = table.steps();
    let (action, other) = two_actions(table.play());
    table.act(action);
    assert_eq!(table.session().hand_over_to(), Some(Seat(1)));
    assert_eq!(table.session().mover(), Some(Seat(0)));
    table.undo();
    assert_eq!(table.session().hand_over_to(), None);
    assert_eq!(table.play().actor(), Actor::Seat(Seat(0)));
    table.act(other);
    table.order(Order::HandOver);
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
    assert_eq!(table.session().undo_floor(), steps + 1);
    assert_eq!(table.session().hand_over_to(), None);
}

#[test]
fn whoever_acts_has_been_handed_the_device() {
    let (mut table, _) = at_a_turn(2);
    let action = an_action(table.play());
    table.act(action);
    let steps = table.steps();
    let action = an_action(table.play());
    table.act(action);
    assert_eq!(table.session().undo_floor(), steps);
    table.undo();
    assert_eq!(table.play().actor(), Actor::Seat(Seat(1)));
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo, "the first player's action stays");
}

#[test]
fn a_hand_over_to_oneself_is_none() {
    let (mut table, _) = at_a_turn(1);
    let action = an_action(table.play());
    table.act(action);
    table.undo();
    table.order(Order::HandOver);
    table.frames();
    assert_eq!(table.play().actor(), Actor::Seat(Seat(0)));
    table.act(action);
    assert!(table.session().can_undo());
}

#[test]
fn opening_counts_as_the_hand_over_to_the_player_on_turn() {
    let (mut table, id) = at_a_turn(2);
    let action = an_action(table.play());
    table.act(action);
    assert!(table.session().can_undo());
    reopen(&mut table, &id);
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
    assert_eq!(table.session().hand_over_to(), None);
}

#[test]
fn opening_leaves_the_last_player_the_undo_while_the_dice_wait() {
    let (mut table, id) = at_a_turn(2);
    for _ in 0..2 {
        let action = an_action(table.play());
        table.act(action);
    }
    assert!(table.play().actor().is_chance());
    let steps = table.steps();
    reopen(&mut table, &id);
    assert_eq!(table.session().mover(), Some(Seat(1)));
    table.undo();
    assert_eq!(table.steps(), steps - 1);
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
}

#[test]
fn the_next_player_takes_the_dice_and_nothing_is_taken_back() {
    let (mut table, _) = at_a_turn(2);
    for _ in 0..2 {
        let action = an_action(table.play());
        table.act(action);
    }
    assert!(table.session().can_undo());
    table.order(Order::HandOver);
    assert_eq!(table.refusal(Order::Undo), Why::NothingToUndo);
}
