//! The sounds as samples, for whoever wants to hear or measure them without playing.

use strum::IntoEnumIterator as _;

use super::{loudness::loudness, recipes::recipes, synth::SAMPLE_RATE};
use crate::sound::Sound;

/// A sound in one of its ways.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// Which.
    pub sound: Sound,
    /// Which of its ways, from 0.
    pub way: usize,
    /// Its samples, between -1 and 1, [`Self::RATE`] a second.
    pub samples: Vec<f32>,
}

impl Sample {
    /// Samples a second.
    pub const RATE: u32 = SAMPLE_RATE;

    /// All sounds in all their ways.
    pub fn all() -> impl Iterator<Item = Self> {
        Sound::iter().flat_map(|sound| {
            let ways = recipes(sound).iter().enumerate();
            ways.map(move |(way, recipe)| Self { sound, way, samples: recipe.render() })
        })
    }

    /// The highest sample, in dBFS.
    pub fn peak(&self) -> f32 {
        20.0 * self.samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs())).log10()
    }

    /// How loud it is felt to be, in LUFS.
    pub fn loudness(&self) -> f32 {
        loudness(&self.samples)
    }
}
