//! The sounds of the game, one recipe each: what is struck or rubbed, when and how hard.

use std::f32::consts::{PI, TAU};

use super::synth::{Mode, Noise, Puff, Strike, Stroke, Track};
use crate::table::sounds::Sound;

/// How one sound is made.
pub(super) struct Recipe {
    /// The peak in dBFS.
    peak_db: f32,
    mix: fn() -> Track,
}

impl Recipe {
    /// Computes its samples, between -1 and 1.
    pub(super) fn render(&self) -> Vec<f32> {
        (self.mix)().finish(self.peak_db)
    }
}

/// A rare, welcome sound.
const fn event(mix: fn() -> Track) -> Recipe {
    Recipe { peak_db: -3.0, mix }
}

/// What is heard many times a minute.
const fn frequent(mix: fn() -> Track) -> Recipe {
    Recipe { peak_db: -9.0, mix }
}

/// How a sound is made; of several ways one is picked in turn.
pub(super) const fn recipes(sound: Sound) -> &'static [Recipe] {
    match sound {
        Sound::Roll => const { &[event(|| roll(11, 4)), event(|| roll(23, 5)), event(|| roll(37, 6))] },
        Sound::Stroke => {
            const {
                &[
                    frequent(|| line(41, |way| 3100.0 - 500.0 * way)),
                    frequent(|| line(53, |way| 2700.0 + 500.0 * way)),
                    frequent(|| line(67, |way| 3500.0 - 900.0 * way)),
                ]
            }
        }
        Sound::Cross => const { &[frequent(cross)] },
        Sound::Circle => const { &[frequent(circle)] },
        Sound::Bonus => const { &[event(bonus)] },
        Sound::Tree => const { &[frequent(tree)] },
        Sound::Turn => const { &[frequent(turn)] },
        Sound::Tap => const { &[frequent(tap)] },
        Sound::Count => const { &[frequent(count)] },
        Sound::Win => const { &[event(win)] },
    }
}

/// The table top: thick wood, its low modes ring longest.
const TABLE: [Mode; 7] = [
    Mode { frequency: 172.0, decay: 0.030, level: 1.0 },
    Mode { frequency: 291.0, decay: 0.026, level: 0.9 },
    Mode { frequency: 474.0, decay: 0.019, level: 0.8 },
    Mode { frequency: 766.0, decay: 0.013, level: 0.7 },
    Mode { frequency: 1180.0, decay: 0.009, level: 0.6 },
    Mode { frequency: 1840.0, decay: 0.006, level: 0.45 },
    Mode { frequency: 2760.0, decay: 0.004, level: 0.3 },
];

/// A die: small, hard and dry.
const DIE: [Mode; 4] = [
    Mode { frequency: 2350.0, decay: 0.0045, level: 0.8 },
    Mode { frequency: 3620.0, decay: 0.0035, level: 1.0 },
    Mode { frequency: 5240.0, decay: 0.0025, level: 0.7 },
    Mode { frequency: 7430.0, decay: 0.0015, level: 0.4 },
];

/// A small block of wood under a fingertip.
const BLOCK: [Mode; 4] = [
    Mode { frequency: 410.0, decay: 0.020, level: 1.0 },
    Mode { frequency: 735.0, decay: 0.014, level: 0.7 },
    Mode { frequency: 1270.0, decay: 0.008, level: 0.45 },
    Mode { frequency: 2130.0, decay: 0.004, level: 0.25 },
];

/// A score ticked off: a light rap with the end of the pen.
const TICK: [Mode; 4] = [
    Mode { frequency: 690.0, decay: 0.011, level: 0.8 },
    Mode { frequency: 1130.0, decay: 0.009, level: 1.0 },
    Mode { frequency: 1960.0, decay: 0.005, level: 0.6 },
    Mode { frequency: 3240.0, decay: 0.003, level: 0.35 },
];

/// The stamp on its pad of paper: a deep, short thump.
const STAMP: [Mode; 4] = [
    Mode { frequency: 92.0, decay: 0.038, level: 1.0 },
    Mode { frequency: 158.0, decay: 0.032, level: 0.9 },
    Mode { frequency: 262.0, decay: 0.022, level: 0.7 },
    Mode { frequency: 430.0, decay: 0.013, level: 0.45 },
];

/// A marimba bar, per hertz of its note: the second mode is carved to two octaves above the first.
const BAR: [Mode; 3] = [
    Mode { frequency: 1.0, decay: 0.22, level: 1.0 },
    Mode { frequency: 4.0, decay: 0.055, level: 0.32 },
    Mode { frequency: 9.6, decay: 0.014, level: 0.16 },
];

