//! What an action does, for whoever does not see it.

use super::{
    moves,
    outcome::{self, MoveOutcome},
};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Actor, Game as _,
        doodle_city::{Action, DoodleCity, Event},
    },
};

/// What `action` does in the match `before` it, in sentences without their full stops: what dice show, or who does what,
/// and what that brings.
pub fn of(locale: &Locale, before: &Match<DoodleCity>, action: Action, events: &[Event]) -> Vec<String> {
    let change = MoveOutcome::of(before, action).map(|outcome| outcome.change).unwrap_or_default();
    let brings = outcome::line(locale, before.game().sheet(), events, change);
    let does = match before.actor() {
        Actor::Seat(_) if before.game().is_solo() => moves::action(locale, action),
        Actor::Seat(seat) => names::says(locale, &names::of(before, seat), moves::action(locale, action)),
        _ => String::new(),
    };
    [does, brings].into_iter().filter(|sentence| !sentence.is_empty()).collect()
}
