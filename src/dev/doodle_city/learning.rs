//! The scenes of a first match of Doodle City.

use crate::{
    dev::{learning::learning_scenes, scene::Scene},
    rules::doodle_city::DoodleCity,
};

/// One for each step.
pub static LEARNING: &[Scene] = learning_scenes!(DoodleCity:
    "doodle-learn-hotel-circled",
    "doodle-learn-hotel-nothing",
    "doodle-learn-shop-circled",
    "doodle-learn-shop-nothing",
    "doodle-learn-bonus-mine",
    "doodle-learn-bonus-theirs",
    "doodle-learn-taxi-linked",
    "doodle-learn-taxi-alone",
    "doodle-learn-house-crossed",
    "doodle-learn-tree-crossed",
    "doodle-learn-last-round",
    "doodle-learn-others",
    "doodle-learn-next-starter",
    "doodle-learn-start",
    "doodle-learn-roll",
    "doodle-learn-over",
    "doodle-learn-pass",
    "doodle-learn-aim",
    "doodle-learn-joined",
    "doodle-learn-bonuses",
    "doodle-learn-points",
    "doodle-learn-end",
    "doodle-learn-trees",
    "doodle-learn-any-column",
    "doodle-learn-white-six",
    "doodle-learn-useless",
    "doodle-learn-help",
    "doodle-learn-die",
    "doodle-learn-square",
    "doodle-learn-hotel",
    "doodle-learn-shop",
    "doodle-learn-taxi",
    "doodle-learn-house",
    "doodle-learn-confirm",
);
