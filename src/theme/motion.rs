//! The one clock of all motion, and the one place that knows why the app is awake.
//!
//! Bevy's virtual time is the clock: its speed is the motion setting, tests and pictures step it, and the ink shader
//! reads it. While nothing moves no frame is drawn.

use bevy::{prelude::*, window::RequestRedraw};

/// Until when something moves, in seconds of [`Time`]; frames are drawn until then.
#[derive(Resource, Default, Debug)]
pub struct RedrawUntil {
    until: f32,
}

impl RedrawUntil {
    /// Keeps frames coming for `seconds` more.
    pub fn stay(&mut self, time: &Time, seconds: f32) {
        self.until = self.until.max(time.elapsed_secs() + seconds);
    }

    /// Whether something moves now.
    pub fn is_moving(&self, time: &Time) -> bool {
        time.elapsed_secs() < self.until
    }
}

/// How long things take, in seconds at normal speed.
pub mod durations {
    /// Dice tumble and settle.
    pub const ROLL: f32 = 0.6;
    /// When a die comes down for the first, second and third time, of the whole roll.
    pub const KNOCKS: [f32; 3] = [0.5, 0.76, 0.92];
    /// A road is drawn.
    pub const STROKE: f32 = 0.25;
    /// A cross, a circle, a scribble.
    pub const MARK: f32 = 0.3;
    /// Something flies from here to there.
    pub const FLIGHT: f32 = 0.3;
}

/// Whether things move at all; a setting, and off for pictures.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HasMotion(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawUntil>().insert_resource(HasMotion(true)).add_systems(Last, stay_awake);
}

fn stay_awake(redraw_until: Res<RedrawUntil>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    if redraw_until.is_moving(&time) {
        redraw.write(RequestRedraw);
    }
}
