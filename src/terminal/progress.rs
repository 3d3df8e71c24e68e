//! Tells on a terminal how far a long run is.

use std::{
    io::{self, IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

use super::words::count;

pub(super) struct Progress {
    count: u64,
    start: Instant,
    told: Option<Instant>,
}

impl Progress {
    /// Of so many games, none of which has been played.
    pub(super) fn new(count: u64) -> Self {
        Self { count, start: Instant::now(), told: None }
    }

    /// Now so many have been played.
    pub(super) fn tell(&mut self, done: u64) {
        const EVERY: Duration = Duration::from_millis(500);
        if done == 0 || self.told.unwrap_or(self.start).elapsed() < EVERY || !io::stderr().is_terminal() {
            return;
        }
        self.told = Some(Instant::now());
        let left = self.start.elapsed().as_secs_f64() / done as f64 * (self.count - done) as f64;
        let _ = write!(io::stderr(), "\r{done} of {}, {left:.0} s left  ", count(self.count as usize, "game"));
    }

    /// Whatever is written next starts on a line of its own.
    pub(super) fn end(&self) {
        if self.told.is_some() {
            let _ = writeln!(io::stderr());
        }
    }
}
