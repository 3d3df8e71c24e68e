//! The one clock of all motion, and the one place that knows why the app is awake.
//!
//! Bevy's virtual time is the clock: its speed is the motion setting, tests and pictures step it, and the ink shader
//! reads it. While nothing moves no frame is drawn.

use core::time::Duration;

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};

/// Until when something moves, in seconds of [`Time`]; frames are drawn until then.
#[derive(Resource, Default, Debug)]
pub struct Awake {
    until: f32,
    /// In how many real seconds a frame is wanted, though nothing moves until then.
    alarm: Option<f32>,
}

impl Awake {
    /// Keeps frames coming for `seconds` more.
    pub fn stay(&mut self, time: &Time, seconds: f32) {
        self.until = self.until.max(time.elapsed_secs() + seconds);
    }

    /// Asks for one frame in `seconds` of real time. Whoever waits asks anew in each frame.
    pub fn wake_in(&mut self, seconds: f32) {
        self.alarm = Some(self.alarm.map_or(seconds, |sooner| sooner.min(seconds)));
    }

    /// Whether something moves now.
    pub fn is_moving(&self, time: &Time) -> bool {
        time.elapsed_secs() < self.until
    }
}

/// How long things take, in seconds at normal speed.
pub mod lasts {
    /// Dice tumble and settle.
    pub const ROLL: f32 = 0.6;
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
    app.init_resource::<Awake>().insert_resource(HasMotion(true)).add_systems(Last, (stay_awake, set_alarm));
}

fn stay_awake(awake: Res<Awake>, time: Res<Time>, mut redraw: MessageWriter<RequestRedraw>) {
    if awake.is_moving(&time) {
        redraw.write(RequestRedraw);
    }
}

/// Between two frames the app sleeps for ever, or until somebody wants the next one.
fn set_alarm(mut awake: ResMut<Awake>, settings: Option<ResMut<WinitSettings>>) {
    let seconds = awake.bypass_change_detection().alarm.take();
    let wait = seconds.map_or(Duration::MAX, |seconds| Duration::from_secs_f32(seconds.max(0.001)));
    let mode = UpdateMode::reactive_low_power(wait);
    if let Some(mut settings) = settings
        && settings.focused_mode != mode
    {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
