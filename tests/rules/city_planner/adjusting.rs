//! Rolling, rerolling and changing dice.

use doodle_city::rules::{
    Actor, Seat,
    city_planner::{Block, Due, Event, Illegal, Step},
    dice::Face,
};

use super::table::{Table, setup};

fn block(number: u8) -> Block {
    Block::from_number(number).unwrap()
}

/// The first turn has begun.
fn rolled(dice: &str) -> Table {
    let mut table = Table::new(setup(2));
    table.does(&format!("roll {dice}"));
    table
}

/// Solo, in the second turn, with two free rerolls; block 7 is locked.
fn with_two_rerolls() -> Table {
    let mut table = Table::new(setup(1));
    // P K P K Y R, and G set aside.
    table.does("roll 2 2 1 1 1 1 1");
    table.does("pass 7");
    table.does("score twice vp");
    table.does("roll 1 1 1 1 1 1 -");
    table
}

#[test]
fn seven_dice_are_rolled_first_and_six_later() {
    let mut table = Table::new(setup(2));
    let (one, is_locked) = (block(1), false);
    assert_eq!(table.refuses("roll - 1 1 1 1 1 1"), Illegal::WrongDice { block: one, is_locked });
    let events = table.does("roll 1 2 3 4 5 6 1");
    let dice = [1, 2, 3, 4, 5, 6, 1].map(Face::from_pips);
    assert_eq!(events, [Event::Rolled { seat: Seat(0), round: 1, dice }]);
    table.turn_ends(3);
    let (three, is_locked) = (block(3), true);
    assert_eq!(table.refuses("roll 1 2 3 4 5 6 1"), Illegal::WrongDice { block: three, is_locked });
    table.does("roll 1 2 - 4 5 6 1");
    assert_eq!(table.played().state().die(three), Some(Face::Three));
}

#[test]
fn a_change_turns_a_die_to_the_next_face_for_a_dollar() {
    let mut table = rolled("3 3 3 3 3 3 3");
    let (seat, from, to) = (Seat(0), Face::Three, Face::Four);
    assert_eq!(table.does("up 1"), [Event::Changed { seat, block: block(1), from, to, money: 4 }]);
    table.does("down 2");
    let state = table.played().state();
    assert_eq!((state.die(block(1)), state.die(block(2))), (Some(Face::Four), Some(Face::Two)));
    assert_eq!((state.money(seat), state.changed().len()), (3, 2));
}

#[test]
fn there_is_no_way_from_six_to_one() {
    let table = rolled("6 1 3 3 3 3 3");
    let (step, up) = (Step::Down, Step::Up);
    assert_eq!(table.refuses("up 1"), Illegal::NoSuchFace { block: block(1), step: up });
    assert_eq!(table.refuses("down 2"), Illegal::NoSuchFace { block: block(2), step });
    let changes = ["up 2", "up 3", "up 4", "up 5", "up 6", "up 7"];
    assert_eq!(table.choices()[..6], changes);
    assert_eq!(table.choices().len(), 6 + 6 + 7);
}

#[test]
fn three_dice_can_be_changed_in_a_turn_each_once() {
    let mut table = rolled("3 3 3 3 3 3 3");
    table.does("up 1");
    assert_eq!(table.refuses("down 1"), Illegal::ChangedAlready { block: block(1) });
    table.does("up 2");
    table.does("up 3");
    assert_eq!(table.refuses("up 4"), Illegal::NoChangeLeft);
    assert_eq!(table.choices(), (1..=7).map(|block| format!("pass {block}")).collect::<Vec<_>>());
}

#[test]
fn who_has_no_money_changes_nothing() {
    let mut table = Table::new(setup(1));
    table.turn("GGGBBB", "");
    assert_eq!(table.has(0).1, 0);
    table.rolls(3);
    let free = table
        .played()
        .state()
        .locked()
        .and_then(|locked| Block::ALL.into_iter().find(|&block| block != locked));
    assert_eq!(table.refuses(&format!("up {}", free.unwrap())), Illegal::NoMoney);
    assert!(table.choices().iter().all(|choice| choice.starts_with("pass")));
}

#[test]
fn a_free_reroll_is_asked_for_and_thrown() {
    let mut table = with_two_rerolls();
    assert_eq!(table.rerolls(0), 2);
    let (seat, block_1) = (Seat(0), block(1));
    assert_eq!(table.does("reroll 1"), [Event::RerollTaken { seat, block: block_1, left: 1 }]);
    assert_eq!(table.played().actor(), Actor::Chance(Some(seat)));
    assert_eq!(table.refuses("pass 2"), Illegal::NotNow { due: Due::Throw(block_1) });
    let (from, to) = (Face::One, Face::Five);
    assert_eq!(table.does("throw 5"), [Event::Rerolled { seat, block: block_1, from, to }]);
    // The same die once more.
    table.does("reroll 1");
    table.does("throw 2");
    assert_eq!(table.refuses("reroll 2"), Illegal::NoReroll);
}

#[test]
fn rerolls_and_changes_come_in_any_order_and_a_die_is_changed_once() {
    let mut table = with_two_rerolls();
    let block_1 = block(1);
    assert_eq!(table.has(0).1, 7);
    table.does("up 1");
    table.does("reroll 1");
    table.does("throw 4");
    assert_eq!(table.refuses("up 1"), Illegal::ChangedAlready { block: block_1 });
    table.does("reroll 2");
    table.does("throw 4");
    table.does("up 2");
    assert_eq!(table.has(0).1, 5);
}

#[test]
fn rerolls_that_are_not_used_lapse() {
    let mut table = with_two_rerolls();
    assert_eq!(table.rerolls(0), 2);
    table.does("pass 1");
    let way = table.choices()[0].clone();
    let halls = table.with('P').len() as u32;
    table.does(&way);
    assert_eq!(table.rerolls(0), halls);
}

#[test]
fn rerolls_wait_for_the_own_next_turn() {
    let mut table = Table::new(setup(2));
    table.turn("PPGGRR", "");
    assert_eq!((table.rerolls(0), table.rerolls(1)), (2, 0));
    table.turn("GGGGRR", "");
    table.rolls(1);
    assert_eq!(table.rerolls(0), 2);
}

#[test]
fn a_locked_die_stays_as_it_is() {
    let mut table = with_two_rerolls();
    let locked = Illegal::Locked { block: block(7) };
    assert_eq!([table.refuses("reroll 7"), table.refuses("up 7"), table.refuses("down 7")], [locked; 3]);
    assert!(table.choices().iter().all(|choice| !choice.ends_with('7')));
    table.does("reroll 1");
}

#[test]
fn dice_are_not_adjusted_once_a_block_is_passed() {
    let mut table = rolled("3 3 3 3 3 3 3");
    table.does("pass 1");
    let refused =
        ["up 2", "reroll 2", "pass 2", "throw 3", "roll 1 1 1 1 1 1 1"].map(|text| table.refuses(text));
    assert_eq!(refused, [Illegal::NotNow { due: Due::Score(Seat(0)) }; 5]);
}
