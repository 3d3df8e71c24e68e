//! One of the moves between which a computer player chooses, and what is known of it.

use super::Points;

/// Corrections count half after so many tries: the variance of one, some 10 points squared, by that of what they are to
/// find out.
const TRUST: i64 = 8;

/// What decides between two candidates: the lead squared times the tries and [`TRUST`], in points squared. At about 2.5
/// deviations.
const DECIDED: i64 = 70 * (Points::ONE as i64) * (Points::ONE as i64);

/// A move that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<Action> {
    /// The move.
    pub action: Action,
    /// What the seat's total is expected to be after it.
    pub points: Points,
    /// What it is worth by everything looked at so far; comparable among those looked at equally far.
    pub worth: Points,
    /// How far it was looked at: 0 one step, then the rounds of chance that were looked through.
    pub rounds: u8,
    /// The corrections by tries to the end, summed up, and how many there were.
    corrections: i64,
    tries: u32,
    /// Whether it fell so far behind that no more is tried.
    is_out: bool,
}

impl<Action> Candidate<Action> {
    /// A move that was looked at one step ahead.
    pub(super) const fn new(action: Action, points: Points) -> Self {
        Self { action, points, worth: points, rounds: 0, corrections: 0, tries: 0, is_out: false }
    }

    /// The worth with the mean of the corrections, which is the less trusted the fewer there are.
    pub(super) fn estimate(&self) -> Points {
        self.worth + Points((self.corrections / (i64::from(self.tries) + TRUST)) as i32)
    }

    /// Takes in one more try.
    pub(super) fn add_try(&mut self, correction: Points) {
        self.corrections += i64::from(correction.0);
        self.tries += 1;
    }

    /// Is out from now on if more tries would hardly bring it before the best estimate.
    pub(super) fn leave_if_beaten_by(&mut self, best: Points) {
        let behind = i64::from((best - self.estimate()).0);
        self.is_out |= behind * behind * (i64::from(self.tries) + TRUST) > DECIDED;
    }

    /// Whether it fell so far behind that no more is tried.
    pub(super) const fn is_out(&self) -> bool {
        self.is_out
    }

    /// Takes in what all tries have shown.
    pub(super) fn settle(&mut self) {
        let correction = self.estimate() - self.worth;
        self.worth += correction;
        self.points += correction;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_tries_count_little_and_many_nearly_in_full() {
        let mut candidate = Candidate::new((), Points::whole(50));
        candidate.add_try(Points::whole(18));
        assert_eq!(candidate.estimate(), Points::whole(52));
        for _ in 0..999 {
            candidate.add_try(Points::whole(18));
        }
        assert!(candidate.estimate() > Points(67 * Points::ONE + Points::ONE / 2));
        candidate.settle();
        assert!(candidate.worth < Points::whole(68));
    }

    #[test]
    fn the_more_tries_the_smaller_a_lead_decides() {
        let best = Points::whole(52);
        let mut candidate = Candidate::new((), Points::whole(50));
        candidate.leave_if_beaten_by(best);
        assert!(!candidate.is_out());
        (0..20).for_each(|_| candidate.add_try(Points::ZERO));
        candidate.leave_if_beaten_by(best);
        assert!(candidate.is_out());
        let mut far = Candidate::new((), Points::whole(48));
        far.leave_if_beaten_by(best);
        assert!(far.is_out(), "a gap of four points is not tried at all");
    }
}
