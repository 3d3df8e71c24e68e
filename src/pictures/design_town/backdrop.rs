//! What the pages around Design Town's table lie on: the market square.

use super::{
    paving::paving,
    square::{paint_counter, paint_town},
};
use crate::{
    pictures::backdrop::{Backdrop, Floor},
    theme::palette,
};

/// The town behind the title, and the counter under the buttons.
pub static BACKDROP: Backdrop = Backdrop {
    floor: Floor::Texture(paving),
    head: Some(|brush, size, title| paint_town(brush, size, title, 0.0)),
    foot: Some(paint_counter),
    plate: None,
    title: palette::ON_TABLE,
};
