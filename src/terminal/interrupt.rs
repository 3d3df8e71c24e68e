//! Ctrl-C and requests to terminate: a long run ends early and tells what it has.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};

use super::stop::Stop;

/// Hears a first interrupt; a second one ends the program at once.
pub(super) struct Interrupt {
    /// The number of the signal; 0 before it comes.
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// From now on interrupts are heard instead of ending the program.
    pub(super) fn listen() -> Self {
        let signal = Arc::new(AtomicUsize::new(0));
        let is_second = Arc::new(AtomicBool::new(false));
        for number in [SIGINT, SIGTERM] {
            let status = Stop::Interrupted { signal: number as usize }.status();
            // In this order, so that the first signal does not yet find the flag set. Where nothing can be registered
            // a signal ends the program as ever.
            let _ = flag::register_conditional_shutdown(number, status.into(), Arc::clone(&is_second))
                .and_then(|_| flag::register(number, Arc::clone(&is_second)))
                .and_then(|_| flag::register_usize(number, Arc::clone(&signal), number as usize));
        }
        Self { signal }
    }

    /// Whether it has come.
    pub(super) fn has_come(&self) -> bool {
        self.signal.load(Ordering::Relaxed) != 0
    }

    /// Stops whoever asks after an interrupt.
    pub(super) fn check(&self) -> Result<(), Stop> {
        match self.signal.load(Ordering::Relaxed) {
            0 => Ok(()),
            signal => Err(Stop::Interrupted { signal }),
        }
    }
}
