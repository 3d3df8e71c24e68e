//! The sounds of the game, one recipe each: what is struck or rubbed, when and how hard.

use std::f32::consts::{PI, TAU};

use super::{
    materials::{
        BAR, BELL, BLOCK, CHIME, COIN, DIE, DING, FELT, LOCK, PAPER, SHEET, STAMP, Surface, TABLE, TICK,
    },
    synth::{Noise, Puff, Strike, Stroke, Track},
};
use crate::{sound::Sound, theme::motion::durations};

/// How one sound is made.
pub(super) struct Recipe {
    /// How loud it is felt to be, in LUFS.
    loudness: f32,
    mix: fn() -> Track,
}

impl Recipe {
    /// Computes its samples, between -1 and 1.
    pub(super) fn render(&self) -> Vec<f32> {
        (self.mix)().finish(self.loudness)
    }
}

/// A rare, welcome sound.
const fn event(mix: fn() -> Track) -> Recipe {
    Recipe { loudness: -18.0, mix }
}

/// What is heard many times a minute.
const fn frequent(mix: fn() -> Track) -> Recipe {
    Recipe { loudness: -23.0, mix }
}

/// Dice: hard knocks.
const fn knocks(mix: fn() -> Track) -> Recipe {
    Recipe { loudness: -20.0, mix }
}

/// What is heard many times a second.
const fn quiet(mix: fn() -> Track) -> Recipe {
    Recipe { loudness: -31.0, mix }
}

/// How a sound is made; of several ways one is picked in turn.
pub(super) const fn recipes(sound: Sound) -> &'static [Recipe] {
    match sound {
        Sound::DiceOnFelt => {
            const { &[knocks(|| roll(11, &FELT)), knocks(|| roll(23, &FELT)), knocks(|| roll(37, &FELT))] }
        }
        Sound::DiceOnPaper => {
            const { &[knocks(|| roll(13, &PAPER)), knocks(|| roll(29, &PAPER)), knocks(|| roll(43, &PAPER))] }
        }
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
        Sound::Eraser => const { &[frequent(|| eraser(91)), frequent(|| eraser(93))] },
        Sound::Tree => const { &[frequent(tree)] },
        Sound::Bonus => const { &[event(bonus)] },
        Sound::Pencil => {
            const { &[frequent(|| pencil(111)), frequent(|| pencil(113)), frequent(|| pencil(117))] }
        }
        Sound::Stamp => const { &[event(stamp)] },
        Sound::Tile => const { &[frequent(|| tile(121)), frequent(|| tile(123))] },
        Sound::Slide => const { &[frequent(|| slide(131)), frequent(|| slide(133)), frequent(|| slide(137))] },
        Sound::Padlock => const { &[frequent(padlock)] },
        Sound::Card => const { &[frequent(|| card(141)), frequent(|| card(143)), frequent(|| card(147))] },
        Sound::Shuffle => const { &[frequent(|| shuffle(151)), frequent(|| shuffle(153))] },
        Sound::Coins => const { &[frequent(|| coins(161)), frequent(|| coins(163)), frequent(|| coins(167))] },
        Sound::Grumble => const { &[frequent(grumble)] },
        Sound::Rain => const { &[frequent(rain)] },
        Sound::Bell => const { &[frequent(bell)] },
        Sound::Paper => const { &[frequent(paper)] },
        Sound::Turn => const { &[frequent(turn)] },
        Sound::Tap => const { &[frequent(tap)] },
        Sound::Count => const { &[frequent(count)] },
        Sound::Light => const { &[quiet(light)] },
        Sound::TaxiBell => const { &[quiet(taxi_bell)] },
        Sound::Firework => const { &[frequent(|| firework(191)), frequent(|| firework(193))] },
        Sound::Win => const { &[event(win)] },
    }
}

const C4: f32 = 261.63;
const G4: f32 = 392.0;
const C5: f32 = 523.25;
const E5: f32 = 659.26;
const F5: f32 = 698.46;
const G5: f32 = 783.99;
const C6: f32 = 1046.5;

