//! Playing on to the end with imagined dice, to find out by how much a value is wrong.
//!
//! What counts is not the score but the sum of corrections along the way: mean over all rolls less value. The luck of
//! the dice is left out, for its mean is nothing.

use super::{
    context::Context,
    outlook::Outlook,
    position::{Position, Valuer},
};
use crate::{
    bots::Points,
    record::Seeded,
    rules::{
        Actor, Game as _, Silent,
        doodle_city::{Action, Legal, State},
    },
};

/// A try goes so many rounds at most: far corrections are mostly noise.
const ROUNDS: usize = 14;
/// Between the two best moves after a roll the mean over the next rolls decides, if they are as close as this.
const CLOSE: Points = Points::whole(1);

/// A moment of a try, before a roll.
struct Moment {
    position: Position,
    outlook: Outlook,
    /// What the position is worth by itself, and by the mean over all rolls.
    value: Points,
    mean: Points,
}

/// Where a move leads in a try.
struct Way {
    /// What is expected after the move, and what it is chosen by: the mean over the next rolls, where there are any.
    value: Points,
    mean: Points,
    /// `None` if the match is over.
    next: Option<Moment>,
}

impl Valuer {
    fn moment(&self, position: Position, value: Points, legal: &mut Legal) -> Moment {
        let outlook = self.outlook(&position, &Context::ALONE, legal);
        let mean = outlook.mean(Context::ALONE.dice);
        Moment { position, outlook, value, mean }
    }

    fn way(&self, rolled: &State, (value, action): (Points, Action), legal: &mut Legal) -> Option<Way> {
        let after = self.after(rolled, action)?;
        if self.alone.actor(&after) == Actor::Nobody {
            return Some(Way { value, mean: value, next: None });
        }
        let next = self.moment(self.position_alone(after, &Context::ALONE), value, legal);
        Some(Way { value, mean: next.mean, next: Some(next) })
    }

    /// One try from `position`, a sheet before a roll: by how much it corrects the mean over `rounds` rolls. The same
    /// `dice` stand for the same luck.
    pub(super) fn correction(&self, position: Position, rounds: u8, dice: u64, legal: &mut Legal) -> Points {
        let mut dice = Seeded::new(dice);
        let value = self.value(&position, &Context::ALONE);
        let mut moment = self.moment(position, value, legal);
        let mut correction = Points::ZERO;
        for round in 0..ROUNDS {
            if round >= usize::from(rounds) {
                correction += moment.mean - moment.value;
            }
            let mut rolled = moment.position.state.clone();
            let roll = self.alone.draw(&rolled, &mut dice);
            let Some(roll @ Action::Roll { blue, white }) = roll else { break };
            let done = self.alone.apply(&mut rolled, roll, &mut Silent);
            debug_assert!(done.is_ok(), "{done:?}");
            let (first, second) = moment.outlook.best_two(blue, white);
            let second = second.filter(|second| first.0 - second.0 <= CLOSE);
            let Some(mut way) = self.way(&rolled, first, legal) else { break };
            if let Some(other) = second.and_then(|second| self.way(&rolled, second, legal))
                && other.mean > way.mean
            {
                way = other;
            }
            // What is given up for what follows is no luck of the dice.
            if round + 1 >= usize::from(rounds) {
                correction += way.value - first.0;
            }
            let Some(next) = way.next else { break };
            moment = next;
        }
        correction
    }
}
