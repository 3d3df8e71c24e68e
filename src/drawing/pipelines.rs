//! Frames go on until the picture is complete: what waits for its render pipeline is missing from it.
//!
//! Pipelines compile in other threads, but their cache takes up the finished ones only when a frame is drawn. An app
//! that rests meanwhile would show an incomplete picture until somebody touches it.

use core::time::Duration;

use bevy::{
    prelude::*,
    render::{
        Render, RenderApp, RenderSystems,
        render_resource::{PipelineCache, PipelineDescriptor},
        renderer::RenderDevice,
    },
};

use crate::platform::{FirstPicture, Waker};

/// Between two looks at the cache. Frames in between would take processor time from the compiling threads.
const PAUSE: Duration = Duration::from_millis(10);

pub(super) fn plugin(app: &mut App) {
    let waker = app.world().get_resource::<Waker>().cloned();
    let first = app.world().get_resource::<FirstPicture>().cloned().unwrap_or_default();
    if let (Some(waker), Some(render_app)) = (waker, app.get_sub_app_mut(RenderApp)) {
        render_app
            .insert_resource(waker)
            .insert_resource(first)
            .add_systems(Render, await_pipelines.in_set(RenderSystems::Cleanup));
    } else {
        first.complete();
    }
}

/// Asks for another frame while a pipeline is waited for, and for one with all of them.
fn await_pipelines(
    pipelines: Res<PipelineCache>,
    device: Res<RenderDevice>,
    (waker, first): (Res<Waker>, Res<FirstPicture>),
    (mut was_waiting, mut frames): (Local<bool>, Local<u8>),
) {
    /// In the first frames nothing is asked for yet.
    const EMPTY: u8 = 3;
    // In browsers without WebGPU nothing can be computed, and yet the engine waits for pipelines to do so, for ever.
    let can_compute = device.limits().max_compute_workgroup_size_x > 0;
    let is_awaited = |id| match pipelines.pipelines().nth(id).map(|pipeline| &pipeline.descriptor) {
        Some(PipelineDescriptor::ComputePipelineDescriptor(_)) => can_compute,
        Some(PipelineDescriptor::RenderPipelineDescriptor(_)) | None => true,
    };
    let is_waiting = pipelines.waiting_pipelines().any(is_awaited);
    let is_first = !first.is_complete();
    if is_waiting || *was_waiting || is_first {
        waker.wake_in(PAUSE);
    }
    *frames = frames.saturating_add(1);
    if is_first && !is_waiting && *frames > EMPTY {
        first.complete();
    }
    *was_waiting = is_waiting;
}
