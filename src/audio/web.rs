//! Sounds in a browser. Its output stays open, for some browsers let only the one sound that was there when the page
//! was touched; the page lets it rest.

use core::time::Duration;

use bevy::platform::time::Instant;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{
    computed::Computed,
    conduct::{HEARD, MusicOrder},
    music_player::MusicPlayer,
    output::{Output as _, PluginOutput, Voice},
};
use crate::{
    platform::{ThisDevice, page::answered},
    sound::Sound,
};

#[wasm_bindgen(module = "/src/audio/web.js")]
extern "C" {
    /// Whether there is anything to open: where there is nothing, the sound library panics.
    #[wasm_bindgen(catch, js_name = canSound)]
    fn can_sound() -> Result<bool, JsValue>;
    /// Tells the page that something is heard from now on, for so many seconds; `false` if it would not be heard.
    #[wasm_bindgen(catch)]
    fn sounds(seconds: f64) -> Result<bool, JsValue>;
    /// The same for music, which is heard no longer, whatever was said before.
    #[wasm_bindgen(catch)]
    fn music(seconds: f64) -> Result<bool, JsValue>;
}

/// Plays sounds.
pub(super) struct Speaker {
    output: Option<PluginOutput>,
    computed: Computed,
    music: MusicPlayer,
}

/// How long a frame computes music at most.
const SLICE: Duration = Duration::from_millis(3);

impl Speaker {
    /// The browser's sound output. It is silent until the page is touched.
    pub(super) fn new(_: ThisDevice) -> Self {
        let output = answered(can_sound()).then(PluginOutput::open).flatten();
        Self { output, computed: Computed::default(), music: MusicPlayer::default() }
    }

    /// Gets ready: something may be heard soon.
    pub(super) fn expect(&mut self) {
        answered(sounds(0.0));
    }

    /// Plays a sound in one of its ways.
    pub(super) fn play(&mut self, sound: Sound, count: usize, voice: Voice) {
        if let (Some(output), Some(sound)) = (&mut self.output, self.computed.sound(sound, count))
            && answered(sounds(sound.sound.duration().as_secs_f64()))
        {
            output.play(sound, voice);
        }
    }

    /// Lets music begin, change or fade.
    pub(super) fn conduct(&mut self, order: MusicOrder) {
        let seconds = match order {
            MusicOrder::Play { .. } => HEARD,
            MusicOrder::Fade { seconds, .. } => seconds,
        };
        // What fades in the background is not heard again later.
        let is_heard = answered(music(f64::from(seconds)));
        if is_heard || matches!(order, MusicOrder::Fade { .. }) {
            self.music.obey(order, self.output.as_mut());
        }
    }

    /// Goes on computing music, for a small part of a frame; whether there is more to compute.
    pub(super) fn compose(&mut self) -> bool {
        let began = Instant::now();
        while self.music.is_composing() && began.elapsed() < SLICE {
            self.music.go_on(self.output.as_mut());
        }
        self.music.is_composing()
    }

    /// The page sees for itself when it is out of sight.
    pub(super) fn rest(&mut self) {}
}
