//! The games that the program comes with. Nothing else outside their own folders names them.

#[cfg(feature = "app")]
use bevy::prelude::App;

use crate::{
    record::Reader,
    rules::{city_planner::CityPlanner, design_town::DesignTown, doodle_city::DoodleCity},
};

/// Reads the records of all of them.
pub const READERS: &[Reader] =
    &[Reader::of::<DoodleCity>(), Reader::of::<CityPlanner>(), Reader::of::<DesignTown>()];

/// Plays all of them in a terminal.
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
pub const IN_TERMINALS: &[crate::terminal::Entry] = &[
    crate::terminal::Entry::of::<DoodleCity>(),
    crate::terminal::Entry::of::<CityPlanner>(),
    crate::terminal::Entry::of::<DesignTown>(),
];

/// What the app needs of games.
#[cfg(feature = "app")]
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Reads their records.
    pub readers: &'static [Reader],
    /// Bring their boxes and tables into the app, in the order in which they lie on the shelf.
    pub plugins: &'static [fn(&mut App)],
    /// What developers ask of them.
    #[cfg(feature = "dev")]
    pub tools: crate::dev::Tools,
}

/// All of them, for the app.
#[cfg(feature = "app")]
pub const ALL: Games = Games {
    readers: READERS,
    plugins: &[
        crate::table::doodle_city::plugin,
        crate::table::city_planner::plugin,
        crate::table::design_town::plugin,
    ],
    #[cfg(feature = "dev")]
    tools: crate::dev::Tools {
        scenes: &[
            crate::dev::doodle_city::SCENES,
            crate::dev::doodle_city::LEARNING,
            crate::dev::doodle_city::INPUTS,
            crate::dev::city_planner::SCENES,
            crate::dev::city_planner::LEARNING,
            crate::dev::design_town::SCENES,
            crate::dev::design_town::LEARNING,
        ],
        moments: &[
            crate::dev::doodle_city::MOMENTS,
            crate::dev::city_planner::MOMENTS,
            crate::dev::design_town::MOMENTS,
        ],
        signs: &[
            crate::dev::signs::OF_GROUND,
            crate::dev::doodle_city::SIGNS,
            crate::dev::city_planner::SIGNS,
            crate::dev::design_town::SIGNS,
        ],
        play: crate::dev::doodle_city::play,
        measured: &[
            (<DoodleCity as crate::rules::Game>::NAME, crate::dev::doodle_city::measured),
            (<CityPlanner as crate::rules::Game>::NAME, crate::dev::city_planner::measured),
            (<DesignTown as crate::rules::Game>::NAME, crate::dev::design_town::measured),
            ("finale-of-doodle-city", crate::dev::doodle_city::finale),
            ("finale-of-city-planner", crate::dev::city_planner::finale),
            ("finale-of-design-town", crate::dev::design_town::finale),
        ],
    },
};
