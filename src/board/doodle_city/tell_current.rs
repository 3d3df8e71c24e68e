//! Tells those who do not know the game what lies on the table.

use bevy::prelude::*;

use super::{choice::Choose, offer::player_in_focus, scene::Table};
use crate::{
    board::current::{Current, Selection, ShortCuts},
    rules::dice::Face,
};

/// The keys of this game: a die by its pips.
pub fn set_short_cuts(mut short_cuts: ResMut<ShortCuts>) {
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

/// Tells what lies on the table.
pub fn tell_current(table: Table, mut current: ResMut<Current>) {
    let now = table.session.as_ref().map_or_else(Current::default, |session| {
        let (play, hand) = (session.play(), &table.hand);
        let chosen = [hand.square.map(Choose::Square), hand.road.map(Choose::Road)];
        let selection = Selection {
            has_chosen: !hand.is_empty(),
            chosen: chosen.into_iter().flatten().map(Into::into).collect(),
            is_looking: hand.looking_at.is_some(),
            may_ask: table.may_ask(),
            throws_in_a_row: play.state().starting_column().is_some(),
        };
        Current::of(session, player_in_focus(play), selection)
    });
    current.set_if_neq(now);
}
