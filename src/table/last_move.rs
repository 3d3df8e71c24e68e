//! What has just happened, in words, and for whoever waits until it is shown.

use bevy::prelude::*;

use super::table_game::TableGame;
use crate::{
    locale::Locale,
    session::{ActionApplied, Report, Session},
};

/// What the last move brought, in words.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastMoveText(pub String);

/// Puts the latest move into words for those who come after.
pub(super) fn tell_last_move<G: TableGame>(
    (session, locale): (Res<Session<G>>, Res<Locale>),
    mut text: ResMut<LastMoveText>,
) {
    text.set_if_neq(LastMoveText(G::last_move(&locale, session.play())));
}

/// Says on the pipe, if there is one, which step can be seen now.
pub(super) fn report_shown<G: TableGame>(
    mut applied: MessageReader<ActionApplied<G>>,
    mut report: ResMut<Report>,
    mut waiting: Local<Option<usize>>,
) {
    // What was shown in the last frame has been seen by now.
    if let Some(step) = waiting.take() {
        report.shown(step);
    }
    *waiting = applied.read().last().map(|applied| applied.step);
}
