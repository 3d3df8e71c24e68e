//! Pads of desktop systems, by gilrs on a thread of its own, which waits for events. On Windows the library itself looks for
//! pads again and again.

use core::time::Duration;
use std::{thread, time::Instant};

use bevy::{
    input::gamepad::{GamepadConnection, GamepadInput},
    log::{info, warn},
    prelude::{GamepadAxis, GamepadButton},
};
use gilrs::{Axis, Button, EventType, Gilrs, GilrsBuilder};

use super::{Change, GamepadSink, connected};

/// Begins to look for them.
pub(super) fn look(sink: GamepadSink) {
    let begun = thread::Builder::new().name("game pads".into()).spawn(|| listen(sink));
    if let Err(error) = begun {
        warn!("no thread is left for game pads: {error}");
    }
}

fn listen(mut sink: GamepadSink) {
    /// Where the system does not let the library wait: how often it comes back at once, and how long is waited then.
    const MOST_AT_ONCE: u32 = 8;
    const AT_ONCE: Duration = Duration::from_millis(1);
    const PAUSE: Duration = Duration::from_secs(2);
    // The thread of what shakes pads would wake twenty times a second.
    let mut pads = match GilrsBuilder::new().with_force_feedback(false).build() {
        Ok(pads) => pads,
        Err(error) => {
            info!("there are no game pads here: {error}");
            return;
        }
    };
    let there: Vec<_> = pads.gamepads().map(|(id, _)| id).collect();
    for id in there {
        sink.tell(id.into(), of_pad(&pads, id));
    }
    let mut at_once = 0;
    loop {
        let asked = Instant::now();
        let Some(event) = pads.next_event_blocking(None) else {
            // So it ends each burst of events, too.
            at_once = if asked.elapsed() < AT_ONCE { at_once + 1 } else { 0 };
            if at_once > MOST_AT_ONCE {
                thread::sleep(PAUSE);
            }
            continue;
        };
        at_once = 0;
        let change = match event.event {
            EventType::Connected => Some(of_pad(&pads, event.id)),
            EventType::Disconnected => Some(Change::Connection(GamepadConnection::Disconnected)),
            EventType::ButtonChanged(button, value, _) => {
                button_of(button).map(|it| Change::Input(GamepadInput::Button(it), value))
            }
            EventType::AxisChanged(axis, value, _) => {
                axis_of(axis).map(|it| Change::Input(GamepadInput::Axis(it), value))
            }
            _ => None,
        };
        if change.is_some_and(|change| !sink.tell(event.id.into(), change)) {
            return;
        }
    }
}

fn of_pad(pads: &Gilrs, id: gilrs::GamepadId) -> Change {
    let pad = pads.gamepad(id);
    connected(pad.name(), pad.vendor_id(), pad.product_id())
}

fn button_of(button: Button) -> Option<GamepadButton> {
    Some(match button {
        Button::South => GamepadButton::South,
        Button::East => GamepadButton::East,
        Button::North => GamepadButton::North,
        Button::West => GamepadButton::West,
        Button::LeftTrigger => GamepadButton::LeftTrigger,
        Button::LeftTrigger2 => GamepadButton::LeftTrigger2,
        Button::RightTrigger => GamepadButton::RightTrigger,
        Button::RightTrigger2 => GamepadButton::RightTrigger2,
        Button::Select => GamepadButton::Select,
        Button::Start => GamepadButton::Start,
        Button::DPadUp => GamepadButton::DPadUp,
        Button::DPadDown => GamepadButton::DPadDown,
        Button::DPadLeft => GamepadButton::DPadLeft,
        Button::DPadRight => GamepadButton::DPadRight,
        // Nothing comes of these.
        Button::C | Button::Z | Button::Mode | Button::LeftThumb | Button::RightThumb | Button::Unknown => {
            return None;
        }
    })
}

fn axis_of(axis: Axis) -> Option<GamepadAxis> {
    Some(match axis {
        Axis::LeftStickX => GamepadAxis::LeftStickX,
        Axis::LeftStickY => GamepadAxis::LeftStickY,
        Axis::RightStickX => GamepadAxis::RightStickX,
        Axis::RightStickY => GamepadAxis::RightStickY,
        Axis::LeftZ | Axis::RightZ | Axis::DPadX | Axis::DPadY | Axis::Unknown => return None,
    })
}
