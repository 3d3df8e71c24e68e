//! The building blocks of a sound: noise, filters, struck bodies, rubbing, fades and levels.

use std::f32::consts::{PI, TAU};

use rand::{RngExt as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};

use super::loudness::loudness;

/// Samples per second of everything computed here.
pub(super) const SAMPLE_RATE: u32 = 44_100;

const RATE: f32 = SAMPLE_RATE as f32;

/// Seconds: long enough to start without a click, short enough that a knock stays a knock.
const FADE_IN: f32 = 0.001;

/// The last part of a sound that fades, so that a long ring dies away longer than a tap.
const FADE_OUT: f32 = 0.1;

/// In times of its decay: a mode that rang for so long has faded by 87 dB.
const INAUDIBLE: f32 = 10.0;

/// No sample is higher: -3 dBFS, so that several sounds at once hardly clip.
pub(super) const PEAK: f32 = 0.708;

/// Below this frequency there is only offset and loudspeaker strain.
const RUMBLE: f32 = 35.0;

fn sample_count(seconds: f32) -> usize {
    (seconds * RATE).round() as usize
}

/// A seeded source of randomness, the same on every device, so that every run computes the same sounds.
pub(super) struct Noise(Xoshiro256PlusPlus);

impl Noise {
    /// Equal seeds give equal noise.
    pub(super) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next sample of white noise, between -1 and 1.
    pub(super) fn white(&mut self) -> f32 {
        self.between(-1.0, 1.0)
    }

    /// A number between `low` and `high`, which is the greater one.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        self.0.random_range(low..high)
    }
}

/// A smooth random movement between -1 and 1, for what a hand never keeps quite still.
pub(super) struct Wander {
    step: f32,
    progress: f32,
    from: f32,
    to: f32,
}

impl Wander {
    /// A movement that heads for a new place `rate` times a second.
    pub(super) fn new(rate: f32, noise: &mut Noise) -> Self {
        Self { step: rate / RATE, progress: 0.0, from: noise.white(), to: noise.white() }
    }

    /// The place one sample later.
    pub(super) fn step(&mut self, noise: &mut Noise) -> f32 {
        self.progress += self.step;
        if self.progress >= 1.0 {
            self.progress -= 1.0;
            self.from = self.to;
            self.to = noise.white();
        }
        self.from + (self.to - self.from) * (1.0 - (PI * self.progress).cos()) / 2.0
    }
}

/// A band-pass filter whose frequency may move from sample to sample without clicks.
#[derive(Default)]
pub(super) struct BandPass {
    first: f32,
    second: f32,
}

impl BandPass {
    /// Filters one sample; a greater `sharpness` gives a narrower band.
    pub(super) fn filter(&mut self, input: f32, frequency: f32, sharpness: f32) -> f32 {
        // A state-variable filter with trapezoidal integrators stays stable while it is swept.
        let g = (PI * frequency.min(RATE * 0.45) / RATE).tan();
        let damping = 1.0 / sharpness;
        let scale = 1.0 / (1.0 + g * (g + damping));
        let rest = input - self.second;
        let band = scale * (self.first + g * rest);
        let low = self.second + g * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        band * damping
    }
}

/// One way in which a body rings when it is struck.
#[derive(Clone, Copy)]
pub(super) struct Mode {
    /// In hertz, or as a multiple of the note for bodies that are tuned by [`Strike::pitch`].
    pub frequency: f32,
    /// Seconds until the mode has faded to about a third.
    pub decay: f32,
    /// How strongly it rings beside the other modes.
    pub level: f32,
}

/// A blow on a body.
#[derive(Clone, Copy)]
pub(super) struct Strike {
    /// Seconds from the start of the sound.
    pub at: f32,
    /// How loud the body answers.
    pub force: f32,
    /// Seconds the striker touches the body; a softer striker stays longer and sounds duller.
    pub contact: f32,
    /// Multiplies the frequency of all modes.
    pub pitch: f32,
}

/// A short burst of filtered noise: the air and the surface of a blow.
#[derive(Clone, Copy)]
pub(super) struct Puff {
    /// Seconds from the start of the sound.
    pub at: f32,
    /// How loud it is.
    pub force: f32,
    /// Seconds until it has faded to about a third.
    pub decay: f32,
    /// Centre of its band in hertz.
    pub frequency: f32,
}

/// One pull of a pen over paper.
#[derive(Clone, Copy)]
pub(super) struct Stroke {
    /// Seconds from the start of the sound.
    pub at: f32,
    /// Seconds from touch to lift.
    pub length: f32,
    /// How loud it is.
    pub force: f32,
    /// The fibres of the paper, from 0 (smooth) to 1 (rough).
    pub roughness: f32,
    /// The frequency of the friction in hertz, by the progress of the stroke from 0 to 1.
    pub pitch: fn(f32) -> f32,
}

/// A sound in the making.
pub(super) struct Track {
    samples: Vec<f32>,
}

