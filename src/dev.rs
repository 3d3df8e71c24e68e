//! What only developers ask of the app: that it plays by itself, reports what it has shown, measures its frames, draws
//! pictures of itself, and names its entities. Nothing of it is in what is shipped: it needs the feature `dev`.

pub mod breaking;
mod bring_about;
pub mod city_planner;
mod contrast;
pub mod design_town;
pub mod doodle_city;
mod finale;
mod learning;
pub mod measure;
mod names;
mod room;
pub mod scene;
mod seen;
pub mod signs;
pub mod walk;

use std::{fs::File, path::PathBuf};

use bevy::{prelude::*, window::RequestRedraw};

use self::walk::Wanted;
use crate::{platform::gamepads, session::Report, theme::Tone};

/// What games bring for developers.
#[derive(Clone, Copy, Debug)]
pub struct Tools {
    /// The scenes of which pictures are taken, game by game.
    pub scenes: &'static [&'static [scene::Scene]],
    /// Those that are looked at in motion, game by game.
    pub moments: &'static [&'static [scene::Scene]],
    /// What signs are painted in, of the ground and game by game.
    pub signs: &'static [&'static [Tone]],
    /// Lets the app play for all persons, at random by a seed.
    pub play: fn(&mut App, u64),
    /// By the names of games, and of their finales: puts a match on the table in which everything moves without end, and
    /// tells [`measure::IsComplete`].
    pub measured: &'static [(&'static str, fn(&mut App))],
}

impl Tools {
    /// Whether some scene has `text` in its name.
    pub fn has_scene(&self, text: &str) -> bool {
        self.scenes.iter().chain(self.moments).copied().flatten().any(|scene| walk::is_named(scene.name, text))
    }
}

/// What a developer asks for; nothing of it by default.
#[derive(Default, Debug)]
pub struct DevOptions {
    /// The app plays for all persons, at random by this seed, as fast as a person may tap: the running match, or a
    /// new one for three. It ends on the results.
    pub play_by_itself: Option<u64>,
    /// Where each step is reported once it has been shown.
    pub report: Option<File>,
    /// What of the app breaks, and when.
    pub breaks: Option<breaking::Break>,
    /// The app measures what frames cost while everything moves in this game, and ends.
    pub measured: Option<String>,
    /// Frames are drawn all the time, and no frame is shown before its pipelines are ready.
    pub draws_in_step: bool,
    /// The file or pipe that says what game pads do.
    pub pads: Option<PathBuf>,
    /// What is done with each of the scenes; the app ends after the last one.
    pub scenes: Option<Wanted>,
    /// Those scenes only that have this in their name.
    pub only: Option<String>,
}

impl DevOptions {
    /// Whether no frame is shown before its pipelines are ready.
    pub(crate) const fn is_drawn_in_step(&self) -> bool {
        self.draws_in_step || self.scenes.is_some()
    }
}

/// Does what is asked for.
pub(crate) fn plugin(app: &mut App, tools: Tools, options: DevOptions) {
    app.add_plugins(names::plugin);
    if let Some(seed) = options.play_by_itself {
        (tools.play)(app, seed);
    }
    if options.is_drawn_in_step() {
        app.add_systems(Last, draw_always);
    }
    let of_game = |game: String| tools.measured.iter().find(|(name, _)| **name == game);
    if let Some((_, measured)) = options.measured.and_then(of_game) {
        app.add_plugins(measure::plugin);
        measured(app);
    }
    if let Some(wanted) = options.scenes {
        walk::plugin(app, tools, wanted, options.only);
    }
    if let Some(what) = options.breaks {
        breaking::plugin(app, what);
    }
    if let Some(path) = options.pads {
        app.insert_resource(gamepads::lines(path));
    }
    if let Some(file) = options.report {
        app.insert_resource(Report::to(file));
    }
}

fn draw_always(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
