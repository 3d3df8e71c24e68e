//! What would you do? Who plays here? And what the dice have brought.

use bevy::prelude::*;
use doodle_city::{
    boxes::BoxedGame as _,
    intent::Intent,
    locale::Locale,
    record::{Controller, Level},
    rules::{Actor, Seat, doodle_city::DoodleCity},
    screens::Panel,
    session::{Session, ThinkingTask},
    table::hint_marks::HintNumber,
};

use super::set_ups::fresh;
use crate::{
    desk::{Desk, PHONES, SIZES},
    set_ups::{Dice, grown},
};

impl Desk {
    fn panel(&self) -> &Panel {
        self.0.world().resource()
    }

    /// How many hints have their numbers on the table.
    fn marks(&mut self) -> usize {
        let world = self.0.world_mut();
        let mut numbers = world.query_filtered::<&Visibility, With<HintNumber>>();
        numbers.iter(world).filter(|&&visibility| visibility != Visibility::Hidden).count()
    }

    /// Whether hints are among what can be asked.
    fn offers_hints(&mut self) -> bool {
        self.want(Intent::ShowChoices);
        let is_there = self.find(&Intent::OpenHints).is_some();
        self.want(Intent::ShowChoices);
        is_there
    }
}

/// A turn at which roads can be drawn, and something has been scored before.
fn at_a_turn(size: Vec2) -> Desk {
    let play = grown(fresh(2), |play| {
        play.log().len() > 30 && play.actor() == Actor::Seat(Seat(0)) && !play.state().is_last_round()
    });
    Desk::reopened(size, &play)
}

#[test]
fn hints_name_the_best_moves_and_point_at_their_squares() {
    let mut desk = at_a_turn(PHONES[0]);
    assert_eq!(desk.marks(), 0);
    desk.tap(&Intent::ShowChoices);
    desk.tap(&Intent::OpenHints);
    assert_eq!(*desk.panel(), Panel::Hints);
    desk.until(|world| world.resource::<ThinkingTask<DoodleCity>>().hints().is_some());
    desk.settle();
    let hints =
        desk.0.world().resource::<ThinkingTask<DoodleCity>>().hints().map(<[_]>::to_vec).unwrap_or_default();
    assert!((1..=3).contains(&hints.len()), "{hints:?}");
    assert_eq!(desk.marks(), hints.iter().filter(|hint| hint.action.target().is_some()).count());
    let chosen = |desk: &Desk| desk.selection().action(desk.play(), &desk.legal());
    let (steps, last, before) = (desk.steps(), hints.len() - 1, chosen(&desk));
    desk.want(Intent::TakeHint(last));
    assert_eq!((desk.steps(), chosen(&desk)), (steps, Some(hints[last].action)), "chosen, not confirmed");
    desk.want(Intent::Back);
    assert_eq!(*desk.panel(), Panel::Closed);
    assert_eq!((desk.marks(), chosen(&desk)), (0, before), "it was only looked at");
}

#[test]
fn a_hint_is_carried_out_at_once() {
    let mut desk = at_a_turn(PHONES[0]);
    desk.tap(&Intent::ShowChoices);
    desk.tap(&Intent::OpenHints);
    desk.until(|world| world.resource::<ThinkingTask<DoodleCity>>().hints().is_some());
    desk.settle();
    let hints = desk.0.world().resource::<ThinkingTask<DoodleCity>>().hints().unwrap_or_default();
    let (action, steps) = (hints[0].action, desk.steps());
    desk.0.world_mut().write_message(Intent::TakeHint(0));
    desk.want(Intent::Confirm);
    assert_eq!((desk.steps(), desk.play().log().last()), (steps + 1, Some(&action)));
}

#[test]
fn hints_can_be_asked_for_at_any_moment_of_ones_own_turn_and_no_other() {
    for size in SIZES {
        let mut dice = Dice(8);
        let mut desk = Desk::new_match(size, 2);
        assert!(!desk.offers_hints(), "the dice wait");
        let (action, ..) = desk.until_a_road(&mut dice);
        assert!(desk.offers_hints());
        desk.choose(action, &mut dice);
        assert!(desk.offers_hints());
        desk.act(action, &mut dice);
        assert!(!desk.offers_hints(), "the device is handed on");
        desk.tap(&Intent::DismissBanner);
        desk.key(KeyCode::KeyH);
        assert_eq!(*desk.panel(), Panel::Hints);
    }
}

#[test]
fn a_computer_takes_over_in_the_middle_of_a_match_and_gives_back() {
    let mut desk = at_a_turn(PHONES[0]);
    let steps = desk.steps();
    desk.want(Intent::OpenSeats);
    desk.want(Intent::Reseat(Seat(0), Controller::Level(Level::Expert)));
    assert_eq!(desk.steps(), steps, "it waits until people look");
    desk.want(Intent::Back);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().actor() != Actor::Seat(Seat(0)));
    desk.want(Intent::Reseat(Seat(0), Controller::Person));
    desk.until_a_person();
    let play = desk.play();
    assert!(play.log().len() > steps);
    assert_eq!(
        [steps, play.log().len()].map(|steps| play.by(Seat(0), steps)),
        [Controller::Level(Level::Expert), Controller::Person]
    );
    let text = play.record().write();
    let read = doodle_city::record::Match::<DoodleCity>::read(text.as_bytes()).expect("it is a record");
    assert_eq!(read.record().write(), text);
    assert!(text.contains("\"changes\": [{\"after\":"), "{text}");
    desk.assert_shows_its_record();
}

#[test]
fn a_person_takes_a_computers_seat_while_it_thinks() {
    let play = grown(fresh(2), |play| play.log().len() > 20 && play.actor() == Actor::Seat(Seat(1)));
    let mut desk = Desk::reopened(PHONES[0], &play);
    desk.want(Intent::OpenMenu);
    desk.want(Intent::Reseat(Seat(1), Controller::Level(Level::Master)));
    assert!(desk.session().computer().is_some());
    desk.want(Intent::Reseat(Seat(1), Controller::Person));
    desk.want(Intent::Back);
    let steps = desk.steps();
    for _ in 0..60 {
        desk.frame();
    }
    assert_eq!(desk.steps(), steps, "a person decides");
    assert!(desk.play().record().changes.is_empty(), "nothing was done meanwhile");
}

#[test]
fn undo_does_not_bring_back_who_sat_there_before() {
    let mut dice = Dice(3);
    let mut desk = Desk::new_match(PHONES[0], 2).set(|settings| settings.banner = false);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let (steps, action) = (desk.steps(), desk.any_action(&mut dice));
    desk.act(action, &mut dice);
    desk.want(Intent::Reseat(Seat(1), Controller::Level(Level::Beginner)));
    desk.tap(&Intent::Undo);
    assert_eq!((desk.steps(), desk.play().level(Seat(1))), (steps, Some(Level::Beginner)));
}

#[test]
fn the_dice_are_counted_and_shown_at_a_key() {
    let mut desk = at_a_turn(PHONES[0]);
    desk.key(KeyCode::KeyD);
    assert_eq!(*desk.panel(), Panel::Statistics);
    let dice = DoodleCity::statistics(&Locale::default(), desk.play()).expect("dice were rolled");
    let [blue, white] = dice.charts.as_slice() else { panic!("{dice:?}") };
    assert_eq!(white.total(), 3 * (blue.total() - 5), "the starting roads are by the blue die alone");
}
