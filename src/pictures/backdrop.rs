//! What the pages around a game's table lie on: the ground of its world, and what stands at the page's head and foot.

use bevy::prelude::*;

use super::widgets::paint_plank;
use crate::{
    drawing::{brush::Brush, texture::Texture, tile::Tiles},
    theme::{Tone, palette},
};

/// What pages lie on.
#[derive(Debug)]
pub struct Backdrop {
    /// What fills the screen.
    pub floor: Floor,
    /// Paints what stands behind the title and a little below it, as large as told; the title ends so many dp below its
    /// top. Without it there is floor.
    pub head: Option<fn(&mut Brush, Vec2, f32)>,
    /// Paints what the buttons at the foot lie on, as large as told. Without it there is floor.
    pub foot: Option<fn(&mut Brush, Vec2)>,
    /// Paints what is under the title, as large as told; it is written straight on the head without it.
    pub plate: Option<fn(&mut Brush, Vec2)>,
    /// What the title is written in.
    pub title: Tone,
}

/// What fills the screen.
#[derive(Debug)]
pub enum Floor {
    /// The wooden table.
    Wood,
    /// A picture again and again.
    Tiles(Tiles),
    /// A computed image again and again, for a screen of this size.
    Texture(fn(Vec2) -> Texture),
    /// A picture as large as the screen.
    Picture(fn(&mut Brush, Vec2)),
}

/// A wooden table, and a plank with the title: for games that bring nothing of their own.
pub static WOOD: Backdrop = Backdrop {
    floor: Floor::Wood,
    head: None,
    foot: None,
    plate: Some(|brush, size| paint_plank(brush, Rect::from_center_size(Vec2::ZERO, size), 10.0)),
    title: palette::LIGHT_INK,
};
