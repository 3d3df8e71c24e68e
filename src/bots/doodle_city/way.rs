//! From one roll to the next: of the two best moves the one after which the next roll promises more.

use super::{
    context::Context,
    outlook::{ALONE, Outlook},
    position::{Position, Valuer},
};
use crate::{
    bots::Points,
    record::Seeded,
    rules::{
        Actor, Game as _, IgnoreEvents,
        doodle_city::{Action, Legal, State},
    },
};

/// Between the two best moves the mean over the next rolls decides, if they are as close as this.
const CLOSE: Points = Points::whole(2);

/// A sheet alone before a roll.
pub(super) struct Moment {
    pub position: Position,
    outlook: Outlook,
    /// What the sheet is worth by itself.
    pub value: Points,
    /// The mean over all rolls of what is expected after the best move.
    pub mean: Points,
}

/// A move, and where it leads.
pub(super) struct Way {
    pub action: Action,
    /// What is expected after the move; the score if the match is over.
    pub value: Points,
    /// `None` if the match is over.
    pub next: Option<Moment>,
}

impl Way {
    /// What it is chosen by.
    fn promise(&self) -> Points {
        self.next.as_ref().map_or(self.value, |next| next.mean)
    }
}

impl Valuer {
    /// The moment of `position`, a sheet before a roll.
    pub(super) fn moment(&self, position: Position, legal: &mut Legal) -> Moment {
        let outlook = self.outlook(&position, &Context::ALONE, legal);
        let (value, mean) = (self.value(&position, &Context::ALONE), outlook.mean(Context::ALONE.dice));
        Moment { position, outlook, value, mean }
    }

    /// Rolls by `dice`. Gives the state after that, what is expected after the move that promises most at once, and the
    /// way that is best; `None` if the match is over.
    pub(super) fn roll_on(
        &self,
        moment: &Moment,
        dice: &mut Seeded,
        legal: &mut Legal,
    ) -> Option<(State, Points, Way)> {
        let mut rolled = moment.position.state.clone();
        let roll = self.alone.draw(&rolled, dice)?;
        let done = self.alone.apply(&mut rolled, roll, &mut IgnoreEvents);
        debug_assert!(done.is_ok(), "{done:?}");
        let Action::Roll { blue, white } = roll else { return None };
        let ((most, first), second) = moment.outlook.best_two(blue, white);
        let mut best = self.way(&rolled, first, legal)?;
        if let Some((value, action)) = second
            && most - value <= CLOSE
            && let Some(other) = self.way(&rolled, action, legal)
            && other.promise() > best.promise()
        {
            best = other;
        }
        Some((rolled, most, best))
    }

    /// Where `action` leads; `None` if that is impossible in `rolled`, a moment after a roll.
    pub(super) fn way(&self, rolled: &State, action: Action, legal: &mut Legal) -> Option<Way> {
        let after = self.after(rolled, action)?;
        if self.alone.actor(&after) == Actor::GameOver {
            let value = Points::whole(after.city(ALONE).score(&self.alone).total);
            return Some(Way { action, value, next: None });
        }
        let next = self.moment(self.position_alone(after, &Context::ALONE), legal);
        Some(Way { action, value: next.value, next: Some(next) })
    }
}
