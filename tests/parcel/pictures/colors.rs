//! The colours of Parcel, by what they are for.

use doodle_city::theme::{Tone, palette};

/// A crown.
pub const CROWN: Tone = palette::ACCENT;
/// The sun.
pub const SUN: Tone = palette::PLANK;
/// A storm.
pub const STORM: Tone = palette::SOFT_INK;
/// The back of a card.
pub const BACK: Tone = palette::GRID;
