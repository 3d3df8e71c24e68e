//! Computer players at the table, and hints.

use std::time::{Duration, Instant};

use doodle_city::{
    intent::Intent,
    record::{Controller, Level},
    rules::{
        Actor, Seat,
        design_town::{Action, Card},
    },
    screens::Panel,
    session::{Session, ThinkingTask},
    table::{
        design_town::{
            pick::{Spot, TablePick},
            selection::TownSelection,
        },
        table_game::Selection as _,
        turn::FocusedSeat,
    },
};

use super::{
    DesignTown, Desk,
    set_ups::{builds, grown, seated},
};
use crate::{computers::assert_holds, desk::PHONES};

const BEGINNER: Controller = Controller::Level(Level::Beginner);

/// Ada, a person, builds while Ben, a computer, waits.
fn before_a_computer(size: bevy::math::Vec2) -> Desk {
    let play = grown(seated(&[Controller::Person, BEGINNER]), |play| {
        play.state().is_building() && play.actor() == Actor::Seat(Seat(0)) && play.log().len() > 20
    });
    Desk::reopened(size, &play)
}

/// Ada ends her turn. The computer goes on at once, so nothing is waited for.
fn end_turn(desk: &mut Desk) {
    assert_eq!(desk.chosen(), Some(Action::End));
    let (steps, main) = (desk.steps(), desk.laid().confirm.center());
    desk.tap_at(main);
    desk.until(|world| world.resource::<Session<DesignTown>>().play().log().len() > steps);
}

#[test]
fn a_computer_plays_its_turn_in_its_own_time() {
    let mut desk = before_a_computer(PHONES[0]);
    let steps = desk.steps();
    end_turn(&mut desk);
    desk.until_a_person();
    assert!(desk.steps() > steps + 2);
    assert_eq!(desk.play().actor(), Actor::Seat(Seat(0)));
    assert!(desk.last_move().starts_with("Ben"), "{}", desk.last_move());
    desk.assert_shows_its_record();
    assert_holds(desk.play());
}

#[test]
fn a_computer_that_is_hurried_ends_its_turn_at_once() {
    let mut desk = before_a_computer(PHONES[1]);
    end_turn(&mut desk);
    desk.until(|world| {
        let items = &world.resource::<doodle_city::accessibility::InteractionMap>().items;
        items.iter().any(|item| item.accessible.intent == Some(Intent::Hurry))
    });
    assert!(desk.laid().pass.is_empty(), "there is nothing else to do");
    desk.tap(&Intent::Hurry);
    desk.until_a_person();
    assert!(!desk.laid().pass.is_empty());
    desk.assert_shows_its_record();
    assert_holds(desk.play());
}

#[test]
fn while_a_card_is_read_a_computer_waits() {
    let mut desk = before_a_computer(PHONES[0]);
    end_turn(&mut desk);
    let spot = TablePick::Card(Spot::Supply(Card::Factory));
    desk.until(|world| world.resource::<FocusedSeat>().0 == Seat(1));
    desk.0.world_mut().write_message(Intent::from(spot));
    desk.frame();
    assert_eq!((desk.selection().card, desk.selection().action), (Some(Spot::Supply(Card::Factory)), None));
    assert_eq!(desk.selection().restore(desk.play()), TownSelection::default(), "nobody acts by reading");
    let (steps, start) = (desk.steps(), Instant::now());
    // Twice as long as it takes for a card.
    desk.until(|_| start.elapsed() > Duration::from_secs(1));
    assert_eq!(desk.steps(), steps, "it waits");
    assert!(desk.find(&Intent::Hurry).is_none());
    desk.0.world_mut().write_message(Intent::from(spot));
    desk.until_a_person();
    assert!(desk.steps() > steps);
    desk.assert_shows_its_record();
}

#[test]
fn a_hint_is_taken_up() {
    let play = grown(seated(&[Controller::Person; 2]), builds);
    let mut desk = Desk::reopened(PHONES[0], &play);
    desk.tap(&Intent::ShowChoices);
    desk.tap(&Intent::OpenHints);
    assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Hints);
    desk.until(|world| world.resource::<ThinkingTask<DesignTown>>().hints().is_some());
    desk.settle();
    let hints =
        desk.0.world().resource::<ThinkingTask<DesignTown>>().hints().map(<[_]>::to_vec).unwrap_or_default();
    assert!((1..=3).contains(&hints.len()), "{hints:?}");
    let (steps, last) = (desk.steps(), hints.len() - 1);
    desk.want(Intent::TakeHint(last));
    assert_eq!((desk.steps(), desk.chosen()), (steps, Some(hints[last].action)), "chosen, not confirmed");
    desk.0.world_mut().write_message(Intent::TakeHint(last));
    desk.want(Intent::Confirm);
    assert_eq!(desk.play().log().get(steps), Some(&hints[last].action));
}
