//! The device's sound output, from opening to closing.

use core::time::Duration;

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use bevy_kira_audio::{
    AudioPlugin, AudioSource,
    prelude::{Audio, AudioControl as _, AudioEasing, AudioInstance, AudioTween, Decibels, PlaybackState},
};

use super::{computed::samples, conduct::Levels};

/// How a sound is played this time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Voice {
    /// How loud.
    pub volume: Decibels,
    /// From -1, the left, to 1.
    pub panning: f32,
    /// How fast, and so how high: 1 as it was made.
    pub rate: f64,
}

impl Default for Voice {
    fn default() -> Self {
        Self { volume: Decibels::IDENTITY, panning: 0.0, rate: 1.0 }
    }
}

/// How far from the middle the edges of the screen are heard: a sound is never on one side alone.
const WIDE: f32 = 0.55;
/// By how much a sound is faster or slower than it was made, and louder or softer, in dB.
const RATES: f64 = 0.035;
const LEVELS: f32 = 1.2;

impl Voice {
    /// A sound that is heard for the `count`-th time at this volume, so far to the right, -1 to 1: never twice in a row
    /// quite the same.
    pub(super) fn of(count: usize, volume: Decibels, across: f32) -> Self {
        // Steps of the golden ratio, and of the square root of two, come to no end.
        let own = |step: f64| (count as f64 * step).fract() * 2.0 - 1.0;
        let volume = Decibels(volume.0 + LEVELS * own(core::f64::consts::SQRT_2) as f32);
        Self { volume, panning: WIDE * across.clamp(-1.0, 1.0), rate: 1.0 + RATES * own(0.618_033_988_75) }
    }
}

/// What plays sounds. It is open as long as it lives.
pub(super) trait Output {
    /// Begins a sound.
    fn play(&mut self, sound: &AudioSource, voice: Voice);

    /// Whether a sound that has begun has not ended. In a browser nobody asks.
    #[cfg(not(target_family = "wasm"))]
    fn is_sounding(&self) -> bool;

    /// Whether loops have begun.
    fn has_loops(&self) -> bool;

    /// Begins these loops together, in silence.
    fn begin_loops(&mut self, layers: &[AudioSource]);

    /// Brings each loop to its level in so many seconds.
    fn level_loops(&mut self, levels: Levels, seconds: f32);

    /// Lets the loops fade within so many seconds; late, if they are to be heard for most of them.
    fn fade_loops(&mut self, seconds: f32, late: bool);

    /// Ends the loops.
    fn end_loops(&mut self);
}

/// The plugin for sound, in an app of its own: the plugin opens the output as it is added and never closes it, so
/// what comes and goes is the app.
pub(super) struct PluginOutput {
    app: App,
    loops: Vec<Handle<AudioInstance>>,
}

/// Loops are heard from so far to the left or right, -1 to 1, one after the other.
const PLACES: [f32; 3] = [0.0, -0.25, 0.25];
/// What fades late is as loud as before for most of the time: decibels go down with this power of the time.
const LATE: i32 = 10;

impl PluginOutput {
    /// Opens the output, which may take as long as the device wants; `None` where there is none.
    pub(super) fn open() -> Option<Self> {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut output = Self { app, loops: Vec::new() };
        // The plugin does not say whether there is a device; that it has begun a sound does.
        output.play(&samples(vec![0.0]), Voice { volume: Decibels::SILENCE, ..Voice::default() });
        (!output.instances().is_empty()).then_some(output)
    }

    fn instances(&self) -> &Assets<AudioInstance> {
        self.app.world().resource()
    }

    fn tween_loops(&mut self, levels: impl IntoIterator<Item = Decibels>, tween: &AudioTween) {
        let mut instances = self.app.world_mut().resource_mut::<Assets<AudioInstance>>();
        for (handle, level) in self.loops.iter().zip(levels) {
            if let Some(mut instance) = instances.get_mut(handle) {
                instance.set_decibels(level, tween.clone());
            }
        }
    }
}

impl Output for PluginOutput {
    fn play(&mut self, sound: &AudioSource, voice: Voice) {
        let world = self.app.world_mut();
        let sound = world.resource_mut::<Assets<AudioSource>>().add(sound.clone());
        world
            .resource::<Audio>()
            .play(sound)
            .with_volume(voice.volume)
            .with_playback_rate(voice.rate)
            .with_panning(voice.panning);
        let mut instances = world.resource_mut::<Assets<AudioInstance>>();
        let has_ended = |(id, instance): (_, &AudioInstance)| (!is_heard(instance)).then_some(id);
        let ended: Vec<_> = instances.iter().filter_map(has_ended).collect();
        for id in ended {
            instances.remove(id);
        }
        self.app.update();
    }

    #[cfg(not(target_family = "wasm"))]
    fn is_sounding(&self) -> bool {
        let is_loop = |id| self.loops.iter().any(|handle| handle.id() == id);
        self.instances().iter().any(|(id, instance)| is_heard(instance) && !is_loop(id))
    }

    fn has_loops(&self) -> bool {
        !self.loops.is_empty()
    }

    fn begin_loops(&mut self, layers: &[AudioSource]) {
        self.end_loops();
        for (layer, place) in layers.iter().zip(PLACES) {
            let world = self.app.world_mut();
            let layer = world.resource_mut::<Assets<AudioSource>>().add(layer.clone());
            let audio = world.resource::<Audio>();
            let handle = audio.play(layer).looped().with_volume(Decibels::SILENCE).with_panning(place).handle();
            self.loops.push(handle);
        }
        self.app.update();
    }

    fn level_loops(&mut self, levels: Levels, seconds: f32) {
        self.tween_loops(levels, &AudioTween::linear(Duration::from_secs_f32(seconds)));
    }

    fn fade_loops(&mut self, seconds: f32, late: bool) {
        let easing = if late { AudioEasing::InPowi(LATE) } else { AudioEasing::Linear };
        let tween = AudioTween::new(Duration::from_secs_f32(seconds), easing);
        self.tween_loops([Decibels::SILENCE; PLACES.len()], &tween);
    }

    fn end_loops(&mut self) {
        let mut instances = self.app.world_mut().resource_mut::<Assets<AudioInstance>>();
        for handle in self.loops.drain(..) {
            if let Some(mut instance) = instances.get_mut(&handle) {
                instance.stop(AudioTween::linear(Duration::from_millis(300)));
            }
        }
    }
}

fn is_heard(instance: &AudioInstance) -> bool {
    instance.state() != PlaybackState::Stopped
}
