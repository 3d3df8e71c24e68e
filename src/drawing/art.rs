//! Pictures that were drawn as SVG files: areas, lines and light whose colours are roles.

use bevy::prelude::*;

use super::{
    brush::{Brush, Pen},
    clip::{clip_line, clip_triangles},
};
use crate::theme::Tone;

/// A part of a picture, in the units in which it was drawn, y downwards.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    Area { color: Tone, bounds: Rect, corners: Vec<Vec2>, triangles: Vec<[u16; 3]> },
    Line { pen: Pen, bounds: Rect, points: Vec<Vec2> },
    Glow { color: Tone, middle: Vec2, radius: f32 },
    Shaded { top: Tone, bottom: Tone, rect: Rect },
}

/// A picture that was drawn as an SVG file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Art(pub(super) Vec<Piece>);

impl Art {
    /// An empty picture.
    pub(super) const NOTHING: Self = Self(Vec::new());

    /// Paints the part of it that lies within `seen`, in the units in which it was drawn: from its upper left corner,
    /// y downwards. Lines are `weight` times as wide as they were drawn.
    pub fn paint(&self, brush: &mut Brush, seen: Rect, weight: f32) {
        brush.finely(|brush| self.paint_pieces(brush, seen, weight));
    }

    fn paint_pieces(&self, brush: &mut Brush, seen: Rect, weight: f32) {
        for piece in &self.0 {
            match piece {
                Piece::Area { color, bounds, corners, triangles } => {
                    if seen.contains(bounds.min) && seen.contains(bounds.max) {
                        brush.triangles(corners, triangles, *color);
                    } else if !seen.intersect(*bounds).is_empty() {
                        let (corners, triangles) = clip_triangles(corners, triangles, seen);
                        brush.triangles(&corners, &triangles, *color);
                    }
                }
                Piece::Line { pen, bounds, points } => {
                    let pen = Pen { width: pen.width * weight, ..*pen };
                    if seen.contains(bounds.min) && seen.contains(bounds.max) {
                        brush.stroke(points, pen);
                    } else {
                        // Where it is cut it ends straight, and goes on behind what lies around.
                        clip_line(points, seen).iter().for_each(|part| brush.stroke(part, pen.straight()));
                    }
                }
                Piece::Glow { color, middle, radius } => brush.glow(*middle, *radius, *color, seen),
                Piece::Shaded { top, bottom, rect } => {
                    let rect = rect.intersect(seen);
                    if !rect.is_empty() {
                        brush.shaded_rect(rect, 0.0, *top, *bottom);
                    }
                }
            }
        }
    }
}
