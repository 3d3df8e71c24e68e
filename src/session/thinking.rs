//! Computer players think about the match on the table: on another thread, or, where there is but one, a slice in each
//! frame. What they find lies here until somebody takes it up.

mod question;

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::{prelude::*, tasks::AsyncComputeTaskPool};

use self::question::{Question, Watch, since};
use super::{Playable, PositionChanged, Session, WantsHint};
use crate::{
    bots::{Hint, Mind, Thinker, WithBots, learnt},
    platform::{Waker, now},
};

/// A game that the app can play and computer players know.
pub trait Thinkable: Playable + WithBots<Mind: Send + Sync + 'static> {}

impl<G> Thinkable for G where G: Playable + WithBots<Mind: Send + Sync + 'static> {}

/// A move worth considering in a game, and what speaks for it.
pub type HintOf<G> = Hint<<G as crate::rules::Game>::Action, <<G as WithBots>::Mind as Mind<G>>::Reason>;

/// Where thoughts are thought.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThinkingMode {
    /// On another thread.
    Background,
    /// A slice in each frame.
    InFrames,
}

impl Default for ThinkingMode {
    fn default() -> Self {
        if cfg!(target_family = "wasm") { Self::InFrames } else { Self::Background }
    }
}

/// How much of a frame a slice takes.
const SLICE: Duration = Duration::from_millis(4);
/// How many moves a hint names.
const MOST_HINTS: usize = 3;

enum Finding<G: Thinkable> {
    Move(G::Action),
    Hints(Vec<HintOf<G>>),
}

impl<G: Thinkable> Finding<G> {
    /// What `thinker` has come to; `None` if nothing can be done.
    fn by(thinker: &mut Thinker<G, G::Mind>, question: &Question) -> Option<Self> {
        let action = thinker.finish()?;
        Some(match question.level {
            Some(_) => Self::Move(action),
            None => Self::Hints(thinker.hints(MOST_HINTS)),
        })
    }
}

enum Thinking<G: Thinkable> {
    Background(Arc<Background<G>>),
    Here { thinker: Box<Thinker<G, G::Mind>>, watch: Watch },
}

/// What this thread and the other one share.
struct Background<G: Thinkable> {
    found: Mutex<Option<Finding<G>>>,
    is_given_up: AtomicBool,
}

impl<G: Thinkable> Thinking<G> {
    fn start(
        question: &Question,
        session: &Session<G>,
        way: ThinkingMode,
        is_hurried: &Arc<AtomicBool>,
        waker: &Waker,
    ) -> Self {
        let play = session.play();
        let (game, state) = (play.game().clone(), play.state().clone());
        let (question, seed) = (question.clone(), question.seed(play.seed()));
        let mut watch = Watch::begin();
        let thinker = move || {
            let mind = game.mind(&question.skill());
            (Thinker::new(game, mind, state, question.seat, question.skill(), seed), question)
        };
        if way == ThinkingMode::InFrames {
            return Self::Here { thinker: Box::new(thinker().0), watch };
        }
        let background = Arc::new(Background { found: Mutex::new(None), is_given_up: AtomicBool::new(false) });
        let (shared, is_hurried, waker) = (Arc::clone(&background), Arc::clone(is_hurried), waker.clone());
        let thought = async move {
            let (mut thinker, question) = thinker();
            let is_given_up = || shared.is_given_up.load(Ordering::Relaxed);
            thinker.step(|| is_given_up() || question.is_enough(watch.spent(), &is_hurried));
            if !is_given_up()
                && let Some(found) = Finding::by(&mut thinker, &question)
            {
                *shared.lock() = Some(found);
                waker.wake();
            }
        };
        AsyncComputeTaskPool::get().spawn(thought).detach();
        Self::Background(background)
    }

    /// Thinks on, if that is done here; what has been found, once it has.
    fn go_on(&mut self, question: &Question, is_hurried: &AtomicBool, waker: &Waker) -> Option<Finding<G>> {
        match self {
            Self::Background(background) => background.lock().take(),
            Self::Here { thinker, watch } => {
                let begun = now();
                let is_done = thinker.step(|| since(begun) >= SLICE).is_some();
                if !is_done && !question.is_enough(watch.spent(), is_hurried) {
                    // The next slice waits for nobody.
                    waker.wake();
                    return None;
                }
                Finding::by(thinker, question)
            }
        }
    }
}

