//! When the sound output is open: from the first sound on, until nothing has been heard for a while. An open one wakes
//! the processor many times a second, whether there is anything to hear or not.

use std::time::{Duration, Instant};

use bevy_kira_audio::AudioSource;

use super::output::{Output, Voice};

/// How long nothing is heard before the output is closed. Opening it takes a moment, so it outlasts the steps of a
/// turn.
pub(super) const SILENCE: Duration = Duration::from_secs(5);

/// How long nobody looks for a device that was not there.
const ABSENCE: Duration = Duration::from_secs(60);

/// A sound that lasts so much longer than it should will never end: the device is gone.
const STUCK: Duration = Duration::from_secs(2);

/// An output that sleeps.
pub(super) struct Sleeper<O> {
    open: Box<dyn FnMut() -> Option<O>>,
    state: State<O>,
}

enum State<O> {
    Asleep,
    Awake {
        output: O,
        /// When all sounds have ended.
        quiet_at: Instant,
        /// When music has, as far as is known.
        music_until: Instant,
    },
    /// There was no device.
    Absent {
        /// When it is worth looking again.
        until: Instant,
    },
}

impl<O: Output> Sleeper<O> {
    /// Sleeps; `open` gives an open output, if there is a device.
    pub(super) fn new(open: impl FnMut() -> Option<O> + 'static) -> Self {
        Self { open: Box::new(open), state: State::Asleep }
    }

    /// Opens the output if it is not open: something will be heard soon.
    pub(super) fn wake(&mut self, now: Instant) {
        let is_due = match &self.state {
            State::Asleep => true,
            State::Awake { output, quiet_at, .. } => now > *quiet_at + STUCK && output.is_sounding(),
            State::Absent { until } => now >= *until,
        };
        if is_due {
            // Whatever was open is closed first: some devices have one output only.
            self.state = State::Asleep;
            self.state = match (self.open)() {
                Some(output) => State::Awake { output, quiet_at: now, music_until: now },
                None => State::Absent { until: now + ABSENCE },
            };
        } else if let State::Awake { quiet_at, .. } = &mut self.state {
            *quiet_at = now.max(*quiet_at);
        }
    }

    /// Begins a sound, if the output is open.
    pub(super) fn play(&mut self, now: Instant, sound: &AudioSource, voice: Voice) {
        if let State::Awake { output, quiet_at, .. } = &mut self.state {
            output.play(sound, voice);
            let lasts = sound.sound.duration().div_f64(voice.rate);
            *quiet_at = (now + lasts).max(*quiet_at);
        }
    }

    /// Music is heard for so long, and no longer.
    pub(super) fn hold(&mut self, now: Instant, seconds: f32) {
        if let State::Awake { music_until, .. } = &mut self.state {
            *music_until = now + Duration::from_secs_f32(seconds);
        }
    }

    /// The output, if it is open.
    pub(super) const fn output(&mut self) -> Option<&mut O> {
        match &mut self.state {
            State::Awake { output, .. } => Some(output),
            State::Asleep | State::Absent { .. } => None,
        }
    }

    /// When it will have been silent for long enough; `None` if it sleeps.
    pub(super) fn sleeps_at(&self) -> Option<Instant> {
        match &self.state {
            State::Awake { quiet_at, music_until, .. } => Some((*quiet_at).max(*music_until) + SILENCE),
            State::Asleep | State::Absent { .. } => None,
        }
    }

