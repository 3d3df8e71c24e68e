//! What has just happened, in words, and for whoever waits until it is shown.

use bevy::prelude::*;

use super::{offer::Offer, scene::Table};
use crate::{
    board::turn::Turn,
    locale::doodle_city::moves,
    record::Match,
    rules::{
        Actor,
        doodle_city::{Action, DoodleCity},
    },
    session::{Jumped, Played, Report},
};

/// Puts the latest move into words for those who come after.
pub fn tell_news(
    mut played: MessageReader<Played<DoodleCity>>,
    mut jumped: MessageReader<Jumped>,
    table: Table,
    mut commands: Commands,
) {
    // Both are read, whichever came.
    if played.read().count() + jumped.read().count() == 0 {
        return;
    }
    let Some(session) = &table.session else { return };
    let news = latest_move(&table, session.play()).unwrap_or_default();
    commands.queue(move |world: &mut World| {
        let mut turn = world.resource_mut::<Turn>();
        if turn.news != news {
            turn.news = news;
        }
    });
}

/// What the latest move brought, in words; nothing before the first one, or where nobody else was waiting.
fn latest_move(table: &Table, play: &Match<DoodleCity>) -> Option<String> {
    if play.game().is_solo() {
        return None;
    }
    let is_move = |action: &Action| action.place().is_some() || *action == Action::Pass;
    let step = play.log().iter().rposition(is_move)?;
    let before = play.at(step);
    let Actor::Seat(seat) = before.actor() else { return None };
    let offer = Offer::of(&before, *play.log().get(step)?)?;
    let line = moves::line(&table.locale, play.game().sheet(), &offer.events, offer.change);
    Some(moves::by(&table.locale, &table.short_name(seat), &line))
}

/// Says on the pipe, if there is one, which step can be seen now.
pub fn report_shown(
    mut played: MessageReader<Played<DoodleCity>>,
    mut report: ResMut<Report>,
    mut waiting: Local<Option<usize>>,
) {
    // What was shown in the last frame has been seen by now.
    if let Some(step) = waiting.take() {
        report.shown(step);
    }
    *waiting = played.read().last().map(|played| played.step);
}
