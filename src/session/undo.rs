//! How far back undo goes: to the latest chance action or hand-over to another person.

use crate::{
    record::{By, Match},
    rules::{Actor, Game, Seat, Silent},
};

/// Who makes an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// Somebody at this device, for this seat.
    Person(Seat),
    /// A computer player.
    Computer,
    /// Dice or cards; or nobody, because the match is over.
    Chance,
}

impl Who {
    /// Who makes the next action of `play`.
    pub fn is_next<G: Game>(play: &Match<G>) -> Self {
        Self::of(play, play.actor(), play.log().len())
    }

    /// Who it was, or is, when `actor` acts after `steps` actions of `play`.
    fn of<G: Game>(play: &Match<G>, actor: Actor, steps: usize) -> Self {
        match actor {
            Actor::Seat(seat) if matches!(play.by(seat, steps), By::Level(_)) => Self::Computer,
            Actor::Seat(seat) => Self::Person(seat),
            Actor::Chance | Actor::Nobody => Self::Chance,
        }
    }

    /// Who made each action of `play`, first to last.
    fn all<G: Game>(play: &Match<G>) -> impl Iterator<Item = Self> {
        let mut state = play.game().start();
        play.log().iter().enumerate().map(move |(steps, &action)| {
            let who = Self::of(play, play.game().actor(&state), steps);
            let replayed = play.game().apply(&mut state, action, &mut Silent);
            debug_assert!(replayed.is_ok(), "what was legal once is legal again");
            who
        })
    }
}

/// How many actions came before the latest one that a person made, if `floor` at least.
pub(super) fn last_decision<G: Game>(play: &Match<G>, floor: usize) -> Option<usize> {
    let decisions = Who::all(play).enumerate().skip(floor);
    decisions.filter(|(_, who)| matches!(who, Who::Person(_))).map(|(steps, _)| steps).last()
}

/// The actions of a match that can still be taken back: one person's latest ones, and those of computer players since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Undoable {
    /// How many actions stay whatever happens.
    pub floor: usize,
    /// The person who made the first of those above; `None` if there are none.
    pub mover: Option<Seat>,
}

impl Undoable {
    /// What can be taken back from a match that was just read: handed over is what is another person's turn now.
    pub fn of<G: Game>(play: &Match<G>) -> Self {
        let after = |undoable: Self, (who, step)| undoable.after(who, step);
        let undoable = Who::all(play).zip(1..).fold(Self::default(), after);
        if undoable.is_handed_over_by(Who::is_next(play)) {
            return Self { floor: play.log().len(), mover: None };
        }
        undoable
    }

    /// What can be taken back once `who` has made action number `step` (from 1).
    pub fn after(self, who: Who, step: usize) -> Self {
        match who {
            Who::Person(seat) if self.mover == Some(seat) => self,
            // Whoever acts has the device: a hand-over in itself.
            Who::Person(seat) => Self { floor: step - 1, mover: Some(seat) },
            // What a person did before can still be taken back, and this with it.
            Who::Computer if self.mover.is_some() => self,
            Who::Computer | Who::Chance => Self { floor: step, mover: None },
        }
    }

    /// What can be taken back once only `steps` actions are left.
    pub fn back_to(self, steps: usize) -> Self {
        Self { mover: self.mover.filter(|_| steps > self.floor), ..self }
    }

    /// Whether the device goes to another person when `who` is next.
    pub fn is_handed_over_by(self, who: Who) -> bool {
        match (self.mover, who) {
            (Some(mover), Who::Person(next)) => mover != next,
            (_, Who::Person(_) | Who::Computer | Who::Chance) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Who = Who::Person(Seat(0));
    const BEN: Who = Who::Person(Seat(1));
    use Who::{Chance, Computer};

    fn floors(all: &[Who]) -> Vec<usize> {
        let mut undoable = Undoable::default();
        all.iter()
            .zip(1..)
            .map(|(&who, step)| {
                undoable = undoable.after(who, step);
                undoable.floor
            })
            .collect()
    }

    #[test]
    fn a_roll_is_never_taken_back() {
        assert_eq!(floors(&[Chance, ADA, Chance, ADA]), [1, 1, 3, 3]);
    }

    #[test]
    fn several_actions_of_one_player_can_all_be_taken_back() {
        assert_eq!(floors(&[Chance, ADA, ADA, ADA]), [1, 1, 1, 1]);
    }

    #[test]
    fn nobody_takes_back_what_another_did() {
        assert_eq!(floors(&[Chance, ADA, BEN, ADA]), [1, 1, 2, 3]);
    }

    #[test]
    fn what_computer_players_did_since_is_taken_back_with_it() {
        assert_eq!(floors(&[Chance, ADA, Computer, Computer, Chance]), [1, 1, 1, 1, 5]);
        assert_eq!(floors(&[Chance, Computer, Computer, ADA]), [1, 2, 3, 3]);
        assert!(!Undoable::default().after(ADA, 1).is_handed_over_by(Computer));
        assert!(Undoable::default().after(ADA, 1).after(Computer, 2).is_handed_over_by(BEN));
    }

    #[test]
    fn with_nothing_left_to_take_back_nobody_is_waiting_to_hand_over() {
        let undoable = Undoable::default().after(ADA, 1);
        assert!(undoable.is_handed_over_by(BEN));
        assert!(!undoable.is_handed_over_by(Chance));
        assert!(!undoable.back_to(0).is_handed_over_by(BEN));
    }
}
