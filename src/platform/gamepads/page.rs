//! Pads of a browser. It has no events for their buttons: a script looks at them, while there is one, and tells only what
//! has changed.

use std::sync::Mutex;

use bevy::{
    input::gamepad::{GamepadConnection, GamepadInput},
    prelude::{GamepadAxis, GamepadButton},
};
use js_sys::Function;
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

use super::{Change, GamepadSink, connected};
use crate::platform::page::answered;

#[wasm_bindgen(module = "/src/platform/gamepads/page.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn watch(tell: Function) -> Result<(), JsValue>;
}

/// The buttons of a pad in the order in which browsers number them.
const BUTTONS: [GamepadButton; 16] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
    GamepadButton::Select,
    GamepadButton::Start,
    GamepadButton::LeftThumb,
    GamepadButton::RightThumb,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

/// Its sticks likewise; what is down there is 1.
const AXES: [GamepadAxis; 4] =
    [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY, GamepadAxis::RightStickX, GamepadAxis::RightStickY];

/// Begins to look for them.
pub(super) fn look(sink: GamepadSink) {
    let sink = Mutex::new(sink);
    // The number of the pad; its name when it comes, "-" when it goes; a button from 0 on or a stick from -1 down; how far.
    let tell = move |pad: u32, name: Option<String>, input: i32, value: f32| {
        let change = match name.as_deref() {
            Some("-") => Change::Connection(GamepadConnection::Disconnected),
            Some(name) => connected(name, vendor(name), None),
            None => match usize::try_from(input) {
                Ok(button) => match BUTTONS.get(button) {
                    Some(&button) => Change::Input(GamepadInput::Button(button), value),
                    None => return,
                },
                Err(_) => match AXES.get((-1 - input) as usize) {
                    Some(&axis @ (GamepadAxis::LeftStickY | GamepadAxis::RightStickY)) => {
                        Change::Input(GamepadInput::Axis(axis), -value)
                    }
                    Some(&axis) => Change::Input(GamepadInput::Axis(axis), value),
                    None => return,
                },
            },
        };
        if let Ok(mut sink) = sink.lock() {
            sink.tell(pad as usize, change);
        }
    };
    let tell = Closure::<dyn FnMut(u32, Option<String>, i32, f32)>::new(tell);
    answered(watch(tell.into_js_value().into()));
}

/// Who made it: Chromium says "Vendor: 045e", Firefox begins with "045e-".
fn vendor(name: &str) -> Option<u16> {
    let told = name.split_once("Vendor: ").map_or(name, |(_, rest)| rest);
    u16::from_str_radix(told.get(..4)?, 16).ok()
}