/// Dice rattle in the hand, fly, and come down three times, each a little earlier or later than the others.
fn roll(seed: u64, surface: &Surface) -> Track {
    const RATTLE_END: f32 = 0.12;
    const DICE: usize = 5;
    const FORCES: [f32; 3] = [1.0, 0.42, 0.16];

    let mut noise = Noise::new(seed);
    let mut track = Track::silent(durations::ROLL + 0.06);
    let mut at = 0.004;
    while at < RATTLE_END {
        let force = (0.3 + 0.4 * (PI * at / RATTLE_END).sin()) * noise.between(0.5, 1.0);
        let pitch = noise.between(0.86, 1.16);
        track.strike(&DIE, Strike { at, force, contact: 0.000_2, pitch });
        at += noise.between(0.013, 0.034);
    }
    for (part, force) in durations::KNOCKS.into_iter().zip(FORCES) {
        for die in 0..DICE {
            // No two come down together.
            let apart = 0.05 * (die as f32 / DICE as f32 - 0.6) + noise.between(-0.003, 0.003);
            let at = durations::ROLL * part + apart;
            let force = force * noise.between(0.6, 0.85);
            knock(&mut track, &mut noise, surface, at, force);
        }
    }
    track
}

/// A die comes down with a corner and falls over onto a face.
fn knock(track: &mut Track, noise: &mut Noise, surface: &Surface, at: f32, force: f32) {
    let pitch = noise.between(0.9, 1.12);
    let fall = noise.between(0.007, 0.014);
    let (rub, frequency) = surface.rub;
    track.puff(noise, Puff { at, force: rub * force, decay: 0.004, frequency });
    for (at, force) in [(at, force), (at + fall, 0.4 * force)] {
        track.strike(surface.modes, Strike { at, force, contact: surface.contact, pitch });
        track.strike(&DIE, Strike { at, force: surface.die * force, contact: 0.000_2, pitch });
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

/// Rubber over paper, to and fro.
fn eraser(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.36);
    let to: fn(f32) -> f32 = |way| 900.0 + 300.0 * way;
    let fro: fn(f32) -> f32 = |way| 1150.0 - 250.0 * way;
    for (at, pitch, force) in [(0.003, to, 0.5), (0.115, fro, 0.42), (0.225, to, 0.46)] {
        track.stroke(&mut noise, Stroke { at, length: 0.1, force, roughness: 0.95, pitch });
    }
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

/// A pencil ticks: down, and up again longer.
fn pencil(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.2);
    track.puff(&mut noise, Puff { at: 0.002, force: 0.2, decay: 0.002, frequency: 3400.0 });
    let down = |way: f32| 4600.0 - 700.0 * way;
    let up = |way: f32| 4000.0 + 1100.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.003, length: 0.055, force: 0.4, roughness: 0.8, pitch: down });
    track.stroke(&mut noise, Stroke { at: 0.06, length: 0.12, force: 0.5, roughness: 0.8, pitch: up });
    track
}

/// A rubber stamp comes down on paper, and is lifted off it.
fn stamp() -> Track {
    let mut noise = Noise::new(119);
    let mut track = Track::silent(0.34);
    track.strike(&STAMP, Strike { at: 0.002, force: 1.0, contact: 0.003, pitch: 1.0 });
    track.strike(&TABLE, Strike { at: 0.003, force: 0.35, contact: 0.0015, pitch: 0.86 });
    track.puff(&mut noise, Puff { at: 0.002, force: 0.55, decay: 0.009, frequency: 1300.0 });
    track.puff(&mut noise, Puff { at: 0.2, force: 0.1, decay: 0.012, frequency: 2600.0 });
    track
}

/// A tile of card is set down flat.
fn tile(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.11);
    let pitch = noise.between(1.18, 1.34);
    track.puff(&mut noise, Puff { at: 0.001, force: 0.3, decay: 0.004, frequency: 2300.0 });
    track.strike(&SHEET, Strike { at: 0.002, force: 0.8, contact: 0.0012, pitch });
    track.strike(&BLOCK, Strike { at: 0.008, force: 0.5, contact: 0.0012, pitch });
    track
}

