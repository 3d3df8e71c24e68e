//! An action that is rated: what everybody could expect after it, sample by sample.

use crate::bots::Points;

/// What was found about one action, or about a moment before chance.
#[derive(Clone, Debug)]
pub(super) struct Rating<Action, State> {
    pub action: Action,
    /// The state after it.
    pub after: State,
    /// What each seat can expect then, for each sample.
    samples: Vec<Vec<Points>>,
}

impl<A, S> Rating<A, S> {
    pub(super) const fn new(action: A, after: S) -> Self {
        Self { action, after, samples: Vec::new() }
    }

    /// How many samples it has.
    pub(super) const fn len(&self) -> usize {
        self.samples.len()
    }

    pub(super) fn add(&mut self, expected: Vec<Points>) {
        self.samples.push(expected);
    }

    /// What `seat` can expect by the samples in `range`.
    pub(super) fn mean(&self, seat: usize, range: core::ops::Range<usize>) -> Points {
        let samples = &self.samples[range];
        let sum = samples.iter().map(|all| i64::from(all[seat].0)).sum();
        Points::mean(sum, samples.len().max(1) as i64)
    }

    /// What each of so many seats can expect by all samples.
    pub(super) fn means(&self, seats: usize) -> Vec<Points> {
        (0..seats).map(|seat| self.mean(seat, 0..self.len())).collect()
    }

    /// The standard error of how much more `seat` can expect than after `other`, by the samples in `range`.
    pub(super) fn error(&self, other: &Self, seat: usize, range: core::ops::Range<usize>) -> Points {
        let pairs = self.samples[range.clone()].iter().zip(&other.samples[range]);
        let leads: Vec<i64> = pairs.map(|(own, other)| i64::from((own[seat] - other[seat]).0)).collect();
        let count = leads.len() as i64;
        if count < 2 {
            return Points::ZERO;
        }
        let mean = leads.iter().sum::<i64>() / count;
        let squares: i64 = leads.iter().map(|lead| (lead - mean).pow(2)).sum();
        Points((squares / (count * (count - 1))).isqrt() as i32)
    }
}
