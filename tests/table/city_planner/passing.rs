//! A block is dragged to the other player.

use bevy::{input::touch::TouchPhase, prelude::*};
use doodle_city::{
    drawing::place::LayoutRect,
    intent::Intent,
    rules::city_planner::{Action, Block},
    table::{
        city_planner::{
            block::BlockCard,
            drag::{Dragged, DropTarget},
            selection::MoveSelection,
        },
        doodle_city::trail::Trail,
        table_game::Selection as _,
    },
};

use super::{Desk, set_ups::is_adjusting};
use crate::{
    desk::{PHONES, SIZES},
    set_ups::Dice,
};

/// Somebody has rolled, and may pass.
fn adjusting(size: Vec2, players: usize) -> Desk {
    let mut desk = Desk::new_match(size, players);
    desk.tap(&Intent::RollDice);
    desk
}

/// A finger takes a block along.
fn drag(desk: &mut Desk, block: Block, to: Vec2) {
    let from = desk.block(block).center();
    desk.stroke(&[from, from.lerp(to, 0.1), from.lerp(to, 0.6), to]);
    go_back(desk);
}

/// What was let go glides to its place.
fn go_back(desk: &mut Desk) {
    desk.until(|world| *world.resource::<Dragged>() == Dragged::default());
    desk.settle();
}

fn seen_at(desk: &mut Desk, block: Block) -> Rect {
    let world = desk.0.world_mut();
    let mut cards = world.query::<(&BlockCard, &LayoutRect)>();
    cards.iter(world).find(|(card, _)| card.block == block).expect("it lies there").1.rect
}

#[test]
fn a_block_on_the_other_players_paper_is_passed() {
    for size in SIZES {
        for block in [Block::ALL[0], Block::ALL[6]] {
            let mut desk = adjusting(size, 2);
            let to = desk.laid().players[1].center();
            drag(&mut desk, block, to);
            assert_eq!(desk.play().log().last(), Some(&Action::Pass(block)), "{size}");
            assert!(desk.selection().is_empty());
            desk.assert_shows_its_record();
        }
    }
}

#[test]
fn the_second_player_passes_to_the_first() {
    let mut desk = Desk::grown(PHONES[1], 2, |play| {
        is_adjusting(play) && play.actor().seat().is_some_and(|seat| seat.0 == 1)
    });
    let to = desk.laid().players[0].center();
    let locked = desk.play().state().locked().expect("it came over locked");
    drag(&mut desk, locked, to);
    assert_eq!(desk.play().log().last(), Some(&Action::Pass(locked)), "a locked block may go back");
}

#[test]
fn alone_a_block_is_set_aside_on_the_own_paper() {
    for size in PHONES {
        let mut desk = adjusting(size, 1);
        let to = desk.laid().players[0].center();
        drag(&mut desk, Block::ALL[4], to);
        assert_eq!(desk.play().log().last(), Some(&Action::Pass(Block::ALL[4])));
    }
}

#[test]
fn elsewhere_it_is_only_chosen() {
    for size in PHONES {
        let mut desk = adjusting(size, 2);
        let chosen = |block| MoveSelection { block: Some(block), ..MoveSelection::default() };
        let steps = desk.steps();
        for (block, to) in [
            (Block::ALL[6], desk.block(Block::ALL[0]).center()),
            (Block::ALL[2], desk.laid().players[0].center()),
            (Block::ALL[3], desk.block(Block::ALL[3]).center() + Vec2::new(12.0, 6.0)),
        ] {
            drag(&mut desk, block, to);
            assert_eq!((desk.steps(), desk.selection()), (steps, chosen(block)), "{size}");
            assert_eq!(seen_at(&mut desk, block), desk.block(block), "it lies in its place again");
        }
        // Once more does not take it back.
        let to = desk.block(Block::ALL[1]).center();
        drag(&mut desk, Block::ALL[3], to);
        assert_eq!(desk.selection(), chosen(Block::ALL[3]));
    }
}

