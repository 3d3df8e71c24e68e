//! The same app as a library: the entry for Android and iOS.

use bevy::prelude::*;
use doodle_city::{Options, app};

/// Starts the app; Android calls it.
#[bevy_main]
fn main() {
    app(Options::default()).run();
}

/// Starts the app; `mobile/ios` calls it.
#[cfg(target_os = "ios")]
#[expect(unsafe_code, reason = "the one name that Objective-C knows")]
// SAFETY: nothing else in the app has this name.
#[unsafe(no_mangle)]
pub extern "C" fn doodle_city_main() {
    main();
}
