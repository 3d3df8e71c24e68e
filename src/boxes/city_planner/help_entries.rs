//! The seven buildings with what they bring, to be looked at in the help.

use bevy::prelude::*;

use super::help_boxes::{paint_arrow, paint_tile};
use crate::{
    boxes::HelpEntry,
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::{Locale, city_planner::things},
    pictures::city_planner::{models, office::paint_blueprint},
    rules::city_planner::{Building, GIVEN_UP_MONEY, TOWN_HALL_MONEY, UPKEEP},
};

pub(super) fn help_entries(locale: &Locale) -> Vec<HelpEntry> {
    let args = [("hall", TOWN_HALL_MONEY.into()), ("given", GIVEN_UP_MONEY.into()), ("upkeep", UPKEEP.into())];
    let entry = |(building, key)| HelpEntry {
        key,
        picture: DynPicture::new(move |size, brush| paint_planned_and_built(brush, size, building)),
        size: Vec2::new(132.0, 64.0),
        name: locale.with("planner-help-name", &[("building", things::id(building))]),
        text: locale.with(key, &args),
    };
    ENTRIES.into_iter().map(entry).collect()
}

/// The seven, each with the key of what there is to know.
const ENTRIES: [(Building, &str); 7] = [
    (Building::Suburb, "planner-help-suburb"),
    (Building::Offices, "planner-help-offices"),
    (Building::Commerce, "planner-help-commerce"),
    (Building::Industry, "planner-help-industry"),
    (Building::Mixed, "planner-help-mixed"),
    (Building::TownHall, "planner-help-town-hall"),
    (Building::ParkingLot, "planner-help-parking-lot"),
];

/// From the pencil to the model.
fn paint_planned_and_built(brush: &mut Brush, size: Vec2, building: Building) {
    let sheet = Rect::from_center_size(Vec2::ZERO, size);
    paint_blueprint(brush, sheet);
    let unit = (size.y / 27.0).min(size.x * 0.42 / 20.0);
    let foot = sheet.max.y - 5.4 * unit;
    models::paint_plan(brush, building, Vec2::new(sheet.min.x + size.x * 0.22, foot), unit);
    paint_arrow(brush, Vec2::new(sheet.min.x + size.x * 0.48, 0.0), size.x * 0.08);
    let tile = Rect::from_center_size(
        Vec2::new(sheet.max.x - size.x * 0.25, 0.0),
        Vec2::new(size.x * 0.4, size.y * 0.92),
    );
    paint_tile(brush, tile, building);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_building_can_be_looked_at() {
        let all = help_entries(&Locale::default());
        assert_eq!(all.len(), 7);
        for it in all {
            assert!(it.picture.shapes(it.size).len() > 10 && it.text.ends_with('.'), "{}", it.name);
        }
    }
}
