//! What the device gives: a folder for the game's files, and a way to wake the app.

mod data_dir;
mod waker;

use bevy::{prelude::*, winit::EventLoopProxyWrapper};

pub use data_dir::DataDir;
pub use waker::Waker;

/// Inserts [`DataDir`], unless the app was given one before, and [`Waker`].
pub struct PlatformPlugin;

impl Plugin for PlatformPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<DataDir>().init_resource::<Waker>();
    }

    // Only now every plugin has been built, the one with the event loop included.
    fn finish(&self, app: &mut App) {
        let world = app.world();
        if let (Some(waker), Some(proxy)) =
            (world.get_resource::<Waker>(), world.get_resource::<EventLoopProxyWrapper>())
        {
            waker.connect_to(proxy);
        }
    }
}