#[test]
fn what_may_not_be_passed_cannot_be_taken_along() {
    let mut desk = Desk::grown(PHONES[0], 1, |play| is_adjusting(play) && play.state().locked().is_some());
    let locked = desk.play().state().locked().expect("it was set aside");
    let (steps, to) = (desk.steps(), desk.laid().players[0].center());
    drag(&mut desk, locked, to);
    assert_eq!((desk.steps(), desk.selection().is_empty()), (steps, true), "it was set aside before");

    let mut desk = Desk::new_match(PHONES[0], 2);
    let to = desk.laid().players[1].center();
    drag(&mut desk, Block::ALL[0], to);
    assert_eq!(desk.steps(), 0, "nobody has rolled");

    let mut desk = adjusting(PHONES[0], 2);
    desk.act(Action::Pass(Block::ALL[0]), &mut Dice(1));
    let (steps, way) = (desk.steps(), desk.way());
    drag(&mut desk, Block::ALL[1], to);
    assert_eq!((desk.steps(), desk.way()), (steps, way), "one has been passed");
}

#[test]
fn a_block_follows_the_finger_and_goes_back_when_the_finger_is_taken_away() {
    let mut desk = adjusting(PHONES[0], 2);
    let (block, by) = (Block::ALL[5], Vec2::new(-30.0, -50.0));
    let at = desk.block(block);
    desk.touch(TouchPhase::Started, 1, at.center());
    desk.frame();
    desk.touch(TouchPhase::Moved, 1, at.center() + by);
    desk.frame();
    desk.frame();
    assert_eq!(seen_at(&mut desk, block), Rect { min: at.min + by, max: at.max + by });
    let world = desk.0.world_mut();
    assert_eq!(world.query::<&Trail>().iter(world).count(), 0, "a finger leaves no ink here");
    desk.touch(TouchPhase::Canceled, 1, at.center() + by);
    desk.frame();
    go_back(&mut desk);
    assert_eq!(seen_at(&mut desk, block), at);
    assert!(desk.selection().is_empty());
    desk.assert_shows_its_record();
}

/// Where a block can be dropped, and whether one is held above it; `None` while that is not shown.
fn lit(desk: &mut Desk) -> Option<(Rect, bool)> {
    let world = desk.0.world_mut();
    let mut targets = world.query::<(&DropTarget, &LayoutRect, &Visibility)>();
    let shown = targets.iter(world).find(|(.., visibility)| **visibility != Visibility::Hidden);
    shown.map(|(target, place, _)| (place.rect, target.is_reached))
}

#[test]
fn where_a_block_can_be_dropped_lights_up_while_it_is_held() {
    for players in [1, 2] {
        let mut desk = adjusting(PHONES[0], players);
        let (from, target) = (desk.block(Block::ALL[5]).center(), desk.laid().players[players - 1]);
        assert_eq!(lit(&mut desk), None);
        desk.touch(TouchPhase::Started, 1, from);
        desk.frame();
        for (at, is_reached) in [(from - Vec2::splat(30.0), false), (target.center(), true)] {
            desk.touch(TouchPhase::Moved, 1, at);
            desk.frame();
            desk.frame();
            assert_eq!(lit(&mut desk), Some((target, is_reached)), "{players} players");
        }
        desk.touch(TouchPhase::Canceled, 1, target.center());
        desk.frame();
        go_back(&mut desk);
        assert_eq!(lit(&mut desk), None);
    }
}

#[test]
fn a_block_that_is_let_go_goes_on_from_there() {
    for is_passed in [true, false] {
        let mut desk = adjusting(PHONES[0], 2);
        let block = Block::ALL[5];
        let (home, steps) = (desk.block(block), desk.steps());
        let to = if is_passed { desk.laid().players[1].center() } else { desk.block(Block::ALL[0]).center() };
        desk.touch(TouchPhase::Started, 1, home.center());
        desk.frame();
        desk.touch(TouchPhase::Moved, 1, to);
        desk.frame();
        desk.frame();
        let way = to - home.center();
        assert_eq!(seen_at(&mut desk, block).min, home.min + way);
        desk.touch(TouchPhase::Ended, 1, to);
        let mut left = way.length();
        for _ in 0..2 {
            desk.frame();
            let now = (seen_at(&mut desk, block).min - home.min).length();
            assert!(now > 0.0 && now <= left, "{now} after {left}");
            left = now;
        }
        go_back(&mut desk);
        assert_eq!((seen_at(&mut desk, block), desk.steps() > steps), (home, is_passed));
    }
}
