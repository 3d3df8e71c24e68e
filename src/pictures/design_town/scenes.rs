//! The scenes on the cards: a building on the stage that all of them share, in the morning on fronts and in the golden
//! evening on backs.

use std::sync::LazyLock;

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::{album::Album, brush::Brush},
    rules::design_town::Building,
    theme::{Tone, painted},
};

pub(super) static ALBUM: LazyLock<Album> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/art/design_town/design_town.art");
    Album::built_in(bytes, |role| painted::named(role).or_else(|| colors::named(role)))
});

/// How wide and high a scene is, in units.
const SCENE: Vec2 = Vec2::new(100.0, 76.0);
/// How much of its height is seen at most: the sky goes on above what is shown.
const SEEN: f32 = 71.0;
/// Where the building's middle is, from the left.
const MIDDLE: f32 = 57.0;

/// What a building stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Path,
    Cobble,
    Grass,
}

const fn ground(building: Building) -> Ground {
    match building {
        Building::ResidentialArea | Building::Hospital | Building::Factory | Building::ConstructionYard => {
            Ground::Path
        }
        Building::CentralPark | Building::Church | Building::PowerPlant => Ground::Grass,
        Building::Apartment
        | Building::ConvenienceStore
        | Building::ShoppingMall
        | Building::Station
        | Building::FleaMarket
        | Building::RecyclingBin
        | Building::RecyclingCentre => Ground::Cobble,
    }
}

/// The file of a building.
const fn file(building: Building) -> &'static str {
    match building {
        Building::ResidentialArea => "residential_area",
        Building::Apartment => "apartment",
        Building::ConvenienceStore => "convenience_store",
        Building::ShoppingMall => "shopping_mall",
        Building::Hospital => "hospital",
        Building::Church => "church",
        Building::Factory => "factory",
        Building::PowerPlant => "power_plant",
        Building::CentralPark => "central_park",
        Building::Station => "station",
        Building::FleaMarket => "flea_market",
        Building::RecyclingBin => "recycling_bin",
        Building::ConstructionYard => "construction_yard",
        Building::RecyclingCentre => "recycling_centre",
    }
}

/// The colour of a building's kind. It tells nothing alone: the building is told by its picture and its name.
pub(crate) const fn kind(building: Building) -> Tone {
    match building {
        Building::ResidentialArea | Building::Apartment => colors::HOME,
        Building::ConvenienceStore | Building::ShoppingMall => colors::SHOP,
        Building::Hospital | Building::Church => colors::CARE,
        Building::Factory | Building::PowerPlant => colors::WORK,
        Building::CentralPark | Building::Station => colors::PARK,
        Building::FleaMarket | Building::RecyclingBin => colors::FLEA,
        Building::ConstructionYard | Building::RecyclingCentre => colors::YARD,
    }
}

/// What makes up the scene, what lies furthest first, and how far each is moved.
fn layers(building: Building) -> [(String, Vec2); 5] {
    let side = if building.is_back() { "golden" } else { "morning" };
    let ground = match ground(building) {
        Ground::Path => "path",
        Ground::Cobble => "cobble",
        Ground::Grass => "grass",
    };
    // No two skies are alike.
    let drift = Vec2::new((building as usize * 5 % 14) as f32 - 7.0, (building as usize * 3 % 5) as f32 - 2.0);
    [
        (format!("stage_{side}"), Vec2::ZERO),
        ("clouds".into(), drift),
        (format!("{ground}_{side}"), Vec2::ZERO),
        (file(building).into(), Vec2::ZERO),
        (format!("plant_{side}"), Vec2::ZERO),
    ]
}

/// The part of a scene that a window of this form shows, in units: as much of the building as there is room for.
fn seen(window: Vec2) -> Rect {
    let form = window.x / window.y.max(0.001);
    let height = SEEN.min(SCENE.x / form);
    let width = height * form;
    let left = (MIDDLE - width / 2.0).min(SCENE.x - width).max(0.0);
    Rect::new(left, SCENE.y - height, left + width, SCENE.y)
}

/// Paints the scene with this building, as seen through a window.
pub(crate) fn paint(brush: &mut Brush, building: Building, window: Rect) {
    if window.is_empty() {
        return;
    }
    let seen = seen(window.size());
    let scale = window.height() / seen.height();
    brush.within(window.min - seen.min * scale, scale, 0.0, |brush| {
        for (name, moved) in layers(building) {
            let picture = ALBUM.picture(&name);
            let seen = Rect { min: seen.min - moved, max: seen.max - moved };
            brush.within(moved, 1.0, 0.0, |brush| picture.paint(brush, seen, 1.0));
        }
    });
}

/// Paints the picture of this name with its upper left corner at `corner`, as far as it is within `seen`; `scale` dp are
/// one unit.
pub(crate) fn paint_named(brush: &mut Brush, name: &str, corner: Vec2, scale: f32, seen: Rect) {
    let picture = ALBUM.picture(name);
    let seen = Rect { min: (seen.min - corner) / scale, max: (seen.max - corner) / scale };
    brush.within(corner, scale, 0.0, |brush| picture.paint(brush, seen, 1.0));
}

/// Paints the building alone, without its stage, in the same way.
pub(crate) fn paint_building(brush: &mut Brush, building: Building, corner: Vec2, scale: f32, seen: Rect) {
    paint_named(brush, file(building), corner, scale, seen);
}

/// Paints two clouds around `middle`.
pub(crate) fn paint_clouds(brush: &mut Brush, middle: Vec2, scale: f32, seen: Rect) {
    paint_named(brush, "clouds", middle - scale * Vec2::new(66.0, 20.0), scale, seen);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::{Shape, reach};

    #[test]
    fn every_building_has_a_scene_of_its_own() {
        let mut scenes: Vec<Vec<Shape>> = Vec::new();
        for building in Building::ALL {
            for (name, _) in layers(building) {
                assert!(ALBUM.get(&name).is_some(), "{building}: {name}");
            }
            let window = Rect::from_center_size(Vec2::ZERO, SCENE);
            let scene = Brush::shapes(|brush| paint(brush, building, window));
            assert!(!scenes.contains(&scene), "{building}");
            scenes.push(scene);
        }
    }

    #[test]
    fn nothing_of_a_scene_is_seen_beside_its_window() {
        for size in [Vec2::new(60.0, 80.0), Vec2::new(90.0, 80.0), Vec2::new(200.0, 60.0)] {
            for building in Building::ALL {
                let window = Rect::from_center_size(Vec2::ZERO, size);
                let far = reach(&Brush::shapes(|brush| paint(brush, building, window)));
                // Lines end at its edge, and are half a unit wide there.
                assert!(far <= window.half_size().max_element() + 1.5, "{building} {size}: {far}");
            }
        }
    }
}
