//! The scenes of a first match of City Planner.

use crate::{
    dev::{learning::learning_scenes, scene::Scene},
    rules::city_planner::CityPlanner,
};

/// One for each step.
pub static LEARNING: &[Scene] = learning_scenes!(CityPlanner:
    "planner-learn-scored",
    "planner-learn-upkeep",
    "planner-learn-town-hall",
    "planner-learn-others",
    "planner-learn-roll",
    "planner-learn-over",
    "planner-learn-turn",
    "planner-learn-green",
    "planner-learn-blue",
    "planner-learn-money",
    "planner-learn-mixed-building",
    "planner-learn-parking-lot",
    "planner-learn-no-upkeep",
    "planner-learn-locked",
    "planner-learn-rerolls",
    "planner-learn-last-round",
    "planner-learn-help",
    "planner-learn-block",
    "planner-learn-pass-or-change",
    "planner-learn-change",
    "planner-learn-reroll",
    "planner-learn-mixed",
    "planner-learn-give-up",
    "planner-learn-double",
    "planner-learn-score",
);
