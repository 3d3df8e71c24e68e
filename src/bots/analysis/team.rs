//! Several who go through a match together, each on a thread of its own.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use super::{Analysis, Analyst, Depth, Findings};
use crate::{bots::WithBots, record::Match, rules::Game};

/// How many actions one of them takes up at once.
const AT_ONCE: usize = 4;

/// What they share: whoever has time calls [`AnalystTeam::work`].
#[derive(Debug)]
pub struct AnalystTeam<G: Game> {
    played: Arc<Match<G>>,
    depth: Depth,
    /// The first entry of the log that nobody has taken up.
    next: AtomicUsize,
    /// What was found, each with its first entry.
    parts: Mutex<Vec<(usize, Findings<G>)>>,
    /// How many actions they are through with.
    done: AtomicUsize,
}

impl<G: WithBots> AnalystTeam<G> {
    /// For a match, usually one that is over.
    pub const fn new(played: Arc<Match<G>>, depth: Depth) -> Self {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Self { played, depth, next, parts: Mutex::new(Vec::new()), done }
    }

    /// Takes up parts of the match until none is left or `stop` says so, which is asked again and again.
    pub fn work(&self, stop: impl Fn() -> bool) {
        let entries = self.played.log().len();
        loop {
            let first = self.next.fetch_add(AT_ONCE, Ordering::Relaxed);
            if first >= entries {
                return;
            }
            let part = first..entries.min(first + AT_ONCE);
            let mut analyst = Analyst::of_entries(Arc::clone(&self.played), part.clone(), self.depth);
            while !analyst.is_done() {
                if stop() {
                    return;
                }
                analyst.iterate();
            }
            self.parts().push((first, analyst.into_findings()));
            self.done.fetch_add(part.len(), Ordering::Relaxed);
        }
    }

    /// How many actions of the log they are through with, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.played.log().len())
    }

    /// What they found, once they are through with all of them.
    pub fn analysis(&self) -> Option<Analysis<G::Action>> {
        let (done, entries) = self.progress();
        if done < entries {
            return None;
        }
        let mut parts = core::mem::take(&mut *self.parts());
        parts.sort_by_key(|(first, _)| *first);
        let mut all = Findings::default();
        parts.into_iter().for_each(|(_, part)| all.extend(part));
        Some(all.analysis(&self.played))
    }

    fn parts(&self) -> MutexGuard<'_, Vec<(usize, Findings<G>)>> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
