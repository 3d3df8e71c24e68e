//! The same app as a library: the entry for Android and iOS.

use bevy::prelude::*;
use doodle_city::{Options, app};

/// Starts the app; Android and iOS call it.
#[bevy_main]
fn main() {
    app(Options::default()).run();
}
