//! Whose turn it is: banner, undo, looking at the others, and dice that wait to be touched.

use bevy::prelude::*;
use doodle_city::{
    drawing::place::LayoutRect,
    intent::Intent,
    page::Page,
    record::Match,
    rules::{
        Actor, LegalActions as _, Seat,
        doodle_city::{Action, DoodleCity, Setup, Square},
    },
    session::Session,
    sound::{PlaySound, Sound},
    table::{
        banner::BannerName,
        buttons::{Button, ButtonWord},
        doodle_city::pick::TablePick,
        table_game::Selection as _,
    },
    theme::motion::durations,
};

use super::set_ups::{agreed, setup};
use crate::{
    desk::{Desk, PHONES},
    set_ups::{Dice, grown},
};

/// A match of two in which Ada has just drawn, and the banner calls Ben.
fn handing_over() -> (Desk, Action) {
    let mut dice = Dice(3);
    let mut desk = Desk::new_match(PHONES[0], 2);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let action = desk.any_action(&mut dice);
    desk.act(action, &mut dice);
    (desk, action)
}

#[test]
fn nothing_rolls_by_itself() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    for _ in 0..200 {
        desk.frame();
    }
    assert_eq!(desk.steps(), 0);
}

#[test]
fn the_dice_roll_by_themselves_if_the_setting_says_so() {
    let mut desk = Desk::new_match(PHONES[0], 2).set(|settings| settings.roll_by_itself = true);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().actor() == Actor::Seat(Seat(0)));
    assert_eq!(desk.steps(), 6);
}

#[test]
fn a_starting_road_is_heard_once_its_die_lies() {
    #[derive(Resource, Default)]
    struct Heard(Vec<PlaySound>);
    for has_motion in [true, false] {
        let mut desk = Desk::new_match(PHONES[0], 2).moving(has_motion);
        desk.0.init_resource::<Heard>().add_systems(
            PostUpdate,
            |mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>| {
                heard.0.extend(sounds.read());
            },
        );
        desk.tap(&Intent::RollDice);
        let heard = &desk.0.world().resource::<Heard>().0;
        let after = |sound| heard.iter().filter(|it| it.sound == sound).map(|it| it.after).collect::<Vec<_>>();
        assert_eq!(after(Sound::DiceOnFelt), [0.0; 5]);
        assert_eq!(after(Sound::Stroke), [if has_motion { durations::ROLL } else { 0.0 }; 5]);
    }
}

#[test]
fn one_touch_rolls_all_starting_roads_and_not_the_first_round() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    desk.tap(&Intent::RollDice);
    assert_eq!(desk.steps(), 5);
    for _ in 0..50 {
        desk.frame();
    }
    assert_eq!(desk.steps(), 5);
}

#[test]
fn the_banner_calls_the_next_player_and_the_first_touch_closes_it() {
    let (mut desk, _) = handing_over();
    assert_eq!(desk.banner(), Some(Seat(1)));
    // Wherever the touch is, on a die or in a corner, it means nothing else.
    let before = desk.steps();
    desk.tap_at(Vec2::new(5.0, 5.0));
    desk.settle();
    assert_eq!(desk.banner(), None);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Table);
    assert_eq!((desk.steps(), desk.selection().is_empty()), (before, true));
    assert!(!desk.session().can_undo(), "what was handed over stays");
}

#[test]
fn under_the_banner_the_sheets_stay_where_they_are() {
    let (mut desk, _) = handing_over();
    let sheets = |desk: &mut Desk| {
        let is_sheet = |line: &String| line.starts_with("SheetOf") || line.starts_with("Paper");
        desk.looks().into_iter().filter(is_sheet).collect::<Vec<_>>()
    };
    let before = sheets(&mut desk);
    assert_eq!(before.len(), 4, "two sheets and the paper below them");
    desk.tap(&Intent::DismissBanner);
    assert_eq!(sheets(&mut desk), before);
}

#[test]
fn undo_on_the_banner_takes_the_move_back() {
    let (mut desk, action) = handing_over();
    let steps = desk.steps();
    desk.tap(&Intent::Undo);
    assert_eq!(desk.steps(), steps - 1);
    assert_eq!((desk.play().actor(), desk.banner()), (Actor::Seat(Seat(0)), None));
    desk.assert_shows_its_record();
    desk.act(action, &mut Dice(4));
    assert_eq!(desk.banner(), Some(Seat(1)));
}

#[test]
fn on_the_banner_undo_can_be_read() {
    let (mut desk, _) = handing_over();
    let is_seen = |visibility: &Visibility| *visibility != Visibility::Hidden;
    let world = desk.0.world_mut();
    let mut words = world.query::<(&ButtonWord, &LayoutRect, &Visibility)>();
    let undo = words.iter(world).find(|(word, ..)| word.0 == Button::Undo);
    let undo = undo.filter(|(.., visibility)| is_seen(visibility)).map(|(_, place, _)| place.height);
    let mut banners = world.query_filtered::<(&LayoutRect, &Visibility), With<BannerName>>();
    let banner = banners.single(world).ok();
    let banner = banner.filter(|(_, visibility)| is_seen(visibility)).map(|(place, _)| place.height);
    assert!(banner.is_some() && undo > banner, "{undo:?} over {banner:?}");
    desk.tap(&Intent::Undo);
    let world = desk.0.world_mut();
    let mut buttons = world.query::<(&Button, &LayoutRect)>();
    let heights: Vec<f32> = buttons.iter(world).map(|(_, place)| place.height).collect();
    assert!(heights.iter().all(|&height| height == heights[0]), "afterwards it lies low again: {heights:?}");
}

