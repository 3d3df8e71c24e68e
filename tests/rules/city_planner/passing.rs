//! The block that goes over locked, or is set aside in the solo game.

use doodle_city::rules::{
    Actor, Seat,
    city_planner::{Block, Event, Illegal, Setup},
    dice::Face,
};

use super::table::{Table, setup};

fn block(number: u8) -> Block {
    Block::from_number(number).unwrap()
}

#[test]
fn one_of_seven_blocks_is_passed() {
    let mut table = Table::new(setup(2));
    table.rolls(3);
    assert!((1..=7).all(|block| table.choices().contains(&format!("pass {block}"))));
    assert_eq!(table.does("pass 4"), [Event::Passed { seat: Seat(0), block: block(4), face: Face::Three }]);
    assert_eq!(table.played().state().passed(), Some(block(4)));
}

#[test]
fn the_passed_block_scores_nothing_now() {
    let mut table = Table::new(setup(2));
    // B M P K Y R G: with the suburb passed only the mixed building can be green.
    table.rolls(1);
    table.does("pass 7");
    let scoring = table.scores("green M");
    assert_eq!((scoring.greens, scoring.reds, scoring.vp), (1, 1, 2));
}

#[test]
fn an_adjusted_block_may_be_passed() {
    let mut table = Table::new(setup(2));
    table.rolls(3);
    table.does("up 4");
    table.does("pass 4");
    assert_eq!(table.played().state().die(block(4)), Some(Face::Four));
}

#[test]
fn the_second_player_begins_with_six_rolled_dice_and_the_locked_one() {
    let mut table = Table::new(setup(2));
    table.rolls(2);
    table.turn_ends(5);
    let state = table.played().state();
    assert_eq!((table.played().actor(), state.locked()), (Actor::Chance(Some(Seat(1))), Some(block(5))));
    assert_eq!((state.die(block(5)), state.die(block(1))), (Some(Face::Two), None));
    table.rolls(6);
    let state = table.played().state();
    assert_eq!((state.die(block(5)), state.die(block(1))), (Some(Face::Two), Some(Face::Six)));
    assert_eq!(table.has(1), (0, 5));
}

#[test]
fn a_locked_block_may_be_passed_again_and_stays_locked() {
    let mut table = Table::new(setup(2));
    table.rolls(2);
    table.turn_ends(5);
    table.rolls(6);
    table.turn_ends(5);
    let state = table.played().state();
    assert_eq!((state.locked(), state.die(block(5))), (Some(block(5)), Some(Face::Two)));
    assert!(matches!(table.refuses("roll 1 1 1 1 1 1 1"), Illegal::WrongDice { is_locked: true, .. }));
}

#[test]
fn a_locked_block_that_is_scored_goes_over_unlocked() {
    let mut table = Table::new(setup(2));
    table.rolls(2);
    table.turn_ends(5);
    table.rolls(6);
    table.turn_ends(1);
    let state = table.played().state();
    assert_eq!((state.locked(), state.die(block(5))), (Some(block(1)), None));
    table.does("roll - 1 1 1 1 1 1");
    table.does("up 5");
}

#[test]
fn a_locked_block_scores_what_its_die_shows() {
    let mut table = Table::new(setup(2));
    table.rolls(1);
    // The suburb of block 7.
    table.turn_ends(7);
    table.rolls(1);
    table.does("pass 2");
    assert_eq!(table.scores("").greens, 1);
}

#[test]
fn what_a_solo_player_sets_aside_is_scored_next() {
    let mut table = Table::new(setup(1));
    table.rolls(3);
    table.turn_ends(4);
    table.rolls(2);
    assert_eq!(table.refuses("pass 4"), Illegal::SetAsideBefore { block: block(4) });
    assert!(!table.choices().contains(&"pass 4".into()));
    table.turn_ends(1);
    // And then it is free again.
    table.rolls(2);
    assert!(table.choices().contains(&"pass 4".into()) && !table.choices().contains(&"pass 1".into()));
}

#[test]
fn who_begins_belongs_to_the_set_up() {
    let mut table = Table::new(Setup { first: Seat(1), ..setup(2) });
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.extend(table.played().actor().seat());
        table.rolls(1);
        table.turn_ends(1);
    }
    assert_eq!(turns, [1, 0, 1, 0].map(Seat));
}
