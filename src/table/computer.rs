//! Computer players at the table: they throw and choose at a pace that one can follow, and show first what they choose.

use bevy::prelude::*;

use super::{
    pace::{BotPacing, Pause},
    table_game::{Selection as _, TableGame},
    turn::{AnimationClock, FocusedSeat, HandOver},
};
use crate::{
    accessibility::ModalLayer,
    platform::Waker,
    rules::Actor,
    session::{BotTask, Order, Session},
    theme::motion::RedrawUntil,
};

/// Where computer players think between frames, they do so while nothing moves.
pub(super) fn let_computers_think<G: TableGame>(
    (playing, time): (Res<AnimationClock>, Res<Time>),
    mut thoughts: ResMut<BotTask<G>>,
) {
    thoughts.bypass_change_detection().rest(!playing.is_over(&time));
}

/// Computer players throw, show what they choose, and do it.
pub(super) fn let_computers_play<G: TableGame>(
    (session, thoughts): (Res<Session<G>>, Res<BotTask<G>>),
    (mut selection, modal_layer): (ResMut<G::Selection>, Res<ModalLayer>),
    (focused, hand_over): (Res<FocusedSeat>, Res<HandOver>),
    (playing, time): (Res<AnimationClock>, Res<Time>),
    (real, speed): (Res<Time<Real>>, Res<Time<Virtual>>),
    (mut awake, mut pace, waker): (ResMut<RedrawUntil>, ResMut<BotPacing>, Res<Waker>),
    mut orders: MessageWriter<Order<G>>,
) {
    let play = session.play();
    let seat = play.focus(focused.0);
    if play.is_over() || play.level(seat).is_none() {
        // A person decides.
        if pace.is_hurried || pace.waits.is_some() {
            *pace = BotPacing::default();
        }
        return;
    }
    let is_watched = hand_over.0.is_none() && selection.looking_at().is_none() && modal_layer.0.is_none();
    let is_still = !session.is_busy() && playing.is_over(&time);
    if !is_watched || !is_still || focused.0 != seat {
        // It begins to take its time when everything lies still, and people look.
        pace.waits = None;
        return;
    }
    let shown = selection.action(play).filter(|_| !selection.is_empty());
    let beat = match play.actor() {
        Actor::Chance(_) if session.can_undo() => Pause::LastChance,
        Actor::Chance(_) => Pause::Roll,
        Actor::Seat(_) if shown.is_some() => Pause::Show,
        Actor::Seat(_) => Pause::Choose,
        Actor::GameOver => return,
    };
    let now = real.elapsed_secs();
    let faster = if play.actor().is_chance() { 1.0 } else { G::pace(play) };
    let left = pace.left((play.log().len(), beat), now, faster * speed.relative_speed());
    if pace.is_skipped || pace.is_hurried {
        thoughts.hurry();
    }
    if left > 0.0 {
        if pace.has_slept(left, &waker) {
            // The clock of frames is a frame behind after a sleep.
            awake.stay(&time, 0.05);
        }
        return;
    }
    let order = match beat {
        Pause::Roll | Pause::LastChance => Some(Order::Roll),
        Pause::Show => shown.map(Order::Act),
        // Not before it knows.
        Pause::Choose => thoughts.action().and_then(|action| {
            let chosen = G::Selection::of(play, action);
            if chosen.is_empty() || pace.is_hurried {
                return Some(Order::Act(action));
            }
            *selection = chosen;
            None
        }),
    };
    if let Some(order) = order {
        orders.write(order);
    }
    if beat != Pause::Choose || thoughts.action().is_some() {
        // What follows comes in the next frame, which must not wait for a touch.
        awake.stay(&time, 0.1);
    }
}
