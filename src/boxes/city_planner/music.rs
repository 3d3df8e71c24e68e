//! The music of City Planner: an office in the evening. In D minor, 100 beats a minute.

use crate::music::{Instrument, Layer, Piece, note, soft};

pub(super) static PIECE: Piece = Piece {
    step: 0.3,
    layers: [
        Layer {
            instrument: Instrument::Bass,
            steps: 64,
            from: 0.0,
            notes: &[
                note(0, 38),
                soft(6, 38),
                note(8, 45),
                note(16, 41),
                soft(22, 41),
                note(24, 48),
                note(32, 43),
                soft(38, 43),
                note(40, 50),
                note(48, 45),
                soft(54, 45),
                note(56, 41),
            ],
        },
        Layer {
            instrument: Instrument::Vibraphone,
            steps: 48,
            from: 0.0,
            notes: &[
                note(0, 62),
                soft(3, 65),
                soft(6, 69),
                note(12, 72),
                soft(15, 69),
                note(24, 67),
                soft(27, 65),
                soft(30, 62),
                note(36, 60),
                soft(39, 62),
            ],
        },
        Layer {
            instrument: Instrument::FeltPiano,
            steps: 56,
            from: 0.35,
            notes: &[
                soft(2, 74),
                note(4, 77),
                soft(10, 79),
                note(12, 77),
                soft(14, 74),
                note(26, 81),
                soft(30, 79),
                note(34, 77),
                soft(42, 72),
                note(44, 74),
                note(50, 69),
            ],
        },
    ],
};
