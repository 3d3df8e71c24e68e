//! The keys of this game: a die by its pips.

use bevy::prelude::*;

use super::choice::Choose;
use crate::{board::current::ShortCuts, rules::dice::Face};

/// For as long as there is but one table.
pub(super) fn set_short_cuts(mut short_cuts: ResMut<ShortCuts>) {
    let digits = [
        [KeyCode::Digit1, KeyCode::Numpad1],
        [KeyCode::Digit2, KeyCode::Numpad2],
        [KeyCode::Digit3, KeyCode::Numpad3],
        [KeyCode::Digit4, KeyCode::Numpad4],
        [KeyCode::Digit5, KeyCode::Numpad5],
        [KeyCode::Digit6, KeyCode::Numpad6],
    ];
    let keys = digits.into_iter().zip(Face::ALL).flat_map(|(keys, face)| keys.map(|key| (key, face)));
    short_cuts.0 = keys.map(|(key, face)| (key, Choose::Die(face).into())).collect();
}
