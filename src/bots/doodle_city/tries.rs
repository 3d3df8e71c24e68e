//! Playing on with imagined dice, to find out by how much a value is wrong.
//!
//! What counts is not the score but the sum of corrections along the way: mean over all rolls less value. The luck of
//! the dice is left out, for its mean is nothing.

use super::position::{Position, Valuer};
use crate::{bots::Points, record::Seeded, rules::doodle_city::Legal};

/// A try goes so many rounds at most: far corrections are mostly noise.
const ROUNDS: usize = 14;

impl Valuer {
    /// One try from `position`, a sheet before a roll: by how much it corrects the mean over `rounds` rolls. The same
    /// `dice` stand for the same luck.
    pub(super) fn correction(&self, position: Position, rounds: u8, dice: u64, legal: &mut Legal) -> Points {
        let mut dice = Seeded::new(dice);
        let mut moment = self.moment(position, legal);
        let mut correction = Points::ZERO;
        for round in 0..ROUNDS {
            if round >= usize::from(rounds) {
                correction += moment.mean - moment.value;
            }
            let Some((_, most, way)) = self.roll_on(&moment, &mut dice, legal) else { break };
            // What is given up for what follows is no luck of the dice.
            if round + 1 >= usize::from(rounds) {
                correction += way.value - most;
            }
            let Some(next) = way.next else { break };
            moment = next;
        }
        correction
    }
}
