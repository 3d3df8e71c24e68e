//! Measures what a frame of the running app costs, for `./dev bench`. Off unless asked for.
//!
//! The example `floor` is measured by the same code.

use std::{
    ffi::OsString,
    fs,
    io::Write as _,
    path::Path,
    process,
    sync::{Arc, OnceLock},
};

use bevy::{
    app::AppExit,
    prelude::*,
    render::{Render, RenderApp},
    window::RequestRedraw,
};

use crate::theme::motion::durations;

/// How many frames are measured, after as many to warm up.
const FRAMES: usize = 334;

/// Whether everything that shall move does; the app under test says so.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsComplete(pub bool);

/// Seconds of [`Time`], when everything is to begin moving anew because it has stopped.
pub(super) fn glides_again(time: &Time, last: &mut f32) -> Option<f32> {
    let now = time.elapsed_secs();
    let is_over = now - *last >= durations::STROKE || *last <= 0.0;
    is_over.then(|| *last = now)?;
    Some(now)
}

/// The thread on which the renderer runs. It has no name of its own.
#[derive(Resource, Default, Clone, Debug)]
struct RendererThread(Arc<OnceLock<OsString>>);

/// Draws frames while everything moves, says what they cost, and ends.
pub fn plugin(app: &mut App) {
    meet_threads(app);
    app.init_resource::<IsComplete>().add_systems(Last, weigh_frames);
}

/// Finds out which threads are the app's own.
pub(super) fn meet_threads(app: &mut App) {
    let thread = RendererThread::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(thread.clone()).add_systems(Render, meet_renderer);
    }
    app.insert_resource(thread);
}

/// The nanoseconds that the app's own threads have run; `None` where the system does not tell, or before
/// [`meet_threads`] was asked for.
pub(super) fn spent(world: &World) -> Option<u64> {
    own_nanoseconds(world.get_resource::<RendererThread>()?.0.get())
}

/// Takes the whole world, and so runs where the renderer's schedule does and not in a pool.
fn meet_renderer(world: &mut World) {
    let known = &world.resource::<RendererThread>().0;
    if known.get().is_none()
        && let Some(id) = fs::read_link("/proc/thread-self").ok().as_deref().and_then(Path::file_name)
    {
        let _ = known.set(id.to_owned());
    }
}

pub(super) fn say(line: core::fmt::Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    // Nobody listens any more: there is nothing to measure for.
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        process::exit(0);
    }
}

/// The nanoseconds that the app's own threads have run: Bevy's, not those of a software rasteriser or of sound.
fn own_nanoseconds(renderer: Option<&OsString>) -> Option<u64> {
    nanoseconds(renderer, |name| name.contains("Task Po") || name.starts_with("Async Compute"))
}

/// The same of those for which a frame waits: not what is painted beside the frames.
fn waited_nanoseconds(renderer: Option<&OsString>) -> Option<u64> {
    nanoseconds(renderer, |name| name.starts_with("Compute Task"))
}

/// Of the main thread, the renderer, and those whose names are wanted.
fn nanoseconds(renderer: Option<&OsString>, is_wanted: impl Fn(&str) -> bool) -> Option<u64> {
    let main = OsString::from(process::id().to_string());
    let mut sum = 0;
    for task in fs::read_dir("/proc/self/task").ok()? {
        let task = task.ok()?;
        let (id, task) = (task.file_name(), task.path());
        // Linux keeps fifteen letters of a name: "Compute Task Po", "IO Task Pool (0", "Async Compute T".
        let name = fs::read_to_string(task.join("comm")).ok()?;
        if id == main || Some(&id) == renderer || is_wanted(&name) {
            let times = fs::read_to_string(task.join("schedstat")).ok()?;
            sum += times.split_whitespace().next()?.parse::<u64>().ok()?;
        }
    }
    Some(sum)
}

fn weigh_frames(
    (complete, renderer): (Res<IsComplete>, Res<RendererThread>),
    mut count: Local<usize>,
    mut before: Local<[Option<u64>; 2]>,
    mut costs: Local<[Vec<u64>; 2]>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let thread = renderer.0.get();
    let now = [own_nanoseconds(thread), waited_nanoseconds(thread)];
    let before = core::mem::replace(&mut *before, now);
    if !complete.0 {
        return;
    }
    *count += 1;
    if *count > FRAMES {
        for ((costs, now), before) in costs.iter_mut().zip(now).zip(before) {
            costs.extend(now.zip(before).map(|(now, before)| now - before));
        }
    }
    if *count == 2 * FRAMES {
        costs.iter_mut().for_each(|costs| costs.sort_unstable());
        let [all, waited] = &*costs;
        match all.get(all.len() / 2).zip(waited.last()) {
            Some((median, dearest)) => {
                say(format_args!("dearest {dearest}"));
                say(format_args!("frame {median}"));
            }
            None => say(format_args!("frame unknown: this system does not tell what threads cost")),
        }
        exit.write(AppExit::Success);
    }
}
