//! Computer players at the table: they roll and draw in a pace that one can follow, and show first what they choose.

use bevy::prelude::*;

use super::{hand::Hand, offer::legal, scene::Table};
use crate::{
    board::{
        pace::{Beat, Pace},
        turn::Playing,
    },
    platform::Waker,
    rules::{Actor, doodle_city::DoodleCity},
    semantics::Curtain,
    session::{Order, Thoughts},
    theme::motion::Awake,
};

/// Where computer players think between frames, they do so while nothing moves.
pub fn let_computers_think(playing: Res<Playing>, time: Res<Time>, mut thoughts: ResMut<Thoughts<DoodleCity>>) {
    thoughts.bypass_change_detection().rest(time.elapsed_secs() < playing.until);
}

/// Computer players roll, show what they choose, and do it.
pub fn let_computers_play(
    table: Table,
    thoughts: Res<Thoughts<DoodleCity>>,
    curtain: Res<Curtain>,
    (playing, time): (Res<Playing>, Res<Time>),
    (real, speed): (Res<Time<Real>>, Res<Time<Virtual>>),
    (mut awake, mut pace, waker): (ResMut<Awake>, ResMut<Pace>, Res<Waker>),
    mut orders: MessageWriter<Order<DoodleCity>>,
    mut commands: Commands,
) {
    let (Some(session), Some(seat)) = (&table.session, table.computer()) else {
        // A person decides.
        if pace.is_hurried || pace.waits.is_some() {
            *pace = Pace::default();
        }
        return;
    };
    let is_watched = table.turn.banner.is_none() && table.hand.looking_at.is_none() && curtain.0.is_none();
    let is_still = !session.is_busy() && time.elapsed_secs() >= playing.until;
    if !is_watched || !is_still || table.turn.large != seat {
        // It begins to take its time when everything lies still, and people look.
        pace.waits = None;
        return;
    }
    let play = session.play();
    let shown = table.hand.action(play, &legal(play)).filter(|_| table.hand.square.is_some());
    let beat = match play.actor() {
        Actor::Chance(_) if session.can_undo() => Beat::LastChance,
        Actor::Chance(_) => Beat::Roll,
        Actor::Seat(_) if shown.is_some() => Beat::Show,
        Actor::Seat(_) => Beat::Choose,
        Actor::Nobody => return,
    };
    let now = real.elapsed_secs();
    let left = pace.left((play.log().len(), beat), now, speed.relative_speed());
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
        Beat::Roll | Beat::LastChance => Some(Order::Roll),
        Beat::Show => shown.map(Order::Act),
        // Not before it knows.
        Beat::Choose => thoughts.action().and_then(|action| {
            let hand = Hand::with(play, &legal(play), action);
            if hand.is_empty() || pace.is_hurried {
                return Some(Order::Act(action));
            }
            commands.insert_resource(hand);
            None
        }),
    };
    if let Some(order) = order {
        orders.write(order);
    }
    if beat != Beat::Choose || thoughts.action().is_some() {
        // What follows comes in the next frame, which must not wait for a touch.
        awake.stay(&time, 0.1);
    }
}
