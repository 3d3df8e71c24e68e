//! Moments of City Planner that are looked at in motion.

use super::scenes::{
    adjust, begin, choose_block, choose_reroll, choose_step, played, score_plainly, scoring, with_rerolls,
};
use crate::{
    dev::{
        bring_about::{close, confirm, open, to_results, wait, watch},
        scene::Scene,
    },
    record::Match,
    rules::city_planner::Building,
    screens::Panel,
};

/// All of them.
pub static MOMENTS: &[Scene] = &[
    Scene::new("moment-planner-step", &[adjust]).moving(choose_step, 1.2),
    Scene::new("moment-planner-paid", &[adjust, choose_step]).moving(confirm, 1.2),
    Scene::new("moment-planner-reroll", &[with_rerolls, choose_reroll]).moving(confirm, 1.2),
    Scene::new("moment-planner-pass", &[adjust, choose_block]).moving(confirm, 1.2),
    Scene::new("moment-planner-scoring", &[score_plainly]).moving(confirm, 3.6),
    Scene::new("moment-planner-finale", &[|world| begin(world, 2, Match::is_over)]).moving(to_results, 7.2),
    Scene::new(
        "film-planner",
        &[
            |world| watch(world, played(2, scoring(Building::Offices, 2..=6))),
            |world| open(world, Panel::Menu),
            wait,
        ],
    )
    .filmed(close, 10, 12),
];
