//! Computer players think about the match on the table: on another thread, or, where there is but one, a slice in each
//! frame. What they find lies here until somebody takes it up.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use bevy::{prelude::*, tasks::AsyncComputeTaskPool};

use super::{Jumped, Playable, Session};
use crate::{
    bots::{Explain, Hint, Skill, Thinker, WithBots, thought_seed},
    platform::{Waker, now},
    record::Level,
    rules::{Actor, Seat},
    storage::MatchId,
};

/// A game that the app can play and computer players know.
pub trait Thinkable:
    Playable<View: Send + 'static>
    + WithBots<Mind: Explain<Self, Reason: Send + Sync + 'static> + Send + Sync + 'static>
{
}

impl<G> Thinkable for G where
    G: Playable<View: Send + 'static>
        + WithBots<Mind: Explain<Self, Reason: Send + Sync + 'static> + Send + Sync + 'static>
{
}

/// A move worth considering in a game, and what speaks for it.
pub type HintOf<G> = Hint<<G as crate::rules::Game>::Action, <<G as WithBots>::Mind as Explain<G>>::Reason>;

/// Where thoughts are thought.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// On another thread.
    Away,
    /// A slice in each frame.
    InFrames,
}

impl Default for Way {
    fn default() -> Self {
        if cfg!(target_family = "wasm") { Self::InFrames } else { Self::Away }
    }
}

/// Nobody waits longer for a computer player; a slow device leaves it at what it has found.
const LONGEST: Duration = Duration::from_millis(2500);
/// How much of a frame a slice takes.
const SLICE: Duration = Duration::from_millis(4);
/// How many moves a hint names.
const MOST_HINTS: usize = 3;

fn since(start: SystemTime) -> Duration {
    now().duration_since(start).unwrap_or_default()
}

/// What is thought about.
#[derive(Clone, PartialEq, Debug)]
struct Question {
    id: MatchId,
    step: usize,
    seat: Seat,
    /// What level decides; `None`: a person, who wants a hint.
    level: Option<Level>,
}

impl Question {
    fn of<G: Playable>(session: &Session<G>, wants_hint: bool) -> Option<Self> {
        let Actor::Seat(seat) = session.play().actor() else { return None };
        let level = session.play().level(seat);
        let is_asked = level.is_some() || wants_hint;
        is_asked.then(|| Self { id: session.id().clone(), step: session.play().log().len(), seat, level })
    }

    fn skill(&self) -> Skill {
        Skill::of(self.level.unwrap_or(Level::Master))
    }

    /// How long it may be thought about. A person who wants a hint can stop waiting at any time.
    const fn longest(&self) -> Duration {
        if self.level.is_some() { LONGEST } else { Duration::MAX }
    }

    /// The same match at the same step brings the same thoughts.
    fn seed(&self, known: Option<u64>) -> u64 {
        let of_name = |number: u64, &byte: &u8| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        let seed = known.unwrap_or_else(|| self.id.as_str().as_bytes().iter().fold(0, of_name));
        thought_seed(seed, self.step)
    }
}

/// What was found.
enum Found<G: Thinkable> {
    Move(G::Action),
    Hints(Vec<HintOf<G>>),
}

impl<G: Thinkable> Found<G> {
    /// What `thinker` has come to; `None` if nothing can be done.
    fn by(thinker: &mut Thinker<G, G::Mind>, question: &Question) -> Option<Self> {
        let action = thinker.finish()?;
        Some(match question.level {
            Some(_) => Self::Move(action),
            None => Self::Hints(thinker.hints(MOST_HINTS)),
        })
    }
}

/// A thought that is being thought.
enum Thinking<G: Thinkable> {
    Away(Arc<Away<G>>),
    Here { thinker: Box<Thinker<G, G::Mind>>, started: SystemTime },
}

/// What this thread and the other one share.
struct Away<G: Thinkable> {
    found: Mutex<Option<Found<G>>>,
    is_given_up: AtomicBool,
}

