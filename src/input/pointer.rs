//! One finger or the mouse, whichever came first: others are ignored until it is lifted.

use bevy::{
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow},
};

use crate::AppSystems;

/// What the finger or mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PointerPhase {
    Began,
    Moved,
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
        .add_systems(
            Update,
            read_pointer
                .in_set(AppSystems::Input)
                .in_set(super::InputSystems)
                .before(super::gesture::GestureSystems),
        );
}

fn read_pointer(
    mut owner: Local<Option<Owner>>,
    mut touches: MessageReader<TouchInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut moves: MessageReader<CursorMoved>,
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
    for button in buttons.read().filter(|button| button.button == MouseButton::Left) {
        let Some(at) = last else { continue };
        match (button.state, *owner) {
            (ButtonState::Pressed, None) => {
                *owner = Some(Owner::Mouse);
                pointer.write(Pointer { phase: PointerPhase::Began, at });
            }
            (ButtonState::Released, Some(Owner::Mouse)) => {
                *owner = None;
                pointer.write(Pointer { phase: PointerPhase::Ended, at });
            }
            _ => {}
        }
    }
}
