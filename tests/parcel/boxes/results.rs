//! The results.

use doodle_city::{
    boxes::{Part, Results},
    locale::{Locale, help::RuleKeys},
    record::Match,
    theme::palette,
};

use crate::game::{pictures::die, rules::Parcel, texts};

/// What everybody has, with as many pips as crowns.
pub(super) fn results(locale: &Locale, play: &Match<Parcel>) -> Results {
    let parts = [
        texts::text(locale, "parcel-results-dealt"),
        texts::text(locale, "parcel-results-kept"),
        texts::text(locale, "parcel-results-passed"),
    ];
    let part =
        |name| Part { name, sign: None, is_change: false, color: palette::GOLD, rule: RuleKeys::default() };
    Results::of(locale, play, parts.map(part).to_vec(), |seat| die(play.state().crowns(seat).clamp(1, 6) as u8))
}
