//! What an action does, for whoever does not see it.

use super::{
    moves,
    outcome::{self, MoveOutcome},
};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        doodle_city::{Action, DoodleCity, Event},
    },
};

/// "Ada: 12, Bo: 9".
pub fn standing(locale: &Locale, play: &Match<DoodleCity>) -> String {
    let all = (0..play.seats().len() as u8).map(Seat).map(|seat| {
        let points = play.state().city(seat).score(play.game()).total;
        locale.with("doodle-move-total", &[("what", names::of(play, seat).into()), ("points", points.into())])
    });
    names::row(locale, all)
}

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
