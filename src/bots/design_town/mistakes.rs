//! The mistakes of the levels in Design Town: what they do not see, and what they judge badly.

use rand_chacha::ChaCha8Rng;

use super::judge::WIN;
use crate::{
    bots::{Candidate, Points, misjudge, overlook},
    record::Level,
    rules::design_town::{Action, State},
};

/// How a player errs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mistakes {
    /// What it is worth to build something is mistaken by up to this, up or down.
    builds: Points,
    /// The same of going on and of stopping.
    goes_on: Points,
    /// In 1/256: how often a downgrade, a gift or a card that could be developed is not seen.
    misses: u32,
}

impl Mistakes {
    /// Those of a level; none for `None`.
    pub(super) const fn of(level: Option<Level>) -> Self {
        let (builds, goes_on, misses) = match level {
            Some(Level::Beginner) => (17 * 1024 + 512, 5 * 1024 + 512, 150),
            Some(Level::Casual) => (12 * 1024, 4 * 1024, 120),
            Some(Level::Skilled) => (9 * 1024, 2 * 1024 + 512, 80),
            Some(Level::Expert) => (5 * 1024 + 768, 1024 + 256, 50),
            Some(Level::Master) | None => (0, 0, 0),
        };
        Self { builds: Points(builds), goes_on: Points(goes_on), misses }
    }

    /// Makes them. A win that is there is seen by everybody, and nobody is afraid of a card that cannot do harm.
    pub(super) fn make(
        self,
        state: &State,
        is_safe: bool,
        candidates: &mut Vec<Candidate<Action>>,
        source: &mut ChaCha8Rng,
    ) {
        if is_safe || candidates.iter().any(|candidate| candidate.worth >= WIN) {
            return;
        }
        overlook(candidates, self.misses, source, |action| match action {
            Action::Downgrade(_) | Action::Give { .. } | Action::Develop(_) => 1,
            _ => 0,
        });
        misjudge(candidates, if state.is_building() { self.builds } else { self.goes_on }, source);
    }
}
