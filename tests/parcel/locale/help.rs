//! The help of Parcel: the rules in sections, and what fingers and keys do.

use doodle_city::locale::{
    Locale,
    help::{Help, Section},
};

use crate::game::texts;

/// The sections of the rules, in reading order.
const RULES: [(&str, &str); 3] = [
    ("parcel-rules-aim-title", "parcel-rules-aim-text"),
    ("parcel-rules-turn-title", "parcel-rules-turn-text"),
    ("parcel-rules-end-title", "parcel-rules-end-text"),
];

/// The keys, and what they do.
const KEYS: [(&str, &str); 4] = [
    ("keys-tab", "keys-tab-text"),
    ("keys-enter", "keys-enter-text"),
    ("keys-roll", "keys-roll-text"),
    ("keys-undo", "keys-undo-text"),
];

/// The rules and the keys.
pub fn help(locale: &Locale) -> Help {
    let section = |(title, text): (&'static str, &str)| Section {
        key: title,
        title: texts::text(locale, title),
        text: texts::text(locale, text),
    };
    let pair = |(keys, does): (&str, &str)| (locale.text(keys), locale.text(does));
    Help { rules: RULES.map(section).to_vec(), gestures: Vec::new(), keys: KEYS.map(pair).to_vec() }
}
