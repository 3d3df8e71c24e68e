//! The samples of all sounds, each computed when it is first heard.

use bevy::platform::collections::HashMap;
use bevy_kira_audio::{
    AudioSource,
    prelude::{Frame, StaticSoundData, StaticSoundSettings},
};

use super::{
    recipes::{Recipe, recipes},
    synth::SAMPLE_RATE,
};
use crate::sound::Sound;

/// Sounds that have been computed, by the way each was made.
#[derive(Default)]
pub(super) struct Computed(HashMap<(Sound, usize), AudioSource>);

impl Computed {
    /// A sound in one of its ways; they are counted round and round.
    pub(super) fn sound(&mut self, sound: Sound, count: usize) -> Option<&AudioSource> {
        let recipes = recipes(sound);
        let way = count.checked_rem(recipes.len())?;
        Some(self.0.entry((sound, way)).or_insert_with(|| source(&recipes[way])))
    }
}

/// What is played of a recipe.
fn source(recipe: &Recipe) -> AudioSource {
    samples(recipe.render())
}

/// What is played of samples between -1 and 1.
pub(super) fn samples(samples: Vec<f32>) -> AudioSource {
    let frames = samples.into_iter().map(Frame::from_mono).collect();
    let settings = StaticSoundSettings::default();
    AudioSource { sound: StaticSoundData { sample_rate: SAMPLE_RATE, frames, settings, slice: None } }
}
