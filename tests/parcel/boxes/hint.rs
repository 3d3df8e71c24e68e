//! A hint as it is shown.

use doodle_city::{
    boxes::HintEntry,
    locale::{Locale, help::hint_with_reason},
    session::HintOf,
};

use crate::game::{locale::moves, rules::Parcel};

/// A move that is worth considering: without a picture, so that what is said names it.
pub(super) fn hint(locale: &Locale, hint: &HintOf<Parcel>) -> HintEntry {
    let done = moves::action(locale, hint.action).unwrap_or_default();
    let name = hint_with_reason(locale, done, None);
    HintEntry { why: name.clone(), name, pictures: Vec::new(), expected: String::new(), points: String::new() }
}
