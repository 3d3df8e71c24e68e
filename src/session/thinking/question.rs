//! What is thought about, and for how long.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::time::SystemTime;

use crate::{
    bots::{Skill, thought_seed},
    platform::now,
    record::Level,
    rules::{Actor, Seat},
    session::{Playable, Session},
    storage::MatchId,
};

/// Nobody waits longer for a computer player; a slow device makes do with what it has found.
const LONGEST: Duration = Duration::from_millis(2500);
/// When somebody is impatient, it thinks no longer than this.
const HURRIED: Duration = Duration::from_millis(100);
/// What takes longer between two looks at the clock is the device's sleep.
const MOST_AT_ONCE: Duration = Duration::from_millis(250);

pub(super) fn since(start: SystemTime) -> Duration {
    now().duration_since(start).unwrap_or_default()
}

/// How long something has been thought about while the device was awake.
pub(super) struct Watch {
    spent: Duration,
    last: SystemTime,
}

impl Watch {
    pub(super) fn begin() -> Self {
        Self { spent: Duration::ZERO, last: now() }
    }

    pub(super) fn spent(&mut self) -> Duration {
        self.spent += since(self.last).min(MOST_AT_ONCE);
        self.last = now();
        self.spent
    }
}

/// What is thought about.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Question {
    id: MatchId,
    step: usize,
    pub seat: Seat,
    /// What level decides; `None`: a person, who wants a hint.
    pub level: Option<Level>,
}

impl Question {
    pub(super) fn of<G: Playable>(session: &Session<G>, wants_hint: bool) -> Option<Self> {
        let Actor::Seat(seat) = session.play().actor() else { return None };
        if !session.is_live() {
            return None;
        }
        let level = session.play().level(seat);
        let is_asked = level.is_some() || wants_hint;
        is_asked.then(|| Self { id: session.id().clone(), step: session.play().log().len(), seat, level })
    }

    pub(super) fn skill(&self) -> Skill {
        Skill::of(self.level.unwrap_or(Level::Master))
    }

    /// Whether it has been thought about long enough. A person who wants a hint can stop waiting at any time.
    pub(super) fn is_enough(&self, spent: Duration, is_hurried: &AtomicBool) -> bool {
        let most = if is_hurried.load(Ordering::Relaxed) { HURRIED } else { LONGEST };
        self.level.is_some() && spent > most
    }

    /// The same match at the same step brings the same thoughts.
    pub(super) fn seed(&self, known: Option<u64>) -> u64 {
        let of_name = |number: u64, &byte: &u8| (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        let seed = known.unwrap_or_else(|| self.id.as_str().as_bytes().iter().fold(0, of_name));
        thought_seed(seed, self.step)
    }
}
