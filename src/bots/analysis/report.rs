//! What an analysis has found.

use serde::{Deserialize, Serialize};

use super::Grade;
use crate::{bots::Points, rules::Seat};

/// What somebody chose, beside what would have been best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice<Action> {
    /// Who chose.
    pub seat: Seat,
    /// The best that was found; what was done, if nothing better was.
    pub best: Action,
    /// What was given up. Below nothing where the choice was better than the best by what was looked at last.
    pub loss: Points,
    /// The standard error of that; nothing where values are exact.
    pub error: Points,
}

impl<A> Choice<A> {
    /// Whether the loss may be nothing but the values' own error.
    pub const fn is_good(&self) -> bool {
        self.loss.0 <= 2 * self.error.0
    }

    /// How bad it was, with values of this `spread`; `None` for good choices.
    pub fn grade(&self, spread: Points) -> Option<Grade> {
        if self.is_good() { None } else { Grade::of(self.loss, spread) }
    }
}

/// What a match owed to whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis<Action> {
    /// What each seat could expect, in seat order: before the first action, and after each. The last is the result.
    pub expected: Vec<Vec<Points>>,
    /// For each action of the log what was chosen; `None` for chance.
    pub choices: Vec<Option<Choice<Action>>>,
}

impl<A> Analysis<A> {
    /// What `seat` could expect before the first action.
    pub fn start(&self, seat: Seat) -> Points {
        self.expected.first().map_or(Points::ZERO, |all| all[seat.index()])
    }

    /// What `seat` got.
    pub fn result(&self, seat: Seat) -> Points {
        self.expected.last().map_or(Points::ZERO, |all| all[seat.index()])
    }

    /// What the action at `entry` of the log changed for `seat`.
    pub fn change(&self, entry: usize, seat: Seat) -> Points {
        self.expected[entry + 1][seat.index()] - self.expected[entry][seat.index()]
    }

    fn sum(&self, seat: Seat, counts: impl Fn(Option<Seat>) -> bool) -> Points {
        let entries = self.choices.iter().enumerate();
        let counted = entries.filter(|(_, choice)| counts(choice.as_ref().map(|choice| choice.seat)));
        counted.map(|(entry, _)| self.change(entry, seat)).sum()
    }

    /// What chance brought to `seat`.
    pub fn luck(&self, seat: Seat) -> Points {
        self.sum(seat, |chooser| chooser.is_none())
    }

    /// What the choices of `seat` changed for it: usually less than nothing, for it is compared with the best.
    pub fn own(&self, seat: Seat) -> Points {
        self.sum(seat, |chooser| chooser == Some(seat))
    }

    /// What the choices of all others brought to `seat`.
    pub fn others(&self, seat: Seat) -> Points {
        self.sum(seat, |chooser| chooser.is_some_and(|chooser| chooser != seat))
    }

    /// The standard error of what all choices of `seat` changed, and so of its luck beside them.
    pub fn error(&self, seat: Seat) -> Points {
        let own = self.choices.iter().flatten().filter(|choice| choice.seat == seat);
        let variance: i64 = own.map(|choice| i64::from(choice.error.0).pow(2)).sum();
        Points(variance.isqrt() as i32)
    }

    /// Up to `most` entries that changed most for `seat`, in the order of the match; none that changed less than
    /// `least`.
    pub fn turning_points(&self, seat: Seat, most: usize, least: Points) -> Vec<usize> {
        let size = |&entry: &usize| self.change(entry, seat).0.abs();
        let mut entries: Vec<usize> = (0..self.choices.len()).filter(|entry| size(entry) >= least.0).collect();
        entries.sort_by_key(|entry| (core::cmp::Reverse(size(entry)), *entry));
        entries.truncate(most);
        entries.sort_unstable();
        entries
    }
}
