//! What only developers ask of the app: that it plays by itself, reports what it has shown, draws pictures of itself.

mod play;
mod scenes;
mod shots;

use std::{fs::File, path::PathBuf};

use bevy::{prelude::*, window::RequestRedraw};

use crate::session::Report;

/// What a developer asks for; nothing of it by default.
#[derive(Default, Debug)]
pub struct DevOptions {
    /// The app plays for all persons, at random by this seed, as fast as a person may tap: the running match, or a
    /// new one for three. It ends on the results.
    pub play_by_itself: Option<u64>,
    /// Where each step is reported once it has been shown.
    pub report: Option<File>,
    /// Frames are drawn all the time.
    pub draws_always: bool,
    /// Where pictures of every screen go; the app ends when they are taken.
    pub shots: Option<PathBuf>,
    /// Pictures of those scenes only that have this in their name.
    pub only: Option<String>,
}

/// Does what is asked for.
pub(crate) fn plugin(app: &mut App, options: DevOptions) {
    if let Some(seed) = options.play_by_itself {
        app.add_plugins(play::plugin(seed));
    }
    if options.draws_always || options.shots.is_some() {
        app.add_systems(Last, draw_always);
    }
    if let Some(folder) = options.shots {
        app.add_plugins(shots::plugin(folder, options.only));
    }
    if let Some(file) = options.report {
        app.insert_resource(Report::to(file));
    }
}

fn draw_always(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

/// Whether a scene of the pictures has `text` in its name.
pub fn is_scene(text: &str) -> bool {
    scenes::SCENES.iter().any(|(name, _)| name.contains(text))
}
