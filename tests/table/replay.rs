//! Looking back as people do: from the results or in the middle of a match, by buttons, keys and fingers, and on from any
//! moment.

use std::collections::BTreeSet;

use bevy::{input::touch::TouchPhase, prelude::*};
use doodle_city::{
    accessibility::Item,
    intent::{Intent, ReplayStep},
    page::Page,
    platform::FakeDevice,
    record::{AnyMatch, Match, Seeded},
    rules::{Game, IgnoreEvents, LegalActions as _, doodle_city::DoodleCity},
    session::{Open, Session},
    storage::{MatchId, MemoryBackend, Slot},
    table::{lay_table::TableFoot, table_game::TableGame},
};

use crate::{
    city_planner, design_town,
    desk::{Desk, DeskOf, PHONES, SIZES},
    doodle_city::set_ups::fresh,
    looks::Looks,
};

/// A match until a moment, or its end.
fn played<G: Game>(mut play: Match<G>, seed: u64, steps: usize) -> Match<G> {
    let mut dice = Seeded::new(seed);
    play.set_seed(seed);
    while !play.is_over() && play.log().len() < steps {
        let legal = play.legal();
        let action = play.draw(&mut dice).or_else(|| legal.get(play.log().len() * 7 % legal.len().max(1)));
        play.apply(action.expect("somebody acts"), &mut IgnoreEvents).expect("it is legal");
    }
    play
}

/// A match that is only looked at lies on the table.
fn looked_at<G: TableGame>(size: Vec2, play: &Match<G>) -> DeskOf<G> {
    let mut desk = DeskOf::of_size(size);
    let (id, play) = (MatchId::fresh(G::NAME), AnyMatch::from(play.clone()));
    desk.0.world_mut().write_message(Open { id, play, is_live: false, tutorial: None });
    desk.0.world_mut().resource_mut::<NextState<Page>>().set(Page::Table);
    desk.until(World::contains_resource::<Session<G>>);
    desk.settle();
    desk
}

/// A finished match in its results, saved on a disk, and looked back at from there.
fn looking_back(size: Vec2) -> (Desk, MemoryBackend, Match<DoodleCity>) {
    let disk = MemoryBackend::default();
    let play = played(fresh(2), 4, usize::MAX);
    let id: MatchId = "over".parse().expect("a name");
    disk.put(Slot::Match(id.clone()), play.record().write());
    let mut desk = Desk::on(size, disk.clone(), FakeDevice::default());
    desk.want(Intent::LookAtMatch(id));
    desk.until(|world| *world.resource::<State<Page>>().get() == Page::Results);
    desk.settle();
    desk.skip();
    desk.tap(&Intent::LookBack);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().is_empty());
    desk.settle();
    (desk, disk, play)
}

fn page<G: TableGame>(desk: &DeskOf<G>) -> Page {
    *desk.0.world().resource::<State<Page>>().get()
}

fn go(desk: &mut Desk, step: ReplayStep) -> usize {
    desk.tap(&Intent::Replay(step));
    desk.steps()
}

/// However one comes to a moment, the same lies there.
fn jumps_show_what_steps_show<G: Looks>(play: &Match<G>, every: usize) {
    let (mut stepped, mut jumped) = (looked_at(SIZES[0], play), looked_at(SIZES[0], play));
    stepped.0.world_mut().write_message(doodle_city::session::AnyOrder::GoTo(0));
    stepped.settle();
    for step in 1..=play.log().len() {
        stepped.0.world_mut().write_message(doodle_city::session::AnyOrder::Next);
        stepped.settle();
        assert_eq!(stepped.steps(), step);
        if step % every == 0 || step == play.log().len() {
            jumped.0.world_mut().write_message(doodle_city::session::AnyOrder::GoTo(step));
            jumped.settle();
            let (one, other) = (stepped.looks(), jumped.looks());
            let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
                one.difference(other).cloned().collect::<Vec<_>>().join("\n")
            };
            let differs = [only(&one, &other), only(&other, &one)];
            assert!(one == other, "after {step}, stepped:\n{}\njumped:\n{}", differs[0], differs[1]);
        }
    }
}

#[test]
fn in_doodle_city_jumps_show_what_steps_show() {
    jumps_show_what_steps_show(&played(fresh(3), 5, 60), 6);
}

#[test]
fn in_city_planner_jumps_show_what_steps_show() {
    jumps_show_what_steps_show(&played(city_planner::set_ups::fresh(2), 5, 60), 6);
}

#[test]
fn in_design_town_jumps_show_what_steps_show() {
    jumps_show_what_steps_show(&played(design_town::set_ups::fresh(2), 5, 60), 6);
}

