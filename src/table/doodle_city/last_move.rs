//! What has just happened, in words.

use super::preview::MovePreview;
use crate::{
    locale::{Locale, doodle_city::moves, names},
    record::Match,
    rules::{
        Actor, Game as _,
        doodle_city::{Action, DoodleCity},
    },
};

/// What the latest move brought, in words; nothing before the first one, or where nobody else was waiting.
pub(super) fn latest_move(locale: &Locale, play: &Match<DoodleCity>) -> Option<String> {
    if play.game().is_solo() {
        return None;
    }
    let is_move = |action: &Action| action.target().is_some() || *action == Action::Pass;
    let step = play.log().iter().rposition(is_move)?;
    let before = play.at(step);
    let Actor::Seat(seat) = before.actor() else { return None };
    let offer = MovePreview::of(&before, *play.log().get(step)?)?;
    let line = moves::line(locale, play.game().sheet(), &offer.events, offer.change);
    let name = names::of(play, seat);
    Some(moves::by(locale, &name, &line))
}
