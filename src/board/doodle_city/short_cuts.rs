//! The keys of this game: a die by its pips.

use bevy::prelude::*;

use super::choice::Choose;
use crate::{rules::dice::Face, semantics::Intent};

pub(super) fn short_cuts() -> Vec<(KeyCode, Intent)> {
    let digits = [
        [KeyCode::Digit1, KeyCode::Numpad1],
        [KeyCode::Digit2, KeyCode::Numpad2],
        [KeyCode::Digit3, KeyCode::Numpad3],
        [KeyCode::Digit4, KeyCode::Numpad4],
        [KeyCode::Digit5, KeyCode::Numpad5],
        [KeyCode::Digit6, KeyCode::Numpad6],
    ];
    let keys = digits.into_iter().zip(Face::ALL).flat_map(|(keys, face)| keys.map(|key| (key, face)));
    keys.map(|(key, face)| (key, Choose::Die(face).into())).collect()
}
