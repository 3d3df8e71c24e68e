//! The flat things of the table: sheets of paper, printed dice, and chips.

use bevy::prelude::*;

use crate::{
    drawing::brush::{Brush, Pen, Picture},
    pictures::{
        doodle_city::{colors, signs, square::paint_grid},
        icons,
        widgets::Ground,
    },
    theme::{Tone, palette},
};

/// A sheet's paper with the lines of its grid; a small one is marked with its player's colour.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub struct Paper {
    /// The colour of a small sheet's player; none on the large one.
    pub mark: Option<Tone>,
    /// Whether it is the one on turn.
    pub is_on_turn: bool,
    /// Its grid, seen from its middle.
    pub grid: Rect,
    /// Where a computer player's sign stands, seen from its middle; empty for a person.
    pub computer: Rect,
}

impl Picture for Paper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.min_element() * 0.07).clamp(4.0, 16.0);
        brush.paper(rect, radius, if self.mark.is_some() { 4.0 } else { 7.0 }, palette::PAPER);
        if let Some(color) = self.mark {
            brush.frame(rect.inflate(-1.0), radius, 2.5, color);
        }
        if self.is_on_turn {
            brush.frame(rect.inflate(1.0), radius, 3.0, palette::ACCENT);
        }
        if !self.grid.is_empty() {
            paint_grid(brush, self.grid);
        }
        if !self.computer.is_empty() {
            let side = self.computer.size().min_element();
            brush.within(self.computer.center(), side * 0.46, 0.0, |brush| {
                icons::computer(brush, self.mark.unwrap_or(palette::INK).mix(&palette::INK, 0.6));
            });
        }
    }
}

/// A printed die that names a column or a row.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PrintedDie {
    /// 1 to 5.
    pub pips: u8,
    /// Whether it names a column.
    pub is_blue: bool,
}

impl Picture for PrintedDie {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let side = size.x * 0.92;
        let rect = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
        brush.shadow(rect, side * 0.2, side * 0.06);
        let (top, bottom, pips) = if self.is_blue {
            (colors::BLUE_DIE.mix(&palette::LIGHT, 0.25), colors::BLUE_DIE, colors::BLUE_DIE_PIPS)
        } else {
            (palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.5), palette::PIPS)
        };
        brush.shaded_rect(rect, side * 0.22, top, bottom);
        if !self.is_blue {
            // Ivory on paper wants an edge.
            brush.frame(rect, side * 0.22, 1.2, palette::SOFT_INK.with_alpha(0.55));
        }
        brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| icons::pips(brush, self.pips, pips, 0.2));
    }
}

/// The ground of a short text: points at a square, words above the dice, a banner.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Chip {
    /// Its colour.
    pub color: Tone,
    /// How high it lies.
    pub depth: f32,
    /// Whether a crossed-out tree stands at its end: what it says costs one.
    pub costs_a_tree: bool,
    /// Whether a touch brings the next of several.
    pub has_more: bool,
}

impl Chip {
    /// Of one colour, `depth` dp high, and no more.
    pub const fn new(color: Tone, depth: f32) -> Self {
        Self { color, depth, costs_a_tree: false, has_more: false }
    }
}

impl Picture for Chip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.y / 2.0).min(24.0);
        if self.depth > 0.0 {
            brush.shadow(rect, radius, self.depth);
        }
        brush.rect(rect, radius, self.color);
        if self.has_more {
            brush.frame(rect.inflate(-1.0), radius, 2.0, palette::ACCENT);
            let pen = Pen::new(2.4, palette::ACCENT);
            let at = |x: f32, y: f32| Vec2::new(size.x / 2.0 - 16.0 + 5.0 * x, 5.0 * y);
            brush.stroke(&[at(-1.0, -0.6), at(0.0, -1.6), at(1.0, -0.6)], pen);
            brush.stroke(&[at(-1.0, 0.6), at(0.0, 1.6), at(1.0, 0.6)], pen);
        }
        if self.costs_a_tree {
            let side = size.y * 0.62;
            let at = Vec2::new(size.x / 2.0 - side * 0.1, -size.y * 0.35);
            brush.disc(at, side * 0.72, palette::PAPER);
            brush.within(at, side * 0.5, 0.0, signs::tree);
            let reach = side * 0.42;
            let pen = Pen::new((side * 0.14).max(2.0), palette::INK);
            brush.stroke(&[at - Vec2::new(reach, -reach), at + Vec2::new(reach, -reach)], pen);
        }
    }
}
