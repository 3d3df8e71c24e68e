//! How a match went: where turns begin, and where it turned.

use crate::record::{AnyMatch, Moment};

/// How a match went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Story {
    /// Before the first action, and after each.
    pub moments: Vec<Moment>,
    /// The moments at which a turn or a throw has just ended, the beginning and the end among them.
    pub turns: Vec<usize>,
    /// The moments at which it turned: somebody else took the lead; alone, what brought most.
    pub turning_points: Vec<usize>,
    /// The moments at which somebody's points have just changed.
    pub scores: Vec<usize>,
}

/// How many turning points a match for one has.
const MOST_ALONE: usize = 3;

impl Story {
    pub(super) fn of(play: &AnyMatch) -> Self {
        Self::told(play.moments())
    }

    fn told(moments: Vec<Moment>) -> Self {
        let last = moments.len().saturating_sub(1);
        let key = |at: usize| moments.get(at).map(|moment| (moment.mover, moment.round));
        let turns = (0..=last).filter(|&at| at == 0 || at == last || key(at) != key(at + 1)).collect();
        let gain = |at: usize| {
            let sum = |at: usize| moments.get(at).map_or(0, |moment| moment.totals.iter().sum::<i32>());
            sum(at) - sum(at - 1)
        };
        let scores: Vec<usize> =
            (1..=last).filter(|&at| moments[at].totals != moments[at - 1].totals).collect();
        let turning_points = if moments.first().is_some_and(|moment| moment.totals.len() == 1) {
            let mut best: Vec<usize> = scores.iter().copied().filter(|&at| gain(at) > 0).collect();
            best.sort_by_key(|&at| core::cmp::Reverse(gain(at)));
            best.truncate(MOST_ALONE);
            best.sort_unstable();
            best
        } else {
            lead_changes(&moments)
        };
        Self { turns, turning_points, scores, moments }
    }

    /// How many actions there are.
    pub(super) fn len(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }

    /// The next turning point after `at`, or where there is none the next moment that brings points; the first one again
    /// where none is ahead.
    pub(super) fn next_event(&self, at: usize) -> Option<usize> {
        let after = |all: &[usize]| all.iter().copied().find(|&event| event > at);
        let all = if self.turning_points.is_empty() { &self.scores } else { &self.turning_points };
        after(all).or_else(|| all.first().copied())
    }

    /// The end of the turn before `at`.
    pub(super) fn turn_before(&self, at: usize) -> usize {
        self.turns.iter().copied().rfind(|&turn| turn < at).unwrap_or(0)
    }

    /// The end of the turn after `at`.
    pub(super) fn turn_after(&self, at: usize) -> usize {
        self.turns.iter().copied().find(|&turn| turn > at).unwrap_or(self.len())
    }
}

/// Where somebody is ahead of all others who was not the last to be so.
fn lead_changes(moments: &[Moment]) -> Vec<usize> {
    let mut last = None;
    let mut changes = Vec::new();
    for (at, moment) in moments.iter().enumerate() {
        let best = moment.totals.iter().max();
        let mut ahead = moment.totals.iter().enumerate().filter(|(_, total)| Some(*total) == best);
        let (Some((leader, _)), None) = (ahead.next(), ahead.next()) else { continue };
        if last.is_some_and(|last| last != leader) {
            changes.push(at);
        }
        last = Some(leader);
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn moment(mover: u8, round: u32, totals: &[i32]) -> Moment {
        Moment { mover: Some(Seat(mover)), round, totals: totals.into() }
    }

    fn duel() -> Story {
        Story::told(vec![
            moment(0, 0, &[0, 0]),
            moment(0, 1, &[0, 0]),
            moment(0, 1, &[4, 0]),
            moment(1, 1, &[4, 4]),
            moment(1, 2, &[4, 9]),
            moment(0, 2, &[9, 9]),
            moment(0, 3, &[12, 9]),
        ])
    }

    #[test]
    fn the_match_turns_where_somebody_else_takes_the_lead() {
        let story = duel();
        assert_eq!(story.turning_points, [4, 6]);
        assert_eq!(story.scores, [2, 3, 4, 5, 6]);
        assert_eq!([0, 4, 5, 6].map(|at| story.next_event(at)), [Some(4), Some(6), Some(6), Some(4)]);
    }

    #[test]
    fn turns_end_where_somebody_else_or_another_round_begins() {
        let story = duel();
        assert_eq!(story.turns, [0, 2, 3, 4, 5, 6]);
        assert_eq!([6, 4, 1, 0].map(|at| story.turn_before(at)), [5, 3, 0, 0]);
        assert_eq!([0, 2, 6].map(|at| story.turn_after(at)), [2, 3, 6]);
    }

    #[test]
    fn alone_it_turns_at_what_brought_most() {
        let totals = [0, 3, 3, 10, 8, 14, 15, 22];
        let story = Story::told((1..).zip(totals).map(|(round, total)| moment(0, round, &[total])).collect());
        assert_eq!(story.turning_points, [3, 5, 7]);
    }

    #[test]
    fn without_turning_points_points_are_events() {
        let story = Story::told(vec![moment(0, 0, &[0, 0]), moment(0, 1, &[3, 0]), moment(1, 1, &[3, 2])]);
        assert!(story.turning_points.is_empty());
        assert_eq!((story.next_event(0), story.next_event(2)), (Some(1), Some(1)));
        assert_eq!(Story::default().next_event(0), None);
    }
}
