//! What is played beside the sounds: a quiet piece for each box, as notes, and which of them is wanted now.
//! [`audio`](crate::audio) plays it.

use bevy::prelude::*;

/// The piece that is wanted, and how far its match has gone.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Music {
    /// The piece; `None` where there is silence.
    pub piece: Option<&'static Piece>,
    /// How much of the match's day has passed, 0 to 1.
    pub passed: f32,
}

/// A quiet piece without end: layers of different lengths go round and round, so that what is heard together is seldom
/// the same. All of them keep to five notes that sound well together in any order.
#[derive(PartialEq, Debug)]
pub struct Piece {
    /// How long a step is, in seconds.
    pub step: f32,
    /// What is heard together.
    pub layers: [Layer; LAYERS],
}

/// How many layers a piece has.
pub const LAYERS: usize = 3;

/// A part of a piece, again and again.
#[derive(PartialEq, Debug)]
pub struct Layer {
    /// What plays it.
    pub instrument: Instrument,
    /// After how many steps it begins anew.
    pub steps: u16,
    /// From which part of the day on it is heard, 0 to 1.
    pub from: f32,
    /// What is played.
    pub notes: &'static [Note],
}

/// What plays a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instrument {
    /// A piano with felt between hammers and strings.
    FeltPiano,
    /// Bars of wood.
    Marimba,
    /// Bars of metal that tremble.
    Vibraphone,
    /// A plucked bass.
    Bass,
    /// Many soft voices.
    Pad,
}

/// A note.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// At which step.
    pub step: u16,
    /// How high, as MIDI counts: 69 has 440 hertz, and each half-tone is 1.
    pub pitch: u8,
    /// How strong, 0 to 1.
    pub force: f32,
}

/// A note at this step.
pub const fn note(step: u16, pitch: u8) -> Note {
    Note { step, pitch, force: 1.0 }
}

/// A soft note at this step.
pub const fn soft(step: u16, pitch: u8) -> Note {
    Note { step, pitch, force: 0.45 }
}

impl Piece {
    /// The layers that are heard when so much of the day has passed.
    pub fn heard(&self, passed: f32) -> [bool; LAYERS] {
        self.layers.each_ref().map(|layer| passed >= layer.from)
    }
}
