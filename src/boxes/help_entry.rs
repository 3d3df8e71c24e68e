//! Something of a game that is worth a picture in its help.

use crate::drawing::dyn_picture::DynPicture;

/// A thing of the game with what there is to know of it.
#[derive(Clone, Debug)]
pub struct HelpEntry {
    /// What it looks like; as high as [`HIGH`](Self::HIGH) for its width.
    pub picture: DynPicture,
    /// Its name.
    pub name: String,
    /// What there is to know, in a sentence or two.
    pub text: String,
}

impl HelpEntry {
    /// How high the picture is for its width: like a card.
    pub const HIGH: f32 = 1.4;
}
