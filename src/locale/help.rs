//! What there is to read about a game.

use super::{Arg, Locale};

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
    /// The key of its heading, by which it is found.
    pub key: &'static str,
    /// The heading.
    pub title: String,
    /// The paragraphs, each a line of its own.
    pub text: String,
}

/// Which paragraph of a game's help tells of something, and which of its pictures shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RuleKeys {
    /// The key of a section of the rules; empty if the thing itself says enough.
    pub section: &'static str,
    /// The key of one of the help's boxes, or of one of its things.
    pub picture: &'static str,
}

impl RuleKeys {
    /// This section, with the picture of this box or thing.
    pub const fn new(section: &'static str, picture: &'static str) -> Self {
        Self { section, picture }
    }
}

/// Sections of rules, each by the keys of its heading and its text, with the values that they mention.
pub(super) fn sections(locale: &Locale, keys: &[(&'static str, &str)], args: &[(&str, Arg)]) -> Vec<Section> {
    let section = |&(title, text): &(&'static str, &str)| Section {
        key: title,
        title: locale.with(title, args),
        text: locale.with(text, args),
    };
    keys.iter().map(section).collect()
}

/// The words for pairs of texts: what one does, and what comes of it.
pub(super) fn pairs(locale: &Locale, keys: &[(&str, &str)]) -> Vec<(String, String)> {
    keys.iter().map(|(what, does)| (locale.text(what), locale.text(does))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        locale::{city_planner, design_town, doodle_city},
        rules::{design_town::Cards, doodle_city::built_in_sheets},
    };

    #[test]
    fn every_key_and_gesture_says_what_it_does() {
        let locale = Locale::default();
        for help in [
            doodle_city::help::help(&locale, &built_in_sheets()[0]),
            city_planner::help::help(&locale),
            design_town::help::help(&locale, &Cards::built_in()),
        ] {
            for told in [help.gestures, help.keys] {
                assert!(told.len() > 4, "{told:?}");
                assert!(told.iter().all(|(what, does)| !what.is_empty() && !does.is_empty()), "{told:?}");
                let named: BTreeSet<_> = told.iter().map(|(what, _)| what).collect();
                assert_eq!(named.len(), told.len(), "each is named once: {told:?}");
            }
            assert!(help.rules.iter().all(|it| !it.title.is_empty() && !it.text.is_empty()));
        }
    }
}
