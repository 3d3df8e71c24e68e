//! How far back undo goes: to the latest action by chance, or the latest hand-over to another person.

use super::{Controller, Match};
use crate::rules::{Actor, Game, IgnoreEvents, Seat};

/// Who makes an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody at this device, for this seat.
    Person(Seat),
    /// Nobody is asked, for the rules leave the person at this seat nothing to decide.
    Unasked(Seat),
    /// A computer player.
    Computer,
    /// Dice or cards; or nobody, because the match is over.
    Chance,
}

impl Who {
    /// Who makes the next action of `play`.
    pub fn is_next<G: Game>(play: &Match<G>) -> Self {
        Self::of(play, play.state(), play.log().len())
    }

    /// Who it was, or is, in the `state` after `steps` actions of `play`.
    fn of<G: Game>(play: &Match<G>, state: &G::State, steps: usize) -> Self {
        match play.game().actor(state) {
            Actor::Seat(seat) => match play.by(seat, steps) {
                Controller::Person if play.game().automatic(state).is_some() => Self::Unasked(seat),
                Controller::Person => Self::Person(seat),
                Controller::Level(_) | Controller::Random => Self::Computer,
            },
            Actor::Chance(_) | Actor::GameOver => Self::Chance,
        }
    }

    /// Who made each action of `play`, first to last.
    fn all<G: Game>(play: &Match<G>) -> impl Iterator<Item = Self> {
        let mut state = play.game().start();
        play.log().iter().enumerate().map(move |(steps, &action)| {
            let who = Self::of(play, &state, steps);
            let replayed = play.game().apply(&mut state, action, &mut IgnoreEvents);
            debug_assert!(replayed.is_ok(), "what was legal once is legal again");
            who
        })
    }
}

/// The actions of a match that can still be taken back: one person's latest ones, and those of computer players since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Undoable {
    floor: usize,
    mover: Option<Seat>,
    /// How many actions there were before each of the mover's.
    decisions: Vec<usize>,
}

impl Undoable {
    /// What can be taken back from a match that was just read. If it is another person's turn now, the device counts as
    /// handed over.
    pub fn of<G: Game>(play: &Match<G>) -> Self {
        let mut undoable = Self::default();
        for (who, step) in Who::all(play).zip(1..) {
            undoable.add(who, step);
        }
        if undoable.is_handed_over_by(Who::is_next(play)) {
            undoable.settle(play.log().len());
        }
        undoable
    }

    /// How many actions can no longer be taken back.
    pub const fn floor(&self) -> usize {
        self.floor
    }

    /// The person who made what can be taken back; `None` where nothing can.
    pub const fn mover(&self) -> Option<Seat> {
        self.mover
    }

    /// How many actions are left when the latest one of a person is taken back, with what computer players did since;
    /// `None` where nothing can be.
    pub fn last_decision(&self) -> Option<usize> {
        self.decisions.last().copied()
    }

    /// Records that `who` has made action number `step` (from 1).
    pub fn add(&mut self, who: Who, step: usize) {
        match who {
            Who::Person(seat) => {
                if self.mover != Some(seat) {
                    // Whoever acts has the device: a hand-over in itself.
                    self.settle(step - 1);
                    self.mover = Some(seat);
                }
                self.decisions.push(step - 1);
            }
            // What a person did before can still be taken back, and this with it.
            Who::Computer if self.mover.is_some() => {}
            Who::Unasked(seat) if self.mover == Some(seat) => {}
            Who::Unasked(_) | Who::Computer | Who::Chance => self.settle(step),
        }
    }

    /// From now on the first `steps` actions stay.
    pub fn settle(&mut self, steps: usize) {
        *self = Self { floor: steps, ..Self::default() };
    }

    /// Records that only `steps` actions are left.
    pub fn go_back_to(&mut self, steps: usize) {
        self.decisions.retain(|&before| before < steps);
        if self.decisions.is_empty() {
            self.mover = None;
        }
    }

    /// Whether the device goes to another person when `who` is next.
    pub fn is_handed_over_by(&self, who: Who) -> bool {
        match (self.mover, who) {
            (Some(mover), Who::Person(next) | Who::Unasked(next)) => mover != next,
            (None, Who::Person(_) | Who::Unasked(_)) | (_, Who::Computer | Who::Chance) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Who = Who::Person(Seat(0));
    const BEN: Who = Who::Person(Seat(1));
    use Who::{Chance, Computer, Unasked};

    /// What can be taken back after these have acted.
    fn after(all: &[Who]) -> Undoable {
        let mut undoable = Undoable::default();
        for (&who, step) in all.iter().zip(1..) {
            undoable.add(who, step);
        }
        undoable
    }

    fn floors(all: &[Who]) -> Vec<usize> {
        (1..=all.len()).map(|steps| after(&all[..steps]).floor()).collect()
    }

    #[test]
    fn a_roll_is_never_taken_back() {
        assert_eq!(floors(&[Chance, ADA, Chance, ADA]), [1, 1, 3, 3]);
    }

    #[test]
    fn several_actions_of_one_player_can_all_be_taken_back_the_latest_first() {
        assert_eq!(floors(&[Chance, ADA, ADA, ADA]), [1, 1, 1, 1]);
        let mut undoable = after(&[Chance, ADA, ADA, Computer]);
        for steps in [2, 1] {
            assert_eq!(undoable.last_decision(), Some(steps));
            undoable.go_back_to(steps);
        }
        assert_eq!((undoable.last_decision(), undoable.mover()), (None, None));
    }

    #[test]
    fn nobody_takes_back_what_another_did() {
        assert_eq!(floors(&[Chance, ADA, BEN, ADA]), [1, 1, 2, 3]);
    }

    #[test]
    fn what_computer_players_did_since_is_taken_back_with_it() {
        assert_eq!(floors(&[Chance, ADA, Computer, Computer, Chance]), [1, 1, 1, 1, 5]);
        assert_eq!(floors(&[Chance, Computer, Computer, ADA]), [1, 2, 3, 3]);
        assert!(!after(&[ADA]).is_handed_over_by(Computer));
        assert!(after(&[ADA, Computer]).is_handed_over_by(BEN));
    }

    #[test]
    fn what_nobody_was_asked_is_taken_back_with_the_decision_before() {
        let ada = Unasked(Seat(0));
        let mut undoable = after(&[Chance, ADA, ADA, ada, ada]);
        assert_eq!(undoable.last_decision(), Some(2));
        undoable.go_back_to(2);
        assert_eq!(undoable.last_decision(), Some(1));
        // Without a decision before there is nothing to take back, and another one has the device.
        assert_eq!(floors(&[Chance, ada, ada, ADA, Unasked(Seat(1))]), [1, 2, 3, 3, 5]);
        assert!(after(&[ADA]).is_handed_over_by(Unasked(Seat(1))));
        assert!(!after(&[ADA]).is_handed_over_by(ada) && !after(&[Chance]).is_handed_over_by(ada));
    }

    #[test]
    fn with_nothing_left_to_take_back_nobody_is_waiting_to_hand_over() {
        let mut undoable = after(&[ADA]);
        assert!(undoable.is_handed_over_by(BEN));
        assert!(!undoable.is_handed_over_by(Chance));
        undoable.go_back_to(0);
        assert!(!undoable.is_handed_over_by(BEN));
    }
}
