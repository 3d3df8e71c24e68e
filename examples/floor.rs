//! A measuring tool: the least that a Bevy 2D app costs, with one camera, one sprite, the same features and update mode as
//! the app.
//!
//! `./dev bench` measures it beside the app: its rest, frames, memory and size.

use core::time::Duration;

use bevy::{
    log::LogPlugin,
    prelude::*,
    winit::{UpdateMode, WinitSettings},
};
use doodle_city::dev::measure::{self, IsComplete};

fn main() {
    let still = UpdateMode::reactive_low_power(Duration::MAX);
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(LogPlugin { filter: "error".into(), ..default() }))
        .insert_resource(WinitSettings { focused_mode: still, unfocused_mode: still })
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
            commands.spawn(Sprite::from_color(Color::WHITE, Vec2::splat(100.0)));
        });
    if std::env::args().any(|argument| argument == "--measure-frames") {
        app.add_plugins(measure::plugin).insert_resource(IsComplete(true));
    }
    app.run();
}
