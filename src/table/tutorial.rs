//! A first match: what is explained in it, when, and what was said already.
//!
//! What a game explains is data, [`TableGame::TUTORIAL`]: each step has a text and says when it is true and worth saying.
//! It goes by the state, never by the number of a move or by what a computer player chose: every legal move is fine.

use bevy::prelude::*;

use super::{permissions::Permissions, table_game::TableGame, turn::FocusedSeat};
use crate::{
    drawing::place::MoveTween,
    intent::Intent,
    locale::help::RuleKeys,
    locale::{Arg, Locale, names},
    record::Match,
    rules::{Actor, Seat},
    session::{Open, Session},
    storage::{MatchId, Request, Said, Storage, Tutorial},
    theme::motion::RedrawUntil,
};

/// One thing that is explained, once in a match.
#[derive(Debug)]
pub struct Step<G: TableGame> {
    /// The key of its text, by which it is remembered, too.
    pub key: &'static str,
    /// Whether it waits to be read: nobody else goes on meanwhile. Otherwise it stays until its player has acted.
    pub is_to_be_read: bool,
    /// What fills its text, and where it points; `None` while it is not so.
    pub says: fn(&Moment<G>) -> Option<Says>,
}

impl<G: TableGame> Step<G> {
    /// What is to be done, until it is.
    pub const fn to_do(key: &'static str, says: fn(&Moment<G>) -> Option<Says>) -> Self {
        Self { key, is_to_be_read: false, says }
    }

    /// What is to be known, until it was read.
    pub const fn to_know(key: &'static str, says: fn(&Moment<G>) -> Option<Says>) -> Self {
        Self { key, is_to_be_read: true, says }
    }
}

/// What a step says at a moment.
#[derive(Clone, Debug)]
pub struct Says {
    /// What fills its text.
    pub args: Vec<(&'static str, Arg<'static>)>,
    /// Where it points.
    pub about: About,
    /// What has to be seen, too, in dp.
    pub clear: Vec<Rect>,
}

impl Says {
    /// With a text that nothing has to fill.
    pub fn plainly(about: About) -> Self {
        Self::with([], about)
    }

    /// With a text that these fill.
    pub fn with(args: impl Into<Vec<(&'static str, Arg<'static>)>>, about: About) -> Self {
        Self { args: args.into(), about, clear: Vec::new() }
    }

    /// Where these have to be seen, too.
    pub fn keeping_clear(self, clear: impl IntoIterator<Item = Rect>) -> Self {
        Self { clear: clear.into_iter().filter(|rect| !rect.is_empty()).collect(), ..self }
    }
}

/// Where a step points.
#[derive(Clone, PartialEq, Debug)]
pub enum About {
    /// At what has this meaning when it is touched.
    Thing(Intent),
    /// At this part of the table, in dp.
    Place(Rect),
}

/// A moment of a first match at the table.
#[expect(missing_debug_implementations, reason = "texts are not for debugging")]
pub struct Moment<'a, G: TableGame> {
    /// The match.
    pub play: &'a Match<G>,
    /// What is chosen.
    pub selection: &'a G::Selection,
    /// What may be done.
    pub permissions: &'a Permissions,
    /// Where everything lies.
    pub layout: &'a G::Layout,
    /// Words.
    pub locale: &'a Locale,
    /// Who learns.
    pub me: Seat,
    /// Whose things lie large.
    pub large: Seat,
    /// What followed from the latest decision of anybody, chance included.
    pub news: &'a [G::Event],
}

