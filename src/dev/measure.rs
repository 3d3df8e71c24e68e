//! Measures what a frame of the running app costs, for `./dev bench`. Off unless asked for.
//!
//! The example `floor` is measured by the same code.

use std::{fs, io::Write as _, process};

use bevy::{app::AppExit, prelude::*, window::RequestRedraw};

/// How many frames are measured, after as many to warm up.
const FRAMES: usize = 300;

/// Whether everything that shall move does; the app under test says so.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsComplete(pub bool);

/// Draws frames while everything moves, says what they cost, and ends.
pub fn plugin(app: &mut App) {
    app.init_resource::<IsComplete>().add_systems(Last, weigh_frames);
}

fn say(line: core::fmt::Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    // Nobody listens any more: there is nothing to measure for.
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        process::exit(0);
    }
}

/// The nanoseconds that the app's own threads have run: Bevy's, not those of a software rasteriser or of sound.
fn own_nanoseconds() -> Option<u64> {
    let main = process::id().to_string();
    let mut sum = 0;
    for task in fs::read_dir("/proc/self/task").ok()? {
        let task = task.ok()?.path();
        let name = fs::read_to_string(task.join("comm")).ok()?;
        let is_main = task.file_name().is_some_and(|id| id.to_string_lossy() == main);
        if is_main || name.contains("Task Pool") {
            let times = fs::read_to_string(task.join("schedstat")).ok()?;
            sum += times.split_whitespace().next()?.parse::<u64>().ok()?;
        }
    }
    Some(sum)
}

fn weigh_frames(
    complete: Res<IsComplete>,
    mut count: Local<usize>,
    mut before: Local<Option<u64>>,
    mut costs: Local<Vec<u64>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    if !complete.0 {
        return;
    }
    *count += 1;
    let now = own_nanoseconds();
    if *count > FRAMES
        && let (Some(before), Some(now)) = (*before, now)
    {
        costs.push(now - before);
    }
    *before = now;
    if *count == 2 * FRAMES {
        costs.sort_unstable();
        match costs.get(costs.len() / 2) {
            Some(median) => say(format_args!("frame {median}")),
            None => say(format_args!("frame unknown: this system does not tell what threads cost")),
        }
        exit.write(AppExit::Success);
    }
}
