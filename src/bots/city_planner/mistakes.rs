//! The mistakes of the levels in City Planner: what they do not see, and what they judge badly.

use rand_chacha::ChaCha8Rng;

use crate::{
    bots::{Candidate, Points, misjudge, overlook},
    record::Level,
    rules::city_planner::Action,
};

/// How a player errs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mistakes {
    /// What it is worth to pass a block, or to score in one way, is mistaken by up to this, up or down.
    misjudges: Points,
    /// In 1/256: how often it is not seen what a die could be changed to, that it could be rerolled, or that a building
    /// could be given up.
    misses: u32,
}

impl Mistakes {
    /// Those of a level, alone or with another player; none for `None`.
    pub(super) const fn of(level: Option<Level>, is_solo: bool) -> Self {
        let (misjudges, misses) = match level {
            Some(Level::Beginner) => (6 * 1024, 151),
            Some(Level::Casual) => (4 * 1024 + 128, 140),
            Some(Level::Skilled) => (3 * 1024 + 256, 107),
            Some(Level::Expert) => (2 * 1024 + 128, 62),
            Some(Level::Master) | None => (0, 0),
        };
        // With the other player's chances the same mistakes cost more, so that the levels would lie further apart.
        let misjudges = if is_solo { misjudges } else { misjudges * 13 / 16 };
        Self { misjudges: Points(misjudges), misses }
    }

    /// Makes them. Nobody takes a die that helps for one that does not: a turn is left as it is rather than spoilt.
    pub(super) fn make(self, candidates: &mut Vec<Candidate<Action>>, source: &mut ChaCha8Rng) {
        overlook(candidates, self.misses, source, |action| match action {
            Action::Reroll(_) | Action::Change { .. } => 1,
            Action::Score(choice) => choice.given_up.len() as u32,
            Action::Pass(_) | Action::Roll(_) | Action::Throw(_) => 0,
        });
        let of_adjusting = |candidate: &Candidate<Action>| {
            matches!(candidate.action, Action::Reroll(_) | Action::Change { .. })
        };
        candidates.sort_by_key(of_adjusting);
        let passes = candidates.partition_point(|candidate| !of_adjusting(candidate));
        misjudge(&mut candidates[..passes], self.misjudges, source);
    }
}
