//! A worked turn, and what becomes of the seventh block.

use bevy::prelude::*;

use crate::{
    boxes::HelpBox,
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    locale::Locale,
    pictures::city_planner::{colors, models, office::paint_blueprint, signs, strip},
    rules::city_planner::{Building, TOWN_HALL_MONEY, UPKEEP},
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

pub(super) fn help_boxes(locale: &Locale, is_solo: bool) -> Vec<HelpBox> {
    let args = [("hall", TOWN_HALL_MONEY.into()), ("upkeep", UPKEEP.into())];
    vec![
        HelpBox {
            key: "planner-help-turn-title",
            title: locale.text("planner-help-turn-title"),
            picture: DynPicture::new(|size, brush| paint_row(brush, size, &TURN)),
            form: 4.6,
            text: locale.with("planner-help-turn-text", &args),
        },
        HelpBox {
            key: "planner-help-pass-title",
            title: locale.text(if is_solo { "planner-help-aside-title" } else { "planner-help-pass-title" }),
            picture: DynPicture::new(|size, brush| paint_passed(brush, size)),
            form: 4.6,
            text: locale.text(if is_solo { "planner-help-aside-text" } else { "planner-help-pass-text" }),
        },
    ]
}

/// A model on its tile.
pub(super) fn paint_tile(brush: &mut Brush, place: Rect, building: Building) {
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

pub(super) fn paint_arrow(brush: &mut Brush, at: Vec2, long: f32) {
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
        let text = &help_boxes(&Locale::default(), false)[0].text;
        assert!(text.contains("= 4 VP") && text.contains("= $2") && text.contains("= $1 "), "{text}");
        assert!(reds + yellows >= 2, "it says that there is no upkeep");
    }
}
