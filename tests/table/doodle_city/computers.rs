//! Computer players at the table: they play by themselves, and what people may do meanwhile.

use bevy::prelude::*;
use doodle_city::{
    intent::Intent,
    record::{Controller, Level, Match, Player, Seeded},
    rules::{
        Actor, Seat,
        doodle_city::{DoodleCity, Setup},
    },
    session::{Session, ThinkingMode},
    sound::PlaySound,
    table::{doodle_city::selection::MoveSelection, pace::BotPacing, table_game::Selection as _},
};

use super::set_ups::setup;
use crate::{
    computers::assert_holds,
    desk::{Desk, PHONES},
    set_ups::{Dice, grown},
};

const fn level(level: Level) -> Controller {
    Controller::Level(level)
}

/// A match of these players before its first action; its dice are the same every time.
fn seated(by: &[Controller], first: u8) -> Match<DoodleCity> {
    let setup = Setup { first: Seat(first), ..setup(by.len() as u8) };
    let names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
    let seats = names.iter().zip(by).map(|(&name, &by)| Player { name: name.into(), by }).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

impl Desk {
    /// People choose at random until the match is over.
    fn play_on(&mut self, dice: &mut Dice) {
        loop {
            self.until_a_person();
            if !self.until_a_turn(dice, |_| {}) {
                return;
            }
            if self.session().computer().is_none() {
                let action = self.any_action(dice);
                self.act(action, dice);
            }
        }
    }
}

#[test]
fn a_person_plays_a_whole_match_against_computers() {
    let by = [Controller::Person, level(Level::Beginner), level(Level::Expert)];
    for (size, first) in PHONES.into_iter().zip([0, 1]) {
        let mut desk = Desk::with_match(size, &seated(&by, first));
        desk.play_on(&mut Dice(first.into()));
        assert!(desk.play().is_over() && desk.banner().is_none());
        assert_holds(desk.play());
        assert_eq!(desk.play().seats().iter().map(|player| player.by).collect::<Vec<_>>(), by);
    }
}

#[test]
fn computers_play_a_match_among_themselves_and_skip_brings_its_end() {
    let by = [level(Level::Casual), level(Level::Skilled)];
    for way in [ThinkingMode::Background, ThinkingMode::InFrames] {
        let mut desk = Desk::of_size(PHONES[0]);
        desk.0.insert_resource(way);
        let mut desk = desk.begin(&seated(&by, 1));
        desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > 8);
        desk.until(|world| {
            world.resource::<doodle_city::accessibility::InteractionMap>().items.iter().any(|item| {
                item.accessible.name == "Fast-forward" && item.accessible.intent == Some(Intent::Hurry)
            })
        });
        desk.tap(&Intent::Hurry);
        desk.until(|world| world.resource::<Session<DoodleCity>>().play().is_over());
        desk.settle();
        desk.assert_shows_its_record();
        assert_holds(desk.play());
    }
}

#[test]
fn skip_is_heard_while_something_moves_and_a_second_tap_on_ones_own_move_is_not() {
    let by = [Controller::Person, level(Level::Beginner)];
    let mut dice = Dice(6);
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0));
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let action = desk.any_action(&mut dice);
    desk.choose(action, &mut dice);
    let at = desk.find(&Intent::Confirm).expect("it can be confirmed").rect.center();
    let steps = desk.steps();
    desk.tap_at(at);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > steps);
    desk.tap_at(at);
    let is_hurried = |desk: &Desk| desk.0.world().resource::<BotPacing>().is_hurried();
    assert!(!is_hurried(&desk), "the second tap was meant for the first button");
    desk.until(|world| {
        let intents = world.resource::<doodle_city::accessibility::InteractionMap>();
        intents.items.iter().any(|item| item.accessible.intent == Some(Intent::Hurry))
    });
    desk.tap_at(at);
    assert!(is_hurried(&desk));
    desk.until_a_person();
    desk.frame();
    assert!(!is_hurried(&desk), "until a person decides");
}

#[test]
fn the_same_seed_brings_the_same_match_whatever_way_computers_think() {
    let by = [level(Level::Beginner), level(Level::Expert)];
    let mut logs = [ThinkingMode::Background, ThinkingMode::InFrames].map(|way| {
        let mut desk = Desk::of_size(PHONES[0]);
        desk.0.insert_resource(way);
        let mut desk = desk.begin(&seated(&by, 0)).moving(false);
        desk.0.world_mut().write_message(Intent::Hurry);
        desk.until(|world| world.resource::<Session<DoodleCity>>().play().is_over());
        desk.play().log().to_vec()
    });
    let dice = Seeded::new(7);
    assert_eq!(dice.seed(), 7);
    logs.sort_by_key(Vec::len);
    assert_eq!(logs[0], logs[1]);
}

