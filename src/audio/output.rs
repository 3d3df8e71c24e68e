//! The device's sound output, from opening to closing.

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use bevy_kira_audio::{
    AudioPlugin, AudioSource,
    prelude::{Audio, AudioControl as _, AudioInstance, Decibels, PlaybackState},
};

use super::computed::samples;

/// What plays sounds. It is open as long as it lives.
pub(super) trait Output {
    /// Begins a sound.
    fn play(&mut self, sound: &AudioSource, volume: Decibels);

    /// Whether a sound that has begun has not ended. In a browser nobody asks.
    #[cfg(not(target_family = "wasm"))]
    fn is_sounding(&self) -> bool;
}

/// The plugin for sound, in an app of its own: the plugin opens the output as it is added and never closes it, so
/// what comes and goes is the app.
pub(super) struct PluginOutput(App);

impl PluginOutput {
    /// Opens the output, which may take as long as the device wants; `None` where there is none.
    pub(super) fn open() -> Option<Self> {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut output = Self(app);
        // The plugin does not say whether there is a device; that it has begun a sound does.
        output.play(&samples(vec![0.0]), Decibels::SILENCE);
        (!output.instances().is_empty()).then_some(output)
    }

    fn instances(&self) -> &Assets<AudioInstance> {
        self.0.world().resource()
    }
}

impl Output for PluginOutput {
    fn play(&mut self, sound: &AudioSource, volume: Decibels) {
        let world = self.0.world_mut();
        let sound = world.resource_mut::<Assets<AudioSource>>().add(sound.clone());
        world.resource::<Audio>().play(sound).with_volume(volume);
        let mut instances = world.resource_mut::<Assets<AudioInstance>>();
        let has_ended = |(id, instance): (_, &AudioInstance)| (!is_heard(instance)).then_some(id);
        let ended: Vec<_> = instances.iter().filter_map(has_ended).collect();
        for id in ended {
            instances.remove(id);
        }
        self.0.update();
    }

    #[cfg(not(target_family = "wasm"))]
    fn is_sounding(&self) -> bool {
        self.instances().iter().any(|(_, instance)| is_heard(instance))
    }
}

fn is_heard(instance: &AudioInstance) -> bool {
    instance.state() != PlaybackState::Stopped
}
