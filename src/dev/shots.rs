//! Pictures of every screen, one file each, in the size of the window. Nothing moves in them.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
};

use super::scene::Scene;
use crate::drawing::place::Screen;

/// Frames until a step has been brought about, and until what has changed stands complete.
const STEP: usize = 8;
/// Frames that a scene gets to stand complete before its picture is taken, and a picture to be taken.
const PICTURE: usize = 12;

#[derive(Resource)]
struct Shots {
    /// The scenes that are still to come, the next one last.
    scenes: Vec<Scene>,
    folder: PathBuf,
    /// For how many frames the scene has stood or come about.
    stood: usize,
}

/// Takes all pictures, or those with `only` in their name, and ends the app.
pub(super) fn plugin(app: &mut App, scenes: &[&[Scene]], folder: PathBuf, only: Option<String>) {
    let is_wanted = |scene: &Scene| only.as_ref().is_none_or(|only| scene.name.contains(only));
    let scenes = scenes.concat().into_iter().filter(is_wanted).rev().collect();
    app.insert_resource(Shots { scenes, folder, stood: 0 })
        .add_systems(Last, take_pictures.run_if(resource_exists::<crate::storage::Settings>));
}

/// Brings scene after scene about, waits until it stands, and takes its picture.
fn take_pictures(world: &mut World) {
    let mut shots = world.resource_mut::<Shots>();
    shots.stood += 1;
    let stood = shots.stood;
    let Some(&scene) = shots.scenes.last() else {
        if stood > PICTURE {
            world.write_message(AppExit::Success);
        }
        return;
    };
    let complete = STEP * (scene.steps.len() + 2) + PICTURE;
    if stood == STEP {
        scene.clear(world);
    } else if stood == complete {
        let size = world.resource::<Screen>().size;
        let path = world.resource::<Shots>().folder.join(format!("{}-{}x{}.png", scene.name, size.x, size.y));
        world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
    } else if stood == complete + PICTURE {
        let mut shots = world.resource_mut::<Shots>();
        shots.scenes.pop();
        shots.stood = 0;
    } else if stood.is_multiple_of(STEP) {
        scene.step(world, stood / STEP - 2);
    }
}
