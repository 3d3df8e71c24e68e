//! Taps, drags and flicks: what is which, and whose finger counts.

use bevy::{input::touch::TouchPhase, prelude::*};
use doodle_city::{
    drawing::place::{LayoutRect, Screen},
    intent::Intent,
    page::Page,
    rules::{
        design_town::{Card, DesignTown},
        doodle_city::{Road, Square},
    },
    screens::Panel,
    table::{
        design_town::pick::{Spot, TablePick as CardPick},
        dice::RollAnimation,
        doodle_city::pick::TablePick,
        heading::TitleText,
        table_game::{Selection as _, TableGame},
        things::RuleOf,
        turn::AnimationClock,
    },
};

use crate::{
    design_town::set_ups::builds,
    desk::{Desk, DeskOf, PHONES},
    set_ups::Dice,
};

/// A table at which somebody can draw this road.
fn drawing() -> (Desk, Square, Road) {
    let mut desk = Desk::new_match(PHONES[0], 1);
    let (_, square, road) = desk.until_a_road(&mut Dice(5));
    (desk, square, road)
}

#[test]
fn a_finger_that_slips_less_than_8_dp_taps() {
    let (mut desk, square, _) = drawing();
    let at = desk.square(square).center();
    desk.stroke(&[at, at + Vec2::new(5.0, 5.0)]);
    assert_eq!(desk.selection().square, Some(square));
}

#[test]
fn a_finger_that_slips_further_does_not() {
    let (mut desk, square, _) = drawing();
    let at = desk.square(square).center();
    desk.stroke(&[at, at + Vec2::new(7.0, 7.0)]);
    assert_eq!(desk.selection().square, None);
}

#[test]
fn a_stroke_across_a_square_chooses_square_and_road() {
    let (mut desk, square, _) = drawing();
    for road in Road::ALL {
        desk.swipe(square, road);
        assert_eq!((desk.selection().square, desk.selection().road), (Some(square), Some(road)));
    }
}

/// Where nothing lies.
fn bare<G: TableGame>(desk: &mut DeskOf<G>) -> Vec2 {
    let world = desk.0.world_mut();
    let mut things = world.query_filtered::<(&LayoutRect, &Visibility), With<RuleOf>>();
    let seen = things.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden);
    let things: Vec<Rect> = seen.map(|(place, _)| place.rect).collect();
    let size = desk.0.world().resource::<Screen>().size.as_ivec2();
    let across = (0..size.y).step_by(5).flat_map(|y| (0..size.x).step_by(5).map(move |x| IVec2::new(x, y)));
    let is_bare = |at: &Vec2| desk.map().is_bare(*at) && !things.iter().any(|thing| thing.contains(*at));
    across.map(IVec2::as_vec2).find(is_bare).expect("something is bare")
}

#[test]
fn a_touch_where_nothing_lies_puts_an_open_card_down_and_leaves_a_square_chosen() {
    let mut town = DeskOf::<DesignTown>::grown(PHONES[0], 2, builds);
    town.tap(&CardPick::Card(Spot::Supply(Card::Hospital)).into());
    assert_eq!(town.selection().card, Some(Spot::Supply(Card::Hospital)));
    let at = bare(&mut town);
    town.tap_at(at);
    town.settle();
    assert!(town.selection().is_empty());
    // What is only written is not bare.
    town.tap(&CardPick::Card(Spot::Supply(Card::Hospital)).into());
    let world = town.0.world_mut();
    let mut titles = world.query_filtered::<&LayoutRect, With<TitleText>>();
    let title = titles.single(world).expect("there is one").rect.center();
    town.tap_at(title);
    town.settle();
    assert_eq!(town.selection().card, Some(Spot::Supply(Card::Hospital)));
    let (mut desk, square, _) = drawing();
    desk.tap(&TablePick::Square(square).into());
    let at = bare(&mut desk);
    desk.tap_at(at);
    desk.settle();
    assert_eq!(desk.selection().square, Some(square));
}

#[test]
fn the_menu_opens_and_the_way_back_leaves_at_the_first_touch_while_something_moves() {
    for (intent, leads_to) in
        [(Intent::OpenMenu, (Panel::Menu, Page::Table)), (Intent::Back, (Panel::Closed, Page::Shelf))]
    {
        let mut desk = Desk::new_match(PHONES[0], 1);
        let at = |desk: &Desk, intent| desk.find(intent).expect("it is there").rect.center();
        let (roll, touched) = (at(&desk, &Intent::RollDice), at(&desk, &intent));
        desk.tap_at(roll);
        desk.until(|world| !world.resource::<AnimationClock>().is_over(world.resource::<Time>()));
        desk.tap_at(touched);
        desk.until(|world| {
            (world.resource::<Panel>(), world.resource::<State<Page>>().get()) == (&leads_to.0, &leads_to.1)
        });
    }
}

#[test]
fn a_stroke_where_nothing_can_be_drawn_does_nothing() {
    let (mut desk, square, road) = drawing();
    // A square that has its road is closed.
    desk.swipe(square, road);
    desk.tap(&Intent::Confirm);
    desk.until_a_road(&mut Dice(5));
    desk.swipe(square, road);
    assert!(desk.selection().is_empty());
}

