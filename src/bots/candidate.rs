//! One of the moves that a computer player chooses between, and what is known about it.

use super::{Points, Tries};

/// A move that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<Action> {
    /// The move.
    pub action: Action,
    /// What the seat's total is expected to be after it.
    pub points: Points,
    /// What it is worth by everything looked at so far. Only moves looked at equally far are comparable.
    pub worth: Points,
    /// How far ahead was looked: 0 for one step, otherwise how many of the player's own turns.
    pub turns: u8,
    /// The corrections by tries to the end, summed up, and how many there were.
    corrections: i64,
    tries: u32,
    /// Whether it fell so far behind that no more is tried.
    is_out: bool,
}

impl<Action> Candidate<Action> {
    /// A move that was looked at one step ahead.
    pub(super) const fn new(action: Action, points: Points) -> Self {
        Self { action, points, worth: points, turns: 0, corrections: 0, tries: 0, is_out: false }
    }

    /// The worth plus the mean of the corrections, which counts for less the fewer there are.
    pub(super) fn estimate(&self, what: Tries) -> Points {
        self.worth + Points((self.corrections / (i64::from(self.tries) + what.trust)) as i32)
    }

    /// Takes in one more try.
    pub(super) fn add_try(&mut self, correction: Points) {
        self.corrections += i64::from(correction.0);
        self.tries += 1;
    }

    /// Drops out if more tries would hardly bring it ahead of the best estimate.
    pub(super) fn leave_if_beaten_by(&mut self, best: Points, what: Tries) {
        let behind = i64::from((best - self.estimate(what)).0);
        let decided = what.decided * i64::from(Points::ONE) * i64::from(Points::ONE);
        self.is_out |= behind * behind * (i64::from(self.tries) + what.trust) > decided;
    }

    /// Whether it fell so far behind that no more is tried.
    pub(super) const fn is_out(&self) -> bool {
        self.is_out
    }

    /// Takes in what all tries have shown.
    pub(super) fn settle(&mut self, what: Tries) {
        let correction = self.estimate(what) - self.worth;
        self.worth += correction;
        self.points += correction;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRIES: Tries = Tries { trust: 8, decided: 70 };

    #[test]
    fn a_few_tries_count_little_and_many_nearly_in_full() {
        let mut candidate = Candidate::new((), Points::whole(50));
        candidate.add_try(Points::whole(18));
        assert_eq!(candidate.estimate(TRIES), Points::whole(52));
        for _ in 0..999 {
            candidate.add_try(Points::whole(18));
        }
        assert!(candidate.estimate(TRIES) > Points(67 * Points::ONE + Points::ONE / 2));
        candidate.settle(TRIES);
        assert!(candidate.worth < Points::whole(68));
    }

    #[test]
    fn the_more_tries_the_smaller_a_lead_decides() {
        let best = Points::whole(52);
        let mut candidate = Candidate::new((), Points::whole(50));
        candidate.leave_if_beaten_by(best, TRIES);
        assert!(!candidate.is_out());
        (0..20).for_each(|_| candidate.add_try(Points::ZERO));
        candidate.leave_if_beaten_by(best, TRIES);
        assert!(candidate.is_out());
        let mut far = Candidate::new((), Points::whole(48));
        far.leave_if_beaten_by(best, TRIES);
        assert!(far.is_out(), "a gap of four points is not tried at all");
    }
}
