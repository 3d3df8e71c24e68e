//! The window on a desktop: where it lies, full screen, its title and icon, and how it closes. Phones and browsers have
//! nothing of that.

mod closing;
mod full_screen;
mod icon;
mod instance;
mod place;
mod title;

use bevy::prelude::*;

pub(crate) use instance::listen;
pub use instance::{Instance, Started, start};
pub(crate) use place::WindowPlace;

/// What a desktop expects of a window. Without `keeps_place` it opens as it was made, and where it lies is forgotten.
pub(crate) fn plugin(app: &mut App, keeps_place: bool) {
    if keeps_place {
        app.add_plugins(place::plugin);
    }
    app.add_plugins((closing::plugin, full_screen::plugin, title::plugin)).add_systems(Startup, icon::show);
}
