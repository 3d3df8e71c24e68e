//! What the pages around Doodle City's table lie on: the cartographer's desk.

use bevy::prelude::*;

use super::map::paint_slip;
use crate::{
    pictures::backdrop::{Backdrop, Floor},
    theme::palette,
};

/// The title is a slip of paper on the desk.
pub static BACKDROP: Backdrop = Backdrop {
    floor: Floor::Wood,
    head: None,
    foot: None,
    plate: Some(|brush, size| paint_slip(brush, Rect::from_center_size(Vec2::ZERO, size))),
    title: palette::INK,
};
