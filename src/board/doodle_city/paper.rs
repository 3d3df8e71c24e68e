//! The flat things of the table: the wood, sheets of paper, buttons, tiles and chips.

use bevy::prelude::*;

use super::square::paint_road;
use crate::{
    rules::doodle_city::Road,
    theme::{
        brush::{Brush, LONG_AGO, Picture},
        palette, signs,
    },
};

/// The wooden table under everything.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Wood;

impl Picture for Wood {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.wood(Rect::from_center_size(Vec2::ZERO, size), palette::TABLE);
    }
}

/// A sheet's paper; a small one is marked with its player's colour.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    /// The colour of a small sheet's player; none on the large one.
    pub mark: Option<Color>,
    /// Whether it is the one on turn.
    pub is_on_turn: bool,
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
            brush.frame(rect.inflate(1.0), radius, 3.0, palette::BLUE);
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
            (palette::BLUE.mix(&Color::WHITE, 0.25), palette::BLUE, Color::WHITE)
        } else {
            (palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.5), palette::INK)
        };
        brush.shaded_rect(rect, side * 0.22, top, bottom);
        brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| signs::pips(brush, self.pips, pips, 0.18));
    }
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonLook {
    /// The one thing to do next.
    Main,
    /// Anything else.
    Paper,
    /// A sign in a corner, without a ground of its own.
    Corner(Corner),
}

/// What a corner button shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// The way back.
    Back,
    /// The menu.
    Menu,
}

/// A button.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ButtonView {
    /// How it looks.
    pub look: ButtonLook,
    /// Whether it can be pressed.
    pub is_enabled: bool,
    /// Whether a finger is on it.
    pub is_pressed: bool,
}

impl Picture for ButtonView {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::new(0.0, if self.is_pressed { 2.0 } else { 0.0 }), size);
        let radius = size.y.min(size.x) / 2.0;
        let ink = palette::INK;
        match self.look {
            ButtonLook::Main | ButtonLook::Paper => {
                let (top, bottom) = match (self.look, self.is_enabled) {
                    (_, false) => {
                        (palette::PAPER.mix(&palette::TABLE, 0.45), palette::PAPER.mix(&palette::TABLE, 0.5))
                    }
                    (ButtonLook::Main, true) => (palette::BLUE.mix(&Color::WHITE, 0.10), palette::BLUE),
                    (_, true) => (palette::PAPER, palette::PAPER.mix(&palette::GRID, 0.25)),
                };
                if self.is_enabled && !self.is_pressed {
                    brush.shadow(rect, radius, 5.0);
                }
                brush.shaded_rect(rect, radius, top, bottom);
            }
            ButtonLook::Corner(corner) => {
                brush.disc(
                    Vec2::ZERO,
                    20.0,
                    palette::PAPER.with_alpha(if self.is_pressed { 0.9 } else { 0.55 }),
                );
                let pen = crate::theme::brush::Pen::new(3.0, ink);
                match corner {
                    Corner::Back => {
                        brush.stroke(&[Vec2::new(4.0, -8.0), Vec2::new(-5.0, 0.0), Vec2::new(4.0, 8.0)], pen);
                    }
                    Corner::Menu => {
                        for y in [-7.0, 0.0, 7.0] {
                            brush.stroke(&[Vec2::new(-9.0, y), Vec2::new(9.0, y)], pen);
                        }
                    }
                }
            }
        }
    }
}

/// One of the six roads that offer themselves.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct TileView {
    /// Which road.
    pub road: Road,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

impl Picture for TileView {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, 8.0, 3.0, palette::PAPER);
        let side = size.min_element() * 0.62;
        let at = Vec2::new(0.0, -size.y / 2.0 + side / 2.0 + 2.0);
        brush.within(at, 1.0, 0.0, |brush| paint_road(brush, self.road, side, LONG_AGO, false));
        if self.is_chosen {
            brush.frame(rect.inflate(1.0), 9.0, 3.5, palette::BLUE);
        } else {
            brush.frame(rect, 8.0, 1.2, palette::GRID);
        }
    }
}

/// The ground of a short text: points at a square, words above the dice, a banner.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Chip {
    /// Its colour.
    pub color: Color,
    /// How high it lies.
    pub depth: f32,
}

impl Picture for Chip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.y / 2.0).min(24.0);
        if self.depth > 0.0 {
            brush.shadow(rect, radius, self.depth);
        }
        brush.rect(rect, radius, self.color);
    }
}
