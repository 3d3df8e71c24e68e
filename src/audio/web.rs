//! Sounds in a browser. Its output stays open, for some browsers let only the one sound that was there when the page
//! was touched; the page lets it rest.

use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use super::{
    computed::Computed,
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
}

/// Plays sounds.
pub(super) struct Speaker {
    output: Option<PluginOutput>,
    computed: Computed,
}

impl Speaker {
    /// The browser's sound output. It is silent until the page is touched.
    pub(super) fn new(_: ThisDevice) -> Self {
        let output = answered(can_sound()).then(PluginOutput::open).flatten();
        Self { output, computed: Computed::default() }
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

    /// The page sees for itself when it is out of sight.
    pub(super) fn rest(&mut self) {}
}
