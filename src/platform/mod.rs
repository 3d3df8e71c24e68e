//! What the device offers: the edges it covers, a folder, files from and to other apps, vibration, the time, game pads,
//! and a way to wake the app. A fake device stands in for a phone in tests.

#[cfg(target_os = "android")]
mod android;
mod clock;
mod crash;
mod data_dir;
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
mod desktop;
mod device;
mod drawn_text;
#[cfg(any(test, feature = "dev"))]
mod fake;
pub(crate) mod files;
mod first_picture;
pub mod gamepads;
#[cfg(target_os = "ios")]
mod ios;
mod night;
#[cfg(target_family = "wasm")]
pub(crate) mod page;
#[cfg(all(unix, not(any(target_vendor = "apple", target_os = "android"))))]
mod portal;
mod size;
mod suspend;
#[cfg(not(target_family = "wasm"))]
mod system_fonts;
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
mod text_scale;
mod waker;
#[cfg(target_family = "wasm")]
mod web;

use bevy::{prelude::*, window::WindowResized, winit::EventLoopProxyWrapper};

#[cfg(target_os = "android")]
pub use android::wake;
#[cfg(target_family = "wasm")]
pub(crate) use clock::time_of_day;
pub use clock::{Day, day_of, now};
pub use crash::{Crash, Crashes};
pub use data_dir::DataDir;
pub use device::{
    Buzz, Device, Done, FileWords, Given, GivenFile, Hears, MATCH_ENDING, MATCH_TYPE, Refusal, Taken,
    TextQuestion, ThisDevice,
};
pub use drawn_text::{DrawnText, EM};
#[cfg(any(test, feature = "dev"))]
pub use fake::{FakeDevice, Pretended};
pub use first_picture::FirstPicture;
pub use night::{WantsContrast, WantsNight};
pub(crate) use suspend::is_last_moment;
pub use waker::{Alarm, Waker};

impl Default for ThisDevice {
    /// The device that the app was built for.
    fn default() -> Self {
        #[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
        return Self::new(desktop::Desktop);
        #[cfg(target_family = "wasm")]
        return Self::new(web::Web);
        #[cfg(target_os = "android")]
        return Self::new(android::Android);
        #[cfg(target_os = "ios")]
        return Self::new(ios::Ios);
    }
}

/// Inserts [`ThisDevice`] and [`DataDir`], unless the app was given them before, [`Waker`] and [`Crashes`].
pub struct PlatformPlugin;

impl Plugin for PlatformPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<ThisDevice>()
            .init_resource::<DataDir>()
            .init_resource::<Waker>()
            .init_resource::<Crashes>()
            .init_resource::<FirstPicture>()
            .add_plugins((night::plugin, gamepads::plugin))
            .add_systems(Startup, crash::find_last);
        app.add_message::<WindowResized>().add_systems(First, size::catch_up);
        #[cfg(target_os = "ios")]
        app.add_observer(ios::show);
    }

    // Only now every plugin has been built, the one with the event loop included.
    fn finish(&self, app: &mut App) {
        let world = app.world();
        if let (Some(waker), Some(proxy)) =
            (world.get_resource::<Waker>(), world.get_resource::<EventLoopProxyWrapper>())
        {
            waker.connect_to(proxy);
            #[cfg(target_os = "android")]
            android::keep(waker);
        }
    }
}
