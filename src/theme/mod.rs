//! What holds for everything that is drawn: the colours, and the one clock of all motion.

pub mod motion;
pub mod painted;
pub mod palette;
pub mod shelf;
pub mod tone;

use bevy::{prelude::*, window::RequestRedraw};

use crate::storage::Light;
pub use tone::{Palette, Tone};

/// The one clock, and the colours of the light that there is.
pub fn plugin(app: &mut App) {
    app.add_plugins(motion::plugin).init_resource::<Light>().init_resource::<Palette>().add_systems(
        Last,
        show_other_colors.run_if(resource_changed::<Palette>.and_then(not(resource_added::<Palette>))),
    );
}

/// What has been painted in other colours wants to be seen, even if the palette changed late in this frame.
fn show_other_colors(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}