/// A warm chime, per hertz of its note: the near twin of the first mode makes it beat gently.
const CHIME: [Mode; 4] = [
    Mode { frequency: 1.0, decay: 0.24, level: 1.0 },
    Mode { frequency: 1.004, decay: 0.20, level: 0.5 },
    Mode { frequency: 2.0, decay: 0.13, level: 0.22 },
    Mode { frequency: 4.0, decay: 0.06, level: 0.12 },
];

const C4: f32 = 261.63;
const G4: f32 = 392.0;
const C5: f32 = 523.25;
const E5: f32 = 659.26;
const F5: f32 = 698.46;
const G5: f32 = 783.99;
const C6: f32 = 1046.5;

/// Two dice clatter against each other, then come down in ever shorter and weaker knocks.
fn roll(seed: u64, knocks: u16) -> Track {
    const RATTLE_END: f32 = 0.21;
    const LAST_KNOCK: f32 = 0.53;
    const SHRINK: f32 = 0.74;

    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.62);
    let mut at = 0.004;
    while at < RATTLE_END {
        let swell = 0.4 + 0.6 * (PI * at / RATTLE_END).sin();
        let force = swell * noise.between(0.5, 1.0);
        let pitch = noise.between(0.86, 1.16);
        track.strike(&DIE, Strike { at, force: 1.2 * force, contact: 0.000_2, pitch });
        track.strike(&TABLE, Strike { at, force: 0.22 * force, contact: 0.0005, pitch });
        at += noise.between(0.013, 0.034);
    }

    let gaps: f32 = (0..knocks - 1).map(|gap| SHRINK.powf(gap.into())).sum();
    let mut gap = (LAST_KNOCK - RATTLE_END) / gaps;
    let mut force = 1.0;
    for _ in 0..knocks {
        knock(&mut track, &mut noise, at, force);
        at = (at + gap * noise.between(0.9, 1.1)).min(LAST_KNOCK);
        gap *= SHRINK;
        force *= noise.between(0.7, 0.82);
    }
    track
}

/// A die hits the table with a corner and falls over onto a face.
fn knock(track: &mut Track, noise: &mut Noise, at: f32, force: f32) {
    let pitch = noise.between(0.9, 1.12);
    let fall = noise.between(0.007, 0.014);
    track.puff(noise, Puff { at, force: 0.22 * force, decay: 0.003, frequency: 2400.0 });
    for (at, force) in [(at, force), (at + fall, 0.4 * force)] {
        track.strike(&TABLE, Strike { at, force, contact: 0.0006, pitch });
        track.strike(&DIE, Strike { at, force: 0.6 * force, contact: 0.000_2, pitch });
    }
}

/// A pen line, with the soft touch of the tip before it.
fn line(seed: u64, pitch: fn(f32) -> f32) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.25);
    touch(&mut track, &mut noise, 0.002);
    let stroke = Stroke { at: 0.004, length: 0.24, force: 0.5, roughness: 0.4, pitch };
    track.stroke(&mut noise, stroke);
    track
}

/// The felt tip meets the paper.
fn touch(track: &mut Track, noise: &mut Noise, at: f32) {
    track.strike(&BLOCK, Strike { at, force: 0.12, contact: 0.0025, pitch: 0.8 });
    track.puff(noise, Puff { at, force: 0.25, decay: 0.004, frequency: 1500.0 });
}

fn cross() -> Track {
    let mut noise = Noise::new(71);
    let mut track = Track::silent(0.22);
    touch(&mut track, &mut noise, 0.002);
    let down = |way: f32| 3600.0 - 900.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.003, length: 0.095, force: 0.5, roughness: 0.35, pitch: down });
    touch(&mut track, &mut noise, 0.116);
    let back = |way: f32| 3000.0 - 700.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.117, length: 0.1, force: 0.55, roughness: 0.35, pitch: back });
    track
}

fn circle() -> Track {
    let mut noise = Noise::new(83);
    let mut track = Track::silent(0.3);
    touch(&mut track, &mut noise, 0.002);
    // The pen is pushed up one side and pulled down the other, so the pitch goes around once.
    let pitch = |way: f32| 2700.0 * (1.0 + 0.38 * (TAU * way).sin());
    track.stroke(&mut noise, Stroke { at: 0.004, length: 0.29, force: 0.5, roughness: 0.3, pitch });
    track
}

