//! How often each face came in a match: for everybody who wonders about the dice.

use crate::rules::{dice::Face, doodle_city::Action};

/// How often each face came, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Of the blue die, starting roads included.
    pub blue: [u32; 6],
    /// Of the white dice.
    pub white: [u32; 6],
}

impl Tally {
    /// All dice of these actions.
    pub fn of(log: &[Action]) -> Self {
        let mut tally = Self::default();
        for action in log {
            match action {
                Action::StartingRoad(face) => tally.blue[face.index()] += 1,
                Action::Roll { blue, white } => {
                    tally.blue[blue.index()] += 1;
                    white.iter().for_each(|face: Face| tally.white[face.index()] += 1);
                }
                Action::Draw { .. } | Action::Cross { .. } | Action::Pass => {}
            }
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dice::Dice;

    #[test]
    fn every_die_counts_once_and_moves_do_not() {
        let white = Dice::of([Face::Two, Face::Two, Face::Six]);
        let log = [Action::StartingRoad(Face::One), Action::Roll { blue: Face::One, white }, Action::Pass];
        let tally = Tally::of(&log);
        assert_eq!((tally.blue, tally.white), ([2, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1]));
    }
}
