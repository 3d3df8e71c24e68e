//! What is offered to do with a die, and that it brings what is written there.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    locale::{Locale, city_planner::scoring},
    record::Match,
    rules::{
        Game as _, IgnoreEvents, LegalActions as _,
        city_planner::{Action, Block, CityPlanner, DOLLARS_PER_POINT, ROUNDS, Step},
    },
    table::{
        city_planner::{options::OptionSign, pick::TablePick, preview::ending, selection::Adjust},
        table_game::Selection as _,
    },
};

use super::{Desk, set_ups::is_adjusting};
use crate::{
    desk::{PHONES, SIZES},
    set_ups::Dice,
};

const ALL: [TablePick; 3] = [TablePick::Turn(Step::Down), TablePick::Turn(Step::Up), TablePick::Reroll];

/// Points and dollars of the player on turn.
fn holdings(desk: &Desk) -> (i32, i32) {
    let seat = desk.play().actor().seat().expect("somebody decides");
    (desk.play().state().vp(seat), desk.play().state().money(seat))
}

/// The most that the turn can bring as the dice lie, of all blocks that can be passed and all ways to score.
fn best(play: &Match<CityPlanner>) -> i32 {
    let seat = play.actor().seat().expect("somebody decides");
    let is_last = play.game().round(play.state()) == ROUNDS;
    let mut best = i32::MIN;
    for block in play.legal().passes().iter() {
        let mut passed = play.clone();
        passed.apply(Action::Pass(block), &mut IgnoreEvents).expect("it is legal");
        for way in passed.legal().iter() {
            let mut scored = passed.clone();
            scored.apply(way, &mut IgnoreEvents).expect("it is legal");
            let (vp, money) = (scored.state().vp(seat), scored.state().money(seat));
            let worth = if is_last { vp + money / DOLLARS_PER_POINT } else { DOLLARS_PER_POINT * vp + money };
            best = best.max(worth);
        }
    }
    best
}

/// What is told that a step brings, and the block that is to be passed for that.
fn told(desk: &Desk, step: TablePick) -> (String, String) {
    let name = &desk.offered(step).expect("it is offered").accessible.name;
    let brings = name.rsplit_once(": ").expect("it says what it brings").1;
    let (sum, passed) = brings.split_once(", if you then pass block ").expect("it says for what");
    (sum.to_owned(), passed.to_owned())
}

#[test]
fn a_step_brings_what_is_written_on_it_when_the_best_block_is_passed() {
    let (locale, mut tried) = (Locale::default(), 0);
    for least in [2, 12, 30, 45, 58] {
        let mut desk = Desk::grown(PHONES[0], 2, |play| {
            is_adjusting(play)
                && play.log().len() > least
                && play
                    .actor()
                    .seat()
                    .is_some_and(|seat| play.state().money(seat) > 0 && play.state().changed().is_empty())
        })
        .moving(false);
        let block = desk.legal().changes(Step::Up).iter().last().expect("a die can be changed");
        for choose in [TablePick::Turn(Step::Up), TablePick::Turn(Step::Down)] {
            desk.tap(&TablePick::Block(block).into());
            let Some(at) = desk.offered(choose).map(|item| item.rect.center()) else {
                desk.tap(&Intent::Unchoose);
                continue;
            };
            let (told, passed) = told(&desk, choose);
            desk.tap_at(at);
            desk.settle();
            let shown = ending(desk.play(), &desk.selection()).expect("somebody decides").passed;
            assert_eq!(passed, shown.number().to_string());
            let steps = desk.steps();
            desk.tap_at(at);
            desk.settle();
            assert_eq!(desk.steps(), steps + 1, "tapped once more it is done");
            let before = holdings(&desk);
            let (best, seat) = (best(desk.play()), desk.play().actor().seat().expect("somebody decides"));
            let is_last = desk.play().game().round(desk.play().state()) == ROUNDS;
            desk.tap(&TablePick::Block(shown).into());
            desk.tap(&Intent::Confirm);
            desk.tap(&Intent::Confirm);
            assert_eq!(desk.steps(), steps + 3);
            let state = desk.play().state();
            let (vp, money) = (state.vp(seat), state.money(seat));
            assert_eq!(told, scoring::sum(&locale, vp - before.0, money - before.1));
            let worth = if is_last { vp + money / DOLLARS_PER_POINT } else { DOLLARS_PER_POINT * vp + money };
            assert_eq!(worth, best, "nothing else would bring more");
            for _ in 0..3 {
                desk.tap(&Intent::Undo);
            }
            assert_eq!(desk.steps(), steps);
            tried += 1;
        }
    }
    assert!(tried >= 5, "{tried}");
}