/// A crown scribbled in fast zigzags that overlap, because the pen never leaves the paper.
fn tree() -> Track {
    let mut noise = Noise::new(97);
    let mut track = Track::silent(0.35);
    touch(&mut track, &mut noise, 0.002);
    let up: fn(f32) -> f32 = |way| 2500.0 + 1000.0 * way;
    let down: fn(f32) -> f32 = |way| 3100.0 - 1100.0 * way;
    let zigzag = [(0.003, up, 0.5), (0.083, down, 0.6), (0.164, up, 0.52), (0.248, down, 0.45)];
    for (at, pitch, force) in zigzag {
        track.stroke(&mut noise, Stroke { at, length: 0.088, force, roughness: 0.75, pitch });
    }
    track
}

/// A stamp comes down, and two notes a fourth apart say that it was worth it.
fn bonus() -> Track {
    let mut noise = Noise::new(101);
    let mut track = Track::silent(0.95);
    track.strike(&STAMP, Strike { at: 0.002, force: 1.0, contact: 0.003, pitch: 1.0 });
    track.strike(&TABLE, Strike { at: 0.002, force: 0.3, contact: 0.0015, pitch: 0.9 });
    track.puff(&mut noise, Puff { at: 0.002, force: 0.5, decay: 0.009, frequency: 1300.0 });
    for (at, pitch, force) in [(0.13, C5, 0.55), (0.25, F5, 0.6)] {
        track.strike(&CHIME, Strike { at, force, contact: 0.0005, pitch });
    }
    track
}

fn count() -> Track {
    let mut track = Track::silent(0.07);
    track.strike(&TICK, Strike { at: 0.001, force: 1.0, contact: 0.0005, pitch: 1.0 });
    track
}

/// Two knuckles on the table, the second one lower: your turn.
fn turn() -> Track {
    let mut noise = Noise::new(103);
    let mut track = Track::silent(0.32);
    for (at, force, pitch) in [(0.002, 0.8, 1.12), (0.142, 1.0, 0.98)] {
        track.strike(&TABLE, Strike { at, force, contact: 0.0014, pitch });
        track.strike(&BLOCK, Strike { at, force: 0.5 * force, contact: 0.0014, pitch });
        track.puff(&mut noise, Puff { at, force: 0.06, decay: 0.003, frequency: 900.0 });
    }
    track
}

/// A marimba climbs a chord and comes to rest on its ground note.
fn win() -> Track {
    let mut track = Track::silent(1.3);
    let chord = [
        (0.002, G4, 0.6),
        (0.112, C5, 0.65),
        (0.222, E5, 0.7),
        (0.332, G5, 0.75),
        (0.472, C4, 0.6),
        (0.484, E5, 0.4),
        (0.496, C6, 0.8),
    ];
    for (at, pitch, force) in chord {
        track.strike(&BAR, Strike { at, force, contact: 0.0007, pitch });
    }
    track
}

fn tap() -> Track {
    let mut track = Track::silent(0.08);
    track.strike(&BLOCK, Strike { at: 0.001, force: 1.0, contact: 0.0018, pitch: 0.85 });
    track
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::synth::SAMPLE_RATE;

    #[test]
    fn every_sound_can_be_heard_and_ends() {
        use Sound::{Bonus, Circle, Count, Cross, Roll, Stroke, Tap, Tree, Turn, Win};
        for sound in [Roll, Stroke, Cross, Circle, Bonus, Tree, Turn, Tap, Count, Win] {
            for recipe in recipes(sound) {
                let samples = recipe.render();
                let seconds = samples.len() as f32 / SAMPLE_RATE as f32;
                assert!((0.04..1.6).contains(&seconds), "{sound:?} takes {seconds} s");
                let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
                let wanted = 10.0_f32.powf(recipe.peak_db / 20.0);
                assert!((peak - wanted).abs() < 1e-4, "{sound:?} peaks at {peak}, not {wanted}");
                assert!(samples.iter().all(|sample| sample.is_finite()), "{sound:?}");
                for edge in [samples.first(), samples.last()] {
                    assert!(edge.is_some_and(|edge| edge.abs() < 1e-3), "{sound:?} clicks: {edge:?}");
                }
            }
        }
    }

    #[test]
    fn a_sound_of_several_ways_is_never_twice_the_same() {
        for sound in [Sound::Roll, Sound::Stroke] {
            let [one, other, third] = recipes(sound) else { panic!("{sound:?} has three ways") };
            let [one, other, third] = [one, other, third].map(Recipe::render);
            assert!(one != other && other != third && third != one, "{sound:?}");
        }
    }
}
