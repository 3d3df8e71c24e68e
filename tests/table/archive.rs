//! The archive as people meet it: what has been played is found, looked at, handed on, taken out and put back.

use std::{thread::sleep, time::Duration};

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use doodle_city::{
    accessibility::InteractionMap,
    intent::Intent,
    page::Page,
    platform::FakeDevice,
    record::{AnyMatch, Match, Seeded},
    rules::{Game, IgnoreEvents, LegalActions as _, city_planner::CityPlanner},
    screens::Panel,
    session::Session,
    storage::{MatchId, MemoryBackend, Slot},
};

use crate::{
    city_planner::set_ups as city_planner,
    desk::{Desk, PHONES},
    doodle_city::set_ups::fresh,
    screen_reader::{tree, with_panels_on},
};

/// A match played to its end.
fn to_the_end<G: Game>(mut play: Match<G>, seed: u64) -> Match<G> {
    let mut dice = Seeded::new(seed);
    play.set_seed(seed);
    while !play.is_over() {
        let action = play.draw(&mut dice).or_else(|| play.legal().get(0)).expect("somebody acts");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    play
}

fn put(disk: &MemoryBackend, name: &str, play: impl Into<AnyMatch>) -> MatchId {
    let id: MatchId = name.parse().expect("a name");
    disk.put(Slot::Match(id.clone()), play.into().write());
    id
}

/// The archive, opened from the shelf.
fn open(size: Vec2, disk: &MemoryBackend, device: &FakeDevice) -> Desk {
    let mut desk = Desk::running(with_panels_on(size, disk.clone(), device.clone()));
    desk.until(|world| {
        let items = &world.resource::<InteractionMap>().items;
        items.iter().any(|item| item.accessible.intent == Some(Intent::OpenArchive))
    });
    desk.settle();
    desk.tap(&Intent::OpenArchive);
    desk
}

/// The open archive of two matches of Doodle City and one of City Planner.
struct Opened {
    desk: Desk,
    disk: MemoryBackend,
    device: FakeDevice,
    ids: [MatchId; 3],
}

impl Opened {
    fn new(size: Vec2) -> Self {
        let (disk, device) = (MemoryBackend::default(), FakeDevice::default());
        let ids = [
            put(&disk, "one", to_the_end(fresh(2), 3)),
            put(&disk, "two", to_the_end(fresh(3), 4)),
            put(&disk, "three", to_the_end(city_planner::fresh(1), 5)),
        ];
        let mut opened = Self { desk: open(size, &disk, &device), disk, device, ids };
        opened.until_named("3 matches");
        opened
    }

    fn names(&self) -> Vec<String> {
        self.desk.map().widgets.iter().map(|item| item.accessible.name.clone()).collect()
    }

    fn until_named(&mut self, name: &str) {
        for _ in 0..400 {
            if self.names().iter().any(|it| it == name) {
                return self.desk.settle();
            }
            self.desk.frame();
        }
        panic!("`{name}` is not there: {:?}", self.names());
    }

    /// Presses the first thing whose name begins like this, as a screen reader does.
    fn press(&mut self, beginning: &str) {
        let nodes = tree(self.desk.0.world_mut()).nodes;
        let found = nodes.iter().find(|(_, node)| {
            node.supports_action(Action::Click) && node.label().is_some_and(|name| name.starts_with(beginning))
        });
        let Some(&(target_node, _)) = found else { panic!("`{beginning}` is not there: {:?}", self.names()) };
        let request =
            ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
        self.desk.0.world_mut().write_message(bevy::a11y::ActionRequest(request));
        self.wait();
    }

    /// Gives storage and panels time for whatever they do.
    fn wait(&mut self) {
        for _ in 0..30 {
            self.desk.frame();
            sleep(Duration::from_millis(1));
        }
        self.desk.settle();
    }

    /// The matches that are shown.
    fn shown(&self) -> Vec<String> {
        let is_match = |name: &String| name.contains(" 20") && !name.contains(": ");
        self.names().into_iter().filter(is_match).collect()
    }

    fn is_on_disk(&self, id: &MatchId) -> bool {
        self.disk.get(&Slot::Match(id.clone())).is_some()
    }
}

#[test]
fn what_has_been_played_is_listed_with_its_end() {
    for size in [PHONES[0], Vec2::new(1024.0, 768.0)] {
        let opened = Opened::new(size);
        let shown = opened.shown();
        assert_eq!(shown.len(), 3, "{:?}", opened.names());
        let ended = to_the_end(fresh(2), 3);
        for (player, standing) in ended.seats().iter().zip(ended.standings()) {
            let words = format!("{} {}", player.name, standing.total).replace('-', "−");
            assert!(shown.iter().any(|it| it.contains(&words)), "{words} in {shown:?}");
        }
        assert!(shown.iter().any(|it| it.contains("City Planner, ")), "{shown:?}");
    }
}

#[test]
fn one_game_is_shown_alone() {
    let mut opened = Opened::new(PHONES[0]);
    opened.press("Game");
    opened.press("Game City Planner");
    opened.until_named("1 match");
    assert!(opened.shown().iter().all(|it| it.contains("City Planner")), "{:?}", opened.shown());
    opened.press("Game");
    opened.press("Game Design Town");
    opened.until_named("No match is like that.");
}

#[test]
fn a_match_is_looked_at_and_stays_as_it_is() {
    let mut opened = Opened::new(PHONES[0]);
    let before: Vec<_> = opened.ids.iter().map(|id| opened.disk.get(&Slot::Match(id.clone()))).collect();
    let wanted = opened.shown().iter().find(|it| it.contains("City Planner")).cloned().expect("it is there");
    opened.press(&wanted);
    opened.desk.until(World::contains_resource::<Session<CityPlanner>>);
    opened.desk.settle();
    let world = opened.desk.0.world();
    assert_eq!(*world.resource::<State<Page>>().get(), Page::Results);
    assert!(!world.resource::<Session<CityPlanner>>().is_live(), "it is only looked at");
    assert!(!world.resource::<Panel>().is_open());
    let after: Vec<_> = opened.ids.iter().map(|id| opened.disk.get(&Slot::Match(id.clone()))).collect();
    assert_eq!(before, after);
}

#[test]
fn what_is_taken_out_can_be_put_back() {
    let mut opened = Opened::new(PHONES[0]);
    opened.press("Remove: ");
    opened.until_named("Put back");
    assert_eq!(opened.shown().len(), 2);
    assert!(opened.ids.iter().all(|id| opened.is_on_disk(id)), "it is still there");
    opened.press("Put back");
    opened.until_named("3 matches");
    assert_eq!(opened.shown().len(), 3);
    opened.desk.want(Intent::Back);
    opened.wait();
    assert!(opened.ids.iter().all(|id| opened.is_on_disk(id)));
}

#[test]
fn what_is_taken_out_goes_when_the_archive_is_closed() {
    let mut opened = Opened::new(PHONES[0]);
    let count = |opened: &Opened| opened.ids.iter().filter(|id| opened.is_on_disk(id)).count();
    opened.press("Remove: ");
    opened.until_named("Put back");
    // The first goes when it can no longer be put back.
    opened.press("Remove: ");
    opened.wait();
    assert_eq!((count(&opened), opened.shown().len()), (2, 1));
    opened.desk.want(Intent::Back);
    opened.wait();
    assert_eq!(count(&opened), 1);
    opened.desk.want(Intent::OpenArchive);
    opened.until_named("1 match");
}

#[test]
fn one_match_or_all_are_handed_on() {
    let mut opened = Opened::new(PHONES[0]);
    let given = |opened: &mut Opened, count: usize| {
        for _ in 0..400 {
            opened.desk.frame();
            if opened.device.pretended().given.len() == count {
                break;
            }
        }
        let file = opened.device.pretended().given.last().cloned().expect("a file is given");
        (file.name.clone(), String::from_utf8(file.bytes.clone()).expect("it is text"))
    };
    opened.press("Save as a file: ");
    let (_, text) = given(&mut opened, 1);
    let texts: Vec<_> = opened
        .ids
        .iter()
        .filter_map(|id| opened.disk.get(&Slot::Match(id.clone())))
        .map(|bytes| String::from_utf8(bytes).expect("it is text"))
        .collect();
    assert!(texts.contains(&text));
    // What is said of it is read.
    opened.wait();
    if matches!(opened.desk.0.world().resource::<Panel>(), Panel::Dialog(_)) {
        opened.desk.want(Intent::Back);
    }
    opened.press("Save all as a file");
    let (name, text) = given(&mut opened, 2);
    assert_eq!(name, "doodle-city-archive.doodle-match");
    assert!(texts.iter().all(|one| text.contains(one)), "{text}");
    assert_eq!(text.len(), texts.iter().map(String::len).sum::<usize>());
}

#[test]
fn an_empty_archive_says_so() {
    let mut desk = open(PHONES[0], &MemoryBackend::default(), &FakeDevice::default());
    desk.until(|world| {
        let widgets = &world.resource::<InteractionMap>().widgets;
        widgets.iter().any(|item| item.accessible.name.starts_with("No match has been played to its end yet"))
    });
}
