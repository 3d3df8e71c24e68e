//! What is said of what happens, for whoever does not see it: who did what and what it brought, whose turn it is, why
//! something cannot be done; each thing once.

use bevy::{a11y::AccessibilityRequested, prelude::*};

use super::{
    announcement::Announcements,
    banner::Banner,
    context::TableContext,
    current::ActiveMatch,
    permissions::{Decision, Permissions},
    refusal::Refusal,
    table_game::TableGame,
    tutorial::Voice,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    locale::{Locale, names},
    rules::{Actor, Seat},
    session::{ActionApplied, PositionChanged},
    storage::{MatchId, Narrates},
};

/// What is said.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Narration {
    /// What was said last.
    pub text: String,
    /// How often something was said: the same words may come again.
    pub count: u64,
    coming: Vec<String>,
}

impl Narration {
    /// Says something once everything of this frame is known.
    pub fn say(&mut self, sentence: impl Into<String>) {
        let sentence = sentence.into();
        if !sentence.is_empty() {
            self.coming.push(sentence);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Narration>()
        .init_resource::<AccessibilityRequested>()
        .add_systems(PostUpdate, (say_undone, say_reason, say_explained, say_banner).chain().run_if(is_heard))
        .add_systems(Last, finish.in_set(NarrationSystems));
}

/// What was said in a frame is whole after these.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NarrationSystems;

/// Whether anybody listens.
pub(super) fn is_heard(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// A sentence with its full stop.
fn closed(sentence: &str) -> String {
    let sentence = sentence.trim_end();
    let is_closed = sentence.ends_with(['.', '!', '?', '…', ':']);
    if is_closed { sentence.to_owned() } else { format!("{sentence}.") }
}

fn finish(mut narration: ResMut<Narration>, locale: Res<Locale>) {
    if narration.coming.is_empty() {
        return;
    }
    let coming = core::mem::take(&mut narration.coming);
    narration.text = names::sentences(&locale, coming.iter().map(|sentence| closed(sentence)));
    narration.count += 1;
}

/// What somebody did, and what dice and cards show.
pub(super) fn say_actions<G: TableGame>(
    mut applied: MessageReader<ActionApplied<G>>,
    table: TableContext<G>,
    mut narration: ResMut<Narration>,
) {
    let Some(play) = table.play() else { return };
    for applied in applied.read() {
        let before = play.at(applied.step.saturating_sub(1));
        let is_persons = match before.actor() {
            Actor::Seat(seat) | Actor::Chance(Some(seat)) => play.level(seat).is_none(),
            Actor::Chance(None) => true,
            Actor::GameOver => false,
        };
        let wanted = match table.settings.more.narrates() {
            Narrates::All => true,
            Narrates::Own => is_persons,
            Narrates::Little => false,
        };
        if wanted {
            let said = G::narration(&table.locale, &before, applied.action, &applied.events);
            said.into_iter().for_each(|sentence| narration.say(sentence));
        }
    }
}

/// Whose turn it is, where several play, and how all stand, if that has changed; whoever hears of the own turns alone
/// hears what happened since the last one.
pub(super) fn say_turn<G: TableGame>(
    table: TableContext<G>,
    (mut said, mut before): (Local<Option<(MatchId, Seat)>>, Local<Option<(MatchId, usize)>>),
    mut narration: ResMut<Narration>,
) {
    let seat = match table.permissions.decision {
        Decision::Person(seat) => Some(seat),
        Decision::Throw(seat) if table.permissions.computer().is_none() => Some(seat),
        Decision::Chance => return,
        _ => None,
    };
    let now = seat.zip(table.session.as_ref()).map(|(seat, session)| (session.id().clone(), seat));
    if *said == now {
        return;
    }
    said.clone_from(&now);
    let (Some((id, seat)), Some(play)) = (now, table.play()) else { return };
    if play.seats().len() < 2 {
        return;
    }
    if table.settings.more.narrates() == Narrates::Own {
        let news = G::news_since(&table.locale, play, seat);
        news.into_iter().for_each(|sentence| narration.say(sentence));
    }
    narration.say(G::title(&table));
    let actions = play.log().len();
    let before = before.replace((id.clone(), actions)).filter(|(of, before)| *of == id && *before < actions);
    let standing = |play| G::standing(&table.locale, play);
    if let (Some((_, before)), Some(now)) = (before, standing(play))
        && table.settings.more.narrates() != Narrates::Little
        && standing(&play.at(before)).as_ref() != Some(&now)
    {
        narration.say(now);
    }
}

/// Why something cannot be done, as often as that is asked, and what was taken.
fn say_reason(
    (refusal, announcements): (Res<Refusal>, Res<Announcements>),
    mut last: Local<Option<String>>,
    mut narration: ResMut<Narration>,
) {
    if let Some(reason) = refusal.0.as_ref().filter(|_| refusal.is_changed()) {
        narration.say(reason.text.as_str());
    }
    let taken = announcements.0.front().map(|taken| taken.text.clone());
    if *last != taken {
        narration.say(taken.clone().unwrap_or_default());
        *last = taken;
    }
}

/// What is explained in a first match. It goes and comes back while things move, and is told once.
fn say_explained(
    (voice, current): (Res<Voice>, Res<ActiveMatch>),
    mut said: Local<Option<(Option<MatchId>, String)>>,
    mut narration: ResMut<Narration>,
) {
    let Some(speech) = &voice.0 else { return };
    let now = Some((current.id.clone(), speech.text.clone()));
    if *said != now {
        *said = now;
        narration.say(speech.text.as_str());
    }
}

/// To whom the device is handed on.
fn say_banner(
    banners: Query<&AccessibleItem, With<Banner>>,
    permissions: Res<Permissions>,
    mut was_there: Local<bool>,
    mut narration: ResMut<Narration>,
) {
    let banner = banners.iter().find(|banner| banner.role == Role::Cover && permissions.has_banner);
    if let Some(banner) = banner.filter(|_| !*was_there) {
        narration.say(banner.name.as_str());
    }
    *was_there = banner.is_some();
}

/// That something was taken back.
fn say_undone(
    mut moved: MessageReader<PositionChanged>,
    (current, locale): (Res<ActiveMatch>, Res<Locale>),
    mut last: Local<Option<MatchId>>,
    mut narration: ResMut<Narration>,
) {
    if moved.read().count() > 0 && current.id.is_some() && *last == current.id {
        narration.say(locale.text("narration-undone"));
    }
    last.clone_from(&current.id);
}
