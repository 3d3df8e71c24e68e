//! The scenes of a first match of Design Town.

use crate::{
    dev::{learning::learning_scenes, scene::Scene},
    rules::design_town::DesignTown,
};

/// One for each step.
pub static LEARNING: &[Scene] = learning_scenes!(DesignTown:
    "town-learn-over-limit",
    "town-learn-gained",
    "town-learn-upgraded",
    "town-learn-others",
    "town-learn-over-limit-theirs",
    "town-learn-over",
    "town-learn-saves",
    "town-learn-aim",
    "town-learn-forced",
    "town-learn-unhappy",
    "town-learn-store",
    "town-learn-effect",
    "town-learn-next-too",
    "town-learn-downgrade",
    "town-learn-give",
    "town-learn-extra-buy",
    "town-learn-extra-upgrade",
    "town-learn-wins",
    "town-learn-news",
    "town-learn-shuffle",
    "town-learn-too-much",
    "town-learn-play",
    "town-learn-help",
    "town-learn-go-on",
    "town-learn-prices",
    "town-learn-upgrade",
    "town-learn-develop",
    "town-learn-build",
    "town-learn-card",
    "town-learn-end",
);
