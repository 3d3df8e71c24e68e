//! Moments of Doodle City that are looked at in motion.

use super::scenes::{begin, choose_road, finished, hand_over, played, turn};
use crate::{
    dev::{
        bring_about::{
            act, close, confirm, leading_to, open, put_on_table, roll, take_back, to_results, wait, watch,
        },
        scene::Scene,
    },
    record::Match,
    rules::doodle_city::{DoodleCity, Event},
    screens::Panel,
};

/// All of them.
pub static MOMENTS: &[Scene] = &[
    Scene::new("moment-roll", &[|world| begin(world, 3, 13)]).moving(roll, 1.2),
    Scene::new("moment-road", &[turn, choose_road]).moving(confirm, 1.8),
    Scene::new("moment-bonus", &[|world| put_on_table(world, before(is_bonus))])
        .moving(|world| act::<DoodleCity>(world, |play| leading_to(play, is_bonus)), 1.8),
    Scene::new("moment-tree", &[|world| put_on_table(world, before(is_tree))])
        .moving(|world| act::<DoodleCity>(world, |play| leading_to(play, is_tree)), 1.2),
    Scene::new("moment-undo", &[turn, choose_road, confirm]).moving(take_back, 1.2),
    Scene::new("moment-hand-over", &[turn]).moving(hand_over, 0.6),
    Scene::new("moment-finale", &[|world| finished(world, 3)]).moving(to_results, 7.2),
    Scene::new(
        "film-table",
        &[
            |world| watch(world, played(3, false, |play| play.log().len() >= 30)),
            |world| open(world, Panel::Menu),
            wait,
        ],
    )
    .filmed(close, 10, 12),
];

pub(super) fn is_bonus(event: &Event) -> bool {
    matches!(event, Event::BonusTaken { .. })
}

fn is_tree(event: &Event) -> bool {
    matches!(event, Event::TreeCrossed { .. })
}

/// A match in which somebody can bring such an event about.
pub(super) fn before(is_it: fn(&Event) -> bool) -> Option<Match<DoodleCity>> {
    let is_so = |play: &Match<DoodleCity>| !play.actor().is_chance() && leading_to(play, is_it).is_some();
    played(3, false, is_so)
}