impl Track {
    /// A silence to add sounds to.
    pub(super) fn silent(seconds: f32) -> Self {
        Self { samples: vec![0.0; sample_count(seconds)] }
    }

    fn samples_from(&mut self, at: f32) -> impl Iterator<Item = &mut f32> {
        self.samples.iter_mut().skip(sample_count(at))
    }

    /// Adds a blow on the body that rings in `modes`.
    pub(super) fn strike(&mut self, modes: &[Mode], blow: Strike) {
        let contact = sample_count(blow.contact).max(2);
        for mode in modes {
            let angle = TAU * mode.frequency * blow.pitch / RATE;
            if angle >= PI {
                continue;
            }
            // The contact force pushes a two-pole resonator; its spectrum thins out the high
            // modes as a soft mallet does.
            let radius = (-1.0 / (mode.decay * RATE)).exp();
            let (feedback, loss) = (2.0 * radius * angle.cos(), radius * radius);
            let gain = mode.level * blow.force * angle.sin() / contact as f32;
            let (mut last, mut before) = (0.0, 0.0);
            let rings = contact + sample_count(INAUDIBLE * mode.decay);
            for (index, sample) in self.samples_from(blow.at).take(rings).enumerate() {
                let push = if index < contact {
                    1.0 - (TAU * (index as f32 + 0.5) / contact as f32).cos()
                } else {
                    0.0
                };
                let next = gain * push + feedback * last - loss * before;
                (before, last) = (last, next);
                *sample += next;
            }
        }
    }

    /// Adds a burst of noise.
    pub(super) fn puff(&mut self, noise: &mut Noise, puff: Puff) {
        let mut filter = BandPass::default();
        let decay = puff.decay * RATE;
        for (index, sample) in self.samples_from(puff.at).take((decay * 8.0) as usize).enumerate() {
            let age = index as f32 / decay;
            // The quick rise keeps the burst from being a click of its own.
            let level = (-age).exp() * (1.0 - (-age * 8.0).exp());
            *sample += puff.force * level * filter.filter(noise.white(), puff.frequency, 1.1);
        }
    }

    /// Adds a stroke of the pen.
    pub(super) fn stroke(&mut self, noise: &mut Noise, stroke: Stroke) {
        let length = sample_count(stroke.length);
        let mut tip = [BandPass::default(), BandPass::default()];
        let mut paper = BandPass::default();
        let mut hand = Wander::new(14.0, noise);
        let mut fibres = Wander::new(190.0, noise);
        for (index, sample) in self.samples_from(stroke.at).take(length).enumerate() {
            let progress = index as f32 / length as f32;
            // A hand speeds up faster than it comes to rest.
            let speed = (PI * progress.powf(0.7)).sin().powf(0.8);
            let wobble = 1.0 + 0.18 * hand.step(noise);
            let grain = 1.0 + stroke.roughness * fibres.step(noise);
            // Friction sounds brighter the faster the tip moves.
            let pitch = (stroke.pitch)(progress) * wobble * (0.75 + 0.25 * speed);
            // The tip hisses, twice filtered because felt is soft.
            let rub = noise.white();
            let hiss = tip.iter_mut().fold(rub, |hiss, filter| filter.filter(hiss, pitch, 0.9));
            // The sheet and the table answer lower, with noise of their own: the same noise would
            // cancel out between the two bands.
            let body = paper.filter(noise.white(), pitch * 0.28, 1.8);
            *sample += stroke.force * speed * grain * wobble * (hiss + 0.5 * body);
        }
    }

    /// The finished samples: free of offset, faded at both ends, as loud as told, in LUFS, unless their peaks were beyond
    /// [`PEAK`] then.
    pub(super) fn finish(mut self, wanted: f32) -> Vec<f32> {
        self.remove_offset();
        self.fade();
        let peak = self.samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        if peak > 0.0 {
            let gain = 10.0_f32.powf((wanted - loudness(&self.samples)) / 20.0).min(PEAK / peak);
            self.samples.iter_mut().for_each(|sample| *sample *= gain);
        }
        self.samples
    }

    fn remove_offset(&mut self) {
        let keep = 1.0 - TAU * RUMBLE / RATE;
        let (mut input_before, mut output_before) = (0.0, 0.0);
        for sample in &mut self.samples {
            let output = *sample - input_before + keep * output_before;
            (input_before, output_before) = (*sample, output);
            *sample = output;
        }
    }

    fn fade(&mut self) {
        let rise = sample_count(FADE_IN);
        for (index, sample) in self.samples.iter_mut().take(rise).enumerate() {
            *sample *= half_cosine(index, rise);
        }
        let fall = (self.samples.len() as f32 * FADE_OUT) as usize;
        for (index, sample) in self.samples.iter_mut().rev().take(fall).enumerate() {
            *sample *= half_cosine(index, fall);
        }
    }
}

/// A soft rise from 0 to 1 while `index` goes to `length`.
fn half_cosine(index: usize, length: usize) -> f32 {
    (1.0 - (PI * index as f32 / length as f32).cos()) / 2.0
}
