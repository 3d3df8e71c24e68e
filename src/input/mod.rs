//! Touch, mouse and keyboard become intents.

mod focus;
mod gesture;
mod keyboard;
mod pointer;
mod short_key;

use bevy::prelude::*;

pub use focus::{Focus, FocusRing};
pub use gesture::{HOLD, MOST_TAP_MOVE};
pub use pointer::{Pointer, PointerPhase};

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
    ));
}
