//! Luck and skill as people meet them: opened from a match that is looked back at, with what could have been better, which
//! leads to the moment before it.

use std::{thread::sleep, time::Duration};

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use doodle_city::{
    accessibility::InteractionMap,
    intent::Intent,
    page::Page,
    platform::FakeDevice,
    record::Seeded,
    rules::{IgnoreEvents, LegalActions as _, Seat, city_planner::CityPlanner},
    screens::Panel,
    session::Session,
    storage::{MatchId, MemoryBackend, Slot},
    table::analysis::ShownAnalysis,
};

use crate::{
    city_planner::set_ups::fresh,
    desk::{DeskOf, PHONES, SIZES},
    screen_reader::{tree, with_panels_on},
};

type Desk = DeskOf<CityPlanner>;

/// A match of City Planner by somebody who takes whatever comes first, looked back at from its results.
fn looking_back(size: Vec2) -> Desk {
    let mut play = fresh(1);
    let mut dice = Seeded::new(9);
    play.set_seed(9);
    while !play.is_over() {
        let action = play.draw(&mut dice).or_else(|| play.legal().get(0)).expect("somebody acts");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    let disk = MemoryBackend::default();
    let id: MatchId = "over".parse().expect("a name");
    disk.put(Slot::Match(id.clone()), play.record().write());
    let mut desk = Desk::running(with_panels_on(size, disk, FakeDevice::default()));
    desk.settle();
    desk.want(Intent::LookAtMatch(id));
    desk.until(|world| *world.resource::<State<Page>>().get() == Page::Results);
    desk.settle();
    desk.skip();
    desk.want(Intent::LookBack);
    desk.until(World::contains_resource::<Session<CityPlanner>>);
    desk.settle();
    desk
}

fn found(desk: &Desk) -> &ShownAnalysis {
    desk.0.world().resource()
}

fn until_known(desk: &mut Desk) {
    desk.until(|world| {
        let shown = world.resource::<ShownAnalysis>();
        shown.found.is_some() && shown.percent.is_none()
    });
    desk.settle();
}

fn wait(desk: &mut Desk) {
    for _ in 0..30 {
        desk.frame();
        sleep(Duration::from_millis(1));
    }
    desk.settle();
}

fn names(desk: &Desk) -> Vec<(String, String)> {
    let widgets = desk.map().widgets.iter();
    widgets.map(|item| (item.accessible.name.clone(), item.accessible.value.clone())).collect()
}

#[test]
fn it_is_found_out_while_a_finished_match_is_looked_back_at() {
    for size in [PHONES[0], SIZES[0]] {
        let mut desk = looking_back(size);
        until_known(&mut desk);
        let told = found(&desk).found.clone().expect("it is known");
        let player = told.players[0];
        assert_eq!(player.start + player.luck + player.own + player.others, player.result);
        assert!(!told.mistakes.is_empty() && !told.turning_points.is_empty());
        desk.tap(&Intent::OpenAnalysis);
        wait(&mut desk);
        assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Analysis);
        let names = names(&desk);
        let of = |name: &str| names.iter().find(|(it, _)| it == name).map(|(_, value)| value.clone());
        assert!(of("Own moves").is_some_and(|value| value.starts_with('−')), "{names:?}");
        assert!(of("Luck").is_some(), "{names:?}");
        assert!(names.iter().any(|(it, _)| it.contains("71.6 points expected")), "{names:?}");
    }
}

#[test]
fn a_mistake_leads_to_the_moment_before_it_and_is_told_after_it() {
    let mut desk = looking_back(PHONES[0]);
    until_known(&mut desk);
    let mistake = found(&desk).found.as_ref().expect("it is known").mistakes[0].clone();
    desk.tap(&Intent::OpenAnalysis);
    wait(&mut desk);
    let nodes = tree(desk.0.world_mut()).nodes;
    let is_mistake = |name: &str| name.contains(" mistake in round ") && name.contains("Better: ");
    let found = nodes
        .iter()
        .find(|(_, node)| node.supports_action(Action::Click) && node.label().is_some_and(is_mistake));
    let Some(&(target_node, _)) = found else { panic!("no mistake is told: {:?}", names(&desk)) };
    let request = ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
    desk.0.world_mut().write_message(bevy::a11y::ActionRequest(request));
    wait(&mut desk);
    assert!(!desk.0.world().resource::<Panel>().is_open());
    assert_eq!(desk.steps(), mistake.entry);
    assert_eq!(desk.play().actor().seat(), Some(Seat(0)), "it is for the player to choose again");
    assert!(desk.find(&Intent::PlayOn).is_some());
    desk.want(Intent::Replay(doodle_city::intent::ReplayStep::On));
    let items = &desk.0.world().resource::<InteractionMap>().items;
    let told = items.iter().any(|item| item.accessible.value.contains(&mistake.better));
    assert!(told, "what would have been better is told");
}

#[test]
fn a_match_that_goes_on_is_not_analysed() {
    let mut play = fresh(2);
    let mut dice = Seeded::new(3);
    while play.log().len() < 12 {
        let action = play.draw(&mut dice).or_else(|| play.legal().get(0)).expect("somebody acts");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    let mut desk = Desk::reopened(SIZES[0], &play);
    desk.want(Intent::LookBack);
    for _ in 0..60 {
        desk.frame();
    }
    assert!(found(&desk).found.is_none() && found(&desk).percent.is_none());
    assert!(desk.find(&Intent::OpenAnalysis).is_none());
}
