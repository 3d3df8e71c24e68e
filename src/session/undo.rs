//! How far back undo goes: to the latest chance action or hand-over to another person.

use crate::{
    record::Match,
    rules::{Actor, Game, Seat, Silent},
};

/// The actions of a match that can still be taken back: one player's latest ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Undoable {
    /// How many actions stay whatever happens.
    pub floor: usize,
    /// Who did those above; `None` if there are none.
    pub mover: Option<Seat>,
}

impl Undoable {
    /// What can be taken back from a match that was just read: handed over is what is another player's turn now.
    pub fn of<G: Game>(play: &Match<G>) -> Self {
        let mut undoable = Self::default();
        let mut state = play.game().start();
        for (step, &action) in play.log().iter().enumerate() {
            let actor = play.game().actor(&state);
            let replayed = play.game().apply(&mut state, action, &mut Silent);
            debug_assert!(replayed.is_ok(), "what was legal once is legal again");
            undoable = undoable.after(actor, step + 1);
        }
        if undoable.is_handed_over_by(play.actor()) {
            undoable = Self { floor: play.log().len(), mover: None };
        }
        undoable
    }

    /// What can be taken back once `actor` has made action number `step` (from 1).
    pub fn after(self, actor: Actor, step: usize) -> Self {
        match actor {
            Actor::Seat(seat) if self.mover == Some(seat) => self,
            // Whoever acts has the device: a hand-over in itself.
            Actor::Seat(seat) => Self { floor: step - 1, mover: Some(seat) },
            Actor::Chance | Actor::Nobody => Self { floor: step, mover: None },
        }
    }

    /// What can be taken back once only `steps` actions are left.
    pub fn back_to(self, steps: usize) -> Self {
        Self { mover: self.mover.filter(|_| steps > self.floor), ..self }
    }

    /// Whether the device goes to another person when `actor` is next.
    pub fn is_handed_over_by(self, actor: Actor) -> bool {
        match (self.mover, actor) {
            (Some(mover), Actor::Seat(next)) => mover != next,
            (_, Actor::Seat(_) | Actor::Chance | Actor::Nobody) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Actor = Actor::Seat(Seat(0));
    const BEN: Actor = Actor::Seat(Seat(1));

    fn floors(actors: &[Actor]) -> Vec<usize> {
        let mut undoable = Undoable::default();
        actors
            .iter()
            .zip(1..)
            .map(|(&actor, step)| {
                undoable = undoable.after(actor, step);
                undoable.floor
            })
            .collect()
    }

    #[test]
    fn a_roll_is_never_taken_back() {
        assert_eq!(floors(&[Actor::Chance, ADA, Actor::Chance, ADA]), [1, 1, 3, 3]);
    }

    #[test]
    fn several_actions_of_one_player_can_all_be_taken_back() {
        assert_eq!(floors(&[Actor::Chance, ADA, ADA, ADA]), [1, 1, 1, 1]);
    }

    #[test]
    fn nobody_takes_back_what_another_did() {
        assert_eq!(floors(&[Actor::Chance, ADA, BEN, ADA]), [1, 1, 2, 3]);
    }

    #[test]
    fn with_nothing_left_to_take_back_nobody_is_waiting_to_hand_over() {
        let undoable = Undoable::default().after(ADA, 1);
        assert!(undoable.is_handed_over_by(BEN));
        assert!(!undoable.is_handed_over_by(Actor::Chance));
        assert!(!undoable.back_to(0).is_handed_over_by(BEN));
    }
}
