//! A hint as it is shown.

use doodle_city::{boxes::HintEntry, locale::Locale, session::HintOf};

use crate::game::{locale::moves, rules::Parcel};

/// A move that is worth considering: without a picture, so that what is said names it.
pub(super) fn hint(locale: &Locale, hint: &HintOf<Parcel>) -> HintEntry {
    let name = moves::action(locale, hint.action).unwrap_or_default();
    HintEntry { why: name.clone(), name, pictures: Vec::new(), expected: String::new() }
}
