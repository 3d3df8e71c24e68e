//! Computer players at the table, and hints.

use doodle_city::{
    bots::city_planner::Reason,
    boxes::BoxedGame as _,
    intent::Intent,
    locale::Locale,
    record::{Controller, Level, Match},
    rules::{
        Actor, Game as _, Seat,
        city_planner::{Action, CityPlanner, ROUNDS},
    },
    screens::Panel,
    session::{Session, ThinkingTask},
    table::{
        city_planner::{preview::ending, selection::MoveSelection, show_town_model::TownModel},
        table_game::Selection as _,
    },
};

use super::{
    Desk,
    set_ups::{is_adjusting, is_scoring, seated},
};
use crate::{
    computers::assert_holds,
    desk::{PHONES, SIZES},
    set_ups::{Dice, grown},
};

const BEGINNER: Controller = Controller::Level(Level::Beginner);

/// In the last round, so that little has to be thought, a person at `seat` begins a turn.
fn last_round(by: &[Controller], seat: Seat) -> Match<CityPlanner> {
    grown(seated(by), |play| {
        play.game().round(play.state()) == ROUNDS && play.actor() == Actor::Seat(seat) && !is_scoring(play)
    })
}

/// The person passes a block and scores.
fn end_turn(desk: &mut Desk) {
    let block = desk.legal().passes().iter().next().expect("a block can be passed");
    desk.act(Action::Pass(block), &mut Dice(2));
    desk.tap(&Intent::Confirm);
}

#[test]
fn a_computer_plays_its_turn_in_its_own_time_and_shows_what_it_chooses() {
    let mut desk = Desk::reopened(PHONES[0], &last_round(&[Controller::Person, BEGINNER], Seat(0)));
    end_turn(&mut desk);
    assert_eq!((desk.banner(), desk.play().actor()), (None, Actor::Chance(Some(Seat(1)))));
    desk.until(|world| world.resource::<Session<CityPlanner>>().play().actor() == Actor::Seat(Seat(1)));
    desk.until(|world| {
        !world.resource::<<CityPlanner as doodle_city::table::table_game::TableGame>::Selection>().is_empty()
    });
    desk.frame();
    let (shown, steps) = (desk.chosen(), desk.steps());
    assert!(shown.is_some());
    let is_for_people =
        |intent: &Intent| matches!(intent, Intent::Pick(_) | Intent::Confirm | Intent::RollDice);
    let mut intents = desk.map().items.iter().filter_map(|item| item.accessible.intent.as_ref());
    assert!(!intents.any(is_for_people), "nobody chooses for it");
    desk.until(|world| world.resource::<Session<CityPlanner>>().play().log().len() > steps);
    assert_eq!(desk.play().log().get(steps), shown.as_ref());
    desk.until_a_person();
    assert!(desk.play().is_over());
    desk.assert_shows_its_record();
    assert_holds(desk.play());
}

#[test]
fn while_a_computer_plays_the_model_stays_the_town_that_was_counted() {
    let model = |desk: &mut Desk| {
        let world = desk.0.world_mut();
        let mut models = world.query::<&TownModel>();
        models.single(world).cloned().expect("a model")
    };
    let mut desk = Desk::reopened(SIZES[4], &last_round(&[Controller::Person, BEGINNER], Seat(0)));
    end_turn(&mut desk);
    assert_eq!(desk.play().actor(), Actor::Chance(Some(Seat(1))));
    let counted = model(&mut desk);
    assert_ne!(counted, TownModel::default());
    desk.until(|world| world.resource::<Session<CityPlanner>>().play().actor() == Actor::Seat(Seat(1)));
    desk.until(|world| {
        !world.resource::<<CityPlanner as doodle_city::table::table_game::TableGame>::Selection>().is_empty()
    });
    assert_eq!(model(&mut desk), counted, "not with the dice of the computer");
}

