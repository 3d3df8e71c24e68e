//! Computer players at the table: they throw and choose at a pace that one can follow, and show first what they choose.

use bevy::prelude::*;

use super::{
    pace::{BotPacing, Pause},
    permissions::Permissions,
    table_game::{Selection as _, TableGame},
    turn::{FocusedSeat, ends_turn},
    tutorial::{ActiveTutorial, Voice},
};
use crate::{
    accessibility::ModalLayer,
    platform::Waker,
    rules::Actor,
    session::{Order, Session, ThinkingTask},
    storage::Settings,
    theme::motion::RedrawUntil,
};

/// Where computer players think between frames, they do so while nothing moves.
pub(super) fn let_computers_think<G: TableGame>(
    permissions: Res<Permissions>,
    mut thoughts: ResMut<ThinkingTask<G>>,
) {
    thoughts.bypass_change_detection().rest(permissions.is_moving);
}

/// Computer players throw, show what they choose, and do it.
pub(super) fn let_computers_play<G: TableGame>(
    (session, thoughts, tutorial): (Res<Session<G>>, Res<ThinkingTask<G>>, Res<ActiveTutorial>),
    (mut selection, modal_layer): (ResMut<G::Selection>, Res<ModalLayer>),
    (permissions, focused, voice): (Res<Permissions>, Res<FocusedSeat>, Res<Voice>),
    settings: Res<Settings>,
    (time, real, speed): (Res<Time>, Res<Time<Real>>, Res<Time<Virtual>>),
    (mut redraw_until, mut pace, waker): (ResMut<RedrawUntil>, ResMut<BotPacing>, Res<Waker>),
    mut orders: MessageWriter<Order<G>>,
) {
    let play = session.play();
    let Some(seat) = permissions.computer() else {
        if pace.is_hurried || pace.waits.is_some() {
            *pace = BotPacing::default();
        }
        return;
    };
    let is_watched = permissions.is_free() && modal_layer.0.is_none() && !voice.waits();
    if !is_watched || !permissions.is_still() || focused.0 != seat {
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
    // Whoever learns a game has to be able to follow.
    let follows = |pace: f32| if tutorial.of(session.id()).is_some() { pace.sqrt() } else { pace };
    let faster = if play.actor().is_chance() { 1.0 } else { follows(G::pace(play)) };
    let left = pace.left((play.log().len(), beat), now, faster * speed.relative_speed());
    if pace.is_skipped || pace.is_hurried {
        thoughts.hurry();
    }
    // Whoever wants calm says when a turn has been seen.
    let is_waited_for = settings.more.is_calm() && shown.is_some_and(|action| ends_turn(play, action));
    if is_waited_for && pace.is_waiting() && !pace.is_hurried() {
        return;
    }
    if left > 0.0 {
        if pace.has_slept(left, &waker) {
            // The clock of frames is a frame behind after a sleep.
            redraw_until.stay(&time, 0.05);
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
        redraw_until.stay(&time, 0.1);
    }
}
