//! Full screen, by the keys that most programs have for it.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowMode},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, toggle.after(bevy::input::InputSystems));
}

/// F11, or Alt and Enter: to the whole screen on which the window lies, and back.
fn toggle(keys: Res<ButtonInput<KeyCode>>, windows: Query<&mut Window, With<PrimaryWindow>>) {
    let has_alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    if !(keys.just_pressed(KeyCode::F11) || has_alt && keys.just_pressed(KeyCode::Enter)) {
        return;
    }
    for mut window in windows {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            WindowMode::BorderlessFullscreen(_) | WindowMode::Fullscreen(..) => WindowMode::Windowed,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(app: &mut App, keys: &[KeyCode]) -> bool {
        let mut input = ButtonInput::default();
        keys.iter().for_each(|key| input.press(*key));
        app.insert_resource(input);
        app.update();
        let mut windows = app.world_mut().query::<&Window>();
        windows.single(app.world()).expect("there is one").mode != WindowMode::Windowed
    }

    #[test]
    fn the_keys_lead_there_and_back() {
        let mut app = App::new();
        app.init_resource::<ButtonInput<KeyCode>>();
        app.add_plugins((MinimalPlugins, WindowPlugin::default(), plugin));
        assert!(!press(&mut app, &[]));
        assert!(press(&mut app, &[KeyCode::F11]));
        assert!(press(&mut app, &[]), "it stays");
        assert!(press(&mut app, &[KeyCode::Enter]), "that alone means something else");
        assert!(!press(&mut app, &[KeyCode::AltLeft, KeyCode::Enter]));
    }
}
