//! Where the players of City Planner sit down: at the drawing table, each with a plate beside the plan.

use bevy::prelude::*;

use super::{
    colors, models,
    office::{paint_blueprint, paint_sheet_edge, paint_sheet_shadow},
};
use crate::{
    drawing::{
        brush::{Brush, Pen},
        cut::cut_bottom,
    },
    pictures::seating::{Seating, SeatingGround, Sitter, beside_each_other, paint_dashes},
    rules::city_planner::Building,
    theme::{painted, palette},
};

/// Plates on a blueprint; where nobody sits there is the outline of one.
pub static SEATING: Seating = Seating {
    heights: [48.0, 60.0, 72.0],
    ground: Some(SeatingGround { paint: paint_table, margin: 18.0, drawings: 0.56 }),
    place: paint_place,
    parts: beside_each_other,
    shows_sitter: false,
};

/// What stands along the foot of the plan, where there is room: models, and above them the plans that they come from.
const ALONG: [Building; 7] = [
    Building::Offices,
    Building::Suburb,
    Building::TownHall,
    Building::Commerce,
    Building::Mixed,
    Building::Industry,
    Building::ParkingLot,
];

fn paint_table(brush: &mut Brush, size: Vec2, drawings: f32) {
    let sheet = Rect::from_center_size(Vec2::ZERO, size);
    paint_sheet_shadow(brush, size);
    paint_blueprint(brush, sheet);
    paint_sheet_edge(brush, size);
    let mut rest = sheet.inflate(-18.0);
    let row = cut_bottom(&mut rest, drawings);
    if row.is_empty() {
        return;
    }
    let (each, width) = (row.width() / ALONG.len() as f32, row.width());
    // Two rows where there is room for them.
    let rows = if row.height() > width * 0.34 { 2 } else { 1 };
    let high = row.height() / rows as f32;
    let unit = (high / 27.0).min(each / 20.0);
    for (n, building) in ALONG.into_iter().enumerate() {
        let at = |from_foot: f32| {
            Vec2::new(row.min.x + (n as f32 + 0.5) * each, row.max.y - from_foot * high - 5.0 * unit)
        };
        models::paint_model(brush, building, at(0.0), unit, 1.0);
        if rows == 2 {
            models::paint_plan(brush, building, at(1.0), unit);
            let arrow = at(0.82) + Vec2::Y * 5.0 * unit;
            let [from, to] = [arrow - Vec2::Y * 2.0, arrow + Vec2::Y * 2.4 * unit];
            let pen = Pen::new(1.4, colors::SHEET_LINE.with_alpha(0.6));
            brush.stroke(&[from, to], pen);
            brush.stroke(&[to + Vec2::new(-4.0, -5.0), to, to + Vec2::new(4.0, -5.0)], pen);
        }
    }
}

fn paint_place(brush: &mut Brush, size: Vec2, seat: usize, sitter: Sitter) {
    let plate = Rect::from_center_size(Vec2::ZERO, size);
    if sitter == Sitter::Nobody {
        return paint_dashes(brush, plate, 3.0, Pen::new(1.4, colors::SHEET_LINE.with_alpha(0.75)));
    }
    let below = Rect { min: plate.min + Vec2::Y * 2.5, max: plate.max + Vec2::Y * 2.5 };
    brush.shadow(below, 3.0, 3.0);
    brush.rect(below, 3.0, palette::PAPER.mix(&painted::SHADE, 0.3));
    brush.rect(plate, 3.0, palette::PAPER);
    let edge = Rect { max: plate.max.with_x(plate.min.x + 5.0), ..plate };
    brush.rect(edge, 3.0, palette::PLAYERS.get(seat).copied().unwrap_or(palette::INK));
}
