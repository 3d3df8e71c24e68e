//! A move that is worth considering.

use crate::theme::painting::Painting;

/// A move that is worth considering, in words and pictures.
#[derive(Clone, Debug)]
pub struct HintEntry {
    /// What would be done, for whoever does not see the pictures.
    pub name: String,
    /// What it looks like: pictures side by side, each square.
    pub pictures: Vec<Painting>,
    /// What speaks for it; empty where nothing is said.
    pub why: String,
}
