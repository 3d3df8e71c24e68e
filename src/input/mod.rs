//! Touch, mouse, keyboard, game pads and switches become intents.

mod command;
mod focus;
mod gamepad;
mod gesture;
mod keyboard;
mod pad_players;
mod pad_signs;
mod panel_focus;
mod pointer;
mod scanning;
mod short_key;

use bevy::prelude::*;

pub use focus::{Focus, FocusRing};
pub use gamepad::PadInUse;
pub use gesture::{HOLD, MOST_TAP_MOVE};
pub use panel_focus::{BringToView, LettersWanted, ScrollPanel};
pub use pointer::{Pointer, PointerPhase};
pub use scanning::{ScanRing, Stop, Switch, stops};

/// Whether the page under panels takes input: not while egui shows something of its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageInput(pub bool);

/// A tap came while something moved: it is to be at its end.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skip;

/// All ways of input.
pub fn plugin(app: &mut App) {
    app.insert_resource(PageInput(true)).add_message::<Skip>().add_plugins((
        pointer::plugin,
        gesture::plugin,
        focus::plugin,
        keyboard::plugin,
        panel_focus::plugin,
        gamepad::plugin,
        pad_players::plugin,
        pad_signs::plugin,
        scanning::plugin,
    ));
}
