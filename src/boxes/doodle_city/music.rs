//! The music of Doodle City: somebody draws, and hums a little. In F, 88 beats a minute.

use crate::music::{Instrument, Layer, Piece, note, soft};

pub(super) static PIECE: Piece = Piece {
    step: 0.34,
    layers: [
        Layer {
            instrument: Instrument::Pad,
            steps: 48,
            from: 0.0,
            notes: &[
                note(0, 53),
                note(0, 60),
                note(12, 50),
                note(12, 57),
                note(24, 48),
                note(24, 55),
                note(36, 53),
                note(36, 57),
            ],
        },
        Layer {
            instrument: Instrument::FeltPiano,
            steps: 40,
            from: 0.0,
            notes: &[
                note(0, 69),
                soft(3, 72),
                note(6, 77),
                soft(8, 74),
                note(13, 72),
                soft(16, 69),
                note(19, 67),
                soft(22, 69),
                note(28, 65),
                soft(31, 67),
                note(34, 72),
            ],
        },
        Layer {
            instrument: Instrument::Marimba,
            steps: 56,
            from: 0.3,
            notes: &[
                note(0, 81),
                soft(2, 79),
                note(4, 77),
                soft(10, 74),
                note(12, 77),
                note(20, 84),
                soft(22, 81),
                note(24, 79),
                soft(26, 77),
                note(36, 72),
                soft(38, 74),
                note(40, 77),
                soft(46, 79),
                note(48, 81),
            ],
        },
    ],
};
