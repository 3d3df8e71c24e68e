//! Where what pads tell is handed in.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::Sender,
    },
};

use bevy::input::gamepad::{GamepadConnection, GamepadInput};

use crate::platform::Waker;

/// What has changed at a pad.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// It is there, or no longer.
    Connection(GamepadConnection),
    /// A button is pressed so far, from 0 to 1, or a stick pushed, from -1 (left, down) to 1.
    Input(GamepadInput, f32),
}

/// Hands what pads tell to the app, and wakes it. Buttons are pressed or not, and a stick is pushed in a direction or
/// not: a hand that trembles wakes nobody. Nor does one that plays something else while another window is in front.
pub struct GamepadSink {
    sender: Sender<(usize, Change)>,
    waker: Waker,
    is_in_front: Arc<AtomicBool>,
    /// What was told last of what does not lie still.
    told: HashMap<(usize, GamepadInput), f32>,
}

impl GamepadSink {
    pub(super) fn new(sender: Sender<(usize, Change)>, waker: Waker, is_in_front: Arc<AtomicBool>) -> Self {
        Self { sender, waker, is_in_front, told: HashMap::new() }
    }

    /// Tells of the pad with this number; whether anybody still listens.
    pub fn tell(&mut self, pad: usize, change: Change) -> bool {
        let is_in_front = self.is_in_front.load(Ordering::Relaxed);
        let (change, wakes) = match change {
            Change::Connection(_) => {
                self.told.retain(|(of, _), _| *of != pad);
                (change, true)
            }
            Change::Input(input, value) => {
                let told = self.told.entry((pad, input)).or_default();
                let now = step(*told, value);
                let is_let_go = now == 0.0;
                if now == *told || !(is_in_front || is_let_go) {
                    return true;
                }
                *told = now;
                (Change::Input(input, now), is_in_front)
            }
        };
        let is_heard = self.sender.send((pad, change)).is_ok();
        if wakes {
            self.waker.wake();
        }
        is_heard
    }
}

/// -1, 0 or 1, whichever is meant, where `told` was before: between them it stays as it was.
fn step(told: f32, value: f32) -> f32 {
    const PUSHED: f32 = 0.6;
    const LET_GO: f32 = 0.4;
    if value.abs() >= PUSHED {
        value.signum()
    } else if value.abs() <= LET_GO {
        0.0
    } else {
        told
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use bevy::prelude::{GamepadAxis, GamepadButton};

    use super::*;

    fn sink(sender: Sender<(usize, Change)>) -> GamepadSink {
        GamepadSink::new(sender, Waker::default(), Arc::new(true.into()))
    }

    #[test]
    fn a_stick_that_trembles_tells_nothing() {
        let (sender, told) = channel();
        let mut sink = sink(sender);
        let stick = GamepadInput::Axis(GamepadAxis::LeftStickX);
        for value in [0.02, 0.3, 0.5, 0.7, 0.55, 0.95, 0.45, 0.1, -0.2, -0.65] {
            assert!(sink.tell(0, Change::Input(stick, value)));
        }
        let all: Vec<_> = told.try_iter().collect();
        assert_eq!(all, [1.0, 0.0, -1.0].map(|value| (0, Change::Input(stick, value))));
    }

    #[test]
    fn a_button_is_told_once_when_pressed_and_once_when_let_go() {
        let (sender, told) = channel();
        let mut sink = sink(sender);
        let button = GamepadInput::Button(GamepadButton::RightTrigger2);
        for value in [0.1, 0.7, 0.9, 1.0, 0.8, 0.2, 0.0] {
            sink.tell(0, Change::Input(button, value));
        }
        assert_eq!(told.try_iter().count(), 2);
        drop(told);
        assert!(!sink.tell(0, Change::Input(button, 1.0)), "nobody listens any more");
    }

    #[test]
    fn while_another_window_is_in_front_a_button_is_let_go_but_not_pressed() {
        let (sender, told) = channel();
        let mut sink = sink(sender);
        let button = GamepadInput::Button(GamepadButton::South);
        let mut press = |is_in_front, values: &[f32]| {
            sink.is_in_front.store(is_in_front, Ordering::Relaxed);
            for &value in values {
                assert!(sink.tell(0, Change::Input(button, value)));
            }
            told.try_iter().map(|(_, change)| change).collect::<Vec<_>>()
        };
        let told_of = |values: &[f32]| values.iter().map(|&it| Change::Input(button, it)).collect::<Vec<_>>();
        assert_eq!(press(true, &[1.0]), told_of(&[1.0]));
        assert_eq!(press(false, &[0.0]), told_of(&[0.0]), "what was held before is let go");
        assert_eq!(press(false, &[1.0, 0.0, 1.0]), []);
        assert_eq!(press(true, &[0.0, 1.0]), told_of(&[1.0]), "what was pressed meanwhile was never told");
    }
}
