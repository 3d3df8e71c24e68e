//! The size of the window, where the window itself has not heard of it.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};

use super::ThisDevice;

/// Catches up on a change of size that happened while the app was paused: winit drops those on Android, and nobody
/// repeats them.
pub(super) fn catch_up(
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    device: Res<ThisDevice>,
    mut resized: MessageWriter<WindowResized>,
) {
    let (Some(size), Ok((entity, mut window))) = (device.window_size(), windows.single_mut()) else {
        return;
    };
    if size.min_element() == 0 || size == window.physical_size() {
        return;
    }
    window.resolution.set_physical_resolution(size.x, size.y);
    resized.write(WindowResized { window: entity, width: window.width(), height: window.height() });
}

#[cfg(test)]
mod tests {
    use bevy::window::{WindowPlugin, WindowResolution};

    use super::*;
    use crate::platform::{DataDir, FakeDevice, PlatformPlugin};

    /// What the app makes of its window before it lays anything out.
    #[derive(Resource, Default, PartialEq, Debug)]
    struct Seen {
        size: Vec2,
        changes: Vec<Vec2>,
    }

    fn look(window: Single<&Window>, mut resized: MessageReader<WindowResized>, mut seen: ResMut<Seen>) {
        seen.size = window.size();
        seen.changes.extend(resized.read().map(|resized| Vec2::new(resized.width, resized.height)));
    }

    fn upright(device: &FakeDevice) -> App {
        let mut resolution = WindowResolution::new(1080, 2400);
        resolution.set_scale_factor(3.0);
        let mut app = App::new();
        app.insert_resource(ThisDevice::new(device.clone()))
            .insert_resource(DataDir(None))
            .init_resource::<Seen>()
            .add_plugins((
                MinimalPlugins,
                WindowPlugin { primary_window: Some(Window { resolution, ..default() }), ..default() },
                PlatformPlugin,
            ))
            .add_systems(PreUpdate, look);
        app.update();
        assert_eq!(*app.world().resource::<Seen>(), Seen { size: Vec2::new(360.0, 800.0), changes: vec![] });
        app
    }

    #[test]
    fn a_phone_that_was_turned_while_paused_is_laid_out_anew_at_once() {
        let device = FakeDevice::default();
        let mut app = upright(&device);
        device.pretended().window_size = Some(UVec2::new(2400, 1080));
        app.update();
        let turned = Seen { size: Vec2::new(800.0, 360.0), changes: vec![Vec2::new(800.0, 360.0)] };
        assert_eq!(*app.world().resource::<Seen>(), turned);
        app.update();
        assert_eq!(*app.world().resource::<Seen>(), turned, "it is told once");
    }

    #[test]
    fn a_window_that_is_gone_keeps_its_size() {
        let device = FakeDevice::default();
        let mut app = upright(&device);
        for size in [None, Some(UVec2::ZERO), Some(UVec2::new(1080, 0))] {
            device.pretended().window_size = size;
            app.update();
            assert_eq!(app.world().resource::<Seen>().size, Vec2::new(360.0, 800.0), "{size:?}");
        }
    }
}