impl<G: TableGame> Moment<'_, G> {
    /// Whether it is for whoever learns to choose, and the table has turned to them.
    pub fn is_mine(&self) -> bool {
        self.permissions.is_choosing() && self.play.actor().seat() == Some(self.me) && self.large == self.me
    }

    /// Whether whoever learns has decided anything yet.
    pub fn has_decided(&self) -> bool {
        let steps = 0..self.play.log().len();
        // To throw is to decide nothing.
        steps.rev().any(|step| self.play.at(step).actor() == Actor::Seat(self.me))
    }

    /// The computer player who decides or throws.
    pub const fn computer(&self) -> Option<Seat> {
        self.permissions.computer()
    }

    /// A player's name, as a sentence has room for it.
    pub fn name(&self, seat: Seat) -> Arg<'static> {
        let name = self.play.seats().get(seat.index()).map(|player| names::short(&player.name));
        name.unwrap_or_default().into()
    }

    /// The first of the news that is wanted.
    pub fn told<T>(&self, wanted: impl FnMut(&G::Event) -> Option<T>) -> Option<T> {
        self.news.iter().find_map(wanted)
    }
}

/// That there is help, for whoever has decided something and decides again.
pub(super) fn ask_for_help<G: TableGame>(now: &Moment<G>) -> Option<Says> {
    (now.is_mine() && now.has_decided()).then(|| Says::plainly(About::Thing(Intent::ShowChoices)))
}

/// The first match on the table, and what was said in it; none where another match lies there.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ActiveTutorial(pub Option<(MatchId, Tutorial)>);

impl ActiveTutorial {
    /// What lies beside this match.
    pub fn of(&self, id: &MatchId) -> Option<&Tutorial> {
        self.0.as_ref().filter(|(of, _)| of == id).map(|(_, tutorial)| tutorial)
    }
}

/// What is being explained now; `None` where nothing is.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Voice(pub Option<Speech>);

/// After how many actions it was last considered what is to be explained: the table does not turn to anybody else before.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Considered(Option<usize>);

/// Something that is being explained.
#[derive(Clone, PartialEq, Debug)]
pub struct Speech {
    /// The key of its step.
    pub key: &'static str,
    /// In words.
    pub text: String,
    /// Where it points.
    pub about: About,
    /// What has to be seen, too, in dp.
    pub clear: Vec<Rect>,
    /// Whether it waits to be read.
    pub waits: bool,
    /// The rule behind it, where there is one to be read.
    pub rule: Option<RuleKeys>,
}

impl Speech {
    /// What touching it means, if anything.
    pub fn answer(&self) -> Option<Intent> {
        if self.waits { Some(Intent::GoOn) } else { self.rule.map(Intent::OpenRule) }
    }
}

impl Voice {
    /// Whether something waits to be read, and computer players, dice and cards with it.
    pub fn waits(&self) -> bool {
        self.0.as_ref().is_some_and(|speech| speech.waits)
    }
}

/// Whether the table has to wait before it turns to somebody else: what happened last may still have to be explained.
pub(super) fn keeps_table<G: TableGame>(
    session: &Session<G>,
    active: &ActiveTutorial,
    (voice, considered): (&Voice, Considered),
) -> bool {
    let explains = active.of(session.id()).is_some_and(|tutorial| !tutorial.is_quiet);
    explains && session.is_live() && (voice.waits() || considered.0 != Some(session.play().log().len()))
}

/// Takes up what lies beside the match that is opened.
pub(super) fn follow_match(mut opened: MessageReader<Open>, mut active: ResMut<ActiveTutorial>) {
    if let Some(Open { id, tutorial, .. }) = opened.read().last() {
        active.set_if_neq(ActiveTutorial(tutorial.clone().map(|tutorial| (id.clone(), tutorial))));
    }
}

/// What has been read is not said again; who wants no explanations hears none.
pub(super) fn hear(mut intents: MessageReader<Intent>, voice: Res<Voice>, mut active: ResMut<ActiveTutorial>) {
    for intent in intents.read() {
        let Some((_, tutorial)) = &mut active.bypass_change_detection().0 else { continue };
        match intent {
            Intent::GoOn => {
                let Some(speech) = voice.0.as_ref().filter(|speech| speech.waits) else { continue };
                let said = tutorial.said.iter_mut().find(|said| said.step == speech.key);
                let Some(said) = said.filter(|said| !said.is_read) else { continue };
                said.is_read = true;
            }
            Intent::Explain(explains) if tutorial.is_quiet == *explains => tutorial.is_quiet = !explains,
            _ => continue,
        }
        active.set_changed();
    }
}