#[test]
fn what_a_chosen_block_would_bring_is_what_its_pass_brings() {
    let (locale, mut dice) = (Locale::default(), Dice(1));
    let mut desk = Desk::grown(SIZES[3], 2, |play| is_adjusting(play) && play.log().len() > 12).moving(false);
    let seat = desk.play().actor().seat().expect("somebody decides");
    let before = holdings(&desk);
    for block in Block::ALL {
        desk.choose(Action::Pass(block));
        let ending = ending(desk.play(), &desk.selection()).expect("somebody decides");
        assert_eq!(ending.passed, block);
        let sum = scoring::sum(&locale, ending.scoring.vp, ending.scoring.money());
        let is_shown =
            |item: &doodle_city::accessibility::Item| item.accessible.name.ends_with(&format!(": {sum}"));
        assert!(desk.map().items.iter().any(is_shown), "{sum} can be read");
        desk.tap(&Intent::Unchoose);
        desk.act(Action::Pass(block), &mut dice);
        desk.tap(&Intent::Confirm);
        let state = desk.play().state();
        assert_eq!(sum, scoring::sum(&locale, state.vp(seat) - before.0, state.money(seat) - before.1));
        desk.tap(&Intent::Undo);
        desk.tap(&Intent::Undo);
    }
}

/// Every die that can be turned and no other, in the right directions.
#[test]
fn exactly_the_legal_steps_are_offered() {
    for least in [0, 20, 40] {
        let mut desk = Desk::grown(PHONES[1], 2, |play| {
            is_adjusting(play) && play.log().len() > least && !play.state().changed().is_empty()
        });
        let legal = desk.legal();
        for block in Block::ALL {
            desk.tap(&TablePick::Block(block).into());
            for (choose, blocks) in
                ALL.into_iter().zip([legal.changes(Step::Down), legal.changes(Step::Up), legal.rerolls()])
            {
                assert_eq!(desk.offered(choose).is_some(), blocks.has(block), "{choose:?} of block {block}");
            }
            desk.tap(&Intent::Unchoose);
        }
    }
}

#[test]
fn a_locked_block_offers_no_steps() {
    for players in [1, 2] {
        let mut desk = Desk::grown(PHONES[0], players, |play| {
            is_adjusting(play) && play.state().locked().is_some() && !play.legal().rerolls().is_empty()
        });
        let locked = desk.play().state().locked().expect("a block is locked");
        desk.tap(&TablePick::Block(locked).into());
        assert!(ALL.into_iter().all(|choose| desk.offered(choose).is_none()));
        let can_pass = desk.chosen() == Some(Action::Pass(locked));
        assert_eq!(can_pass, players == 2, "what was set aside is scored");
        assert_eq!(desk.find(&Intent::Confirm).is_some(), can_pass);
        for key in [KeyCode::KeyB, KeyCode::KeyT] {
            desk.key(key);
        }
        assert_eq!(desk.selection().adjust, None);
    }
}

#[test]
fn without_a_dollar_no_die_is_turned() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| {
        is_adjusting(play) && play.actor().seat().is_some_and(|seat| play.state().money(seat) == 0)
    });
    for block in Block::ALL {
        desk.tap(&TablePick::Block(block).into());
        assert!([Step::Up, Step::Down].into_iter().all(|it| desk.offered(TablePick::Turn(it)).is_none()));
        desk.tap(&Intent::Unchoose);
    }
}

#[test]
fn a_reroll_is_thrown_at_once() {
    for has_motion in [true, false] {
        let mut desk = Desk::grown(PHONES[0], 1, |play| !play.legal().rerolls().is_empty()).moving(has_motion);
        let block = desk.legal().rerolls().iter().next().expect("a die can be rerolled");
        let steps = desk.steps();
        desk.tap(&TablePick::Block(block).into());
        let at = desk.offered(TablePick::Reroll).expect("it is offered").rect.center();
        desk.tap_at(at);
        desk.settle();
        assert_eq!((desk.steps(), desk.selection().adjust), (steps, Some(Adjust::Reroll)));
        desk.tap_at(at);
        desk.settle();
        let rerolled = Action::Reroll(block);
        assert!(matches!(desk.play().log()[steps..], [first, Action::Throw(_)] if first == rerolled));
        assert!(is_adjusting(desk.play()) && desk.selection().is_empty());
        desk.assert_shows_its_record();
    }
}

#[test]
fn a_die_that_was_turned_is_turned_no_more() {
    let mut desk = Desk::new_match(PHONES[0], 1);
    desk.tap(&Intent::RollDice);
    let block = desk.legal().changes(Step::Up).iter().next().expect("a die can be changed");
    desk.act(Action::Change { block, step: Step::Up }, &mut Dice(3));
    desk.tap(&TablePick::Block(block).into());
    assert!([Step::Up, Step::Down].into_iter().all(|it| desk.offered(TablePick::Turn(it)).is_none()));
}

#[test]
fn signs_go_with_their_options() {
    let mut desk = Desk::grown(PHONES[0], 2, is_adjusting);
    let shown = |desk: &mut Desk| {
        let world = desk.0.world_mut();
        let mut signs = world.query::<(&OptionSign, &Visibility)>();
        signs.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden).count()
    };
    assert_eq!(shown(&mut desk), 0);
    let legal = desk.play().legal();
    let block = legal.changes(Step::Up).iter().next().expect("there is a dollar");
    desk.tap(&TablePick::Block(block).into());
    assert!(shown(&mut desk) > 0);
    desk.tap(&Intent::Unchoose);
    assert_eq!(shown(&mut desk), 0);
}
