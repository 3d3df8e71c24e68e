//! The day of a moment, as the panels say it.

use crate::{
    locale::{Locale, dates},
    platform::{Day, day_of},
    record::Utc,
};

/// "29 Nov 2026", where the device is.
pub(super) fn day_in_words(locale: &Locale, moment: Utc) -> String {
    let Day { year, month, day } = day_of(moment);
    dates::day(locale, [year.unsigned_abs(), month, day])
}
