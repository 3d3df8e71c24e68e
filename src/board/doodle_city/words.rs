//! What is said on the table: whose turn it is, which round, and what a move would mean.

use super::{scene::Table, show_hand::Choice};
use crate::{
    locale::doodle_city::moves,
    rules::{Actor, Game as _, Seat, dice::Face, doodle_city::Action},
};

/// Whose turn it is, and in which round.
pub(super) fn title(table: &Table) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let with = |key: &str, seat: Seat| table.locale.with(key, &[("name", table.short_name(seat).into())]);
    match play.actor() {
        Actor::Seat(seat) if table.computer().is_some() => with("table-thinks", seat),
        Actor::Seat(seat) => with("table-draws", seat),
        Actor::Chance(Some(thrower)) => with("table-rolls", thrower),
        Actor::Chance(None) | Actor::Nobody => table.locale.text("table-over"),
    }
}

/// Which round it is.
pub(super) fn round(table: &Table) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    match play.game().round(play.state()) {
        _ if play.state().is_last_round() => table.locale.text("table-last-round"),
        0 => table.locale.text("table-starting-roads"),
        round => table.locale.with("table-round", &[("round", round.into())]),
    }
}

/// What the player may do now, or what the choice would bring.
pub(super) fn words(table: &Table, choice: &Choice) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let locale = &table.locale;
    if let Some(seat) = choice.hand.looking_at {
        return locale.with("say-look-only", &[("name", table.short_name(seat).into())]);
    }
    if let Some(offer) = &choice.offer
        && (choice.hand.square.is_some() || matches!(offer.action, Action::Pass))
    {
        if matches!(offer.action, Action::Pass) {
            return locale.text("say-pass");
        }
        return moves::line(locale, play.game().sheet(), &offer.events, offer.change);
    }
    if table.computer().is_some() {
        return if table.turn.news.is_empty() { title(table) } else { table.turn.news.clone() };
    }
    match play.actor() {
        Actor::Chance(_) => match play.state().starting_column() {
            Some(column) => locale.with("say-roll-starting-road", &[("column", column.number().into())]),
            None if !table.turn.news.is_empty() => table.turn.news.clone(),
            None => locale.text("say-roll"),
        },
        Actor::Nobody => locale.text("table-over"),
        Actor::Seat(_) if choice.hand.square.is_some() => locale.text("say-road"),
        Actor::Seat(_) if choice.hand.die.is_some() => locale.text("say-square"),
        Actor::Seat(_) => {
            let usable = Face::ALL.into_iter().filter(|&die| !choice.legal.squares(die).is_empty());
            let is_only_six = usable.clone().all(|die| die == Face::Six) && usable.count() > 0;
            if is_only_six {
                locale.text("say-only-six")
            } else if table.turn.news.is_empty() {
                locale.text("say-die-or-square")
            } else {
                table.turn.news.clone()
            }
        }
    }
}
