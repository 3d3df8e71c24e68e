//! The sounds as samples, for whoever wants to hear or measure them without playing.

use strum::IntoEnumIterator as _;

use super::{
    compose::{Composing, RATE},
    loudness::loudness,
    recipes::recipes,
    synth::SAMPLE_RATE,
};
use crate::{music::Piece, sound::Sound};

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
        peak(&self.samples)
    }

    /// How loud it is felt to be, in LUFS.
    pub fn loudness(&self) -> f32 {
        loudness(&self.samples)
    }
}

/// Some time of a piece of music.
#[derive(Clone, PartialEq, Debug)]
pub struct Mix {
    /// Its samples, between -1 and 1, [`Sample::RATE`] a second.
    pub samples: Vec<f32>,
}

/// How long a mix is, in seconds.
const MIX: f32 = 90.0;

impl Mix {
    /// A minute and a half of a piece when so much of a match's day has passed, as loud as it can be set.
    pub fn of(piece: &'static Piece, passed: f32) -> Self {
        let mut composing = Composing::new(piece);
        while !composing.go_on() {}
        let heard = piece.heard(passed);
        let layers: Vec<_> = composing
            .layers()
            .into_iter()
            .zip(heard)
            .filter_map(|(layer, is_heard)| is_heard.then_some(layer))
            .collect();
        let sum = |at: usize| layers.iter().map(|layer| layer[at % layer.len()]).sum::<f32>();
        let times = (SAMPLE_RATE / RATE) as usize;
        let count = (MIX * SAMPLE_RATE as f32) as usize;
        // Between two samples lies their mean.
        let samples = (0..count).map(|n| {
            let (at, between) = (n / times, (n % times) as f32 / times as f32);
            sum(at) * (1.0 - between) + sum(at + 1) * between
        });
        Self { samples: samples.collect() }
    }

    /// The highest sample, in dBFS.
    pub fn peak(&self) -> f32 {
        peak(&self.samples)
    }

    /// How loud it is felt to be, in LUFS.
    pub fn loudness(&self) -> f32 {
        loudness(&self.samples)
    }
}

fn peak(samples: &[f32]) -> f32 {
    20.0 * samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs())).log10()
}
