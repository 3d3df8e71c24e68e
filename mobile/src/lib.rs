//! The same app as a library: the entry for Android and iOS.

#[cfg(target_os = "android")]
use core::ffi::c_void;

use bevy::prelude::*;
use doodle_city::{Options, app, games, run};

/// Starts the app; Android calls it.
#[bevy_main]
fn main() {
    run(app(games::ALL, Options::default()));
}

/// Lets the app ask for what has changed; `mobile/android` calls it, with Java's environment and class.
#[cfg(target_os = "android")]
#[expect(unsafe_code, reason = "the one name that Java knows")]
#[allow(non_snake_case, reason = "Java's class and method")]
// SAFETY: nothing else in the app has this name.
#[unsafe(no_mangle)]
pub extern "system" fn Java_org_doodlecity_MainActivity_wake(_: *mut c_void, _: *mut c_void) {
    doodle_city::platform::wake();
}

/// Starts the app; `mobile/ios` calls it.
#[cfg(target_os = "ios")]
#[expect(unsafe_code, reason = "the one name that Objective-C knows")]
// SAFETY: nothing else in the app has this name.
#[unsafe(no_mangle)]
pub extern "C" fn doodle_city_main() {
    main();
}
