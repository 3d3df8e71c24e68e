//! Frames go on until the picture is complete: what waits for its render pipeline is missing from it.
//!
//! Pipelines compile in other threads, but their cache takes up the finished ones only when a frame is drawn. An app
//! that rests meanwhile would show an incomplete picture until somebody touches it.

use core::time::Duration;

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache},
};

use crate::platform::Waker;

/// Between two looks at the cache. Frames in between would take processor time from the compiling threads.
const PAUSE: Duration = Duration::from_millis(10);

pub(super) fn plugin(app: &mut App) {
    let waker = app.world().get_resource::<Waker>().cloned();
    if let (Some(waker), Some(render_app)) = (waker, app.get_sub_app_mut(RenderApp)) {
        render_app.insert_resource(waker).add_systems(Render, await_pipelines.in_set(RenderSystems::Cleanup));
    }
}

/// Asks for another frame while a pipeline is waited for, and for one with all of them.
fn await_pipelines(pipelines: Res<PipelineCache>, waker: Res<Waker>, mut was_waiting: Local<bool>) {
    let is_waiting = pipelines.waiting_pipelines().next().is_some();
    if is_waiting || *was_waiting {
        waker.wake_in(PAUSE);
    }
    *was_waiting = is_waiting;
}
