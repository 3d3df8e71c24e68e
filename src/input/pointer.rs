//! One finger or the mouse, whichever came first: of others it is only told that they came, until it is lifted.

use bevy::{
    input::{ButtonState, mouse::MouseButtonInput, touch::TouchPhase},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowFocused},
};

use crate::AppSystems;

/// What the finger or mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PointerPhase {
    Began,
    Moved,
    /// The mouse's other button was pressed, by itself: what is this?
    Asked,
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
        .add_message::<WindowEvent>()
        .add_systems(Update, read_pointer.in_set(AppSystems::Input).before(super::gesture::GestureSystems));
}

/// Reads what the window tells in the order in which it happened: where frames are slow, a whole stroke may come in
/// one.
fn read_pointer(
    mut owner: Local<Option<Owner>>,
    mut cursor: Local<Option<Vec2>>,
    mut events: MessageReader<WindowEvent>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut pointer: MessageWriter<Pointer>,
) {
    for event in events.read() {
        let (phase, at) = match event {
            &WindowEvent::TouchInput(touch) => {
                let Some(phase) = touched(&mut owner, touch.id, touch.phase) else { continue };
                (phase, touch.position)
            }
            &WindowEvent::CursorMoved(CursorMoved { position, .. }) => {
                *cursor = Some(position);
                if *owner != Some(Owner::Mouse) {
                    continue;
                }
                (PointerPhase::Moved, position)
            }
            &WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) => {
                let (Some(at), Some(phase)) = (*cursor, clicked(&mut owner, button, state)) else { continue };
                (phase, at)
            }
            // Another window has the mouse now, and hears where it is let go.
            WindowEvent::WindowFocused(WindowFocused { focused: false, .. })
                if *owner == Some(Owner::Mouse) =>
            {
                *owner = None;
                (PointerPhase::Cancelled, cursor.unwrap_or_default())
            }
            _ => continue,
        };
        pointer.write(Pointer { phase, at });
    }
    // The window may have moved under the mouse.
    if let Some(at) = windows.single().ok().and_then(Window::cursor_position) {
        *cursor = Some(at);
    }
}

/// What a finger means that does something.
fn touched(owner: &mut Option<Owner>, id: u64, phase: TouchPhase) -> Option<PointerPhase> {
    let me = Owner::Finger(id);
    let phase = match (phase, *owner) {
        (TouchPhase::Started, None) => {
            *owner = Some(me);
            PointerPhase::Began
        }
        (TouchPhase::Started, Some(Owner::Finger(_))) => PointerPhase::Joined,
        (TouchPhase::Moved, Some(finger)) if finger == me => PointerPhase::Moved,
        (TouchPhase::Ended, Some(finger)) if finger == me => PointerPhase::Ended,
        (TouchPhase::Canceled, Some(finger)) if finger == me => PointerPhase::Cancelled,
        _ => return None,
    };
    if matches!(phase, PointerPhase::Ended | PointerPhase::Cancelled) {
        *owner = None;
    }
    Some(phase)
}

/// What a button of the mouse means.
fn clicked(owner: &mut Option<Owner>, button: MouseButton, state: ButtonState) -> Option<PointerPhase> {
    match (button, state, *owner) {
        (MouseButton::Left, ButtonState::Pressed, None) => {
            *owner = Some(Owner::Mouse);
            Some(PointerPhase::Began)
        }
        (MouseButton::Left, ButtonState::Released, Some(Owner::Mouse)) => {
            *owner = None;
            Some(PointerPhase::Ended)
        }
        (MouseButton::Right, ButtonState::Pressed, Some(Owner::Mouse)) => Some(PointerPhase::Joined),
        (MouseButton::Right, ButtonState::Pressed, None) => Some(PointerPhase::Asked),
        _ => None,
    }
}
