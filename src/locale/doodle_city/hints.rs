//! What speaks for a move of Doodle City, in words.

use crate::{bots::doodle_city::Reason, locale::Locale, rules::Seat};

/// What speaks for a move: "Circles the 5 with length 5". `name` tells who sits at a seat.
pub fn why(locale: &Locale, reason: Reason, name: impl Fn(Seat) -> String) -> String {
    match reason {
        Reason::Bonus { points } => locale.with("doodle-hint-why-bonus", &[("points", points.into())]),
        Reason::Length { length, circled } => {
            locale.with("doodle-hint-why-length", &[("length", length.into()), ("circled", circled.into())])
        }
        Reason::Houses { houses, circled } => {
            locale.with("doodle-hint-why-houses", &[("houses", houses.into()), ("circled", circled.into())])
        }
        Reason::DeniedDie { die, seat, .. } => {
            locale.with("doodle-hint-why-denied", &[("name", name(seat).into()), ("die", die.pips().into())])
        }
        Reason::Taxis { points } => locale.with("doodle-hint-why-taxis", &[("points", points.into())]),
        Reason::House => locale.text("doodle-hint-why-house"),
        Reason::Connection { length } => {
            locale.with("doodle-hint-why-connection", &[("length", length.into())])
        }
        Reason::Waits => locale.text("doodle-hint-why-waits"),
        Reason::Pass => locale.text("doodle-hint-why-pass"),
    }
}
