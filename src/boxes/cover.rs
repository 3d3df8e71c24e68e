//! The box of a game, as it stands on the shelf.

use crate::{drawing::dyn_picture::DynPicture, pictures::material::Material, theme::Tone};

/// The cover of a game's box.
#[derive(Clone, Debug)]
pub struct BoxCover {
    /// The game's name.
    pub title: String,
    /// What one does in it, in a few words.
    pub text: String,
    /// How long it takes.
    pub minutes: String,
    /// All of it for whoever does not see it, and what touching it does.
    pub name: String,
    /// What its plates are made of; the box has the colour of the main one.
    pub plates: &'static Material,
    /// The colour of words on the lid.
    pub ink: Tone,
    /// The picture on the lid, with the ground that words stand on: they take the upper part, or the left half of a lid
    /// that is much wider than high.
    pub picture: DynPicture,
}
