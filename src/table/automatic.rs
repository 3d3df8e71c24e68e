//! What comes about at the table without anybody asking for it each time.

use bevy::prelude::*;

use super::{
    permissions::{Decision, Permissions},
    table_game::TableGame,
    turn::{AutoRoll, FocusedSeat},
    tutorial::Voice,
};
use crate::{
    session::{Order, ReadyForNext, Session},
    storage::Settings,
    theme::motion::RedrawUntil,
};

/// What happened next can be shown once the table lies still, and nobody looks at something else.
pub(super) fn tell_ready(
    (permissions, time): (Res<Permissions>, Res<Time>),
    (mut is_ready, mut redraw_until): (ResMut<ReadyForNext>, ResMut<RedrawUntil>),
) {
    let ready = ReadyForNext(!permissions.is_moving && !permissions.is_looking);
    if is_ready.set_if_neq(ready) && ready.0 {
        // It comes in the next frame.
        redraw_until.stay(&time, 0.1);
    }
}

/// Does for people what nobody need ask them.
pub(super) fn apply_automatic_action<G: TableGame>(
    session: Res<Session<G>>,
    (permissions, focused, voice): (Res<Permissions>, Res<FocusedSeat>, Res<Voice>),
    (mut redraw_until, time): (ResMut<RedrawUntil>, Res<Time>),
    mut orders: MessageWriter<Order<G>>,
) {
    let play = session.play();
    if permissions.is_still()
        && !permissions.has_banner
        && !voice.waits()
        && permissions.decision == Decision::Person(focused.0)
        && let Some(action) = play.game().automatic(play.state())
    {
        orders.write(Order::Act(action));
        // The order is carried out in the next frame.
        redraw_until.stay(&time, 0.1);
    }
}

/// Throws what somebody asked for in one go, what follows from a choice, and everything if the settings say so.
pub(super) fn auto_roll<G: TableGame>(
    (session, settings): (Res<Session<G>>, Res<Settings>),
    (permissions, voice, time): (Res<Permissions>, Res<Voice>, Res<Time>),
    (mut auto_roll, mut redraw_until): (ResMut<AutoRoll>, ResMut<RedrawUntil>),
    mut orders: MessageWriter<Order<G>>,
) {
    // A computer player throws in its own time.
    if voice.waits() || !permissions.is_still() || !matches!(permissions.decision, Decision::Throw(_)) {
        return;
    }
    if auto_roll.0 && !permissions.throws_in_a_row {
        auto_roll.0 = false;
    }
    let by_itself = settings.roll_by_itself && !permissions.has_banner;
    if auto_roll.0 || G::throws_at_once(session.play()) || by_itself {
        orders.write(Order::Roll);
        // The order is carried out in the next frame, which comes by itself only where a mouse moves.
        redraw_until.stay(&time, 0.1);
    }
}
