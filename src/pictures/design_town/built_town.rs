//! A town of all the buildings that were played in a turn: they stand on hills, one row behind the other.

use bevy::prelude::*;

use super::{scenes, square::paint_skyline};
use crate::{
    drawing::brush::Brush,
    rules::design_town::Building,
    theme::{Tone, painted},
};

/// How much wider than high its picture is, at least and at most.
pub(crate) const FORM: [f32; 2] = [1.0, 1.4];

/// The part of a building's picture in which it stands, from left to right, and its ground, in units.
const LEFT: f32 = 21.0;
const WIDE: f32 = 78.0;
const GROUND: f32 = 62.0;
/// How high a building stands above its ground, how far the row before it is, and what is seen of the foremost ground.
const HIGH: f32 = 54.0;
const ROW: f32 = 44.0;
const FORE: f32 = 15.0;
/// The least part of the picture that is sky.
const SKY: f32 = 0.16;
/// The most rows.
const MOST_ROWS: usize = 6;

/// Into how many rows so many buildings go so that they are as large as they can be, and how large a unit is then.
fn rows(count: usize, size: Vec2) -> (usize, f32) {
    let unit = |rows: usize| {
        let high = HIGH + ROW * (rows as f32 - 1.0) + FORE;
        (size.x * 0.98 / (count.div_ceil(rows) as f32 * WIDE)).min(size.y * (1.0 - SKY * 0.5) / high)
    };
    let most = count.clamp(1, MOST_ROWS);
    let best = (1..=most).max_by(|&a, &b| unit(a).total_cmp(&unit(b)));
    best.map_or((1, 0.0), |rows| (rows, unit(rows).min(size.y * 0.011)))
}

/// Paints the town, as large as `size`, in the evening.
pub(crate) fn paint_built_town(brush: &mut Brush, size: Vec2, buildings: &[Building]) {
    let whole = Rect::from_center_size(Vec2::ZERO, size);
    let (rows, unit) = rows(buildings.len().max(1), size);
    let ground_of = |row: usize| ground_of(size, row, rows, unit);
    let horizon = (ground_of(0) - 14.0 * unit).min(whole.min.y + size.y * 0.62);
    paint_sky(brush, Rect { max: whole.max.with_y(horizon + 4.0), ..whole });
    let per_row = buildings.len().div_ceil(rows).max(1);
    for row in 0..rows {
        let ground = ground_of(row);
        let from = if row == 0 { horizon } else { ground - 13.0 * unit };
        let to = if row + 1 == rows { whole.max.y } else { ground_of(row + 1) };
        let color = if row.is_multiple_of(2) { painted::GRASS_GOLDEN } else { painted::GRASS_MORNING };
        paint_hill(brush, Rect { min: whole.min.with_y(from), max: whole.max.with_y(to) }, row, color);
        for (building, foot) in
            buildings.iter().zip(feet(size, buildings.len())).skip(row * per_row).take(per_row)
        {
            let corner = foot - Vec2::new(LEFT + WIDE / 2.0, GROUND) * unit;
            scenes::paint_building(brush, *building, corner, unit, whole);
        }
    }
}

/// Where a row of so many stands on the ground, from the middle of the picture.
fn ground_of(size: Vec2, row: usize, rows: usize, unit: f32) -> f32 {
    size.y / 2.0 - (FORE + ROW * (rows - 1 - row) as f32) * unit
}

/// Where so many buildings stand in a picture of this size: what was played first stands furthest away, and a short row
/// in the middle.
fn feet(size: Vec2, count: usize) -> Vec<Vec2> {
    let (rows, unit) = rows(count.max(1), size);
    let per_row = count.div_ceil(rows).max(1);
    let foot = |n: usize| {
        let (row, at) = (n / per_row, n % per_row);
        let there = per_row.min(count - row * per_row);
        let across = (at as f32 + 0.5 - there as f32 / 2.0) * WIDE * unit;
        Vec2::new(across, ground_of(size, row, rows, unit))
    };
    (0..count).map(foot).collect()
}

/// Where so many buildings are seen in a picture of this size: halfway up. And how wide one is there.
pub(crate) fn buildings_seen(size: Vec2, count: usize) -> (Vec<Vec2>, f32) {
    let (_, unit) = rows(count.max(1), size);
    let half_up = Vec2::new(0.0, HIGH * 0.4) * unit;
    (feet(size, count).into_iter().map(|foot| foot - half_up).collect(), WIDE * unit)
}

fn paint_sky(brush: &mut Brush, sky: Rect) {
    let middle = sky.min.y + sky.height() * 0.5;
    let (upper, lower) =
        (Rect { max: sky.max.with_y(middle), ..sky }, Rect { min: sky.min.with_y(middle), ..sky });
    brush.shaded_rect(upper, 0.0, painted::SKY_TOP_GOLDEN, painted::SKY_GOLDEN);
    brush.shaded_rect(lower, 0.0, painted::SKY_GOLDEN, painted::SKY_LOW_GOLDEN);
    let light = sky.min + sky.size() * Vec2::new(0.2, 0.45);
    let radius = sky.height() * 0.13;
    brush.glow(light, radius * 4.0, painted::SUNSHINE, sky);
    brush.disc(light, radius, painted::SUN);
    brush.disc(light, radius, painted::MOON);
    paint_skyline(brush, sky);
}

/// A hill whose ridge is the upper edge of `place`, and a little above and below it.
fn paint_hill(brush: &mut Brush, place: Rect, row: usize, color: Tone) {
    let swing = (place.height() * 0.08).min(6.0);
    let ridge = |step: usize| {
        let part = step as f32 / 24.0;
        let wave = (part * 5.3 + row as f32 * 2.1).sin() + 0.5 * (part * 9.7 + row as f32).sin();
        Vec2::new(place.min.x + place.width() * part, place.min.y + swing * wave)
    };
    for step in 0..24 {
        let [a, b] = [ridge(step), ridge(step + 1)];
        // A little over the next one: no seam is seen between them.
        let b = if step < 23 { b + Vec2::X } else { b };
        brush.polygon(&[a, b, b.with_y(place.max.y), a.with_y(place.max.y)], color);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    #[test]
    fn every_building_stands_within_the_picture() {
        let size = Vec2::new(260.0, 200.0);
        for count in [1, 2, 3, 7, 18, 40] {
            let buildings = vec![Building::Factory; count];
            let (rows, unit) = rows(count, size);
            assert!(count.div_ceil(rows) as f32 * WIDE * unit <= size.x && unit > 0.0, "{count}");
            let place = Rect::from_center_size(Vec2::ZERO, size).inflate(2.5);
            for shape in Brush::shapes(|brush| paint_built_town(brush, size, &buildings)) {
                let points = match shape {
                    Shape::Filled { outline: points, .. }
                    | Shape::Triangles { corners: points, .. }
                    | Shape::Line { points, .. } => points,
                    Shape::Soft { .. } => continue,
                };
                assert!(points.iter().all(|&point| place.contains(point)), "{count}");
            }
        }
    }

    #[test]
    fn a_town_of_nothing_is_land_under_its_sky() {
        let shapes = |count| {
            let buildings = vec![Building::Church; count];
            Brush::shapes(|brush| paint_built_town(brush, Vec2::new(130.0, 100.0), &buildings)).len()
        };
        assert!(shapes(0) > 10 && shapes(1) > shapes(0) && shapes(2) > shapes(1));
    }
}
