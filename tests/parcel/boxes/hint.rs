//! A hint as it is shown.

use doodle_city::{
    boxes::HintEntry,
    locale::{Locale, hint::HintWords},
    session::HintOf,
};

use crate::game::{locale::moves, rules::Parcel};

/// A move that is worth considering: without a picture, so that what is said names it.
pub(super) fn hint(locale: &Locale, hint: &HintOf<Parcel>) -> HintEntry {
    let done = moves::action(locale, hint.action).unwrap_or_default();
    let words = HintWords::plain(done);
    HintEntry {
        name: words.in_sentences(locale),
        pictures: Vec::new(),
        words,
        expected: String::new(),
        brief: String::new(),
    }
}
