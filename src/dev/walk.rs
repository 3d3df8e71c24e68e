//! Walks through the scenes: takes a picture of each, one file each in the size of the window, or looks how well words
//! and signs stand out in it. Nothing moves in them, unless it is what moves that is wanted: then there are pictures of
//! that, at even steps of time.

use core::time::Duration;
use std::path::{Path, PathBuf};

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
    time::TimeUpdateStrategy,
};

use super::{Tools, contrast, measure, scene::Scene};
use crate::{
    drawing::place::Screen,
    screens::Panel,
    storage::{Motion, Settings},
    table::hints::Hints,
    theme::Tone,
};

/// Frames until a step has been brought about, and until what has changed stands complete.
const STEP: usize = 8;
/// Frames that a scene gets to stand complete before its picture is taken, and the last of its pictures to be written.
const PICTURE: usize = 12;
/// The most frames that something is waited for.
const LONGEST: usize = 20_000;
/// Frames that are drawn before its picture is taken. Those before them are not, for drawing takes longest.
const DRAWN: usize = 6;
/// Frames from opening a panel until it stands.
const OPENING: usize = 4;
/// The longest step of time between two frames of a moment, in seconds.
const LONGEST_STEP: f32 = 0.04;

/// What is done with each scene.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// A picture of it goes into this folder.
    Pictures(PathBuf),
    /// Pictures of its moment go into this folder.
    Moments(PathBuf),
    /// The contrast of each word on its table or page, and of each sign on its table, is printed.
    Contrast,
    /// What it costs to open its panel is printed, if it has one.
    Cost,
}

#[derive(Resource)]
struct Walk {
    /// The scenes that are still to come, the next one last.
    scenes: Vec<Scene>,
    signs: &'static [&'static [Tone]],
    wanted: Wanted,
    /// For how many frames the scene has stood or come about.
    stood: usize,
    /// For how many frames something has been thought of.
    waited: usize,
    /// The nanoseconds that had been spent when its last step began, and once that stood.
    spent: [Option<u64>; 2],
}

/// Whether one of several texts, with commas between them, is in the name.
pub(super) fn is_named(name: &str, texts: &str) -> bool {
    texts.split(',').any(|text| name.contains(text))
}

/// Walks through all scenes, or those with `only` (or one of several texts, with commas) in their name, and ends the app.
pub(super) fn plugin(app: &mut App, tools: Tools, wanted: Wanted, only: Option<String>) {
    let is_wanted = |scene: &Scene| only.as_ref().is_none_or(|only| is_named(scene.name, only));
    let scenes = if matches!(wanted, Wanted::Moments(_)) { tools.moments } else { tools.scenes };
    let scenes = scenes.concat().into_iter().filter(is_wanted).rev().collect();
    if matches!(wanted, Wanted::Cost) {
        measure::meet_threads(app);
    }
    app.insert_resource(Walk { scenes, signs: tools.signs, wanted, stood: 0, waited: 0, spent: [None; 2] })
        .init_resource::<contrast::Looking>()
        .add_systems(Last, walk.run_if(resource_exists::<Settings>));
}

