//! What is meant for the game on the table: choosing, confirming, passing, looking at other sheets.

use bevy::prelude::*;

use super::{
    choice::Choose,
    hand::Hand,
    offer::{legal, player_in_focus},
};
use crate::{
    board::{
        current::StepBack,
        turn::{Playing, Turn},
    },
    rules::{
        Actor,
        doodle_city::{Action, DoodleCity},
    },
    semantics::Intent,
    session::{Order, Session, Thoughts},
};

/// Chooses, and orders what is confirmed. Nobody chooses for a computer player.
pub fn choose(
    mut intents: MessageReader<Intent>,
    mut steps_back: MessageReader<StepBack>,
    (session, thoughts): (Option<Res<Session<DoodleCity>>>, Res<Thoughts<DoodleCity>>),
    (turn, playing, time): (Res<Turn>, Res<Playing>, Res<Time>),
    mut hand: ResMut<Hand>,
    mut orders: MessageWriter<Order<DoodleCity>>,
) {
    let Some(session) = session else {
        intents.clear();
        steps_back.clear();
        return;
    };
    let play = session.play();
    let is_computers = !play.is_over() && play.level(player_in_focus(play)).is_some();
    let is_still = time.elapsed_secs() >= playing.until && !session.is_busy() && !is_computers;
    let mut next = *hand;
    for StepBack in steps_back.read() {
        if next.looking_at.is_some() {
            next.looking_at = None;
        } else if !is_computers {
            next.unchoose();
        }
    }
    for intent in intents.read() {
        match intent {
            Intent::ShowSheet(seat) => {
                let is_own = play.actor() == Actor::Seat(*seat);
                next.looking_at = Some(*seat).filter(|seat| !is_own && turn.large != *seat);
            }
            Intent::TakeHint(hint) if !is_computers => {
                if let Some(hint) = thoughts.hints().and_then(|hints| hints.get(*hint)) {
                    next = Hand::with(play, &legal(play), hint.action);
                }
            }
            // Another score can be chosen while points still fly.
            Intent::Choose(choice) if !is_computers => {
                if let Some(choose) = Choose::of(*choice).filter(|it| is_still || *it == Choose::NextScore) {
                    next.choose(&legal(play), choose);
                }
            }
            Intent::Unchoose if !is_computers => next.unchoose(),
            Intent::Pass if is_still && legal(play).may_pass() => {
                orders.write(Order::Act(Action::Pass));
            }
            Intent::Confirm if is_still && matches!(play.actor(), Actor::Seat(_)) && turn.banner.is_none() => {
                if let Some(action) = next.action(play, &legal(play)) {
                    orders.write(Order::Act(action));
                }
            }
            _ => {}
        }
    }
    hand.set_if_neq(next);
}