#[test]
fn without_the_banner_the_next_player_goes_on_at_once_and_undo_still_reaches_back() {
    let mut dice = Dice(3);
    let mut desk = Desk::new_match(PHONES[0], 2).set(|settings| settings.banner = false);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    for seat in [0, 1] {
        assert_eq!(desk.focused(), Seat(seat));
        let action = desk.any_action(&mut dice);
        desk.act(action, &mut dice);
        assert_eq!(desk.banner(), None);
    }
    let steps = desk.steps();
    desk.tap(&Intent::Undo);
    assert_eq!((desk.steps(), desk.play().actor()), (steps - 1, Actor::Seat(Seat(1))));
    assert!(!desk.session().can_undo(), "not beyond one's own moves");
}

#[test]
fn undo_shows_what_was_there_before() {
    let mut dice = Dice(9);
    for has_motion in [true, false] {
        let mut desk = Desk::new_match(PHONES[1], 1).moving(has_motion);
        let (action, ..) = desk.until_a_road(&mut dice);
        let before = desk.looks();
        desk.act(action, &mut dice);
        assert_ne!(desk.looks(), before);
        desk.tap(&Intent::Undo);
        assert_eq!(desk.looks(), before);
    }
}

#[test]
fn another_sheet_lies_large_while_it_is_looked_at() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 6);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let before = desk.looks();
    desk.tap(&Intent::LookAt(Seat(4)));
    assert_eq!(desk.focused(), Seat(4));
    assert!(desk.find(&Intent::Confirm).is_none(), "nobody draws on another's sheet");
    assert!(Square::all().all(|square| desk.find(&TablePick::Square(square).into()).is_none()));
    let close = desk.find(&Intent::Back).expect("there is a way back").rect.center();
    desk.tap_at(close);
    desk.settle();
    assert_eq!(desk.looks(), before);
    // The own sheet, small meanwhile, leads back too.
    desk.tap(&Intent::LookAt(Seat(2)));
    desk.tap(&Intent::LookAt(Seat(0)));
    assert_eq!(desk.looks(), before);
}

#[test]
fn looking_away_keeps_what_was_chosen() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 3);
    let (action, ..) = desk.until_a_road(&mut dice);
    desk.choose(action, &mut dice);
    let selection = desk.selection();
    desk.tap(&Intent::LookAt(Seat(2)));
    desk.tap(&Intent::LookAt(Seat(0)));
    assert_eq!(desk.selection(), selection);
}

#[test]
fn the_dice_of_another_player_can_be_awaited_while_looking_at_any_sheet() {
    let (mut desk, _) = handing_over();
    desk.tap(&Intent::DismissBanner);
    desk.tap(&Intent::LookAt(Seat(0)));
    assert_eq!(desk.focused(), Seat(0));
    desk.tap(&Intent::LookAt(Seat(1)));
    assert_eq!(desk.focused(), Seat(1));
    desk.assert_shows_its_record();
}

#[test]
fn with_more_control_a_button_passes() {
    let mut dice = Dice(1);
    let mut desk = Desk::with_match(PHONES[0], &agreed(Setup { more_control: true, ..setup(2) }));
    desk.until_a_road(&mut dice);
    desk.tap(&Intent::Pass);
    assert_eq!(desk.play().log().last(), Some(&Action::Pass));
}

#[test]
fn without_it_there_is_no_such_button() {
    let mut dice = Dice(1);
    let mut desk = Desk::new_match(PHONES[0], 2);
    desk.until_a_road(&mut dice);
    assert!(desk.find(&Intent::Pass).is_none());
    let world = desk.0.world_mut();
    let mut buttons = world.query::<(&Button, &Visibility)>();
    assert!(buttons.iter(world).any(|it| it == (&Button::Pass, &Visibility::Hidden)));
}

#[test]
fn with_free_circling_touching_the_words_chooses_the_next_score() {
    let play = agreed(Setup { free_circling: true, ..setup(2) });
    // The ways to draw one road, the highest score last; a match played until there are two.
    let ways = |play: &Match<DoodleCity>| {
        let legal = play.legal();
        let same = |action: Action| match action {
            Action::Draw { die, square, road, .. } => Some((die, square, road)),
            Action::Cross { .. } | Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => None,
        };
        let all = |first: Action| legal.iter().filter(|&other| same(other) == same(first)).collect::<Vec<_>>();
        legal.iter().filter(|&action| same(action).is_some()).map(all).find(|ways| ways.len() > 1)
    };
    let play = grown(play, |play| ways(play).is_some());
    let ways = ways(&play).expect("it was played until there were two");
    let Action::Draw { die, square, road, .. } = ways[0] else { panic!("it is a road") };
    let mut desk = Desk::reopened(PHONES[0], &play);
    desk.tap(&TablePick::Die(die).into());
    desk.swipe(square, road);
    for action in ways.iter().rev().chain(ways.last()) {
        let chosen = desk.selection().action(desk.play(), &desk.legal());
        assert_eq!(chosen, Some(*action), "the highest comes first, then one after the other");
        desk.tap(&TablePick::NextScore.into());
    }
}