impl<G: Thinkable> Thinking<G> {
    fn start(question: &Question, session: &Session<G>, way: Way, waker: &Waker) -> Self {
        let play = session.play();
        let (game, view) = (play.game().clone(), play.game().view(play.state(), question.seat));
        let (question, seed) = (question.clone(), question.seed(play.seed()));
        let started = now();
        let thinker = move || {
            let mind = game.mind(&question.skill());
            (Thinker::new(game, mind, &view, question.seat, question.skill(), seed), question)
        };
        if way == Way::InFrames {
            return Self::Here { thinker: Box::new(thinker().0), started };
        }
        let away = Arc::new(Away { found: Mutex::new(None), is_given_up: AtomicBool::new(false) });
        let (shared, waker) = (Arc::clone(&away), waker.clone());
        let thought = async move {
            let (mut thinker, question) = thinker();
            let is_given_up = || shared.is_given_up.load(Ordering::Relaxed);
            thinker.step(|| is_given_up() || since(started) > question.longest());
            if !is_given_up()
                && let Some(found) = Found::by(&mut thinker, &question)
            {
                *shared.lock() = Some(found);
                waker.wake();
            }
        };
        AsyncComputeTaskPool::get().spawn(thought).detach();
        Self::Away(away)
    }

    /// Thinks on, if that is done here; what has been found, once it has.
    fn go_on(&mut self, question: &Question, waker: &Waker) -> Option<Found<G>> {
        match self {
            Self::Away(away) => away.lock().take(),
            Self::Here { thinker, started } => {
                let begun = now();
                if thinker.step(|| since(begun) >= SLICE).is_none() && since(*started) <= question.longest() {
                    // The next slice waits for nobody.
                    waker.wake();
                    return None;
                }
                Found::by(thinker, question)
            }
        }
    }
}

impl<G: Thinkable> Away<G> {
    fn lock(&self) -> MutexGuard<'_, Option<Found<G>>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is being thought about the match on the table, and what has been found.
#[derive(Resource)]
pub struct Thoughts<G: Thinkable> {
    question: Option<Question>,
    thinking: Option<Thinking<G>>,
    found: Option<Found<G>>,
    wants_hint: bool,
}

impl<G: Thinkable> Default for Thoughts<G> {
    fn default() -> Self {
        Self { question: None, thinking: None, found: None, wants_hint: false }
    }
}

impl<G: Thinkable> Thoughts<G> {
    /// What the computer player on turn does, once it has found that.
    pub fn action(&self) -> Option<G::Action> {
        match self.found.as_ref()? {
            Found::Move(action) => Some(*action),
            Found::Hints(_) => None,
        }
    }

    /// Up to three moves that are worth considering, the best first, once they are found.
    pub fn hints(&self) -> Option<&[HintOf<G>]> {
        match self.found.as_ref()? {
            Found::Move(_) => None,
            Found::Hints(hints) => Some(hints),
        }
    }

    /// Whether the person on turn asks what could be done.
    pub const fn wants_hint(&self) -> bool {
        self.wants_hint
    }

    /// Somebody asks what could be done, or no longer.
    pub const fn want_hint(&mut self, wants_hint: bool) {
        self.wants_hint = wants_hint;
    }

    /// Whoever still thinks about it may stop.
    fn give_up(&mut self) {
        if let Some(Thinking::Away(away)) = &self.thinking {
            away.is_given_up.store(true, Ordering::Relaxed);
        }
        (self.thinking, self.found) = (None, None);
    }
}

impl<G: Thinkable> Drop for Thoughts<G> {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Lets whoever is on turn think, if it is a computer player or wants a hint.
pub(super) fn think<G: Thinkable>(
    session: Option<Res<Session<G>>>,
    mut jumped: MessageReader<Jumped>,
    way: Res<Way>,
    waker: Option<Res<Waker>>,
    mut thoughts: ResMut<Thoughts<G>>,
) {
    let waker = waker.map(|waker| waker.clone()).unwrap_or_default();
    let question = session.as_ref().and_then(|session| Question::of(session, thoughts.wants_hint));
    // The same step may be another one after undo.
    if jumped.read().count() > 0 || thoughts.question != question {
        thoughts.give_up();
        thoughts.question.clone_from(&question);
    }
    let (Some(session), Some(question)) = (session, question) else { return };
    if thoughts.found.is_some() {
        return;
    }
    // What is only being thought about is no change that anybody could see.
    let quiet = thoughts.bypass_change_detection();
    let thinking = match &mut quiet.thinking {
        Some(thinking) => thinking,
        none => none.insert(Thinking::start(&question, &session, *way, &waker)),
    };
    if let Some(found) = thinking.go_on(&question, &waker) {
        thoughts.found = Some(found);
        thoughts.thinking = None;
    }
}
