//! What is meant for the game on the table: choosing, confirming, passing, looking at what others have.

use bevy::prelude::*;

use super::{
    current::StepBack,
    permissions::Permissions,
    table_game::{Selection as _, TableGame},
    turn::FocusedSeat,
};
use crate::{
    intent::Intent,
    rules::Actor,
    session::{Order, Session, ThinkingTask},
};

/// Chooses, and orders what is confirmed. Nobody chooses for a computer player.
pub(super) fn choose<G: TableGame>(
    mut intents: MessageReader<Intent>,
    mut steps_back: MessageReader<StepBack>,
    (session, thoughts): (Option<Res<Session<G>>>, Res<ThinkingTask<G>>),
    (permissions, focused): (Res<Permissions>, Res<FocusedSeat>),
    mut selection: ResMut<G::Selection>,
    mut orders: MessageWriter<Order<G>>,
) {
    let Some(session) = session else {
        intents.clear();
        steps_back.clear();
        return;
    };
    let play = session.play();
    let mut next = selection.clone();
    for StepBack in steps_back.read() {
        if next.looking_at().is_some() {
            next.look_at(None);
        } else if permissions.is_persons() {
            next.unchoose();
        }
    }
    for intent in intents.read() {
        match intent {
            Intent::LookAt(seat) => {
                let is_own = play.actor() == Actor::Seat(*seat);
                next.look_at(Some(*seat).filter(|seat| !is_own && focused.0 != *seat));
            }
            Intent::TakeHint(hint) if permissions.is_persons() => {
                if let Some(hint) = thoughts.hints().and_then(|hints| hints.get(*hint)) {
                    next = G::Selection::of(play, hint.action);
                }
            }
            Intent::Pick(pick) => {
                if let Some(&pick) = pick.of::<G::Pick>()
                    && permissions.may_choose(G::Selection::when(pick))
                {
                    next.choose(play, pick);
                }
            }
            Intent::Unchoose if permissions.is_persons() => next.unchoose(),
            // What somebody looks at is closed first.
            Intent::Confirm if next.looking_at().is_some() => next.look_at(None),
            Intent::Pass if permissions.may_act() => {
                if let Some(pass) = G::pass(play) {
                    orders.write(Order::Act(pass));
                }
            }
            Intent::Confirm if permissions.may_act() => {
                if let Some(action) = next.action(play) {
                    orders.write(Order::Act(action));
                }
            }
            _ => {}
        }
    }
    selection.set_if_neq(next);
}
