//! A measuring tool: the least that a Bevy 2D app needs for its first picture, which is one sprite, one mesh and one text,
//! drawn without rest.
//!
//! `./dev bench app` measures the app's start beside it.

use bevy::{log::LogPlugin, prelude::*};

fn main() {
    App::new()
        .add_plugins(DefaultPlugins.set(LogPlugin { filter: "error".into(), ..default() }))
        .add_systems(Startup, show)
        .run();
}

fn show(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut fonts: ResMut<Assets<Font>>,
) {
    let font = fonts.add(Font::from_bytes(doodle_city::fonts::HAND.into()));
    commands.spawn(Camera2d);
    commands
        .spawn((Sprite::from_color(Color::WHITE, Vec2::splat(100.0)), Transform::from_xyz(-200.0, 0.0, 0.0)));
    commands.spawn((Mesh2d(meshes.add(Circle::new(50.0))), MeshMaterial2d(materials.add(Color::BLACK))));
    commands.spawn((
        Text2d::new("Text"),
        TextFont { font: font.into(), ..default() },
        Transform::from_xyz(200.0, 0.0, 0.0),
    ));
}
