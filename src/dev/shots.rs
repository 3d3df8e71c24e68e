//! Pictures of every screen, one file each, in the size of the window. Nothing moves in them.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
};

use crate::{
    drawing::place::Screen,
    storage::{Motion, Settings},
};

/// A screen: its name, and what brings it about. Each begins where the one before left off.
pub type Scene = (&'static str, fn(&mut World));

/// What has to happen once the match of a scene is on the table.
#[derive(Resource, Default)]
pub struct Later(pub Option<fn(&mut World)>);

/// Frames that a screen gets to stand complete before its picture is taken.
const FRAMES: usize = 12;

#[derive(Resource)]
struct Shots {
    scenes: Vec<Scene>,
    folder: PathBuf,
    /// The scene that stands or comes about.
    scene: usize,
    /// For how many frames it has stood.
    stood: usize,
    /// Only scenes with this in their name are taken; the others only come about.
    only: Option<String>,
}

/// Takes all pictures, or those with `only` in their name, and ends the app.
pub(super) fn plugin(app: &mut App, scenes: &[&[Scene]], folder: PathBuf, only: Option<String>) {
    let scenes = scenes.concat();
    app.insert_resource(Shots { scenes, folder, only, scene: 0, stood: 0 })
        .init_resource::<Later>()
        .add_systems(Last, take_pictures);
}

/// Nothing moves in a picture.
fn keep_still(world: &mut World) {
    if let Some(mut settings) = world.get_resource_mut::<Settings>() {
        settings.motion = Motion::Off;
    }
}

/// Brings scene after scene about, waits until it stands, and takes its picture.
fn take_pictures(world: &mut World) {
    let mut shots = world.resource_mut::<Shots>();
    shots.stood += 1;
    let (scene, stood) = (shots.scene, shots.stood);
    let Some(&(name, bring_about)) = shots.scenes.get(scene) else {
        if stood > FRAMES {
            world.write_message(AppExit::Success);
        }
        return;
    };
    let is_wanted = shots.only.as_ref().is_none_or(|only| name.contains(only));
    match stood {
        1 => {
            keep_still(world);
            bring_about(world);
        }
        FRAMES_TO_LATER => {
            if let Some(later) = world.resource_mut::<Later>().0.take() {
                later(world);
            }
        }
        _ if stood == 2 * FRAMES && is_wanted => {
            let size = world.resource::<Screen>().size;
            let shots = world.resource::<Shots>();
            let path = shots.folder.join(format!("{name}-{}x{}.png", size.x, size.y));
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        _ if stood > if is_wanted { 3 * FRAMES } else { FRAMES } => {
            let mut shots = world.resource_mut::<Shots>();
            (shots.scene, shots.stood) = (scene + 1, 0);
        }
        _ => {}
    }
}

/// When a page follows that needs the match on the table first.
const FRAMES_TO_LATER: usize = FRAMES / 2;
