//! Where the players of Doodle City sit down: around the felt, each with a slip of paper.

use bevy::prelude::*;

use super::{colors, desk::paint_felt, map::paint_slip};
use crate::{
    drawing::brush::{Brush, Pen},
    pictures::seating::{Seating, SeatingGround, Sitter, beside_each_other, paint_dashes},
};

/// Slips on felt; where nobody sits there is a stitched dent.
pub static SEATING: Seating = Seating {
    heights: [48.0, 60.0, 96.0],
    ground: Some(SeatingGround {
        paint: |brush, size, _| paint_felt(brush, Rect::from_center_size(Vec2::ZERO, size), true),
        margin: 14.0,
        drawings: 0.0,
    }),
    place: |brush, size, _, sitter| paint_place(brush, size, sitter),
    parts: beside_each_other,
    shows_sitter: false,
};

fn paint_place(brush: &mut Brush, size: Vec2, sitter: Sitter) {
    let place = Rect::from_center_size(Vec2::ZERO, size);
    if sitter == Sitter::Nobody {
        brush.rect(place.inflate(-2.0), 7.0, colors::DENT);
        paint_dashes(brush, place.inflate(-2.0), 7.0, Pen::new(1.1, colors::SEAM.with_alpha(0.7)));
    } else {
        paint_slip(brush, place);
    }
}