#[test]
fn a_second_finger_is_ignored() {
    let (mut desk, square, _) = drawing();
    let at = desk.square(square).center();
    let elsewhere = desk.find(&Intent::OpenMenu).expect("there is a menu").rect.center();
    desk.touch(TouchPhase::Started, 1, at);
    desk.frame();
    desk.touch(TouchPhase::Started, 2, elsewhere);
    desk.frame();
    desk.touch(TouchPhase::Moved, 2, elsewhere + 40.0);
    desk.touch(TouchPhase::Ended, 2, elsewhere);
    desk.frame();
    assert_eq!(desk.selection().square, None, "nothing was tapped yet");
    desk.touch(TouchPhase::Ended, 1, at);
    desk.settle();
    assert_eq!(desk.selection().square, Some(square));
    let panel = desk.0.world().resource::<Panel>();
    assert_eq!(*panel, Panel::Closed);
}

#[test]
fn a_stroke_that_the_system_takes_away_does_nothing() {
    let (mut desk, square, _) = drawing();
    let rect = desk.square(square);
    for end in [rect.center(), rect.center() + Vec2::new(rect.width() * 0.48, 0.0)] {
        desk.touch(TouchPhase::Started, 1, rect.center() - Vec2::new(rect.width() * 0.48, 0.0));
        desk.frame();
        desk.touch(TouchPhase::Moved, 1, end);
        desk.frame();
        desk.touch(TouchPhase::Canceled, 1, end);
        desk.settle();
        assert!(desk.selection().is_empty());
    }
    // The next finger counts again.
    desk.tap(&TablePick::Square(square).into());
    assert_eq!(desk.selection().square, Some(square));
}

#[test]
fn a_stroke_ends_when_the_screen_turns_under_it() {
    let (mut desk, square, _) = drawing();
    let side = |desk: &Desk, along: f32| {
        let rect = desk.square(square);
        rect.center() + Vec2::new(rect.width() * along, 0.0)
    };
    let [start, middle] = [-0.48, 0.0].map(|along| side(&desk, along));
    desk.touch(TouchPhase::Started, 1, start);
    desk.frame();
    desk.touch(TouchPhase::Moved, 1, middle);
    desk.frame();
    desk.0.world_mut().resource_mut::<Screen>().size = PHONES[1];
    desk.frame();
    let [before, end] = [-0.48, 0.48].map(|along| side(&desk, along));
    for at in [before, end] {
        desk.touch(TouchPhase::Moved, 1, at);
        desk.frame();
    }
    desk.touch(TouchPhase::Ended, 1, end);
    desk.settle();
    assert!(desk.selection().is_empty());
    // The next finger counts again.
    desk.tap(&TablePick::Square(square).into());
    assert_eq!(desk.selection().square, Some(square));
}

#[test]
fn a_tap_while_something_moves_brings_it_to_its_end_and_means_nothing_else() {
    let (mut desk, square, road) = drawing();
    desk.swipe(square, road);
    let confirm = desk.find(&Intent::Confirm).expect("it can be confirmed").rect.center();
    let before = desk.steps();
    desk.tap_at(confirm);
    desk.until(|world| world.resource::<AnimationClock>().until > world.resource::<Time>().elapsed_secs());
    assert_eq!(desk.steps(), before + 1);
    let now = desk.0.world().resource::<Time>().elapsed_secs();
    desk.tap_at(confirm);
    assert!(desk.0.world().resource::<AnimationClock>().until <= now);
    desk.settle();
    assert_eq!(desk.steps(), before + 1, "the tap did not roll");
    desk.assert_shows_its_record();
}

#[test]
fn a_flick_over_the_dice_rolls_them() {
    let mut desk = Desk::new_match(PHONES[1], 1);
    let die = desk.find(&Intent::RollDice).expect("the dice wait").rect.center();
    desk.stroke(&[die, die + Vec2::new(20.0, 5.0), die + Vec2::new(80.0, 10.0)]);
    assert_eq!(desk.steps(), 5);
}

/// How far dice are from their places in the middle of a roll, on average, when they are flicked by so much in so many frames.
fn dice_after_flick(by: Vec2, frames: usize) -> Vec2 {
    let mut desk = Desk::new_match(PHONES[1], 1).moving(true);
    let die = desk.find(&Intent::RollDice).expect("the dice wait").rect.center();
    desk.touch(TouchPhase::Started, 1, die);
    for frame in 1..=frames {
        desk.frame();
        desk.touch(TouchPhase::Moved, 1, die + by * frame as f32 / frames as f32);
    }
    desk.touch(TouchPhase::Ended, 1, die + by);
    desk.until(|world| !world.resource::<AnimationClock>().is_over(world.resource::<Time>()));
    (0..6).for_each(|_| desk.frame());
    let world = desk.0.world_mut();
    let off = |(place, at): (&LayoutRect, &Transform)| {
        let middle = place.rect.center();
        Vec2::new(at.translation.x - middle.x, -at.translation.y - middle.y)
    };
    let mut dice = world.query_filtered::<(&LayoutRect, &Transform), With<RollAnimation>>();
    let all: Vec<Vec2> = dice.iter(world).map(off).collect();
    assert!(!all.is_empty(), "dice roll");
    all.iter().sum::<Vec2>() / all.len() as f32
}

#[test]
fn dice_fly_as_they_are_flicked() {
    let (left, right) = (dice_after_flick(Vec2::new(-90.0, 0.0), 6), dice_after_flick(Vec2::new(90.0, 0.0), 6));
    assert!(left.x < -10.0 && right.x > 10.0, "{left} {right}");
    let slow = dice_after_flick(Vec2::new(90.0, 0.0), 30);
    assert!(slow.x < 0.8 * right.x, "{slow} {right}");
}
