//! What has just happened, in words.

use doodle_city::{
    locale::{Locale, names},
    record::Match,
    rules::Actor,
};

use super::moves;
use crate::game::{rules::Parcel, texts};

/// What was decided last: "Bo – Keep"; nothing before the first decision.
pub fn latest(locale: &Locale, play: &Match<Parcel>) -> Option<String> {
    let decided = |(step, action)| {
        let done = moves::action(locale, action)?;
        Some((play.at(step).actor(), done))
    };
    let (by, done) = play.log().iter().copied().enumerate().rev().find_map(decided)?;
    let Actor::Seat(seat) = by else { return None };
    let name = names::of(play, seat);
    Some(texts::with(locale, "parcel-move-by", &[("name", name.into()), ("move", done.into())]))
}
