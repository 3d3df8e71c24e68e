//! A match that is only looked at: any moment of it, and action after action.

use doodle_city::{
    record::{Checkpoints, Controller, Level, Match, Seeded},
    rules::{IgnoreEvents, Seat, doodle_city::DoodleCity},
    session::{Order, Why},
    storage::{Answer, MatchId, MemoryBackend, Slot},
};

use crate::table::{Table, any_action, fresh};

/// A whole match in which a seat changes hands, and what followed from each of its actions.
fn whole() -> (Match<DoodleCity>, Vec<Vec<<DoodleCity as doodle_city::rules::Game>::Event>>) {
    let mut play = fresh(6);
    let mut dice = Seeded::new(8);
    let mut all = Vec::new();
    while !play.is_over() {
        if play.log().len() == 30 {
            play.change_seat(Seat(1), Controller::Level(Level::Master));
        }
        let action = play.draw(&mut dice).unwrap_or_else(|| any_action(&play, &mut dice));
        let mut events = Vec::new();
        play.apply(action, &mut events).expect("it is legal");
        all.push(events);
    }
    (play, all)
}

fn looked_at(play: &Match<DoodleCity>) -> (Table, MemoryBackend) {
    let disk = MemoryBackend::default();
    let mut table = Table::over(disk.clone());
    let before = table.heard().position_changed;
    let (id, play) = (MatchId::fresh("doodle-city"), play.clone());
    table.order(Order::Open { id, play, is_live: false });
    table.until(|heard| heard.position_changed > before);
    (table, disk)
}

#[test]
fn any_moment_is_there_at_once() {
    let (play, _) = whole();
    let checkpoints = Checkpoints::new(play.clone().into());
    assert!(play.log().len() > 64, "there are several checkpoints, not {}", play.log().len());
    for steps in 0..=play.log().len() + 1 {
        let (at, wanted) = (checkpoints.at(steps), play.at(steps));
        assert_eq!(at.state(), wanted.state(), "after {steps}");
        assert_eq!(at.record().write(), wanted.record().write(), "after {steps}");
        assert_eq!(at.seats(), wanted.seats(), "after {steps}");
    }
}

#[test]
fn the_session_goes_to_any_moment() {
    let (play, _) = whole();
    let (mut table, _) = looked_at(&play);
    assert_eq!(table.steps(), play.log().len(), "it begins at its end");
    for step in [0, 1, 64, 63, 100, 29, 30, 31, 9999] {
        let before = table.heard().position_changed;
        table.order(Order::GoTo(step));
        table.until(|heard| heard.position_changed > before);
        let wanted = play.at(step);
        assert_eq!((table.play().state(), table.play().seats()), (wanted.state(), wanted.seats()));
    }
}

#[test]
fn action_after_action_happens_again() {
    let (play, events) = whole();
    let (mut table, disk) = looked_at(&play);
    table.order(Order::GoTo(0));
    table.frames();
    for (step, (action, events)) in (1..).zip(play.log().iter().zip(&events)) {
        table.order(Order::Next);
        table.until(|heard| heard.applied.len() == step);
        let told = &table.heard().applied[step - 1];
        assert_eq!((told.step, &told.action, &told.events), (step, action, events));
        assert_eq!(table.play().seats(), play.at(step).seats());
    }
    table.order(Order::Next);
    table.frames();
    assert_eq!((table.heard().applied.len(), table.steps()), (play.log().len(), play.log().len()));
    let is_saved = |answer: &Answer| matches!(answer, Answer::Saved { .. } | Answer::NotSaved { .. });
    assert!(!table.heard().answers.iter().any(is_saved), "nothing is saved");
    assert_eq!(disk.get(&Slot::Match(table.session().id().clone())), None);
}

#[test]
fn what_goes_on_is_not_looked_at_and_what_is_looked_at_does_not_go_on() {
    let (play, _) = whole();
    let (mut table, _) = looked_at(&play);
    assert_eq!(table.refusal(Order::Undo), Why::LookedAt);
    assert_eq!(table.refusal(Order::Act(play.log()[9])), Why::LookedAt);
    table.new_match(2);
    assert_eq!(table.refusal(Order::GoTo(0)), Why::GoesOn);
    assert_eq!(table.refusal(Order::Next), Why::GoesOn);
    table.order(Order::Close);
    table.frames();
    assert_eq!(table.refusal(Order::Next), Why::NoMatch);
}

#[test]
fn a_match_that_is_played_on_is_saved_at_once_and_the_other_stays() {
    let disk = MemoryBackend::default();
    let mut table = Table::over(disk.clone());
    let mut play = whole().0;
    play.set_ended("2026-11-29T19:30:00Z".parse().expect("a moment"));
    let branch = play.play_on(40);
    let id = MatchId::fresh("doodle-city");
    table.open(&id, branch.clone());
    let saved = disk.get(&Slot::Match(id)).expect("it is saved");
    let read = Match::<DoodleCity>::read(&saved).expect("it is a match");
    assert_eq!((read.log(), read.from()), (&play.log()[..40], branch.from()));
    assert!(read.begun().is_some() && read.ended().is_none());
    assert_eq!(read.check_from(&play), Ok(()));
    let mut on = read;
    let action = on.legal();
    let first = doodle_city::rules::LegalActions::get(&action, 0).or_else(|| on.draw(&mut Seeded::new(1)));
    on.apply(first.expect("it goes on"), &mut IgnoreEvents).expect("it is legal");
}
