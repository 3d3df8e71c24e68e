//! What an action does, for whoever does not see it.

use super::{last_move, moves, things};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Actor, Game as _, IgnoreEvents,
        design_town::{Action, DesignTown, Event},
    },
};

/// What `action` does in the match `before` it, in sentences without their full stops: which card is next, or who does
/// what; what had to be played by itself; and what the turn has brought once that has changed.
pub fn of(locale: &Locale, before: &Match<DesignTown>, action: Action, events: &[Event]) -> Vec<String> {
    let mut after = before.clone();
    if after.apply(action, &mut IgnoreEvents).is_err() {
        return Vec::new();
    }
    if matches!(action, Action::End | Action::GiveUp) {
        return vec![last_move::latest(locale, &after)];
    }
    // What plays itself is told so below.
    let is_forced = |event: &Event| matches!(event, Event::Played { is_forced: true, .. });
    let does = match action {
        Action::Play if events.iter().any(is_forced) => String::new(),
        _ => moves::told(locale, before, action),
    };
    let mut said = match before.actor() {
        Actor::Seat(seat) if !before.game().is_solo() && !does.is_empty() => {
            vec![names::says(locale, &names::of(before, seat), does)]
        }
        _ => vec![does],
    };
    said.extend(events.iter().filter_map(|event| match *event {
        Event::Played { building, is_forced: true, .. } => {
            Some(locale.with("town-say-was-forced", &[("card", things::id(building))]))
        }
        _ => None,
    }));
    let has_earned = |event: &Event| {
        matches!(event, Event::Earned { .. } | Event::LimitRaised { .. } | Event::Downgraded { .. })
    };
    if events.iter().any(has_earned) {
        said.push(things::tally(locale, after.state()));
    }
    said.retain(|sentence| !sentence.is_empty());
    said
}
