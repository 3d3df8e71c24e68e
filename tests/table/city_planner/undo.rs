//! What can be taken back, and what cannot.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    page::Page,
    rules::{
        LegalActions as _,
        city_planner::{Action, Block, Step},
    },
    table::{
        city_planner::{
            pick::TablePick,
            selection::{Adjust, MoveSelection},
        },
        table_game::Selection as _,
    },
};

use super::{Desk, set_ups::is_adjusting};
use crate::{desk::PHONES, set_ups::Dice};

/// A way to score that is not the proposed one.
fn other_way(desk: &Desk) -> Option<Action> {
    desk.legal().iter().find(|&action| Some(action) != desk.chosen())
}

/// Somebody may score in more than one way.
fn choosing_a_way(players: usize) -> Desk {
    Desk::grown(PHONES[0], players, |play| {
        play.state().passed().is_some() && (2..40).contains(&play.legal().len())
    })
}

#[test]
fn a_roll_stays() {
    let mut desk = Desk::new_match(PHONES[0], 1);
    desk.tap(&Intent::RollDice);
    assert_eq!(desk.steps(), 1);
    assert!(desk.find(&Intent::Undo).is_none());
    desk.key(KeyCode::KeyU);
    assert_eq!(desk.steps(), 1);
}

#[test]
fn a_reroll_stays_and_what_was_changed_before_it_too() {
    let mut desk = Desk::grown(PHONES[0], 1, |play| {
        let legal = play.legal();
        legal.rerolls().len() == 6 && legal.changes(Step::Up).len() > 1 && play.state().changed().is_empty()
    });
    let block = desk.legal().changes(Step::Up).iter().next().expect("one can be changed");
    desk.act(Action::Change { block, step: Step::Up }, &mut Dice(1));
    assert!(desk.find(&Intent::Undo).is_some());
    let block = desk.legal().rerolls().iter().last().expect("one can be rerolled");
    desk.act(Action::Reroll(block), &mut Dice(1));
    assert!(desk.find(&Intent::Undo).is_none());
    let steps = desk.steps();
    desk.key(KeyCode::KeyU);
    assert_eq!(desk.steps(), steps);
}

#[test]
fn changes_and_a_pass_are_taken_back_one_by_one() {
    for has_motion in [true, false] {
        let mut dice = Dice(5);
        let mut desk = Desk::new_match(PHONES[0], 2).moving(has_motion);
        assert!(desk.until_a_turn(&mut dice, |_| {}));
        let mut before = vec![desk.looks()];
        for _ in 0..2 {
            let legal = desk.legal();
            let (step, block) = [Step::Up, Step::Down]
                .into_iter()
                .find_map(|step| Some((step, legal.changes(step).iter().next()?)))
                .expect("a die can be changed");
            desk.act(Action::Change { block, step }, &mut dice);
            before.push(desk.looks());
        }
        desk.act(Action::Pass(Block::ALL[3]), &mut dice);
        assert!(desk.play().state().passed().is_some());
        while let Some(looks) = before.pop() {
            assert_ne!(desk.looks(), looks);
            desk.tap(&Intent::Undo);
            assert_eq!(desk.looks(), looks);
        }
        assert_eq!((desk.steps(), desk.play().state().money(desk.focused())), (1, 5));
        assert!(desk.find(&Intent::Undo).is_none(), "never beyond the roll");
    }
}

#[test]
fn what_is_chosen_is_taken_back_step_by_step() {
    let mut desk =
        Desk::grown(PHONES[0], 1, |play| is_adjusting(play) && !play.legal().changes(Step::Down).is_empty());
    let block = desk.legal().changes(Step::Down).iter().next().expect("a die can be changed");
    let empty = desk.looks();
    let back: [fn(&mut Desk); 3] =
        [|desk| desk.key(KeyCode::Escape), |desk| desk.key(KeyCode::KeyU), |desk| desk.tap(&Intent::Unchoose)];
    for back in back {
        desk.tap(&TablePick::Block(block).into());
        let one = desk.looks();
        desk.tap(&TablePick::Turn(Step::Down).into());
        assert_eq!(desk.selection().adjust, Some(Adjust::Turn(Step::Down)));
        back(&mut desk);
        assert_eq!(desk.looks(), one);
        back(&mut desk);
        assert!(desk.selection().is_empty());
        assert_eq!(desk.looks(), empty);
    }
    desk.key(KeyCode::Escape);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Shelf);
}

#[test]
fn an_own_way_to_score_is_given_up_for_the_proposed_one() {
    let mut desk = choosing_a_way(1);
    let (proposed, before) = (desk.chosen(), desk.looks());
    let back: [fn(&mut Desk); 3] = [
        |desk| desk.key(KeyCode::Escape),
        |desk| desk.tap(&Intent::Unchoose),
        |desk| desk.tap(&TablePick::Proposed.into()),
    ];
    for back in back {
        let other = other_way(&desk).expect("there is another way");
        desk.choose(other);
        assert_ne!(desk.looks(), before);
        back(&mut desk);
        assert_eq!((desk.chosen(), desk.selection()), (proposed, MoveSelection::default()));
        assert_eq!(desk.looks(), before);
        assert!(desk.offered(TablePick::Proposed).is_none(), "it is as proposed");
    }
}
