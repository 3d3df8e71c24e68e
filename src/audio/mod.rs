//! What happens on the table is heard and felt. Without a sound device the game goes on in silence.

mod feel;
mod moments;
mod recipes;
mod synth;

use bevy::{platform::collections::HashMap, prelude::*, window::AppLifecycle};
use bevy_kira_audio::{
    AudioPlugin, AudioSource,
    prelude::{Audio, AudioControl as _, Decibels, Frame, StaticSoundData, StaticSoundSettings},
};

pub use moments::Due;
use recipes::{Recipe, recipes};
use synth::SAMPLE_RATE;

use crate::{AppSystems, board::doodle_city::play::Sound, storage::Settings};

/// Sounds that have been computed, each when it is first heard, by the way it was made.
#[derive(Resource, Default)]
struct Computed(HashMap<(Sound, usize), Handle<AudioSource>>);

/// The moments of sounds, and what is felt of them.
pub fn plugin(app: &mut App) {
    app.add_plugins((moments::plugin, feel::plugin));
}

/// What is heard of them, where there is a sound device.
pub fn sound_plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .init_resource::<Computed>()
        .add_message::<AppLifecycle>()
        .add_systems(Update, (play.after(moments::keep_moments), fall_silent).in_set(AppSystems::Audio));
}

/// Nothing is heard of a game that cannot be seen.
fn fall_silent(mut lifecycle: MessageReader<AppLifecycle>, audio: Res<Audio>) {
    for event in lifecycle.read() {
        match event {
            AppLifecycle::WillSuspend | AppLifecycle::Suspended => {
                audio.pause();
            }
            AppLifecycle::WillResume | AppLifecycle::Running => {
                audio.resume();
            }
            AppLifecycle::Idle => {}
        }
    }
}

fn play(
    mut due: MessageReader<Due>,
    settings: Res<Settings>,
    audio: Res<Audio>,
    mut count: Local<usize>,
    mut computed: ResMut<Computed>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    for &Due(sound) in due.read() {
        if settings.sound <= 0.0 {
            continue;
        }
        *count += 1;
        let recipes = recipes(sound);
        let way = *count % recipes.len();
        let source = computed.0.entry((sound, way)).or_insert_with(|| sources.add(source(&recipes[way])));
        // Loudness as it is felt: half the setting is 10 dB less.
        let volume = Decibels(33.2 * settings.sound.clamp(0.01, 1.0).log10());
        audio.play(source.clone()).with_volume(volume);
    }
}

/// What is played of a recipe.
fn source(recipe: &Recipe) -> AudioSource {
    let frames = recipe.render().into_iter().map(Frame::from_mono).collect();
    let settings = StaticSoundSettings::default();
    AudioSource { sound: StaticSoundData { sample_rate: SAMPLE_RATE, frames, settings, slice: None } }
}