impl<G: Thinkable> Background<G> {
    fn lock(&self) -> MutexGuard<'_, Option<Finding<G>>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is being thought about the match on the table, and what has been found.
#[derive(Resource)]
pub struct ThinkingTask<G: Thinkable> {
    question: Option<Question>,
    thinking: Option<Thinking<G>>,
    found: Option<Finding<G>>,
    wants_hint: bool,
    is_hurried: Arc<AtomicBool>,
    is_resting: bool,
}

impl<G: Thinkable> Default for ThinkingTask<G> {
    fn default() -> Self {
        Self {
            question: None,
            thinking: None,
            found: None,
            wants_hint: false,
            is_hurried: Arc::default(),
            is_resting: false,
        }
    }
}

impl<G: Thinkable> ThinkingTask<G> {
    /// What the computer player on turn does, once it has found that.
    pub fn action(&self) -> Option<G::Action> {
        match self.found.as_ref()? {
            Finding::Move(action) => Some(*action),
            Finding::Hints(_) => None,
        }
    }

    /// Up to three moves that are worth considering, the best first, once they are found.
    pub fn hints(&self) -> Option<&[HintOf<G>]> {
        match self.found.as_ref()? {
            Finding::Move(_) => None,
            Finding::Hints(hints) => Some(hints),
        }
    }

    /// Somebody is impatient: what is thought about just now comes soon.
    pub fn hurry(&self) {
        self.is_hurried.store(true, Ordering::Relaxed);
    }

    /// Thinks nothing in frames in which something else has to be smooth.
    pub const fn rest(&mut self, is_resting: bool) {
        self.is_resting = is_resting;
    }

    /// Whoever still thinks about it may stop.
    fn give_up(&mut self) {
        self.is_hurried = Arc::default();
        if let Some(Thinking::Background(background)) = &self.thinking {
            background.is_given_up.store(true, Ordering::Relaxed);
        }
        (self.thinking, self.found) = (None, None);
    }
}

impl<G: Thinkable> Drop for ThinkingTask<G> {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Hints are thought of while somebody wants them.
pub(super) fn track_hint_request<G: Thinkable>(wish: Res<WantsHint>, mut thoughts: ResMut<ThinkingTask<G>>) {
    thoughts.wants_hint = wish.0;
}

/// Lets whoever is on turn think, if it is a computer player or wants a hint.
pub(super) fn think<G: Thinkable>(
    session: Option<Res<Session<G>>>,
    mut position_changed: MessageReader<PositionChanged>,
    way: Res<ThinkingMode>,
    waker: Option<Res<Waker>>,
    mut thoughts: ResMut<ThinkingTask<G>>,
) {
    let waker = waker.map(|waker| waker.clone()).unwrap_or_default();
    let question = session.as_ref().and_then(|session| Question::of(session, thoughts.wants_hint));
    // The same step may be another one after undo.
    if position_changed.read().count() > 0 || thoughts.question != question {
        thoughts.give_up();
        thoughts.question.clone_from(&question);
    }
    let (Some(session), Some(question)) = (session, question) else { return };
    if thoughts.found.is_some() {
        return;
    }
    // What is only being thought about is no change that anybody could see.
    let ThinkingTask { thinking, is_hurried, is_resting, .. } = thoughts.bypass_change_detection();
    if *is_resting && *way == ThinkingMode::InFrames {
        return;
    }
    if thinking.is_none() && !learnt::is_settled() {
        // Until then nobody thinks worse than they can.
        learnt::call_when_settled(move || waker.wake());
        return;
    }
    let thinking = match thinking {
        Some(thinking) => thinking,
        none => none.insert(Thinking::start(&question, &session, *way, is_hurried, &waker)),
    };
    if let Some(found) = thinking.go_on(&question, is_hurried, &waker) {
        thoughts.found = Some(found);
        thoughts.thinking = None;
    }
}