/// Something of card slides over a table, and stops.
fn slide(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.32);
    let pitch = |way: f32| 1500.0 + 900.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.002, length: 0.27, force: 0.5, roughness: 0.2, pitch });
    track.strike(&SHEET, Strike { at: 0.262, force: 0.2, contact: 0.002, pitch: 0.8 });
    track
}

/// The bow goes in, and the bolt falls.
fn padlock() -> Track {
    let mut noise = Noise::new(139);
    let mut track = Track::silent(0.14);
    for (at, force, pitch) in [(0.002, 0.55, 1.12), (0.052, 1.0, 0.92)] {
        track.strike(&LOCK, Strike { at, force, contact: 0.000_25, pitch });
        track.puff(&mut noise, Puff { at, force: 0.16 * force, decay: 0.003, frequency: 2100.0 });
    }
    track
}

/// A card is laid down: air below it, then its face on the table.
fn card(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.16);
    let pitch = noise.between(0.92, 1.1);
    let brush = |way: f32| 2200.0 + 800.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.001, length: 0.06, force: 0.16, roughness: 0.2, pitch: brush });
    track.puff(&mut noise, Puff { at: 0.052, force: 0.5, decay: 0.005, frequency: 1900.0 });
    track.strike(&SHEET, Strike { at: 0.054, force: 0.9, contact: 0.0011, pitch });
    track
}

/// Two halves of a deck fall into each other, and it is knocked straight.
fn shuffle(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.62);
    let mut at = 0.003;
    while at < 0.4 {
        let force = 0.3 + 0.35 * (PI * at / 0.4).sin();
        let frequency = noise.between(2300.0, 3200.0);
        track.puff(&mut noise, Puff { at, force, decay: 0.0022, frequency });
        track.strike(&SHEET, Strike { at, force: 0.28 * force, contact: 0.0008, pitch: 1.5 });
        at += noise.between(0.012, 0.022);
    }
    for (at, force) in [(0.48, 0.7), (0.55, 0.4)] {
        track.strike(&SHEET, Strike { at, force, contact: 0.0015, pitch: 0.85 });
        track.strike(&TABLE, Strike { at, force: 0.2 * force, contact: 0.002, pitch: 1.1 });
    }
    track
}

/// Two coins fall onto others.
fn coins(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(0.42);
    let second = noise.between(0.05, 0.085);
    for (at, force) in [(0.001, 0.8), (0.001 + second, 1.0), (0.001 + 1.7 * second, 0.35)] {
        let pitch = 2700.0 * noise.between(0.96, 1.08);
        track.strike(&COIN, Strike { at, force, contact: 0.000_15, pitch });
        track.puff(&mut noise, Puff { at, force: 0.05 * force, decay: 0.002, frequency: 6000.0 });
    }
    track
}

/// Two low notes of wood, the second one lower.
fn grumble() -> Track {
    let mut track = Track::silent(0.55);
    for (at, pitch, force) in [(0.002, 123.5, 0.9), (0.17, 103.8, 1.0)] {
        track.strike(&BAR, Strike { at, force, contact: 0.003, pitch });
        track.strike(&TABLE, Strike { at, force: 0.12 * force, contact: 0.003, pitch: 0.7 });
    }
    track
}

/// A shower that comes and goes: drops, and the hiss of all that fall further away.
fn rain() -> Track {
    const LASTS: f32 = 1.4;
    let mut noise = Noise::new(173);
    let mut track = Track::silent(LASTS);
    let far = |_: f32| 5200.0;
    for at in [0.05, 0.35, 0.65] {
        track.stroke(&mut noise, Stroke { at, length: 0.7, force: 0.3, roughness: 0.9, pitch: far });
    }
    let mut at = 0.04;
    while at < LASTS - 0.12 {
        let swell = (PI * at / LASTS).sin();
        let (force, frequency) = (swell * noise.between(0.08, 0.4), noise.between(1800.0, 6500.0));
        let decay = noise.between(0.001, 0.0035);
        track.puff(&mut noise, Puff { at, force, decay, frequency });
        at += noise.between(0.001, 0.009) / swell.max(0.2);
    }
    track
}

