//! What is meant for the game on the table: choosing, confirming, passing, looking at what others have.

use bevy::prelude::*;

use super::{
    current::StepBack,
    table_game::{Availability, Selection as _, TableGame},
    turn::{AnimationClock, FocusedSeat, HandOver},
};
use crate::{
    intent::Intent,
    rules::Actor,
    session::{BotTask, Order, Session},
};

/// Chooses, and orders what is confirmed. Nobody chooses for a computer player.
pub(super) fn choose<G: TableGame>(
    mut intents: MessageReader<Intent>,
    mut steps_back: MessageReader<StepBack>,
    (session, thoughts): (Option<Res<Session<G>>>, Res<BotTask<G>>),
    (focused, hand_over): (Res<FocusedSeat>, Res<HandOver>),
    (playing, time): (Res<AnimationClock>, Res<Time>),
    mut selection: ResMut<G::Selection>,
    mut orders: MessageWriter<Order<G>>,
) {
    let Some(session) = session else {
        intents.clear();
        steps_back.clear();
        return;
    };
    let play = session.play();
    let is_computers = !play.is_over() && play.level(play.focus(focused.0)).is_some();
    let is_still = playing.is_over(&time) && !session.is_busy() && !is_computers;
    // What may be chosen while not all lies still.
    let least = if is_computers { Availability::Always } else { Availability::Moving };
    let mut next = selection.clone();
    for StepBack in steps_back.read() {
        if next.looking_at().is_some() {
            next.look_at(None);
        } else if !is_computers {
            next.unchoose();
        }
    }
    for intent in intents.read() {
        match intent {
            Intent::LookAt(seat) => {
                let is_own = play.actor() == Actor::Seat(*seat);
                next.look_at(Some(*seat).filter(|seat| !is_own && focused.0 != *seat));
            }
            Intent::TakeHint(hint) if !is_computers => {
                if let Some(hint) = thoughts.hints().and_then(|hints| hints.get(*hint)) {
                    next = G::Selection::of(play, hint.action);
                }
            }
            Intent::Choose(choice) if is_still || G::Selection::when(*choice) >= least => {
                next.choose(play, *choice);
            }
            Intent::Unchoose if !is_computers => next.unchoose(),
            // What somebody looks at is closed first.
            Intent::Confirm if next.looking_at().is_some() => next.look_at(None),
            Intent::Pass if is_still && next.looking_at().is_none() => {
                if let Some(pass) = G::pass(play) {
                    orders.write(Order::Act(pass));
                }
            }
            Intent::Confirm if is_still && matches!(play.actor(), Actor::Seat(_)) && hand_over.0.is_none() => {
                if let Some(action) = next.action(play) {
                    orders.write(Order::Act(action));
                }
            }
            _ => {}
        }
    }
    selection.set_if_neq(next);
}