/// Brings scene after scene about, waits until it stands, and does with it what is wanted.
fn walk(world: &mut World) {
    let is_thinking = *world.resource::<Panel>() == Panel::Hints && world.resource::<Hints>().0.is_none();
    let mut walk = world.resource_mut::<Walk>();
    if is_thinking && walk.waited < LONGEST {
        // What is thought of takes as long as it takes, within reason.
        walk.waited += 1;
        return;
    }
    walk.waited = 0;
    walk.stood += 1;
    let stood = walk.stood;
    let Some(&scene) = walk.scenes.last() else {
        if stood == PICTURE {
            contrast::report(world);
            world.write_message(AppExit::Success);
        }
        return;
    };
    let last_step = STEP * (scene.steps.len() + 1);
    if stood == last_step || stood == last_step + OPENING {
        let spent = measure::spent(world);
        world.resource_mut::<Walk>().spent[usize::from(stood > last_step)] = spent;
    }
    let complete = STEP * (scene.steps.len() + 2) + PICTURE;
    // What a panel costs is what it costs to draw it, too.
    let is_measured = matches!(world.resource::<Walk>().wanted, Wanted::Cost);
    draw(world, is_measured || stood + DRAWN >= complete);
    if stood >= complete {
        let walk = world.resource::<Walk>();
        let (wanted, signs) = (walk.wanted.clone(), walk.signs);
        let is_over = match wanted {
            Wanted::Pictures(folder) => take_picture(world, scene, &folder, stood - complete),
            Wanted::Moments(folder) => take_pictures(world, scene, &folder, stood - complete),
            Wanted::Contrast => contrast::look(world, scene.name, signs, stood - complete),
            Wanted::Cost => {
                tell_cost(world, scene);
                true
            }
        };
        if is_over {
            let mut walk = world.resource_mut::<Walk>();
            walk.scenes.pop();
            walk.stood = 0;
        }
    } else if stood == STEP {
        scene.clear(world);
    } else if stood.is_multiple_of(STEP) {
        scene.step(world, stood / STEP - 2);
    }
}

/// Has frames drawn, or not.
fn draw(world: &mut World, is_drawn: bool) {
    let mut has_changed = false;
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        if camera.is_active != is_drawn {
            camera.is_active = is_drawn;
            has_changed = true;
        }
    }
    if has_changed && is_drawn {
        // The engine keeps what cameras draw, and forgets what changes while none does.
        for mut mesh in world.query::<&mut Mesh2d>().iter_mut(world) {
            mesh.set_changed();
        }
    }
}

/// Says what it cost to open the panel of the scene.
fn tell_cost(world: &World, scene: Scene) {
    let [Some(before), Some(after)] = world.resource::<Walk>().spent else { return };
    if *world.resource::<Panel>() != Panel::Closed {
        measure::say(format_args!("panel {} {}", scene.name, after - before));
    }
}

/// So many frames after the scene stood complete; whether the picture is taken.
fn take_picture(world: &mut World, scene: Scene, folder: &Path, frame: usize) -> bool {
    if frame == 0 {
        save_picture(world, scene, folder, "");
    }
    let is_taken = frame > 0 && world.query::<&Screenshot>().iter(world).next().is_none();
    if frame == LONGEST {
        error!("no picture of {} could be taken", scene.name);
    }
    is_taken || frame == LONGEST
}

/// So many frames after the scene stood complete; whether all pictures of its moment are taken. Time goes in even steps,
/// however long a frame takes.
fn take_pictures(world: &mut World, scene: Scene, folder: &Path, frame: usize) -> bool {
    let Some(moment) = scene.moment else { return true };
    let pictures = usize::from(moment.pictures).max(1);
    let between = moment.lasts / pictures as f32;
    let frames = (between / LONGEST_STEP).ceil().max(1.0) as usize;
    if frame == 0 {
        world.resource_mut::<Settings>().motion = Motion::Normal;
        let step = Duration::from_secs_f32(between / frames as f32);
        world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    }
    let Some(since) = frame.checked_sub(STEP) else { return false };
    if since == 0 {
        (moment.sets_off)(world);
    } else if since.is_multiple_of(frames) && since / frames <= pictures {
        save_picture(world, scene, folder, &format!("-{:03}", since / frames));
    }
    let is_over = since == frames * pictures + PICTURE;
    if is_over {
        world.insert_resource(TimeUpdateStrategy::Automatic);
    }
    is_over
}

/// Takes a picture of what stands now, into a file of the scene's name and the screen's size, with `which` after them.
fn save_picture(world: &mut World, scene: Scene, folder: &Path, which: &str) {
    let size = world.resource::<Screen>().size;
    let path = folder.join(format!("{}-{}x{}{which}.png", scene.name, size.x, size.y));
    world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
}
