//! Computes the layers of a piece, slice by slice: nobody waits for it, and the end of each goes over into its beginning.

use core::f32::consts::{PI, TAU};

use bevy_kira_audio::{
    AudioSource,
    prelude::{Frame, StaticSoundData, StaticSoundSettings},
};

use super::instruments::{Partial, Timbre, timbre};
use crate::music::{LAYERS, Layer, Note, Piece};

/// Samples a second: nothing here is so high that more would be heard.
pub(super) const RATE: u32 = 22_050;

/// How many times a second a vibraphone trembles.
const TREMBLES: f32 = 4.4;
/// In times of its decay: a tone that rang for so long cannot be heard any more.
const INAUDIBLE: f32 = 7.0;
/// Hertz that no tone is beyond.
const HIGHEST: f32 = 9_000.0;

/// A piece of which some layers are computed.
pub(super) struct Composing {
    /// Which.
    pub(super) piece: &'static Piece,
    done: Vec<Vec<f32>>,
    /// The layer that is being computed, and how many of its tones are.
    samples: Vec<f32>,
    tones: usize,
}

impl Composing {
    /// Nothing is computed yet.
    pub(super) fn new(piece: &'static Piece) -> Self {
        Self { piece, done: Vec::new(), samples: Vec::new(), tones: 0 }
    }

    /// Computes one tone more, which takes about a millisecond; whether that was the last one.
    pub(super) fn go_on(&mut self) -> bool {
        let Some(layer) = self.piece.layers.get(self.done.len()) else { return true };
        if self.samples.is_empty() {
            self.samples = vec![0.0; length(self.piece, layer)];
        }
        let timbre = timbre(layer.instrument);
        let (note, partial) = (self.tones / timbre.partials.len(), self.tones % timbre.partials.len());
        if let Some(note) = layer.notes.get(note) {
            play(&mut self.samples, self.piece.step, *note, &timbre, &timbre.partials[partial]);
            self.tones += 1;
        } else {
            self.done.push(core::mem::take(&mut self.samples));
            self.tones = 0;
        }
        self.done.len() == LAYERS
    }

    /// The samples of each layer that is computed.
    pub(super) fn layers(self) -> Vec<Vec<f32>> {
        self.done
    }

    /// What is played of them.
    pub(super) fn sources(self) -> Vec<AudioSource> {
        let source = |samples: Vec<f32>| {
            let frames = samples.into_iter().map(Frame::from_mono).collect();
            let settings = StaticSoundSettings::default();
            AudioSource { sound: StaticSoundData { sample_rate: RATE, frames, settings, slice: None } }
        };
        self.layers().into_iter().map(source).collect()
    }
}

/// How many samples a layer has.
fn length(piece: &Piece, layer: &Layer) -> usize {
    (f32::from(layer.steps) * piece.step * RATE as f32).round() as usize
}

/// Adds a tone of a note; what goes beyond the end goes on at the beginning.
fn play(samples: &mut [f32], step: f32, note: Note, timbre: &Timbre, partial: &Partial) {
    let pitch = 440.0 * 2.0_f32.powf((f32::from(note.pitch) - 69.0) / 12.0);
    let frequency = pitch * partial.times;
    if frequency > HIGHEST || samples.is_empty() {
        return;
    }
    let rate = RATE as f32;
    // What is low rings longer.
    let lasts = if timbre.is_blown { partial.lasts } else { partial.lasts * (440.0 / pitch).sqrt() };
    let count = (rate * if timbre.is_blown { lasts } else { lasts * INAUDIBLE }) as usize;
    let level = note.force * timbre.level * partial.level;
    let fades = if timbre.is_blown { 1.0 } else { (-1.0 / (lasts * rate)).exp() };
    // A point that goes round in a circle, and inwards.
    let (sin, cos) = (TAU * frequency / rate).sin_cos();
    let (sin, cos) = (sin * fades, cos * fades);
    let (mut x, mut y) = (level, 0.0);
    let attack = (timbre.attack * rate).max(1.0);
    let last = (count as f32 * 0.1).max(1.0);
    let begin = (f32::from(note.step) * step * rate).round() as usize;
    let mut at = begin % samples.len();
    for n in 0..count {
        let age = n as f32;
        let swell = if timbre.is_blown {
            (PI * age / count as f32).sin().powi(2)
        } else {
            // It begins softly, and its last hundredth is let go.
            smooth(age / attack) * smooth((count as f32 - age) / last)
        };
        let tremble = if timbre.trembles > 0.0 {
            1.0 - timbre.trembles * (0.5 - 0.5 * (TAU * TREMBLES * age / rate).cos())
        } else {
            1.0
        };
        samples[at] += y * swell * tremble;
        (x, y) = (x * cos - y * sin, x * sin + y * cos);
        at += 1;
        if at == samples.len() {
            at = 0;
        }
    }
}

/// From 0 to 1, without a corner.
fn smooth(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{audio::listen::Mix, boxes::Boxes, games};

    fn pieces() -> Vec<&'static Piece> {
        let mut app = bevy::prelude::App::new();
        games::ALL.plugins.iter().for_each(|add| add(&mut app));
        app.world().resource::<Boxes>().0.iter().filter_map(|it| it.music).collect()
    }

    fn layers(piece: &'static Piece) -> Vec<Vec<f32>> {
        let mut composing = Composing::new(piece);
        while !composing.go_on() {}
        composing.layers()
    }

    #[test]
    fn no_loop_has_a_seam() {
        for piece in pieces() {
            for samples in layers(piece) {
                let steepest = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
                let seam = (samples[0] - samples[samples.len() - 1]).abs();
                assert!(steepest > 0.0 && seam <= steepest, "{seam} of {steepest}");
                let mean = samples.iter().sum::<f32>() / samples.len() as f32;
                assert!(mean.abs() < 1e-3, "an offset of {mean}");
            }
        }
    }

    #[test]
    fn a_piece_takes_less_than_sixteen_megabytes_and_its_layers_differ_in_length() {
        for piece in pieces() {
            let lengths = piece.layers.each_ref().map(|layer| length(piece, layer));
            assert!(lengths.iter().sum::<usize>() * size_of::<Frame>() < 16_000_000, "{lengths:?}");
            assert!(lengths[0] != lengths[1] && lengths[1] != lengths[2] && lengths[0] != lengths[2]);
        }
    }

    #[test]
    fn every_note_has_its_place_and_its_height() {
        for piece in pieces() {
            for layer in &piece.layers {
                assert!(!layer.notes.is_empty() && (0.0..1.0).contains(&layer.from));
                for note in layer.notes {
                    assert!(note.step < layer.steps && (28..=96).contains(&note.pitch), "{note:?}");
                }
            }
            assert!(piece.heard(0.0).contains(&true) && piece.heard(1.0) == [true; LAYERS]);
        }
    }

    #[test]
    fn all_pieces_are_as_quiet() {
        for piece in pieces() {
            let mix = Mix::of(piece, 1.0);
            let (loudness, peak) = (mix.loudness(), mix.peak());
            assert!((-29.0..=-25.0).contains(&loudness), "{loudness} LUFS");
            assert!(peak < -6.0, "a peak of {peak} dBFS");
        }
    }
}
