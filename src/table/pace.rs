//! Computer players play at a pace that one can follow.

use core::time::Duration;

use bevy::prelude::*;

use crate::platform::{Alarm, Waker};

/// What a computer player takes its time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// Before a roll.
    Roll,
    /// Before a roll after which a person cannot take back any more what it did.
    LastChance,
    /// With the choice before it.
    Choose,
    /// Until everybody has seen what it chose.
    Show,
}

impl Pause {
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
pub struct BotPacing {
    /// The beat that is being waited for, and after how many actions of the match.
    pub(super) waits: Option<(usize, Pause)>,
    /// When that began, in seconds of real time.
    since: f32,
    /// The end of its sleep meanwhile.
    alarm: Option<Alarm>,
    /// Nobody wants to wait for it.
    pub(super) is_skipped: bool,
    /// Nobody wants to wait until a person decides.
    pub(super) is_hurried: bool,
}

impl BotPacing {
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
    pub(super) fn has_slept(&mut self, left: f32, waker: &Waker) -> bool {
        let alarm = self.alarm.get_or_insert_with(|| waker.wake_in(Duration::from_secs_f32(left)));
        alarm.has_rung()
    }

    /// How many seconds are left of a beat.
    pub(super) fn left(&mut self, due: (usize, Pause), now: f32, speed: f32) -> f32 {
        if self.waits != Some(due) {
            *self = Self { waits: Some(due), since: now, is_hurried: self.is_hurried, ..Self::default() };
        }
        let is_over = self.is_skipped || self.is_hurried;
        if is_over { 0.0 } else { due.1.lasts() / speed - (now - self.since) }
    }
}
