//! A move that is worth considering.

use crate::drawing::dyn_picture::DynPicture;

/// A move that is worth considering, in words and pictures.
#[derive(Clone, Debug)]
pub struct HintEntry {
    /// What would be done and why, in whole sentences, for whoever does not see the pictures.
    pub name: String,
    /// What it looks like: pictures side by side, each square.
    pub pictures: Vec<DynPicture>,
    /// What speaks for it; where there are no pictures it has to say what is done, too.
    pub why: String,
    /// The points that may be expected in the end, in words; empty in a game where they say little.
    pub expected: String,
    /// The same in a word or two.
    pub points: String,
}
