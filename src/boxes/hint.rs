//! A move that is worth considering.

use crate::{drawing::dyn_picture::DynPicture, locale::hint::HintWords};

/// A move that is worth considering, in words and pictures.
#[derive(Clone, Debug)]
pub struct HintEntry {
    /// What would be done and why, in whole sentences, for whoever does not see the pictures.
    pub name: String,
    /// What it looks like: pictures side by side, each square.
    pub pictures: Vec<DynPicture>,
    /// What is said beside them; nothing of what is done where they show that.
    pub words: HintWords,
    /// The points that may be expected in the end, in words; empty in a game where they say little.
    pub expected: String,
    /// What tells it from others, in a few words; empty where the pictures do.
    pub brief: String,
}
