//! What sounds are made of: how things ring that are struck, and surfaces that dice fall on.

use super::synth::Mode;

/// The table top: thick wood, its low modes ring longest.
pub(super) const TABLE: [Mode; 7] = [
    Mode { frequency: 172.0, decay: 0.030, level: 1.0 },
    Mode { frequency: 291.0, decay: 0.026, level: 0.9 },
    Mode { frequency: 474.0, decay: 0.019, level: 0.8 },
    Mode { frequency: 766.0, decay: 0.013, level: 0.7 },
    Mode { frequency: 1180.0, decay: 0.009, level: 0.6 },
    Mode { frequency: 1840.0, decay: 0.006, level: 0.45 },
    Mode { frequency: 2760.0, decay: 0.004, level: 0.3 },
];

/// A die: small, hard and dry.
pub(super) const DIE: [Mode; 4] = [
    Mode { frequency: 2350.0, decay: 0.0045, level: 0.8 },
    Mode { frequency: 3620.0, decay: 0.0035, level: 1.0 },
    Mode { frequency: 5240.0, decay: 0.0025, level: 0.7 },
    Mode { frequency: 7430.0, decay: 0.0015, level: 0.4 },
];

/// A small block of wood under a fingertip.
pub(super) const BLOCK: [Mode; 4] = [
    Mode { frequency: 410.0, decay: 0.020, level: 1.0 },
    Mode { frequency: 735.0, decay: 0.014, level: 0.7 },
    Mode { frequency: 1270.0, decay: 0.008, level: 0.45 },
    Mode { frequency: 2130.0, decay: 0.004, level: 0.25 },
];

/// A score ticked off: a light rap with the end of the pen.
pub(super) const TICK: [Mode; 4] = [
    Mode { frequency: 690.0, decay: 0.011, level: 0.8 },
    Mode { frequency: 1130.0, decay: 0.009, level: 1.0 },
    Mode { frequency: 1960.0, decay: 0.005, level: 0.6 },
    Mode { frequency: 3240.0, decay: 0.003, level: 0.35 },
];

/// The stamp on its pad of paper: a deep, short thump.
pub(super) const STAMP: [Mode; 4] = [
    Mode { frequency: 92.0, decay: 0.038, level: 1.0 },
    Mode { frequency: 158.0, decay: 0.032, level: 0.9 },
    Mode { frequency: 262.0, decay: 0.022, level: 0.7 },
    Mode { frequency: 430.0, decay: 0.013, level: 0.45 },
];

/// A marimba bar, per hertz of its note: the second mode is carved to two octaves above the first.
pub(super) const BAR: [Mode; 3] = [
    Mode { frequency: 1.0, decay: 0.22, level: 1.0 },
    Mode { frequency: 4.0, decay: 0.055, level: 0.32 },
    Mode { frequency: 9.6, decay: 0.014, level: 0.16 },
];

/// A warm chime, per hertz of its note: the near twin of the first mode makes it beat gently.
pub(super) const CHIME: [Mode; 4] = [
    Mode { frequency: 1.0, decay: 0.24, level: 1.0 },
    Mode { frequency: 1.004, decay: 0.20, level: 0.5 },
    Mode { frequency: 2.0, decay: 0.13, level: 0.22 },
    Mode { frequency: 4.0, decay: 0.06, level: 0.12 },
];

/// Felt on a table: what falls on it is heard as the table, dully.
pub(super) const FELT_TOP: [Mode; 4] = [
    Mode { frequency: 118.0, decay: 0.020, level: 1.0 },
    Mode { frequency: 204.0, decay: 0.015, level: 0.8 },
    Mode { frequency: 345.0, decay: 0.010, level: 0.45 },
    Mode { frequency: 590.0, decay: 0.006, level: 0.2 },
];

/// A sheet of stiff paper or card.
pub(super) const SHEET: [Mode; 4] = [
    Mode { frequency: 310.0, decay: 0.008, level: 1.0 },
    Mode { frequency: 620.0, decay: 0.006, level: 0.8 },
    Mode { frequency: 1160.0, decay: 0.004, level: 0.5 },
    Mode { frequency: 2050.0, decay: 0.0025, level: 0.3 },
];

/// A coin, per hertz of its note: a thin disc rings in no harmony.
pub(super) const COIN: [Mode; 5] = [
    Mode { frequency: 1.0, decay: 0.075, level: 0.7 },
    Mode { frequency: 1.51, decay: 0.060, level: 1.0 },
    Mode { frequency: 2.32, decay: 0.042, level: 0.7 },
    Mode { frequency: 2.74, decay: 0.036, level: 0.5 },
    Mode { frequency: 3.76, decay: 0.022, level: 0.3 },
];

/// The bow and the bolt of a padlock: small, and held fast.
pub(super) const LOCK: [Mode; 4] = [
    Mode { frequency: 1720.0, decay: 0.008, level: 1.0 },
    Mode { frequency: 2640.0, decay: 0.006, level: 0.8 },
    Mode { frequency: 4130.0, decay: 0.004, level: 0.6 },
    Mode { frequency: 5900.0, decay: 0.003, level: 0.35 },
];

/// A small church bell, per hertz of the note that one hears: hum, prime, third, fifth, octave and above.
pub(super) const BELL: [Mode; 7] = [
    Mode { frequency: 0.5, decay: 0.42, level: 0.35 },
    Mode { frequency: 1.0, decay: 0.36, level: 0.8 },
    Mode { frequency: 1.2, decay: 0.26, level: 0.5 },
    Mode { frequency: 1.5, decay: 0.2, level: 0.3 },
    Mode { frequency: 2.0, decay: 0.2, level: 0.7 },
    Mode { frequency: 2.67, decay: 0.11, level: 0.25 },
    Mode { frequency: 4.2, decay: 0.06, level: 0.15 },
];

/// A bell on a counter or a cab, per hertz of its note.
pub(super) const DING: [Mode; 3] = [
    Mode { frequency: 1.0, decay: 0.16, level: 1.0 },
    Mode { frequency: 2.76, decay: 0.07, level: 0.4 },
    Mode { frequency: 5.4, decay: 0.03, level: 0.2 },
];

/// What dice fall on.
pub(super) struct Surface {
    pub(super) modes: &'static [Mode],
    /// How long a die touches it, in seconds: on what is soft for longer.
    pub(super) contact: f32,
    /// How loud the die itself is heard.
    pub(super) die: f32,
    /// What is brushed aside, and its frequency in hertz.
    pub(super) rub: (f32, f32),
}

pub(super) const FELT: Surface = Surface { modes: &FELT_TOP, contact: 0.0022, die: 0.16, rub: (0.3, 800.0) };
pub(super) const PAPER: Surface = Surface { modes: &TABLE, contact: 0.0008, die: 0.45, rub: (0.34, 3000.0) };
