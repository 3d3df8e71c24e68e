//! The time of day, on every device.

use std::time::SystemTime;

use crate::record::Utc;

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

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day {
    /// The year.
    pub year: i32,
    /// From 1.
    pub month: u32,
    /// From 1.
    pub day: u32,
}

/// The day on which this moment is where the device is.
#[cfg(not(target_family = "wasm"))]
pub fn day_of(moment: Utc) -> Day {
    let date = jiff::Timestamp::from_second(moment.second() as i64).unwrap_or_default();
    let date = date.to_zoned(jiff::tz::TimeZone::system()).date();
    Day {
        year: date.year().into(),
        month: date.month().unsigned_abs().into(),
        day: date.day().unsigned_abs().into(),
    }
}

/// The day on which this moment is where the device is.
#[cfg(target_family = "wasm")]
pub fn day_of(moment: Utc) -> Day {
    let date = js_sys::Date::new(&(moment.second() as f64 * 1000.0).into());
    Day { year: date.get_full_year() as i32, month: date.get_month() + 1, day: date.get_date() }
}
