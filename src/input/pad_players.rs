//! Whose pad is whose: where several people play and several pads are used, each person has one. Pads are handed out in
//! the order in which they were first used; with fewer pads than people some share.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    record::Controller,
    table::{
        current::ActiveMatch,
        permissions::{Decision, Permissions},
        refusal::OtherPad,
    },
};

/// The pads that were used, first to last, as long as they are there.
#[derive(Resource, Default, Debug)]
struct UsedPads(Vec<Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UsedPads>().add_message::<OtherPad>();
}

/// Who plays with which pad.
#[derive(SystemParam)]
pub(super) struct Players<'w, 's> {
    used: ResMut<'w, UsedPads>,
    pads: Query<'w, 's, (), With<Gamepad>>,
    current: Res<'w, ActiveMatch>,
    permissions: Res<'w, Permissions>,
    refusals: MessageWriter<'w, OtherPad>,
}

impl Players<'_, '_> {
    /// This pad is used.
    pub(super) fn joins(&mut self, pad: Entity) {
        let Self { used, pads, .. } = self;
        if !used.0.contains(&pad) {
            used.0.retain(|&pad| pads.contains(pad));
            used.0.push(pad);
        }
    }

    /// Whether it is somebody else's turn, with a pad of their own; then that is said, beside `place`.
    pub(super) fn refuses(&mut self, pad: Entity, place: Option<Rect>) -> bool {
        let (Decision::Person(turn) | Decision::Throw(turn)) = self.permissions.decision else { return false };
        // What is only looked at is anybody's to put away.
        if !self.permissions.is_live || self.permissions.is_looking {
            return false;
        }
        let there: Vec<Entity> = self.used.0.iter().copied().filter(|&pad| self.pads.contains(pad)).collect();
        let people: Vec<usize> = self
            .current
            .seats
            .iter()
            .enumerate()
            .filter(|(_, player)| player.by == Controller::Person)
            .map(|(seat, _)| seat)
            .collect();
        let Some(person) = people.iter().position(|&seat| seat == usize::from(turn.0)) else {
            return false;
        };
        let is_mine = may_play(there.iter().position(|&used| used == pad), person, there.len(), people.len());
        if !is_mine {
            self.refusals.write(OtherPad { seat: turn, place });
        }
        !is_mine
    }
}

/// Whether the pad that was used as this one, from 0, plays for this one of the people.
fn may_play(pad: Option<usize>, person: usize, pads: usize, people: usize) -> bool {
    match pad {
        Some(pad) if pads > 1 && people > 1 && pad < people => person % pads == pad,
        // What nobody needs for themselves is everybody's.
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_pad_is_everybodys_and_several_are_shared_out() {
        let mine = |pad: usize, pads: usize, people: usize| -> Vec<usize> {
            (0..people).filter(|&person| may_play(Some(pad), person, pads, people)).collect()
        };
        assert_eq!(mine(0, 1, 3), [0, 1, 2]);
        assert_eq!([mine(0, 2, 2), mine(1, 2, 2)], [[0], [1]]);
        assert_eq!([mine(0, 2, 3), mine(1, 2, 3)], [vec![0, 2], vec![1]]);
        assert_eq!(mine(2, 3, 2), [0, 1], "one more than there are people");
        assert_eq!([mine(0, 2, 1), mine(1, 2, 1)], [[0], [0]]);
    }
}
