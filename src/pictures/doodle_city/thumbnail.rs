//! A whole city as a small picture: everything of it, nothing that moves or can be touched.

use bevy::prelude::*;

use super::{
    map::paint_grid,
    square::{paint_square, square_rect},
};
use crate::{
    drawing::brush::{Brush, Picture},
    rules::doodle_city::{City, Sheet, Square},
};

/// A player's city, as large as its place allows.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct CityPicture {
    /// What is printed.
    pub sheet: Sheet,
    /// What was drawn.
    pub city: City,
}

impl Picture for CityPicture {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_city(brush, &self.sheet, &self.city, size.min_element());
    }
}

/// Paints the 5 x 5 squares of a city, `side` dp wide and high.
pub fn paint_city(brush: &mut Brush, sheet: &Sheet, city: &City, side: f32) {
    let grid = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    paint_grid(brush, grid);
    for square in Square::all() {
        let rect = square_rect(grid, square.index());
        brush.within(rect.center(), 1.0, 0.0, |brush| paint_square(brush, sheet, city, square, rect.width()));
    }
}
