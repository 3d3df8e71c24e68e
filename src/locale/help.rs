//! What there is to read about a game.

use super::Locale;

/// A game's help.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// The rules, in reading order.
    pub rules: Vec<Section>,
    /// What fingers and mouse can do, each with what it does.
    pub gestures: Vec<(String, String)>,
    /// The keys, each with what it does.
    pub keys: Vec<(String, String)>,
}

/// A heading and the paragraphs below it, one a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The paragraphs, each a line of its own.
    pub text: String,
}

/// The words for pairs of texts: what one does, and what comes of it.
pub fn pairs(locale: &Locale, keys: &[(&str, &str)]) -> Vec<(String, String)> {
    keys.iter().map(|(what, does)| (locale.text(what), locale.text(does))).collect()
}
