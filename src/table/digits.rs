//! The keys with numbers, for things that have one.

use bevy::prelude::*;

/// The keys of the digits from 1 on, in both places where a keyboard has them.
const DIGITS: [[KeyCode; 2]; 9] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
];

/// Each of up to nine things with its keys: 1 for the first, and so on.
pub(super) fn numbered<T: Copy>(things: impl IntoIterator<Item = T>) -> impl Iterator<Item = (KeyCode, T)> {
    DIGITS.into_iter().zip(things).flat_map(|(keys, thing)| keys.map(|key| (key, thing)))
}
