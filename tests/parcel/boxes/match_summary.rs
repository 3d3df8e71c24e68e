//! A running match from outside.

use doodle_city::{
    boxes::MatchSummary,
    locale::{Locale, names},
    record::Match,
    rules::{Game as _, dice::Face},
};

use crate::game::{pictures::die, rules::Parcel, texts};

/// The round, whose turn it is, and the die.
pub(super) fn match_summary(locale: &Locale, play: &Match<Parcel>) -> MatchSummary {
    let turn = match play.actor().seat() {
        Some(seat) => texts::with(locale, "parcel-summary-turn", &[("name", names::of(play, seat).into())]),
        None => texts::text(locale, "parcel-summary-over"),
    };
    MatchSummary {
        stage: texts::with(locale, "parcel-stage", &[("round", play.game().round(play.state()).into())]),
        round: play.game().round(play.state()),
        turn,
        picture: die(play.state().die().map_or(1, Face::pips)),
    }
}
