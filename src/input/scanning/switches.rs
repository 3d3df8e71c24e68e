//! Touches, keys and buttons as switches: they are taken before anybody else sees them.

use bevy::{
    ecs::message::MessageCursor,
    input::{
        ButtonState,
        gamepad::GamepadButtonStateChangedEvent,
        keyboard::{Key, KeyboardInput},
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};

use super::Switch;
use crate::{
    platform::gamepads::{is_in_front, is_of_pad},
    storage::{Scanning, Settings},
};

/// What was read of what the window tells.
#[derive(Default)]
pub(super) struct Read {
    keys: MessageCursor<KeyboardInput>,
    events: MessageCursor<WindowEvent>,
    mouse: MessageCursor<MouseButtonInput>,
    touches: MessageCursor<TouchInput>,
}

/// What a key means as a switch. Escape stays what it is.
fn of_key(key: &KeyboardInput) -> Option<Switch> {
    match (key.state, key.repeat, key.key_code) {
        (ButtonState::Released, ..) | (_, true, _) => None,
        (.., KeyCode::Enter | KeyCode::NumpadEnter) => Some(Switch::Choose),
        _ => Some(Switch::MoveOn),
    }
}

/// Whether a key stays what it is: the way back, and the button of a pad, which comes as a switch later.
fn is_kept(key: &KeyboardInput) -> bool {
    key.key_code == KeyCode::Escape || key.logical_key == Key::BrowserBack || is_of_pad(key)
}

/// What the window tells as a switch.
fn of_event(event: &WindowEvent) -> Option<Switch> {
    match event {
        WindowEvent::TouchInput(touch) => (touch.phase == TouchPhase::Started).then_some(Switch::MoveOn),
        WindowEvent::MouseButtonInput(MouseButtonInput { button, state: ButtonState::Pressed, .. }) => {
            Some(if *button == MouseButton::Right { Switch::Choose } else { Switch::MoveOn })
        }
        _ => None,
    }
}

/// Whether it belongs to a switch, and to nobody else.
fn is_of_switch(event: &WindowEvent) -> bool {
    match event {
        WindowEvent::TouchInput(_) | WindowEvent::MouseButtonInput(_) => true,
        WindowEvent::KeyboardInput(key) => !is_kept(key),
        _ => false,
    }
}

/// Takes what was touched and pressed since the last frame, and leaves the rest as it was.
pub(super) fn take_switches(
    settings: Res<Settings>,
    mut read: Local<Read>,
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut events: ResMut<Messages<WindowEvent>>,
    mut mouse: ResMut<Messages<MouseButtonInput>>,
    mut touches: ResMut<Messages<TouchInput>>,
    mut switches: MessageWriter<Switch>,
) {
    let Read { keys: read_keys, events: read_events, mouse: read_mouse, touches: read_touches } = &mut *read;
    let is_on = settings.more.scanning() != Scanning::Off;
    if !is_on {
        read_keys.clear(&keys);
        read_events.clear(&events);
        read_mouse.clear(&mouse);
        read_touches.clear(&touches);
        return;
    }
    let new_keys: Vec<_> = read_keys.read(&keys).cloned().collect();
    if !new_keys.is_empty() {
        keys.clear();
        for key in new_keys {
            if is_kept(&key) {
                keys.write(key);
            } else {
                switches.write_batch(of_key(&key));
            }
        }
        read_keys.clear(&keys);
    }
    let new_events: Vec<_> = read_events.read(&events).cloned().collect();
    if new_events.iter().any(is_of_switch) {
        events.clear();
        for event in new_events {
            switches.write_batch(of_event(&event));
            if !is_of_switch(&event) {
                events.write(event);
            }
        }
        read_events.clear(&events);
    }
    if read_mouse.read(&mouse).count() > 0 {
        mouse.clear();
    }
    if read_touches.read(&touches).count() > 0 {
        touches.clear();
    }
}

/// The buttons of pads as switches: the lowest chooses.
pub(super) fn take_pads(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    (settings, windows): (Res<Settings>, Query<&Window, With<PrimaryWindow>>),
    mut switches: MessageWriter<Switch>,
) {
    let is_meant = settings.more.scanning() != Scanning::Off && is_in_front(&windows);
    for event in buttons.read().filter(|event| is_meant && event.state.is_pressed()) {
        let is_lowest = event.button == GamepadButton::South;
        switches.write(if is_lowest { Switch::Choose } else { Switch::MoveOn });
    }
}

/// Remembers that there is a second switch, once it was pressed.
pub(super) fn note_second(mut switches: MessageReader<Switch>, mut settings: ResMut<Settings>) {
    let is_pressed = switches.read().any(|switch| *switch == Switch::Choose);
    if is_pressed && settings.more.scanning() == Scanning::Two && settings.more.second_switch.is_none() {
        settings.more.second_switch = Some(true);
    }
}
