//! Computer players at the table: they roll and draw in a pace that one can follow, and show first what they choose.

use core::time::Duration;

use bevy::prelude::*;

use super::{hand::Hand, offer::legal, scene::Table, turn::Playing};
use crate::{
    platform::{Alarm, Waker},
    rules::{Actor, doodle_city::DoodleCity},
    semantics::Curtain,
    session::{Order, Thoughts},
    theme::motion::Awake,
};

/// What a computer player takes its time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beat {
    /// Before the starting roads, or another roll.
    Roll,
    /// Before a roll after which a person cannot take back any more what it did.
    LastChance,
    /// With the dice before it.
    Choose,
    /// Until everybody has seen what it chose.
    Show,
}

impl Beat {
    /// How long it lasts, in seconds at normal speed.
    const fn lasts(self) -> f32 {
        match self {
            Self::Roll => 0.7,
            Self::LastChance => 1.8,
            Self::Choose => 0.6,
            Self::Show => 0.9,
        }
    }
}

/// The pace of computer players.
#[derive(Resource, Default, Debug)]
pub struct Pace {
    /// The beat that is being waited for, and after how many actions of the match.
    waits: Option<(usize, Beat)>,
    /// When that began, in seconds of real time.
    since: f32,
    /// The end of its sleep meanwhile.
    alarm: Option<Alarm>,
    /// Nobody wants to wait for it.
    is_skipped: bool,
    /// Nobody wants to wait until a person decides.
    is_hurried: bool,
}

impl Pace {
    /// Whether a computer player takes its time just now.
    pub const fn is_waiting(&self) -> bool {
        self.waits.is_some() && !self.is_skipped
    }

    /// Whether all is to be at its end at once.
    pub const fn is_hurried(&self) -> bool {
        self.is_hurried
    }

    /// The beat that is being waited for comes at once.
    pub const fn skip(&mut self) {
        self.is_skipped = true;
    }

    /// No computer player takes its time until a person decides.
    pub const fn hurry(&mut self) {
        self.is_hurried = true;
    }

    /// Sleeps for the `left` seconds of a beat; whether it has slept already.
    fn has_slept(&mut self, left: f32, waker: &Waker) -> bool {
        let alarm = self.alarm.get_or_insert_with(|| waker.wake_in(Duration::from_secs_f32(left)));
        alarm.has_rung()
    }

    /// How many seconds are left of a beat.
    fn left(&mut self, due: (usize, Beat), now: f32, speed: f32) -> f32 {
        if self.waits != Some(due) {
            *self = Self { waits: Some(due), since: now, is_hurried: self.is_hurried, ..Self::default() };
        }
        let is_over = self.is_skipped || self.is_hurried;
        if is_over { 0.0 } else { due.1.lasts() / speed - (now - self.since) }
    }
}

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
