//! The box of a game, as it stands on the shelf.

use bevy::prelude::*;

use crate::{drawing::dyn_picture::DynPicture, theme::Tone};

/// The cover of a game's box.
#[derive(Clone, Debug)]
pub struct BoxCover {
    /// The game's name.
    pub title: String,
    /// What one does in it, in a few words.
    pub text: String,
    /// For how many it is, and how long it takes.
    pub facts: String,
    /// All of it for whoever does not see it, and what touching it does.
    pub name: String,
    /// The colour of its board: dark, since the words on it are cream.
    pub color: Tone,
    /// The picture on it, square.
    pub picture: DynPicture,
}
