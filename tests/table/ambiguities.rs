//! No two systems change the same thing in an order that nobody has decided.

use std::collections::HashMap;

use bevy::{ecs::schedule::Schedules, prelude::*};
use doodle_city::{
    games::{self, Games},
    headless,
    platform::FakeDevice,
    record::Match,
    storage::MemoryBackend,
    table::table_game::TableGame,
};

use crate::desk::{DeskOf, SIZES};

/// What each system has of its own, although Bevy cannot know it: things with one marker have no other.
const OWN: &[&str] = &[
    "AccessibleItem",
    "Assets<Mesh>",
    "ButtonFace",
    "LayoutRect",
    "Mesh2d",
    "PaintedSize",
    "TextLabel",
    "Transform",
    "Visibility",
    "VisibleRect",
];

/// What comes to the same in any order: the longest time counts, and all sounds are heard.
const SUMMED: &[&str] = &["Messages<PlaySound>", "Messages<RequestRedraw>", "RedrawUntil"];

/// Systems without an order to those that share this with them. No page's `act` runs beside another's, and nothing is begun
/// while one acts; the others come a frame later at most.
const UNORDERED: &[(&str, &[&str])] = &[
    ("act", &["Messages<AnyOrder>", "NextState<Page>", "Panel"]),
    ("begin_first_match", &["Messages<Open>"]),
    ("begin_match", &["Messages<Begin>", "Messages<Open>", "NextState<Page>"]),
    ("restore_last_match", &["Messages<Intent>"]),
    ("set_modal_layer", &["HandOver", "ModalLayer", "PageInput"]),
    ("tumble_dice", &["ShownFace"]),
];

fn may_share(one: &str, other: &str, what: &str) -> bool {
    let is_unordered =
        |(system, shared): &(&str, &[&str])| [one, other].contains(system) && shared.contains(&what);
    OWN.contains(&what) || SUMMED.contains(&what) || UNORDERED.iter().any(is_unordered)
}

/// The pairs of the app's own systems that share something without an order, schedule by schedule: first the one that
/// happens to run first.
fn ambiguities(app: &App) -> Vec<String> {
    let mut found = Vec::new();
    for (label, schedule) in app.world().resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else { continue };
        let ours: HashMap<_, _> = systems
            .enumerate()
            .filter(|(_, (_, system))| system.name().starts_with("doodle_city::"))
            .map(|(at, (key, system))| (key, (at, system.name().shortname().to_string())))
            .collect();
        for (one, other, shared) in &schedule.graph().conflicting_systems().0 {
            let (Some(one), Some(other)) = (ours.get(one), ours.get(other)) else { continue };
            let ((_, first), (_, second)) = (one.min(other), one.max(other));
            let shared = shared.iter().filter_map(|&id| app.world().components().get_name(id));
            let shared: Vec<String> = shared
                .map(|name| name.shortname().to_string())
                .filter(|what| !may_share(first, second, what))
                .collect();
            if !shared.is_empty() {
                found.push(format!("{label:?}: {first} and {second} share {}", shared.join(", ")));
            }
        }
    }
    found.sort();
    found
}

/// Puts a match on the table of an app that has no other game, and looks at all its systems.
pub fn assert_is_ordered<G: TableGame>(plugins: &'static [fn(&mut App)], play: &Match<G>) {
    let games = Games { plugins, ..games::ALL };
    let app = headless(games, SIZES[0], MemoryBackend::default(), FakeDevice::default());
    let desk = DeskOf::<G>::running(app).begin(play);
    let found = ambiguities(&desk.0);
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
