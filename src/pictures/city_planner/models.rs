//! The seven buildings: as models of card, and as plans in coloured pencil. They are seen from the same angle, two across
//! and one down, and to one scale: a lot is ten units long and wide, offices are 17 units high.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::{album::Album, brush::Brush},
    rules::city_planner::Building,
    theme::painted,
};

pub(super) static ALBUM: LazyLock<Album> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/art/city_planner/city_planner.art");
    // Coloured card is no town: a game's own roles come first.
    Album::built_in(bytes, |role| colors::named(role).or_else(|| painted::named(role)))
});

/// How large the pictures are, in their own units.
const PICTURE: Rect = Rect { min: Vec2::ZERO, max: Vec2::splat(100.0) };
/// Where the middle of the lot is in them.
const MIDDLE: Vec2 = Vec2::new(50.0, 74.0);
/// How many of theirs are a unit of the lot.
const UNIT: f32 = 4.0;

/// The file of a building.
const fn file(building: Building) -> &'static str {
    match building {
        Building::Suburb => "suburb",
        Building::Commerce => "commerce",
        Building::Mixed => "mixed",
        Building::TownHall => "town_hall",
        Building::ParkingLot => "parking_lot",
        Building::Industry => "industry",
        Building::Offices => "offices",
    }
}

/// How high a building is, in units of the lot.
pub(crate) const fn height(building: Building) -> f32 {
    match building {
        Building::Suburb => 9.2,
        Building::Commerce => 8.3,
        Building::Mixed => 10.1,
        Building::TownHall => 13.0,
        Building::ParkingLot => 8.0,
        Building::Industry => 14.0,
        Building::Offices => 17.0,
    }
}

/// Paints a model on a lot with this middle, `unit` dp for a unit of it. Lines are `weight` times as wide as in a small
/// model.
pub(crate) fn paint_model(brush: &mut Brush, building: Building, middle: Vec2, unit: f32, weight: f32) {
    paint_file(brush, file(building), middle, unit, weight);
}

/// Paints the plan of a building on a lot with this middle.
pub(crate) fn paint_plan(brush: &mut Brush, building: Building, middle: Vec2, unit: f32) {
    paint_file(brush, &format!("{}_plan", file(building)), middle, unit, 1.0);
}

fn paint_file(brush: &mut Brush, name: &str, middle: Vec2, unit: f32, weight: f32) {
    let scale = unit / UNIT;
    brush.within(middle - MIDDLE * scale, scale, 0.0, |brush| {
        ALBUM.picture(name).paint(brush, PICTURE, weight);
    });
}

/// Paints a model as large as fits into `place`, standing on its lower edge.
pub(crate) fn paint_fitting(brush: &mut Brush, building: Building, place: Rect) {
    let unit = (place.height() / (height(building) + 10.0)).min(place.width() / 20.0);
    let middle = Vec2::new(place.center().x, place.max.y - 5.0 * unit);
    paint_model(brush, building, middle, unit, 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    #[test]
    fn every_building_has_a_model_and_a_plan_of_its_own() {
        let mut pictures: Vec<Vec<Shape>> = Vec::new();
        for building in Building::ALL {
            for picture in [
                Brush::shapes(|brush| paint_model(brush, building, Vec2::ZERO, 2.0, 1.0)),
                Brush::shapes(|brush| paint_plan(brush, building, Vec2::ZERO, 2.0)),
            ] {
                assert!(!picture.is_empty() && !pictures.contains(&picture), "{building}");
                pictures.push(picture);
            }
        }
    }

    #[test]
    fn a_model_stands_on_its_lot_and_is_as_high_as_it_is() {
        for building in Building::ALL {
            let mut around: Option<Rect> = None;
            for shape in Brush::shapes(|brush| paint_model(brush, building, Vec2::ZERO, 1.0, 1.0)) {
                let points = match shape {
                    Shape::Filled { outline: points, .. }
                    | Shape::Triangles { corners: points, .. }
                    | Shape::Line { points, .. } => points,
                    Shape::Soft { .. } => continue,
                };
                for point in points {
                    let one = Rect::from_corners(point, point);
                    around = Some(around.map_or(one, |around| around.union(one)));
                }
            }
            let around = around.expect("a model");
            let top = -height(building) - 6.0;
            assert!(around.min.y > top && around.max.y < 5.5, "{building}: {around:?}");
            assert!(around.min.x > -10.5, "{building}: {around:?}");
        }
    }
}
