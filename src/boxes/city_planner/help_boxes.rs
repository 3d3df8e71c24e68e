//! A worked turn, and the seven buildings.

use bevy::prelude::*;

use crate::{
    boxes::{HelpBox, HelpEntry},
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    locale::{Locale, city_planner::things},
    pictures::city_planner::{colors, models, office::paint_blueprint, signs, strip},
    rules::city_planner::{Building, GIVEN_UP_MONEY, TOWN_HALL_MONEY, UPKEEP},
};

/// The buildings of the worked turn.
const TURN: [Building; 6] = [
    Building::Suburb,
    Building::Suburb,
    Building::Offices,
    Building::Commerce,
    Building::Industry,
    Building::TownHall,
];

pub(super) fn help_boxes(locale: &Locale) -> Vec<HelpBox> {
    let args = [("hall", TOWN_HALL_MONEY.into()), ("upkeep", UPKEEP.into())];
    vec![
        HelpBox {
            title: locale.text("planner-help-turn-title"),
            picture: DynPicture::new(|size, brush| paint_row(brush, size, &TURN)),
            form: 4.6,
            text: locale.with("planner-help-turn-text", &args),
        },
        HelpBox {
            title: locale.text("planner-help-pass-title"),
            picture: DynPicture::new(|size, brush| paint_passed(brush, size)),
            form: 4.6,
            text: locale.text("planner-help-pass-text"),
        },
    ]
}

pub(super) fn help_entries(locale: &Locale) -> Vec<HelpEntry> {
    let args = [("hall", TOWN_HALL_MONEY.into()), ("given", GIVEN_UP_MONEY.into()), ("upkeep", UPKEEP.into())];
    let entry = |(building, key)| HelpEntry {
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

/// A model on its tile.
fn paint_tile(brush: &mut Brush, place: Rect, building: Building) {
    let edge = place.height() * 0.05;
    brush.rect(place, 3.0, strip::kind(building));
    let tile = Rect { max: place.max - Vec2::Y * edge, ..place };
    brush.rect(tile, 3.0, colors::TILE);
    models::paint_fitting(brush, building, tile.inflate(-place.height() * 0.05));
}

/// Tiles side by side on blueprint.
fn paint_row(brush: &mut Brush, size: Vec2, row: &[Building]) {
    paint_blueprint(brush, Rect::from_center_size(Vec2::ZERO, size));
    let each = size.x / row.len() as f32;
    for (n, &building) in row.iter().enumerate() {
        let at = Vec2::new((n as f32 + 0.5) * each - size.x / 2.0, 0.0);
        let side = Vec2::new(each * 0.88, (size.y * 0.86).min(each * 1.2));
        paint_tile(brush, Rect::from_center_size(at, side), building);
    }
}

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

fn paint_arrow(brush: &mut Brush, at: Vec2, long: f32) {
    let (from, to) = (at - Vec2::X * long / 2.0, at + Vec2::X * long / 2.0);
    let pen = Pen::new((long * 0.16).max(1.6), colors::ON_SHEET);
    brush.stroke(&[from, to], pen);
    brush.stroke(&[to + Vec2::new(-0.4, -0.34) * long, to, to + Vec2::new(-0.4, 0.34) * long], pen);
}

/// Six that stay, and the one that goes.
fn paint_passed(brush: &mut Brush, size: Vec2) {
    let sheet = Rect::from_center_size(Vec2::ZERO, size);
    paint_blueprint(brush, sheet);
    let each = size.x * 0.66 / TURN.len() as f32;
    for (n, building) in TURN.into_iter().enumerate() {
        let at = Vec2::new(sheet.min.x + size.x * 0.02 + (n as f32 + 0.5) * each, 0.0);
        let unit = (size.y / 27.0).min(each / 20.0);
        models::paint_plan(brush, building, at + Vec2::Y * 6.0 * unit, unit);
    }
    paint_arrow(brush, Vec2::new(size.x * 0.235, 0.0), size.x * 0.07);
    let place = Rect::from_center_size(Vec2::new(size.x * 0.38, 0.0), Vec2::new(size.x * 0.16, size.y * 0.84));
    paint_tile(brush, place, Building::ParkingLot);
    brush.within(Vec2::new(place.max.x - 4.0, place.min.y + 8.0), size.y * 0.15, 0.0, |brush| {
        signs::cube(brush);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_turn_is_told_as_the_rules_count_it() {
        let greens = TURN.iter().filter(|it| **it == Building::Suburb).count();
        let [reds, blues, yellows, halls] =
            [Building::Offices, Building::Commerce, Building::Industry, Building::TownHall]
                .map(|kind| TURN.iter().filter(|it| **it == kind).count());
        assert_eq!((greens * (reds + 1), blues * (yellows + 1), halls), (4, 2, 1));
        let text = &help_boxes(&Locale::default())[0].text;
        assert!(text.contains("= 4 VP") && text.contains("= $2") && text.contains("= $1 "), "{text}");
        assert!(reds + yellows >= 2, "it says that there is no upkeep");
    }

    #[test]
    fn every_building_can_be_looked_at() {
        let all = help_entries(&Locale::default());
        assert_eq!(all.len(), 7);
        for it in all {
            assert!(it.picture.shapes(it.size).len() > 10 && it.text.ends_with('.'), "{}", it.name);
        }
    }
}
