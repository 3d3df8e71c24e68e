//! A measuring tool: the empty app again, with the plugins for interface and sound that the game is made of. Nothing is
//! shown by them.
//!
//! `./dev bench web` tells how large it is, to tell the game's own bytes from those of its libraries.

use bevy::{log::LogPlugin, prelude::*};
use bevy_egui::EguiPlugin;
use bevy_kira_audio::AudioPlugin;

fn main() {
    App::new()
        .add_plugins(DefaultPlugins.set(LogPlugin { filter: "error".into(), ..default() }))
        .add_plugins((EguiPlugin::default(), AudioPlugin))
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
            commands.spawn(Sprite::from_color(Color::WHITE, Vec2::splat(100.0)));
        })
        .run();
}
