//! What somebody has just taken from all others: told to everybody, until a person has read it or gone on.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{
    context::TableContext,
    stroke::Drawn,
    table_game::TableGame,
    tutorial::{About, ActiveTutorial, Speech},
};
use crate::{
    intent::Intent,
    locale::help::RuleKeys,
    session::{ActionApplied, PositionChanged},
    theme::motion::RedrawUntil,
};

/// Something that all have to know.
#[derive(Clone, PartialEq, Debug)]
pub struct News {
    /// In words.
    pub text: String,
    /// Where it lies, in dp.
    pub place: Rect,
    /// The rule that tells of it.
    pub rule: RuleKeys,
}

/// What is still to be read, first things first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Announcements(pub VecDeque<Speech>);

/// Whether a person plays on by this, and is not to look for what lies under a slip.
fn goes_on(intent: &Intent) -> bool {
    use Intent::{Confirm, EndTurn, Pass, Pick, TakeHint, Unchoose, Undo};
    matches!(intent, Pick(_) | Unchoose | Confirm | EndTurn | Pass | Undo | TakeHint(_))
}

/// What was read is gone. All of it is once a person plays on, and in another position.
pub(super) fn hear(
    (mut intents, mut drawn): (MessageReader<Intent>, MessageReader<Drawn>),
    mut moved: MessageReader<PositionChanged>,
    mut announcements: ResMut<Announcements>,
) {
    let (mut is_read, mut goes) = (false, drawn.read().count() + moved.read().count() > 0);
    for intent in intents.read() {
        is_read |= *intent == Intent::GoOn;
        goes |= goes_on(intent);
    }
    if announcements.0.is_empty() {
        return;
    }
    if goes {
        announcements.0.clear();
    } else if is_read {
        announcements.0.pop_front();
    }
}

/// Announces what was taken. Whoever acts has seen what was announced before. What is still to be read follows the
/// language.
pub(super) fn announce<G: TableGame>(
    mut applied: MessageReader<ActionApplied<G>>,
    (table, active): (TableContext<G>, Res<ActiveTutorial>),
    (mut announcements, mut told): (ResMut<Announcements>, Local<VecDeque<G::Event>>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    let read = told.len().saturating_sub(announcements.0.len());
    told.drain(..read);
    if table.locale.is_changed() && !told.is_empty() {
        for (speech, event) in announcements.0.iter_mut().zip(&*told) {
            if let Some(news) = G::announcement(&table, event) {
                speech.text = news.text;
            }
        }
    }
    let Some(session) = &table.session else { return };
    let play = session.play();
    let explains = active.of(session.id()).is_some_and(|tutorial| !tutorial.is_quiet);
    for applied in applied.read() {
        let by = play.at(applied.step.saturating_sub(1)).actor().seat();
        if by.is_some_and(|seat| play.level(seat).is_none()) && !announcements.0.is_empty() {
            announcements.0.clear();
            told.clear();
        }
        // In a first match that is explained.
        let wanted = table.settings.more.shows_bonuses() && !explains && play.seats().len() > 1;
        let events = applied.events.iter().filter(|_| wanted);
        for (event, news) in events.filter_map(|event| Some((event, G::announcement(&table, event)?))) {
            let News { text, place, rule } = news;
            let about = About::Place(place);
            let speech = Speech { key: "news", text, about, clear: Vec::new(), waits: true, rule: Some(rule) };
            announcements.0.push_back(speech);
            told.push_back(event.clone());
            redraw_until.stay(&time, 0.1);
        }
    }
}