/// What lies beside the match is kept.
pub(super) fn save(
    active: Res<ActiveTutorial>,
    storage: Option<Res<Storage>>,
    mut kept: Local<ActiveTutorial>,
) {
    if *kept == *active {
        return;
    }
    let is_other = |(id, _): &(MatchId, Tutorial)| kept.of(id).is_none();
    // One that was just opened is kept as it is.
    if let (Some((id, tutorial)), Some(storage), false) =
        (&active.0, storage, active.0.as_ref().is_some_and(is_other))
    {
        storage.send(Request::SaveTutorial { id: id.clone(), tutorial: tutorial.clone() });
    }
    kept.clone_from(&active);
}

/// Explains what is so, and was not explained yet.
pub(super) fn speak<G: TableGame>(
    (session, selection, layout): (Res<Session<G>>, Res<G::Selection>, Res<G::Layout>),
    (permissions, focused, locale): (Res<Permissions>, Res<FocusedSeat>, Res<Locale>),
    (mut active, mut voice, mut considered): (ResMut<ActiveTutorial>, ResMut<Voice>, ResMut<Considered>),
    (gliding, mut arrived): (Query<(), With<MoveTween>>, RemovedComponents<MoveTween>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    let has_arrived = arrived.read().count() > 0;
    let has_changed = session.is_changed()
        || selection.is_changed()
        || layout.is_changed()
        || permissions.is_changed()
        || focused.is_changed()
        || locale.is_changed()
        || active.is_changed()
        || has_arrived;
    if !has_changed {
        return;
    }
    let speech = active.of(session.id()).and_then(|tutorial| {
        // Nobody is spoken to while something moves, or who looks at something else.
        let is_time = permissions.is_still() && permissions.is_free() && !tutorial.is_quiet;
        let around = (&*permissions, focused.0, &*locale);
        is_time.then(|| next(&session, &selection, &layout, around, tutorial)).flatten()
    });
    // What is new waits until everything lies where it belongs.
    let is_new = |speech: &Speech| voice.0.as_ref().is_none_or(|said| said.key != speech.key);
    let speech = speech.filter(|speech| gliding.is_empty() || !is_new(speech));
    if permissions.is_still()
        && gliding.is_empty()
        && considered.set_if_neq(Considered(Some(session.play().log().len())))
    {
        redraw_until.stay(&time, 0.1);
    }
    if let Some((_, tutorial)) = &mut active.bypass_change_detection().0
        && keep_in_mind(tutorial, session.play().log().len(), speech.as_ref())
    {
        active.set_changed();
    }
    if voice.set_if_neq(Voice(speech)) {
        // It finds its place once what lies around it is known.
        redraw_until.stay(&time, 0.1);
    }
}

/// The first step that is so, and was not taken yet.
fn next<G: TableGame>(
    session: &Session<G>,
    selection: &G::Selection,
    layout: &G::Layout,
    (permissions, large, locale): (&Permissions, Seat, &Locale),
    tutorial: &Tutorial,
) -> Option<Speech> {
    let play = session.play();
    let me = (0..play.seats().len() as u8).map(Seat).find(|&seat| play.level(seat).is_none())?;
    let news = news(play);
    let moment = Moment { play, selection, permissions, layout, locale, me, large, news: &news };
    G::TUTORIAL.iter().filter(|step| !is_done(tutorial, step.key, play.log().len())).find_map(|step| {
        let Says { args, about, clear } = (step.says)(&moment)?;
        let text = G::tutorial_text(locale, step.key, &args);
        Some(Speech { key: step.key, text, about, clear, waits: step.is_to_be_read, rule: None })
    })
}

/// With which of these selections a step is so at this moment of a match, if with any, while all lies still.
#[cfg(feature = "dev")]
pub fn is_so<G: TableGame>(
    step: &Step<G>,
    play: &Match<G>,
    selections: impl IntoIterator<Item = G::Selection>,
    (layout, locale): (&G::Layout, &Locale),
) -> Option<G::Selection> {
    let news = news(play);
    selections.into_iter().find(|selection| {
        let permissions = Permissions::at_rest(play, selection);
        let (permissions, news, me) = (&permissions, &*news, Seat(0));
        let moment = Moment { play, selection, permissions, layout, locale, me, large: me, news };
        (step.says)(&moment).is_some()
    })
}

/// Whether a step was taken: what was said before the latest action, or has been read.
fn is_done(tutorial: &Tutorial, key: &str, actions: usize) -> bool {
    tutorial.said.iter().any(|said| said.step == key && (said.after < actions || said.is_read))
}

/// What followed from the latest decision of anybody, chance included.
fn news<G: TableGame>(play: &Match<G>) -> Vec<G::Event> {
    let mut latest = play.log().len();
    while latest > 0 {
        latest -= 1;
        let before = play.at(latest);
        if before.actor().seat().is_some() || latest == 0 {
            let mut events = Vec::new();
            let mut state = before.state().clone();
            for &action in &play.log()[latest..] {
                let applied = play.game().apply(&mut state, action, &mut events);
                debug_assert!(applied.is_ok(), "what was legal once is legal again");
            }
            return events;
        }
    }
    Vec::new()
}

/// Keeps in mind what is said after so many actions, and nothing of what was taken back; whether that is new.
fn keep_in_mind(tutorial: &mut Tutorial, after: usize, speech: Option<&Speech>) -> bool {
    let before = tutorial.said.len();
    // What was read is known, whatever is taken back.
    tutorial.said.retain(|said| said.after <= after || said.is_read);
    tutorial.said.iter_mut().for_each(|said| said.after = said.after.min(after));
    let mut is_new = tutorial.said.len() != before;
    if let Some(Speech { key, text, .. }) = speech {
        let now = Said { step: (*key).to_owned(), after, text: text.clone(), is_read: false };
        match tutorial.said.iter_mut().find(|said| said.step == *key) {
            Some(said) if *said == now => {}
            Some(said) => {
                *said = now;
                is_new = true;
            }
            None => {
                tutorial.said.push(now);
                is_new = true;
            }
        }
    }
    is_new
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speech(key: &'static str) -> Speech {
        let nowhere = Rect::default();
        Speech {
            key,
            text: key.to_uppercase(),
            about: About::Place(nowhere),
            clear: Vec::new(),
            waits: false,
            rule: None,
        }
    }

    #[test]
    fn what_was_said_stays_said_until_it_is_taken_back() {
        let mut tutorial = Tutorial::new(7);
        assert!(keep_in_mind(&mut tutorial, 3, Some(&speech("roll"))));
        assert!(!keep_in_mind(&mut tutorial, 3, Some(&speech("roll"))), "it is being said");
        assert!(!is_done(&tutorial, "roll", 3), "nobody has rolled");
        assert!(is_done(&tutorial, "roll", 4));
        assert!(keep_in_mind(&mut tutorial, 5, Some(&speech("draw"))));
        // Somebody takes an action back: it is said again.
        assert!(keep_in_mind(&mut tutorial, 4, None));
        assert!(is_done(&tutorial, "roll", 4) && !is_done(&tutorial, "draw", 9));
    }

    #[test]
    fn what_has_been_read_is_not_said_again() {
        let mut tutorial = Tutorial::new(7);
        keep_in_mind(&mut tutorial, 3, Some(&speech("hotel")));
        tutorial.said[0].is_read = true;
        assert!(is_done(&tutorial, "hotel", 3));
        keep_in_mind(&mut tutorial, 2, None);
        assert!(is_done(&tutorial, "hotel", 2), "whatever is taken back");
    }
}
