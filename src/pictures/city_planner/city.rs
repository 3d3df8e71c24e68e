//! A whole city: the models of all turns on one board, a street for each.

use bevy::prelude::*;

use super::{
    colors, models,
    office::paint_blueprint,
    town_model::{BoardLot, LOTS, paint_board, paint_lot, seen},
};
use crate::{
    drawing::brush::{Brush, Pen},
    rules::city_planner::ROUNDS,
};

/// From a lot to the next one, along a street and across it, in units of a lot as the ground is measured.
const ALONG: f32 = 10.8;
const ACROSS: f32 = 13.2;
/// Half of the board.
const HALF: Vec2 = Vec2::new(LOTS as f32 * ALONG / 2.0 + 1.6, ROUNDS as f32 * ACROSS / 2.0 + 1.0);
/// How high the tallest model stands above the board.
const TALLEST: f32 = 18.0;

/// How much wider than high its picture is, at least and at most.
pub(crate) const FORM: [f32; 2] = [1.25, 1.5];

/// Paints the city that grew by these streets, as large as fits into `size`, on blueprint.
pub(crate) fn paint_city(brush: &mut Brush, size: Vec2, streets: &[Vec<BoardLot>]) {
    let sheet = Rect::from_center_size(Vec2::ZERO, size);
    paint_blueprint(brush, sheet);
    let (middle, unit) = board_in(size);
    brush.within(middle, unit, 0.0, |brush| {
        let line = Pen::new(0.8 / unit, colors::MODEL_LINE);
        paint_board(brush, HALF, line);
        for street in 0..ROUNDS as usize {
            paint_street(brush, street_at(street) - ACROSS / 2.0);
        }
        for (street, lots) in streets.iter().take(ROUNDS as usize).enumerate() {
            for (along, lot) in along_street(lots) {
                paint_lot(brush, Vec2::new(along, street_at(street)), lot, line);
            }
        }
    });
}

/// Where the middle of the board is in a picture of this size, and how large a unit is there.
fn board_in(size: Vec2) -> (Vec2, f32) {
    let room = Vec2::new(2.0 * (HALF.x + HALF.y), HALF.x + HALF.y + TALLEST) + 8.0;
    let unit = (size / room).min_element();
    (Vec2::new(0.0, TALLEST / 2.0 * unit), unit)
}

/// The buildings of a street, and how far along it they stand. What was given up is not there; the tallest stand
/// furthest away.
fn along_street(lots: &[BoardLot]) -> impl Iterator<Item = (f32, BoardLot)> {
    let mut lots = lots.to_vec();
    lots.retain(|lot| !lot.is_given_up);
    lots.sort_by(|one, other| models::height(other.building).total_cmp(&models::height(one.building)));
    let along = |n: usize| (n as f32 - (LOTS as f32 - 1.0) / 2.0) * ALONG;
    lots.into_iter().take(LOTS).enumerate().map(move |(n, lot)| (along(n), lot))
}

/// Where the buildings of a street, from 0, are seen in a picture of this size: halfway up. And how large a lot is there.
pub(crate) fn buildings_seen(size: Vec2, street: usize, lots: &[BoardLot]) -> (Vec<Vec2>, f32) {
    let (middle, unit) = board_in(size);
    let at = |(along, lot): (f32, BoardLot)| {
        middle + unit * seen(along, street_at(street), models::height(lot.building) * 0.4)
    };
    (along_street(lots).map(at).collect(), ALONG * unit)
}

/// The ends of the lane before a street, from 0, as they are seen in a picture of this size, the left one first.
pub(crate) fn lane_seen(size: Vec2, street: usize) -> [Vec2; 2] {
    let (middle, unit) = board_in(size);
    let y = street_at(street) + ACROSS / 2.0;
    [-HALF.x + 1.0, HALF.x - 1.0].map(|x| middle + unit * seen(x, y, 0.0))
}

/// Where the lots of a street are across the board.
const fn street_at(street: usize) -> f32 {
    (street as f32 - (ROUNDS as f32 - 1.0) / 2.0) * ACROSS
}

/// The line in the middle of a street.
fn paint_street(brush: &mut Brush, y: f32) {
    let ends = [seen(-HALF.x + 1.0, y, 0.0), seen(HALF.x - 1.0, y, 0.0)];
    brush.dashes(&ends, 2.2, 1.8, Pen::new(0.4, colors::SHEET_LINE.with_alpha(0.5)).straight());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::shapes::Shape, rules::city_planner::Building};

    fn street(of: Building) -> Vec<BoardLot> {
        vec![BoardLot { building: of, counts_as: of, is_given_up: false }; LOTS]
    }

    #[test]
    fn all_of_a_city_is_seen_in_its_place() {
        let full = vec![street(Building::Offices); ROUNDS as usize];
        for size in [Vec2::new(380.0, 262.0), Vec2::new(120.0, 83.0)] {
            let place = Rect::from_center_size(Vec2::ZERO, size).inflate(1.0);
            for shape in Brush::shapes(|brush| paint_city(brush, size, &full)) {
                let points = match shape {
                    Shape::Filled { outline: points, .. }
                    | Shape::Triangles { corners: points, .. }
                    | Shape::Line { points, .. } => points,
                    Shape::Soft { .. } => continue,
                };
                assert!(points.iter().all(|&point| place.contains(point)), "{size}");
            }
        }
    }

    #[test]
    fn every_street_that_is_built_is_seen() {
        let size = Vec2::new(380.0, 262.0);
        let count = |streets: usize| {
            Brush::shapes(|brush| paint_city(brush, size, &vec![street(Building::Suburb); streets])).len()
        };
        assert!((1..=ROUNDS as usize).all(|streets| count(streets) > count(streets - 1)));
    }
}