#[test]
fn a_computer_shows_first_what_it_chooses_and_nobody_chooses_for_it() {
    let by = [level(Level::Expert), Controller::Person];
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0));
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().actor() == Actor::Seat(Seat(0)));
    desk.until(|world| !world.resource::<MoveSelection>().is_empty());
    desk.frame();
    let (shown, steps) = (desk.selection().action(desk.play(), &desk.legal()), desk.steps());
    assert!(shown.is_some());
    let is_for_people =
        |intent: &Intent| matches!(intent, Intent::Pick(_) | Intent::Confirm | Intent::RollDice);
    let mut intents = desk.map().items.iter().filter_map(|item| item.accessible.intent.as_ref());
    assert!(!intents.any(is_for_people));
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > steps);
    assert_eq!(desk.play().log().last(), shown.as_ref());
    desk.until_a_person();
    assert_eq!((desk.focused(), desk.banner()), (Seat(1), None), "no hand-over for computers");
    desk.assert_shows_its_record();
}

#[test]
fn only_people_are_handed_the_device() {
    let by = [Controller::Person, level(Level::Beginner), Controller::Person];
    let mut dice = Dice(4);
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0));
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let action = desk.any_action(&mut dice);
    desk.act(action, &mut dice);
    assert_eq!(desk.banner(), None);
    desk.until(|world| world.resource::<doodle_city::table::turn::HandOver>().0.is_some());
    assert_eq!(desk.banner(), Some(Seat(2)));
}

#[test]
fn undo_goes_back_over_the_moves_of_computers() {
    let by = [Controller::Person, level(Level::Beginner), level(Level::Casual), Controller::Person];
    let mut dice = Dice(5);
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0)).set(|settings| settings.banner = false);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let (steps, action) = (desk.steps(), desk.any_action(&mut dice));
    desk.act(action, &mut dice);
    desk.until_a_person();
    assert_eq!(desk.steps(), steps + 3);
    let played = desk.play().log().to_vec();
    desk.tap(&Intent::Undo);
    assert_eq!((desk.steps(), desk.play().actor()), (steps, Actor::Seat(Seat(0))));
    assert!(!desk.session().can_undo(), "never beyond the roll");
    desk.act(action, &mut dice);
    desk.until_a_person();
    assert_eq!(desk.play().log(), played, "the same moves are thought of again");
}

#[test]
fn undo_comes_while_a_computer_takes_its_time() {
    let by = [Controller::Person, level(Level::Beginner)];
    let mut dice = Dice(6);
    let mut desk = Desk::with_match(PHONES[1], &seated(&by, 0));
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let (steps, action) = (desk.steps(), desk.any_action(&mut dice));
    desk.act(action, &mut dice);
    assert!(desk.session().computer().is_some());
    desk.tap(&Intent::Undo);
    assert_eq!((desk.steps(), desk.play().actor()), (steps, Actor::Seat(Seat(0))));
}

#[test]
fn a_computer_lets_one_take_back_a_move_before_it_rolls() {
    let by = [level(Level::Beginner), level(Level::Casual), Controller::Person];
    let mut dice = Dice(7);
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0));
    desk.until_a_person();
    let action = desk.any_action(&mut dice);
    desk.act(action, &mut dice);
    assert!(desk.play().actor().is_chance());
    let now = |world: &World| world.resource::<Time<Real>>().elapsed_secs();
    let begin = now(desk.0.world());
    desk.until(|world| !world.resource::<Session<DoodleCity>>().can_undo());
    let waited = now(desk.0.world()) - begin;
    assert!(waited > 1.2, "{waited} s");
}

#[test]
fn a_match_that_is_opened_while_a_computer_thinks_goes_on() {
    let by = [Controller::Person, level(Level::Skilled)];
    let play = grown(seated(&by, 0), |play| play.log().len() > 20 && play.actor() == Actor::Seat(Seat(1)));
    let mut desk = Desk::reopened(PHONES[0], &play);
    let steps = desk.steps();
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > steps);
    desk.until_a_person();
    assert_holds(desk.play());
}

#[test]
fn computers_wait_while_somebody_looks_at_a_sheet_or_the_menu() {
    let by = [level(Level::Beginner), Controller::Person, level(Level::Beginner)];
    let mut desk = Desk::with_match(PHONES[0], &seated(&by, 0));
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().actor() == Actor::Seat(Seat(0)));
    desk.settle();
    desk.tap(&Intent::LookAt(Seat(2)));
    let steps = desk.steps();
    let wait = |desk: &mut Desk| (0..60).for_each(|_| desk.frame());
    wait(&mut desk);
    assert_eq!((desk.steps(), desk.focused()), (steps, Seat(2)));
    desk.key(KeyCode::Escape);
    desk.key(KeyCode::KeyM);
    wait(&mut desk);
    assert_eq!(desk.steps(), steps);
    desk.key(KeyCode::Escape);
    desk.until_a_person();
    assert!(desk.steps() > steps);
}

#[test]
fn what_a_computer_does_is_heard() {
    #[derive(Resource, Default)]
    struct All(usize);
    let mut desk = Desk::of_size(PHONES[0]);
    desk.0.init_resource::<All>().add_systems(
        PostUpdate,
        |mut heard: MessageReader<PlaySound>, mut all: ResMut<All>| {
            all.0 += heard.read().count();
        },
    );
    let mut desk = desk.begin(&seated(&[level(Level::Beginner), Controller::Person], 0));
    desk.until_a_person();
    assert!(desk.0.world().resource::<All>().0 >= 7, "six rolls and a stroke");
}
