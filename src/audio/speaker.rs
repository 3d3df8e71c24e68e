//! Sounds are computed and played by a thread of their own, for devices may take long to open. At rest it waits without
//! waking.

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::error;

use super::{
    computed::Computed,
    conduct::{HEARD, MusicOrder},
    music_player::MusicPlayer,
    output::{PluginOutput, Voice},
    sleeper::Sleeper,
};
use crate::{platform::ThisDevice, sound::Sound};

/// A sound that would be heard so much later than what is seen is left out.
const LATE: Duration = Duration::from_millis(400);

/// What is to be done.
enum Order {
    /// Something may be heard soon.
    Expect,
    /// This is heard.
    Play {
        sound: Sound,
        /// Which of its ways.
        count: usize,
        voice: Voice,
        /// When.
        at: Instant,
    },
    /// Music begins, changes or fades.
    Conduct(MusicOrder),
    /// Nothing will be heard for some time.
    Rest,
}

/// Plays sounds; none of its methods waits.
pub(super) struct Speaker(Sender<Order>);

impl Speaker {
    /// The sound output of the device.
    pub(super) fn new(device: ThisDevice) -> Self {
        let (orders, ordered) = channel();
        let work = move || {
            let open = move || {
                device.prepare_sound();
                PluginOutput::open()
            };
            work(&ordered, Sleeper::new(open));
        };
        if let Err(error) = thread::Builder::new().name("sound".into()).spawn(work) {
            error!("no thread is left to play sounds: {error}");
        }
        Self(orders)
    }

    /// Gets ready: something may be heard soon.
    pub(super) fn expect(&mut self) {
        self.order(Order::Expect);
    }

    /// Plays a sound in one of its ways.
    pub(super) fn play(&mut self, sound: Sound, count: usize, voice: Voice) {
        self.order(Order::Play { sound, count, voice, at: Instant::now() });
    }

    /// Lets music begin, change or fade.
    pub(super) fn conduct(&mut self, order: MusicOrder) {
        self.order(Order::Conduct(order));
    }

    /// Whether the app has to go on computing: the thread does so by itself.
    pub(super) const fn compose(&mut self) -> bool {
        false
    }

    /// Falls silent at once.
    pub(super) fn rest(&mut self) {
        self.order(Order::Rest);
    }

    fn order(&self, order: Order) {
        // Without its thread the game is silent; that has been said.
        let _ = self.0.send(order);
    }
}

fn work(orders: &Receiver<Order>, mut sleeper: Sleeper<PluginOutput>) {
    let (mut computed, mut music) = (Computed::default(), MusicPlayer::default());
    loop {
        let order = match sleeper.sleeps_at() {
            _ if music.is_composing() => orders.recv_timeout(Duration::ZERO),
            Some(at) => orders.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => orders.recv().map_err(RecvTimeoutError::from),
        };
        match order {
            Ok(Order::Expect) => sleeper.wake(Instant::now()),
            Ok(Order::Play { sound, count, voice, at }) => {
                sleeper.wake(Instant::now());
                if at.elapsed() < LATE
                    && let Some(sound) = computed.sound(sound, count)
                {
                    sleeper.play(Instant::now(), sound, voice);
                }
            }
            Ok(Order::Conduct(order)) => {
                if matches!(order, MusicOrder::Play { .. }) {
                    sleeper.wake(Instant::now());
                }
                let seconds = match order {
                    MusicOrder::Play { .. } => HEARD,
                    MusicOrder::Fade { seconds, .. } => seconds,
                };
                sleeper.hold(Instant::now(), seconds);
                music.obey(order, sleeper.output());
            }
            Err(RecvTimeoutError::Timeout) if music.is_composing() => {
                music.go_on(sleeper.output());
            }
            Ok(Order::Rest) | Err(RecvTimeoutError::Timeout) => sleeper.sleep(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
