//! What has just happened, in words, and for whoever waits until it is shown.

use bevy::prelude::*;

use super::{table_game::TableGame, turn::Turn};
use crate::{
    locale::Locale,
    session::{ActionApplied, PositionChanged, Report, Session},
};

/// Puts the latest move into words for those who come after.
pub(super) fn tell_news<G: TableGame>(
    mut played: MessageReader<ActionApplied<G>>,
    mut jumped: MessageReader<PositionChanged>,
    (session, locale): (Option<Res<Session<G>>>, Res<Locale>),
    mut turn: ResMut<Turn>,
) {
    // Both are read, whichever came.
    if played.read().count() + jumped.read().count() == 0 {
        return;
    }
    let Some(session) = session else { return };
    let news = G::news(&locale, session.play());
    if turn.news != news {
        turn.news = news;
    }
}

/// Says on the pipe, if there is one, which step can be seen now.
pub(super) fn report_shown<G: TableGame>(
    mut played: MessageReader<ActionApplied<G>>,
    mut report: ResMut<Report>,
    mut waiting: Local<Option<usize>>,
) {
    // What was shown in the last frame has been seen by now.
    if let Some(step) = waiting.take() {
        report.shown(step);
    }
    *waiting = played.read().last().map(|played| played.step);
}
