//! How the instruments of music sound.

use crate::music::Instrument;

/// A tone within a note.
pub(super) struct Partial {
    /// How many times as high as the note.
    pub(super) times: f32,
    pub(super) level: f32,
    /// In how many seconds it fades to about a third at 440 hertz, or for how long it is heard.
    pub(super) lasts: f32,
}

/// How an instrument sounds.
pub(super) struct Timbre {
    /// How loud it is beside the others.
    pub(super) level: f32,
    /// In how many seconds it begins.
    pub(super) attack: f32,
    /// How deep it trembles, 0 to 1.
    pub(super) trembles: f32,
    /// Whether it swells and fades rather than being struck.
    pub(super) is_blown: bool,
    pub(super) partials: &'static [Partial],
}

const fn partial(times: f32, level: f32, lasts: f32) -> Partial {
    Partial { times, level, lasts }
}

/// What is struck, plucked or hit.
const fn struck(level: f32, attack: f32, partials: &'static [Partial]) -> Timbre {
    Timbre { level, attack, trembles: 0.0, is_blown: false, partials }
}

/// How an instrument sounds.
pub(super) const fn timbre(instrument: Instrument) -> Timbre {
    match instrument {
        Instrument::FeltPiano => struck(
            0.086,
            0.012,
            const {
                &[
                    partial(1.0, 1.0, 1.1),
                    partial(2.001, 0.34, 0.8),
                    partial(3.003, 0.12, 0.5),
                    partial(4.008, 0.05, 0.35),
                    partial(5.015, 0.02, 0.25),
                ]
            },
        ),
        Instrument::Marimba => struck(
            0.08,
            0.004,
            const { &[partial(1.0, 1.0, 0.38), partial(3.93, 0.22, 0.1), partial(9.2, 0.05, 0.04)] },
        ),
        Instrument::Vibraphone => Timbre {
            trembles: 0.25,
            ..struck(
                0.06,
                0.006,
                const { &[partial(1.0, 1.0, 1.5), partial(4.0, 0.14, 0.6), partial(10.0, 0.02, 0.15)] },
            )
        },
        Instrument::Bass => struck(
            0.12,
            0.008,
            const {
                &[
                    partial(1.0, 1.0, 0.5),
                    partial(2.0, 0.45, 0.36),
                    partial(3.0, 0.18, 0.22),
                    partial(4.0, 0.06, 0.14),
                ]
            },
        ),
        Instrument::Pad => Timbre {
            level: 0.03,
            attack: 0.0,
            trembles: 0.0,
            is_blown: true,
            partials: const {
                &[
                    partial(0.9985, 1.0, 6.0),
                    partial(1.0015, 1.0, 6.0),
                    partial(2.001, 0.4, 5.4),
                    partial(2.998, 0.16, 5.0),
                    partial(4.0, 0.06, 4.6),
                ]
            },
        },
    }
}
