//! A whole city as a small picture: everything of it, nothing that moves or can be touched.

use bevy::prelude::*;

use super::road_path::{ROAD_WIDTH, free_corners, road_path};
use crate::{
    rules::doodle_city::{City, Kind, Road, Sheet, Square},
    theme::{
        brush::{Brush, Pen, Picture},
        palette, signs,
    },
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
    let cell = side / 5.0;
    let at = |square: Square| {
        let (column, row) = (square.column().index() as f32, square.row().index() as f32);
        (Vec2::new(column, row) - 2.0) * cell
    };
    let tint = |kind| color(kind).mix(&palette::PAPER, 0.89);
    for square in Square::all() {
        let rect = Rect::from_center_size(at(square), Vec2::splat(cell * 0.96));
        brush.rect(rect, cell * 0.08, tint(sheet.kind(square)));
    }
    paint_grid(brush, side);
    for square in Square::all() {
        brush.within(at(square), cell, 0.0, |brush| match sheet.kind(square) {
            Kind::House => paint_houses(brush, sheet, city, square),
            kind @ (Kind::Hotel | Kind::Shop | Kind::Taxi) => paint_sign(brush, kind, city.road(square)),
        });
    }
    for square in Square::all() {
        if let Some(road) = city.road(square) {
            brush.within(at(square), cell, 0.0, |brush| paint_road(brush, road));
        }
    }
}

const fn color(kind: Kind) -> Color {
    match kind {
        Kind::House => palette::HOUSE,
        Kind::Hotel => palette::HOTEL,
        Kind::Shop => palette::SHOP,
        Kind::Taxi => palette::TAXI,
    }
}

fn paint_grid(brush: &mut Brush, side: f32) {
    let width = (side * 0.006).max(0.8);
    for line in 0..=5 {
        let at = side * (line as f32 / 5.0 - 0.5);
        brush.rect(Rect::from_center_size(Vec2::new(at, 0.0), Vec2::new(width, side)), 0.0, palette::GRID);
        brush.rect(Rect::from_center_size(Vec2::new(0.0, at), Vec2::new(side, width)), 0.0, palette::GRID);
    }
}

/// The sign of a square one wide: in its middle, or in the corner that the road leaves free.
fn paint_sign(brush: &mut Brush, kind: Kind, road: Option<Road>) {
    let (at, radius) = match road {
        None => (Vec2::ZERO, 0.27),
        Some(road) => (free_corners(road)[0] * 0.53, 0.15),
    };
    brush.within(at, radius, 0.0, |brush| match kind {
        Kind::House => signs::house(brush),
        Kind::Hotel => signs::hotel(brush),
        Kind::Shop => signs::shop(brush),
        Kind::Taxi => signs::taxi(brush),
    });
}

/// The houses of a square one wide, those crossed out in print before those that the player crossed out.
fn paint_houses(brush: &mut Brush, sheet: &Sheet, city: &City, square: Square) {
    let column = square.column();
    let road = city.road(square);
    let (printed, crossed) = (sheet.crossed_houses(column), city.crossed_houses(column.index()));
    let corners = free_corners(road.unwrap_or(Road::NorthSouth));
    for (house, corner) in (0..sheet.houses(column)).zip(corners) {
        let is_within_bend = corner.abs().max_element() > 0.65;
        let radius = if is_within_bend { 0.095 } else { 0.13 };
        brush.within(corner / 2.0, radius, 0.0, |brush| {
            signs::house(brush);
            if house < crossed {
                let color = if house < printed { palette::HOUSE_TEXT } else { palette::INK };
                paint_cross(brush, color, square.index() * 4 + usize::from(house));
            }
        });
    }
}

/// A cross over a sign, never quite the same.
fn paint_cross(brush: &mut Brush, color: Color, seed: usize) {
    let askew = |n: usize| ((seed * 7 + n * 5) % 11) as f32 / 11.0 * 0.3 - 0.15;
    let end = |x: f32, y: f32, n: usize| Vec2::new(x * 1.1 + askew(n), y * 1.1 + askew(n + 1));
    let pen = Pen::new(0.26, color);
    brush.stroke(&[end(-1.0, -1.0, 0), end(1.0, 1.0, 2)], pen);
    brush.stroke(&[end(1.0, -1.0, 4), end(-1.0, 1.0, 6)], pen);
}

/// A road through a square one wide.
fn paint_road(brush: &mut Brush, road: Road) {
    let path = road_path(road, 1.0);
    brush.stroke(&path, Pen::new(ROAD_WIDTH, palette::ROAD).straight());
    brush.dashes(&path, 0.13, 0.12, Pen::new(0.035, palette::PAPER).straight());
}
