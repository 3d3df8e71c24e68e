//! One finger or the mouse, whichever came first: of others it is only told that they came, until it is lifted.

use bevy::{
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowFocused},
};

use crate::AppSystems;

/// What the finger or mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PointerPhase {
    Began,
    Moved,
    /// Another finger came down beside it, or the mouse's other button: whoever draws thinks better of it.
    Joined,
    Ended,
    Cancelled,
}

/// The one pointer did something, at a place in dp.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Pointer {
    /// What.
    pub phase: PointerPhase,
    /// Where, from the window's top left corner.
    pub at: Vec2,
}

/// Who is the pointer now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    Mouse,
    Finger(u64),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pointer>()
        .add_message::<TouchInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<CursorMoved>()
        .add_message::<WindowFocused>()
        .add_systems(Update, read_pointer.in_set(AppSystems::Input).before(super::gesture::GestureSystems));
}

fn read_pointer(
    mut owner: Local<Option<Owner>>,
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    (mut moves, mut focus): (MessageReader<CursorMoved>, MessageReader<WindowFocused>),
    windows: Query<&Window, With<PrimaryWindow>>,
    mut pointer: MessageWriter<Pointer>,
) {
    for touch in touches.read() {
        let me = Owner::Finger(touch.id);
        let phase = match (touch.phase, *owner) {
            (TouchPhase::Started, None) => {
                *owner = Some(me);
                PointerPhase::Began
            }
            (TouchPhase::Started, Some(Owner::Finger(_))) => PointerPhase::Joined,
            (TouchPhase::Moved, Some(finger)) if finger == me => PointerPhase::Moved,
            (TouchPhase::Ended, Some(finger)) if finger == me => PointerPhase::Ended,
            (TouchPhase::Canceled, Some(finger)) if finger == me => PointerPhase::Cancelled,
            _ => continue,
        };
        if matches!(phase, PointerPhase::Ended | PointerPhase::Cancelled) {
            *owner = None;
        }
        pointer.write(Pointer { phase, at: touch.position });
    }
    let cursor = windows.single().ok().and_then(Window::cursor_position);
    let mut last = cursor;
    for moved in moves.read() {
        last = Some(moved.position);
        if *owner == Some(Owner::Mouse) {
            pointer.write(Pointer { phase: PointerPhase::Moved, at: moved.position });
        }
    }
    for &MouseButtonInput { button, state, .. } in buttons.read() {
        let Some(at) = last else { continue };
        let phase = match (button, state, *owner) {
            (MouseButton::Left, ButtonState::Pressed, None) => {
                *owner = Some(Owner::Mouse);
                PointerPhase::Began
            }
            (MouseButton::Left, ButtonState::Released, Some(Owner::Mouse)) => {
                *owner = None;
                PointerPhase::Ended
            }
            (MouseButton::Right, ButtonState::Pressed, Some(Owner::Mouse)) => PointerPhase::Joined,
            _ => continue,
        };
        pointer.write(Pointer { phase, at });
    }
    // Another window has the mouse now, and hears where it is let go.
    if focus.read().any(|focus| !focus.focused) && *owner == Some(Owner::Mouse) {
        *owner = None;
        pointer.write(Pointer { phase: PointerPhase::Cancelled, at: last.unwrap_or_default() });
    }
}