    /// Closes the output.
    pub(super) fn sleep(&mut self) {
        match &self.state {
            State::Awake { .. } => self.state = State::Asleep,
            State::Asleep | State::Absent { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, rc::Rc};

    use super::*;
    use crate::audio::{computed::samples, conduct::Levels};

    /// What became of the outputs that were opened.
    #[derive(Default)]
    struct Seen {
        is_absent: bool,
        is_stuck: bool,
        opened: usize,
        open: usize,
        played: usize,
    }

    struct Fake(Rc<RefCell<Seen>>);

    impl Output for Fake {
        fn play(&mut self, _: &AudioSource, _: Voice) {
            self.0.borrow_mut().played += 1;
        }

        fn is_sounding(&self) -> bool {
            self.0.borrow().is_stuck
        }

        fn has_loops(&self) -> bool {
            false
        }

        fn begin_loops(&mut self, _: &[AudioSource]) {}

        fn level_loops(&mut self, _: Levels, _: f32) {}

        fn fade_loops(&mut self, _: f32, _: bool) {}

        fn end_loops(&mut self) {}
    }

    impl Drop for Fake {
        fn drop(&mut self) {
            self.0.borrow_mut().open -= 1;
        }
    }

    fn sleeper() -> (Sleeper<Fake>, Rc<RefCell<Seen>>) {
        let seen = Rc::new(RefCell::new(Seen::default()));
        let device = seen.clone();
        let open = move || {
            let mut seen = device.borrow_mut();
            seen.opened += 1;
            let is_there = !seen.is_absent;
            seen.open += usize::from(is_there);
            drop(seen);
            is_there.then(|| Fake(device.clone()))
        };
        (Sleeper::new(open), seen)
    }

    fn second() -> AudioSource {
        samples(vec![0.0; crate::audio::synth::SAMPLE_RATE as usize])
    }

    /// Plays a second of sound.
    fn play(sleeper: &mut Sleeper<Fake>, now: Instant) {
        sleeper.wake(now);
        sleeper.play(now, &second(), Voice::default());
    }

    #[test]
    fn the_output_is_open_from_the_first_sound_until_it_has_been_silent_for_a_while() {
        let (mut sleeper, seen) = sleeper();
        let begin = Instant::now();
        assert_eq!((seen.borrow().opened, sleeper.sleeps_at()), (0, None), "nothing was to be heard yet");
        for after in [0.0, 0.4, 3.0] {
            let now = begin + Duration::from_secs_f32(after);
            play(&mut sleeper, now);
            assert_eq!(sleeper.sleeps_at(), Some(now + Duration::from_secs(1) + SILENCE));
        }
        assert_eq!((seen.borrow().opened, seen.borrow().open, seen.borrow().played), (1, 1, 3));
        sleeper.sleep();
        assert_eq!((seen.borrow().open, sleeper.sleeps_at()), (0, None));
        play(&mut sleeper, begin + Duration::from_secs(60));
        assert_eq!((seen.borrow().opened, seen.borrow().open, seen.borrow().played), (2, 1, 4));
    }

    #[test]
    fn a_short_sound_does_not_end_a_long_one() {
        let (mut sleeper, _) = sleeper();
        let begin = Instant::now();
        play(&mut sleeper, begin);
        let (now, click) = (begin + Duration::from_millis(10), samples(vec![0.0; 10]));
        sleeper.wake(now);
        sleeper.play(now, &click, Voice::default());
        assert_eq!(sleeper.sleeps_at(), Some(begin + Duration::from_secs(1) + SILENCE));
    }

    #[test]
    fn music_keeps_it_open_for_as_long_as_it_is_heard() {
        let (mut sleeper, seen) = sleeper();
        let begin = Instant::now();
        sleeper.hold(begin, 60.0);
        assert!(sleeper.output().is_none() && sleeper.sleeps_at().is_none(), "it sleeps");
        sleeper.wake(begin);
        sleeper.hold(begin, 60.0);
        assert!(sleeper.output().is_some());
        assert_eq!(sleeper.sleeps_at(), Some(begin + Duration::from_secs(60) + SILENCE));
        sleeper.hold(begin, 1.0);
        assert_eq!(sleeper.sleeps_at(), Some(begin + Duration::from_secs(1) + SILENCE), "it was turned off");
        assert_eq!(seen.borrow().opened, 1);
    }

    #[test]
    fn a_device_that_is_not_there_is_looked_for_once_in_a_while_not_at_each_sound() {
        let (mut sleeper, seen) = sleeper();
        seen.borrow_mut().is_absent = true;
        let begin = Instant::now();
        for second in 0..60 {
            play(&mut sleeper, begin + Duration::from_secs(second));
            sleeper.sleep();
        }
        assert_eq!((seen.borrow().opened, sleeper.sleeps_at()), (1, None));
        seen.borrow_mut().is_absent = false;
        play(&mut sleeper, begin + ABSENCE);
        assert_eq!((seen.borrow().opened, seen.borrow().played), (2, 1));
    }

    #[test]
    fn a_device_that_went_away_while_it_played_is_opened_anew() {
        let (mut sleeper, seen) = sleeper();
        let begin = Instant::now();
        play(&mut sleeper, begin);
        seen.borrow_mut().is_stuck = true;
        let end = begin + Duration::from_secs(1);
        play(&mut sleeper, end);
        assert_eq!(seen.borrow().opened, 1, "a sound may well end a little later");
        play(&mut sleeper, end + Duration::from_secs(1) + 2 * STUCK);
        assert_eq!((seen.borrow().opened, seen.borrow().open), (2, 1));
    }
}
