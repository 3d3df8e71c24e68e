//! What strips say: what passing a block brings, which would go, and what can be scored otherwise.

use bevy::prelude::*;
use doodle_city::{
    drawing::label::TextLabel,
    intent::Intent,
    locale::{Locale, city_planner::scoring},
    record::Match,
    rules::{
        Game as _, IgnoreEvents, LegalActions as _,
        city_planner::{Action, Block, CityPlanner, DOLLARS_PER_POINT, ROUNDS},
    },
    table::city_planner::{
        block::{BlockMark, BlockRing},
        pick::TablePick,
        preview::ending,
        show_blocks::{BlockPart, BlockText, OnBlock},
    },
};

use super::{
    Desk,
    set_ups::{is_adjusting, is_scoring},
};
use crate::desk::PHONES;

/// What the turn would bring, by each way to score once this block has been passed; and by the best of them, as it is
/// worth at that time of the match.
fn brought(play: &Match<CityPlanner>, block: Block) -> (Vec<(i32, i32)>, i32) {
    let seat = play.actor().seat().expect("somebody decides");
    let is_last = play.game().round(play.state()) == ROUNDS;
    let mut passed = play.clone();
    passed.apply(Action::Pass(block), &mut IgnoreEvents).expect("it is legal");
    let ways: Vec<Match<CityPlanner>> = passed
        .legal()
        .iter()
        .map(|way| {
            let mut scored = passed.clone();
            scored.apply(way, &mut IgnoreEvents).expect("it is legal");
            scored
        })
        .collect();
    let (vp, money) = (play.state().vp(seat), play.state().money(seat));
    let gains = ways.iter().map(|way| (way.state().vp(seat) - vp, way.state().money(seat) - money)).collect();
    let worth = |way: &Match<CityPlanner>| worth(is_last, way.state().vp(seat), way.state().money(seat));
    (gains, ways.iter().map(worth).max().expect("there is a way"))
}

const fn worth(is_last: bool, vp: i32, money: i32) -> i32 {
    if is_last { vp + money / DOLLARS_PER_POINT } else { DOLLARS_PER_POINT * vp + money }
}

/// What is written on a strip, if it is seen.
fn written(desk: &mut Desk, block: Block, part: BlockPart) -> Option<String> {
    let world = desk.0.world_mut();
    let mut texts = world.query::<(&BlockText, &TextLabel, &Visibility)>();
    let there = texts.iter(world).find(|(text, ..)| **text == BlockText { block, part })?;
    (*there.2 != Visibility::Hidden).then(|| there.1.text.clone())
}

fn of_blocks<C: Component + Copy>(desk: &mut Desk) -> Vec<(Block, C)> {
    let world = desk.0.world_mut();
    let mut all = world.query::<(&OnBlock, &C)>();
    all.iter(world).map(|(on, it)| (on.0, *it)).collect()
}

fn flagged(desk: &mut Desk) -> Vec<Block> {
    let is_flag = |mark: &BlockMark| matches!(mark, BlockMark::Flag { .. });
    of_blocks::<BlockMark>(desk).into_iter().filter(|(_, mark)| is_flag(mark)).map(|(block, _)| block).collect()
}

#[test]
fn each_strip_says_what_passing_its_block_would_bring() {
    let locale = Locale::default();
    for (players, least) in [(2, 2), (2, 30), (2, 58), (1, 2), (1, 20)] {
        let mut desk = Desk::grown(PHONES[0], players, |play| is_adjusting(play) && play.log().len() > least);
        let play = desk.play().clone();
        let seat = play.actor().seat().expect("somebody decides");
        let (vp, money) = (play.state().vp(seat), play.state().money(seat));
        let is_last = play.game().round(play.state()) == ROUNDS;
        for block in Block::ALL {
            let told = [BlockPart::Vp, BlockPart::Money].map(|part| written(&mut desk, block, part));
            if !play.legal().passes().has(block) {
                assert_eq!(told, [None, None], "{block} cannot be passed");
                continue;
            }
            let (gains, best) = brought(&play, block);
            let is_it = |gain: &&(i32, i32)| {
                told == [Some(scoring::vp(&locale, gain.0)), Some(scoring::money(&locale, gain.1))]
            };
            let gain = gains.iter().find(is_it).unwrap_or_else(|| panic!("{block}: {told:?} of {gains:?}"));
            assert_eq!(worth(is_last, vp + gain.0, money + gain.1), best, "{block}: {told:?}");
        }
    }
}

#[test]
fn the_flag_lies_on_the_block_that_would_be_passed() {
    let mut desk = Desk::grown(PHONES[0], 2, |play| is_adjusting(play) && play.log().len() > 12);
    let proposed = ending(desk.play(), &desk.selection()).expect("somebody decides").passed;
    assert_eq!(flagged(&mut desk), [proposed]);
    let other = Block::ALL.into_iter().find(|&block| block != proposed).expect("another one");
    desk.tap(&TablePick::Block(other).into());
    assert_eq!(flagged(&mut desk), [other]);
    desk.tap(&Intent::Confirm);
    assert_eq!(flagged(&mut desk), []);
    let passed: Vec<_> =
        of_blocks::<BlockMark>(&mut desk).into_iter().filter(|(_, mark)| *mark == BlockMark::Passed).collect();
    assert_eq!(passed, [(other, BlockMark::Passed)]);
}

#[test]
fn dashes_lie_around_what_can_be_scored_otherwise() {
    let mut tried = 0;
    for least in [3, 13, 31, 45] {
        let mut desk = Desk::grown(PHONES[0], 2, |play| {
            let legal = play.legal();
            let has_choice = !legal.mixed().is_empty() || !legal.expendable().is_empty();
            is_scoring(play) && has_choice && play.log().len() > least
        });
        let legal = desk.legal();
        for (block, ring) in of_blocks::<BlockRing>(&mut desk) {
            let has_choice = legal.mixed().has(block) || legal.expendable().has(block);
            let face = desk.play().state().die(block).filter(|_| has_choice);
            assert_eq!(ring.dashed, [face, None], "{block}");
            tried += usize::from(has_choice);
        }
    }
    assert!(tried > 4, "{tried}");
}
