//! The time of day, on every device.

use std::time::SystemTime;

/// Now. Browsers do not give it to the standard library.
#[cfg(not(target_family = "wasm"))]
pub fn now() -> SystemTime {
    SystemTime::now()
}

/// Now. Browsers do not give it to the standard library.
#[cfg(target_family = "wasm")]
pub fn now() -> SystemTime {
    time_of_day(js_sys::Date::now())
}

/// The moment that is so many milliseconds after 1970 began.
#[cfg(target_family = "wasm")]
pub(crate) fn time_of_day(milliseconds: f64) -> SystemTime {
    // Also for odd numbers: casts saturate.
    SystemTime::UNIX_EPOCH + core::time::Duration::from_millis(milliseconds as u64)
}
