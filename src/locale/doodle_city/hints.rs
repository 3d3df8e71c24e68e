//! Hints in words: what is done, and what speaks for it.

use super::things;
use crate::{
    bots::doodle_city::Reason,
    locale::Locale,
    rules::{Seat, doodle_city::Action},
};

/// What speaks for a move: "Length 5: circles the 5". `name` tells who sits at a seat.
pub fn why(locale: &Locale, reason: Reason, name: impl Fn(Seat) -> String) -> String {
    match reason {
        Reason::Bonus { points } => locale.with("hint-why-bonus", &[("points", points.into())]),
        Reason::Length { length, circled } => {
            locale.with("hint-why-length", &[("length", length.into()), ("circled", circled.into())])
        }
        Reason::Houses { houses, circled } => {
            locale.with("hint-why-houses", &[("houses", houses.into()), ("circled", circled.into())])
        }
        Reason::DeniedDie { die, seat, .. } => {
            locale.with("hint-why-denied", &[("name", name(seat).into()), ("die", die.pips().into())])
        }
        Reason::Taxis { points } => locale.with("hint-why-taxis", &[("points", points.into())]),
        Reason::House => locale.text("hint-why-house"),
        Reason::Connection { length } => locale.with("hint-why-connection", &[("length", length.into())]),
        Reason::Waits => locale.text("hint-why-waits"),
        Reason::Pass => locale.text("hint-why-pass"),
    }
}

/// What is done, for whoever does not see it.
pub fn action(locale: &Locale, action: Action) -> String {
    let args = |die: crate::rules::dice::Face, square| {
        [("die", die.pips().into()), ("place", things::place(locale, square).into())]
    };
    match action {
        Action::Draw { die, square, road, .. } => {
            let [die, place] = args(die, square);
            locale.with("hint-draw", &[die, place, ("road", things::road(locale, road).into())])
        }
        Action::Cross { die, square } => locale.with("hint-cross", &args(die, square)),
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => locale.text("hint-pass"),
    }
}