#[test]
fn a_computer_that_is_hurried_ends_its_turn_at_once() {
    let mut desk = Desk::reopened(PHONES[1], &last_round(&[Controller::Person, BEGINNER], Seat(0)));
    end_turn(&mut desk);
    desk.until(|world| {
        let items = &world.resource::<doodle_city::accessibility::InteractionMap>().items;
        items.iter().any(|item| item.accessible.intent == Some(Intent::Hurry))
    });
    desk.tap(&Intent::Hurry);
    desk.until_a_person();
    assert!(desk.play().is_over());
    desk.assert_shows_its_record();
    assert_holds(desk.play());
}

#[test]
fn undo_goes_back_over_the_turn_of_a_computer_no_further_than_its_roll() {
    let mut desk = Desk::reopened(PHONES[0], &last_round(&[BEGINNER, Controller::Person], Seat(1)));
    let steps = desk.steps();
    end_turn(&mut desk);
    assert!(desk.play().is_over());
    desk.tap(&Intent::Undo);
    desk.tap(&Intent::Undo);
    assert_eq!(desk.steps(), steps);
}

#[test]
fn a_hint_is_taken_up() {
    let mut desk = Desk::reopened(PHONES[0], &last_round(&[Controller::Person; 2], Seat(1)));
    desk.tap(&Intent::ShowChoices);
    desk.tap(&Intent::OpenHints);
    assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Hints);
    desk.until(|world| world.resource::<ThinkingTask<CityPlanner>>().hints().is_some());
    desk.settle();
    let hints =
        desk.0.world().resource::<ThinkingTask<CityPlanner>>().hints().map(<[_]>::to_vec).unwrap_or_default();
    assert!((1..=3).contains(&hints.len()), "{hints:?}");
    let (steps, last) = (desk.steps(), hints.len() - 1);
    desk.want(Intent::TakeHint(last));
    assert_eq!((desk.steps(), desk.chosen()), (steps, Some(hints[last].action)), "chosen, not confirmed");
    desk.0.world_mut().write_message(Intent::TakeHint(last));
    desk.want(Intent::Confirm);
    assert_eq!(desk.play().log().get(steps), Some(&hints[last].action));
}

/// What a hint says of a die, the table says, too: before it is turned, and once that is chosen.
#[test]
fn a_hint_for_a_die_names_the_sums_of_the_table() {
    let (locale, mut ways) = (Locale::default(), [0; 2]);
    for (least, changed) in [(0, 0), (10, 2), (20, 2), (30, 2)] {
        let mut desk = Desk::grown(PHONES[0], 2, |play| {
            is_adjusting(play) && play.log().len() > least && play.state().changed().len() == changed
        })
        .moving(false);
        desk.tap(&Intent::ShowChoices);
        desk.tap(&Intent::OpenHints);
        desk.until(|world| world.resource::<ThinkingTask<CityPlanner>>().hints().is_some());
        let hints = desk
            .0
            .world()
            .resource::<ThinkingTask<CityPlanner>>()
            .hints()
            .map(<[_]>::to_vec)
            .unwrap_or_default();
        let brings = |play: &Match<CityPlanner>, selection: &MoveSelection| {
            ending(play, selection).map(|ending| ending.scoring).expect("somebody decides")
        };
        for hint in hints {
            let Some(Reason::Change { more, now, then, .. }) = hint.reason else { continue };
            let chosen = MoveSelection::of(desk.play(), hint.action);
            let said = CityPlanner::hint(&locale, desk.play(), &hint).name;
            assert_eq!(now, brings(desk.play(), &MoveSelection::default()), "{said}");
            // With further changes it is another sum, and says so.
            assert_eq!(said.contains(" more change"), more > 0, "{said}");
            assert!(more > 0 || then == brings(desk.play(), &chosen), "{said}");
            ways[usize::from(more > 0)] += 1;
        }
    }
    assert!(ways.iter().all(|&count| count > 0), "{ways:?}");
}