fn bell() -> Track {
    let mut track = Track::silent(1.4);
    track.strike(&BELL, Strike { at: 0.001, force: 1.0, contact: 0.0006, pitch: 784.0 });
    track
}

/// A sheet of paper is lifted and passed on.
fn paper() -> Track {
    let mut noise = Noise::new(179);
    let mut track = Track::silent(0.42);
    let lifted = |way: f32| 2000.0 + 1400.0 * way;
    let laid = |way: f32| 3000.0 - 1100.0 * way;
    track.stroke(&mut noise, Stroke { at: 0.002, length: 0.2, force: 0.4, roughness: 0.9, pitch: lifted });
    track.stroke(&mut noise, Stroke { at: 0.2, length: 0.18, force: 0.35, roughness: 0.9, pitch: laid });
    track.puff(&mut noise, Puff { at: 0.36, force: 0.3, decay: 0.008, frequency: 1500.0 });
    track
}

/// The switch of a lamp, and a breath of its light.
fn light() -> Track {
    let mut track = Track::silent(0.4);
    track.strike(&TICK, Strike { at: 0.001, force: 0.3, contact: 0.0008, pitch: 1.6 });
    track.strike(&CHIME, Strike { at: 0.004, force: 0.5, contact: 0.004, pitch: 1318.5 });
    track
}

fn taxi_bell() -> Track {
    let mut track = Track::silent(0.8);
    for (at, force) in [(0.001, 1.0), (0.13, 0.8)] {
        track.strike(&DING, Strike { at, force, contact: 0.0003, pitch: 1975.5 });
    }
    track
}

/// A rocket bursts far away, and its sparks crackle.
fn firework(seed: u64) -> Track {
    let mut noise = Noise::new(seed);
    let mut track = Track::silent(1.1);
    track.strike(&STAMP, Strike { at: 0.002, force: 1.0, contact: 0.004, pitch: 0.72 });
    track.puff(&mut noise, Puff { at: 0.002, force: 0.5, decay: 0.05, frequency: 420.0 });
    let mut at = 0.12;
    while at < 0.9 {
        let (force, frequency) = (0.3 * (1.0 - at) * noise.between(0.3, 1.0), noise.between(2500.0, 5500.0));
        track.puff(&mut noise, Puff { at, force, decay: 0.003, frequency });
        at += noise.between(0.006, 0.035);
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
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::audio::{
        loudness::loudness,
        synth::{PEAK, SAMPLE_RATE},
    };

    #[test]
    fn every_sound_can_be_heard_and_ends() {
        for sound in Sound::iter() {
            for recipe in recipes(sound) {
                let samples = recipe.render();
                let seconds = samples.len() as f32 / SAMPLE_RATE as f32;
                assert!((0.04..1.6).contains(&seconds), "{sound:?} takes {seconds} s");
                let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
                assert!(peak <= PEAK + 1e-4, "{sound:?} peaks at {peak}");
                // What is short and hard is held back by its peak.
                let off = loudness(&samples) - recipe.loudness;
                assert!((-4.0..0.1).contains(&off), "{sound:?} is {off} LU too loud");
                assert!(off > -0.1 || peak > PEAK - 1e-3, "{sound:?} could be {} LU louder", -off);
                assert!(samples.iter().all(|sample| sample.is_finite()), "{sound:?}");
                for edge in [samples.first(), samples.last()] {
                    assert!(edge.is_some_and(|edge| edge.abs() < 1e-3), "{sound:?} clicks: {edge:?}");
                }
            }
        }
    }

    #[test]
    fn a_sound_of_several_ways_is_never_twice_the_same() {
        for sound in [Sound::DiceOnFelt, Sound::DiceOnPaper, Sound::Stroke, Sound::Card, Sound::Coins] {
            let [one, other, third] = recipes(sound) else { panic!("{sound:?} has three ways") };
            let [one, other, third] = [one, other, third].map(Recipe::render);
            assert!(one != other && other != third && third != one, "{sound:?}");
        }
    }
}
