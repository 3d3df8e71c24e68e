//! Measures the running app for `./dev bench`: when it is ready, and what a frame costs. Off unless asked for.
//!
//! The example `floor` is measured by the same code.

use std::{fs, io::Write as _, process};

use bevy::{app::AppExit, prelude::*, window::RequestRedraw};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Says `ready` once the first page is complete and takes input, and goes on.
    Start,
    /// Draws frames while everything moves, says what they cost, and ends.
    Frames,
}

impl core::str::FromStr for Measure {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "start" => Ok(Self::Start),
            "frames" => Ok(Self::Frames),
            _ => Err(format!("`{text}` cannot be measured: `start` or `frames`")),
        }
    }
}

/// How many frames are measured, after as many to warm up.
const FRAMES: usize = 300;

/// Whether what is measured stands complete; the app under test says so.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsComplete(pub bool);

/// Measures one thing.
pub fn plugin(measure: Measure) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app: &mut App| {
        app.init_resource::<IsComplete>();
        match measure {
            Measure::Start => app.add_systems(Last, say_ready),
            Measure::Frames => app.add_systems(Last, weigh_frames),
        };
    }
}

fn say(line: core::fmt::Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    // Nobody listens any more: there is nothing to measure for.
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        process::exit(0);
    }
}

/// The frame after the complete one has been handed to the screen by the time the next one begins.
fn say_ready(complete: Res<IsComplete>, mut frames: Local<u8>, mut redraw: MessageWriter<RequestRedraw>) {
    if !complete.0 || *frames > 2 {
        return;
    }
    *frames += 1;
    if *frames == 2 {
        say(format_args!("ready"));
    }
    redraw.write(RequestRedraw);
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
