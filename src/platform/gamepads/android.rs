//! Pads of Android: it hands on their buttons as keys, and their crosses and sticks as the arrow keys. It does not say
//! which pad it was, so that all are one.

use bevy::{
    input::{
        InputSystems,
        gamepad::{GamepadConnectionEvent, RawGamepadEvent},
        keyboard::{KeyboardInput, NativeKeyCode},
    },
    prelude::*,
};

use super::{Change, connected, tell};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, bring.before(InputSystems));
}

/// The button of a key, by Android's numbers.
const fn button_of(code: u32) -> Option<GamepadButton> {
    Some(match code {
        96 => GamepadButton::South,
        97 => GamepadButton::East,
        99 => GamepadButton::West,
        100 => GamepadButton::North,
        102 => GamepadButton::LeftTrigger,
        103 => GamepadButton::RightTrigger,
        104 => GamepadButton::LeftTrigger2,
        105 => GamepadButton::RightTrigger2,
        108 => GamepadButton::Start,
        109 => GamepadButton::Select,
        _ => return None,
    })
}

fn bring(
    mut commands: Commands,
    mut keys: MessageReader<KeyboardInput>,
    mut pad: Local<Option<Entity>>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
    mut events: MessageWriter<RawGamepadEvent>,
) {
    for key in keys.read() {
        let KeyCode::Unidentified(NativeKeyCode::Android(code)) = key.key_code else { continue };
        let Some(button) = button_of(code) else { continue };
        let gamepad = *pad.get_or_insert_with(|| {
            let gamepad = commands.spawn_empty().id();
            tell(gamepad, connected("Android", None, None), &mut connections, &mut events);
            gamepad
        });
        let value = if key.state.is_pressed() { 1.0 } else { 0.0 };
        tell(gamepad, Change::Input(button.into(), value), &mut connections, &mut events);
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::{
        ButtonState, InputPlugin,
        gamepad::GamepadButtonStateChangedEvent,
        keyboard::{Key, NativeKey},
    };

    use super::*;

    #[test]
    fn a_key_of_a_pad_is_its_button() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin));
        for (code, is_pad) in [(96, true), (24, false), (109, true)] {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::Unidentified(NativeKeyCode::Android(code)),
                logical_key: Key::Unidentified(NativeKey::Android(code)),
                state: ButtonState::Pressed,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            app.update();
            let mut pressed = app.world_mut().resource_mut::<Messages<GamepadButtonStateChangedEvent>>();
            assert_eq!(pressed.drain().count(), usize::from(is_pad), "{code}");
        }
    }
}