#[test]
fn a_finished_match_is_gone_through_by_touch() {
    for size in [PHONES[0], SIZES[0]] {
        let (mut desk, _, play) = looking_back(size);
        assert!(!desk.session().is_live() && desk.0.world().resource::<TableFoot>().0 > 0.0);
        let end = play.log().len();
        assert_eq!(go(&mut desk, ReplayStep::On), 1);
        assert_eq!(go(&mut desk, ReplayStep::Back), 0);
        let first_turn = go(&mut desk, ReplayStep::TurnOn);
        assert!(first_turn > 0 && go(&mut desk, ReplayStep::TurnOn) > first_turn);
        assert_eq!(go(&mut desk, ReplayStep::TurnBack), first_turn);
        let before = desk.steps();
        assert_ne!(go(&mut desk, ReplayStep::Event), before);
        assert!(desk.find(&Intent::PlayOn).is_some());
        desk.want(Intent::Replay(ReplayStep::End));
        assert_eq!(desk.steps(), end);
        assert!(desk.find(&Intent::PlayOn).is_none(), "nothing goes on from the end");
        desk.want(Intent::Back);
        assert_eq!((page(&desk), desk.steps()), (Page::Results, end));
        assert!(desk.0.world().resource::<TableFoot>().0 == 0.0);
    }
}

#[test]
fn keys_go_through_it() {
    let (mut desk, _, play) = looking_back(SIZES[0]);
    let end = play.log().len();
    for (key, steps) in [(KeyCode::End, end), (KeyCode::Home, 0), (KeyCode::PageDown, 5), (KeyCode::PageUp, 0)]
    {
        desk.key(key);
        assert_eq!(desk.steps(), steps, "{key:?}");
    }
}

#[test]
fn it_goes_on_by_itself_to_its_end_and_stops() {
    let (mut desk, _, play) = looking_back(SIZES[0]);
    desk.tap(&Intent::Replay(ReplayStep::Speed));
    desk.0.world_mut().write_message(Intent::Replay(ReplayStep::To(play.log().len() - 12)));
    desk.settle();
    desk.0.world_mut().write_message(Intent::Replay(ReplayStep::Play));
    let mut seen = Vec::new();
    for _ in 0..400 {
        desk.frame();
        if seen.last() != Some(&desk.steps()) {
            seen.push(desk.steps());
        }
    }
    assert_eq!(seen.last(), Some(&play.log().len()));
    assert!(seen.len() > 2, "turn after turn: {seen:?}");
    desk.settle();
    // From its end it begins again.
    desk.tap(&Intent::Replay(ReplayStep::Play));
    assert!(desk.steps() < play.log().len());
}

#[test]
fn a_finger_on_the_curve_goes_there_and_along_with_it() {
    let (mut desk, _, play) = looking_back(PHONES[0]);
    let is_curve =
        |item: &&Item| item.accessible.intent.is_none() && item.accessible.name.contains("Step 0 of");
    let curve = desk.map().items.iter().find(is_curve).expect("it is read").rect;
    let at = |part: f32| Vec2::new(curve.min.x + 10.0 + (curve.width() - 20.0) * part, curve.center().y);
    desk.touch(TouchPhase::Started, 1, at(0.5));
    desk.frame();
    desk.frame();
    let end = play.log().len();
    assert!(desk.steps().abs_diff(end / 2) <= 1, "{} of {end}", desk.steps());
    desk.touch(TouchPhase::Moved, 1, at(0.9));
    desk.frame();
    desk.frame();
    assert!(desk.steps().abs_diff(end * 9 / 10) <= 1, "{} of {end}", desk.steps());
    desk.touch(TouchPhase::Ended, 1, at(1.0));
    desk.settle();
    assert_eq!(desk.steps(), end);
}

#[test]
fn a_new_match_begins_from_any_moment_and_the_old_one_stays() {
    let (mut desk, disk, play) = looking_back(SIZES[0]);
    let old = disk.get(&Slot::Match("over".parse().expect("a name")));
    desk.want(Intent::Replay(ReplayStep::To(20)));
    desk.tap(&Intent::PlayOn);
    desk.until(|world| world.get_resource::<Session<DoodleCity>>().is_some_and(Session::is_live));
    desk.settle();
    assert_eq!((page(&desk), desk.play().log()), (Page::Table, &play.log()[..20]));
    assert_eq!(desk.play().from().map(|from| from.entry), Some(20));
    assert!(desk.0.world().resource::<TableFoot>().0 == 0.0);
    let new = disk.get(&Slot::Match(desk.session().id().clone())).expect("it is saved");
    assert_eq!(Match::<DoodleCity>::read(&new).expect("it is a match").from(), desk.play().from());
    assert_eq!(disk.get(&Slot::Match("over".parse().expect("a name"))), old);
}

#[test]
fn a_running_match_is_looked_back_at_and_goes_on() {
    let mut desk = Desk::reopened(SIZES[0], &played(fresh(2), 4, 25));
    let steps = desk.steps();
    desk.want(Intent::LookBack);
    assert!(!desk.session().is_live());
    assert_eq!(desk.steps(), steps, "it begins where the match is");
    desk.want(Intent::Replay(ReplayStep::TurnBack));
    assert!(desk.steps() < steps);
    assert!(desk.find(&Intent::Undo).is_none() && desk.find(&Intent::Confirm).is_none());
    desk.want(Intent::Back);
    assert!(desk.session().is_live());
    assert_eq!((page(&desk), desk.steps()), (Page::Table, steps));
    desk.assert_shows_its_record();
}
