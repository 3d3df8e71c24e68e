//! What is meant for the game on the table: choosing, confirming, passing, looking at what others have.

use bevy::prelude::*;

use super::{
    current::StepBack,
    permissions::Permissions,
    table_game::{Availability, Selection as _, TableGame},
    turn::{EndAsked, FocusedSeat, ends_turn},
};
use crate::{
    intent::Intent,
    rules::Actor,
    session::{Order, Session, ThinkingTask},
    storage::Settings,
};

/// Chooses, and orders what is confirmed. Nobody chooses for a computer player.
pub(super) fn choose<G: TableGame>(
    mut intents: MessageReader<Intent>,
    mut steps_back: MessageReader<StepBack>,
    (session, thoughts): (Option<Res<Session<G>>>, Res<ThinkingTask<G>>),
    (permissions, focused, settings): (Res<Permissions>, Res<FocusedSeat>, Res<Settings>),
    (mut asked, mut asks): (Local<Option<(usize, G::Action)>>, MessageWriter<EndAsked>),
    mut before_hints: Local<Option<(usize, G::Selection)>>,
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
    let mut act = |action: G::Action, asked: &mut Option<(usize, G::Action)>| {
        if settings.more.asks_before_end() && ends_turn(play, action) {
            *asked = Some((play.log().len(), action));
            asks.write(EndAsked);
        } else {
            orders.write(Order::Act(action));
        }
    };
    for StepBack in steps_back.read() {
        if next.looking_at().is_some() {
            next.look_at(None);
        } else if permissions.is_persons() {
            next.unchoose();
        }
    }
    let mut ended = None;
    for intent in intents.read() {
        match intent {
            Intent::LookAt(seat) => {
                let is_own = play.actor() == Actor::Seat(*seat);
                next.look_at(Some(*seat).filter(|seat| !is_own && focused.0 != *seat));
            }
            Intent::OpenHints => *before_hints = Some((play.log().len(), next.clone())),
            // Hints that were only looked at leave what was chosen.
            Intent::Back => {
                if let Some((_, chosen)) = before_hints.take().filter(|(steps, _)| *steps == play.log().len()) {
                    next = chosen;
                }
            }
            Intent::TakeHint(hint) if permissions.is_persons() => {
                if let Some(hint) = thoughts.hints().and_then(|hints| hints.get(*hint)) {
                    next = G::Selection::of(play, hint.action);
                }
            }
            Intent::Pick(pick) => {
                *before_hints = None;
                if let Some(&pick) = pick.of::<G::Pick>()
                    && permissions.may_choose(G::Selection::when(pick))
                {
                    next.choose(play, pick);
                }
            }
            Intent::Unchoose if permissions.is_persons() => next.unchoose(),
            Intent::TouchGround if permissions.may_choose(Availability::Always) => {
                next.put_down(play);
            }
            // What somebody looks at is closed first.
            Intent::Confirm if next.looking_at().is_some() => next.look_at(None),
            Intent::Pass if permissions.may_act() => {
                if let Some(pass) = G::pass(play) {
                    act(pass, &mut asked);
                }
            }
            Intent::Confirm if permissions.may_act() => {
                *before_hints = None;
                if let Some(action) = next.action(play) {
                    act(action, &mut asked);
                }
            }
            Intent::EndTurn if permissions.may_act() => {
                if let Some((_, action)) = asked.take().filter(|(steps, _)| *steps == play.log().len()) {
                    ended = Some(action);
                }
            }
            _ => {}
        }
    }
    if let Some(action) = ended {
        orders.write(Order::Act(action));
    }
    selection.set_if_neq(next);
}
