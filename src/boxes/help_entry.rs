//! What is worth a picture in the help of a game: ideas and things.

use bevy::math::Vec2;

use crate::drawing::dyn_picture::DynPicture;

/// One idea of the game: what a newcomer reads first.
#[derive(Clone, Debug)]
pub struct HelpBox {
    /// The key of its title, by which it is found.
    pub key: &'static str,
    /// What it is about.
    pub title: String,
    /// What it looks like.
    pub picture: DynPicture,
    /// How much wider than high the picture is.
    pub form: f32,
    /// What there is to know, a line or two.
    pub text: String,
}

/// A thing of the game with what there is to know of it.
#[derive(Clone, Debug)]
pub struct HelpEntry {
    /// By which it is found.
    pub key: &'static str,
    /// What it looks like.
    pub picture: DynPicture,
    /// How wide and high the picture is, in dp.
    pub size: Vec2,
    /// Its name.
    pub name: String,
    /// What there is to know, in a sentence or two.
    pub text: String,
}
