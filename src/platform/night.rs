//! Whether the person has asked all apps for dark colours, or for strong contrast.

use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{PrimaryWindow, WindowTheme, WindowThemeChanged},
    winit::{WINIT_WINDOWS, converters::convert_winit_theme},
};

use super::{ThisDevice, Waker};

/// Whether the person has asked all apps for dark colours; `false` where the device does not say.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WantsNight(pub bool);

/// Whether the person has asked all apps for strong contrast; `false` where the device does not say.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WantsContrast(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WantsNight>()
        .init_resource::<WantsContrast>()
        .add_message::<WindowThemeChanged>()
        .add_systems(First, follow);
}

/// What the window is told where the device itself does not say: in browsers, on Windows and macOS.
fn of_window(window: Entity) -> Option<WindowTheme> {
    WINIT_WINDOWS.with_borrow(|windows| windows.get_window(window)?.theme().map(convert_winit_theme))
}

fn follow(
    (device, waker): (Res<ThisDevice>, Res<Waker>),
    windows: Query<Entity, With<PrimaryWindow>>,
    mut changes: MessageReader<WindowThemeChanged>,
    (mut wants_night, mut wants_contrast): (ResMut<WantsNight>, ResMut<WantsContrast>),
    mut theme: Local<Option<WindowTheme>>,
    _main_thread: NonSendMarker,
) {
    *theme = changes.read().last().map(|change| change.theme).or(*theme);
    if theme.is_none() {
        *theme = windows.iter().next().and_then(of_window);
    }
    let dark = device.wants_night(&waker).unwrap_or(*theme == Some(WindowTheme::Dark));
    wants_night.set_if_neq(WantsNight(dark));
    wants_contrast.set_if_neq(WantsContrast(device.wants_contrast()));
}
