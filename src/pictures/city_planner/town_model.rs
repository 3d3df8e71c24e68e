//! The model of the town that a turn counts: six buildings on one board.

use bevy::prelude::*;

use super::{colors, models, strip};
use crate::{
    drawing::brush::{Brush, Pen},
    rules::city_planner::{Block, Building, Ending},
};

/// What stands on the board, and what counts as what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardLot {
    /// The building.
    pub building: Building,
    /// What a mixed one counts as; otherwise itself.
    pub counts_as: Building,
    /// Whether it is given up.
    pub is_given_up: bool,
}

impl BoardLot {
    /// What a building on `block` stands for when a turn ends like this; `None` if it is passed.
    pub(crate) fn of(building: Building, ending: &Ending, block: Block) -> Option<Self> {
        let counts_as = match building {
            Building::Mixed if ending.choice.green.has(block) => Building::Suburb,
            Building::Mixed => Building::Commerce,
            it => it,
        };
        let is_given_up = ending.choice.given_up.has(block);
        let counts_as = if is_given_up { building } else { counts_as };
        (ending.passed != block).then_some(Self { building, counts_as, is_given_up })
    }
}

/// How many buildings stand on it: three across and two down.
pub(crate) const LOTS: usize = 6;

/// Half of the board, and where its lots are, in units of a lot, as the ground is measured.
const HALF: Vec2 = Vec2::new(17.5, 12.0);
const COLUMNS: [f32; 3] = [-11.3, 0.0, 11.3];
const ROWS: [f32; 2] = [-5.6, 5.6];
/// How thick board and tiles are.
const THICK: f32 = 1.7;
const TILE: f32 = 0.7;
/// Half of a tile.
const HALF_TILE: f32 = 5.2;
/// How much room all of it takes, across and down, in units; the tallest stand at the back.
const ROOM: Vec2 = Vec2::new(63.0, 47.0);

/// A place on the ground or above it, as it is seen.
pub(super) fn seen(x: f32, y: f32, z: f32) -> Vec2 {
    Vec2::new(x - y, (x + y) / 2.0 - z)
}

/// Which building stands on which lot: the tallest furthest away, in an order that is kept.
fn order(lots: &[BoardLot]) -> Vec<(Vec2, BoardLot)> {
    let mut places: Vec<Vec2> =
        ROWS.iter().flat_map(|&y| COLUMNS.iter().map(move |&x| Vec2::new(x, y))).collect();
    places.sort_by(|one, other| (one.x + one.y).total_cmp(&(other.x + other.y)));
    let mut lots = lots.to_vec();
    let height = |lot: &BoardLot| if lot.is_given_up { 0.0 } else { models::height(lot.building) };
    lots.sort_by(|one, other| height(other).total_cmp(&height(one)));
    places.into_iter().zip(lots).collect()
}

/// Paints the board, `size` dp wide and high.
pub(crate) fn paint_town_model(brush: &mut Brush, size: Vec2, lots: &[BoardLot]) {
    let unit = (size / ROOM).min_element();
    brush.within(Vec2::new(0.0, 2.6 * unit), unit, 0.0, |brush| {
        let line = Pen::new(1.5 / unit, colors::MODEL_LINE);
        paint_board(brush, HALF, line);
        for (at, lot) in order(lots) {
            paint_lot(brush, at, lot, line);
        }
    });
}

/// The board, half as long and wide as told.
pub(super) fn paint_board(brush: &mut Brush, half: Vec2, line: Pen) {
    let (w, h) = (half.x, half.y);
    let shadow = [
        (-w, -h, -THICK),
        (w + 2.0, -h + 1.0, -THICK),
        (w + 2.0, h + 2.0, -THICK),
        (-w + 1.0, h + 2.0, -THICK),
    ];
    brush.polygon(&shadow.map(|(x, y, z)| seen(x, y, z - 0.6)), colors::MODEL_LINE.with_alpha(0.14));
    brush.polygon(&shadow.map(|(x, y, z)| seen(x, y, z)), colors::MODEL_LINE.with_alpha(0.16));
    let front = [(-w, h, 0.0), (w, h, 0.0), (w, h, -THICK), (-w, h, -THICK)];
    let side = [(w, h, 0.0), (w, -h, 0.0), (w, -h, -THICK), (w, h, -THICK)];
    let top = [(-w, -h, 0.0), (w, -h, 0.0), (w, h, 0.0), (-w, h, 0.0)];
    let wood = colors::BOARD;
    for (face, color) in [(front, wood), (side, wood.mix(&colors::MODEL_LINE, 0.25)), (top, colors::SHEET)] {
        brush.outlined(&face.map(|(x, y, z)| seen(x, y, z)), color, line);
    }
    let thin = Pen::new(0.05, colors::SHEET_LINE.with_alpha(0.14)).straight();
    for n in 1..(2.0 * w) as usize {
        let x = -w + n as f32;
        brush.stroke(&[seen(x, -h, 0.0), seen(x, h, 0.0)], thin);
    }
    for n in 1..(2.0 * h) as usize {
        let y = -h + n as f32;
        brush.stroke(&[seen(-w, y, 0.0), seen(w, y, 0.0)], thin);
    }
}

/// A tile with an edge in the colour of what its building counts as, and the building on it.
pub(super) fn paint_lot(brush: &mut Brush, at: Vec2, lot: BoardLot, line: Pen) {
    let q = HALF_TILE;
    let corner = |x: f32, y: f32, z: f32| seen(at.x + x * q, at.y + y * q, z);
    let shadow =
        [corner(-0.9, 1.08, 0.0), corner(1.14, 1.08, 0.0), corner(1.16, -0.94, 0.0), corner(1.0, -0.94, 0.0)];
    brush.polygon(&shadow, colors::MODEL_LINE.with_alpha(0.3));
    let edge = strip::kind(lot.counts_as);
    let front =
        [corner(-1.0, 1.0, TILE), corner(1.0, 1.0, TILE), corner(1.0, 1.0, 0.0), corner(-1.0, 1.0, 0.0)];
    let side = [corner(1.0, 1.0, TILE), corner(1.0, -1.0, TILE), corner(1.0, -1.0, 0.0), corner(1.0, 1.0, 0.0)];
    let top =
        [corner(-1.0, -1.0, TILE), corner(1.0, -1.0, TILE), corner(1.0, 1.0, TILE), corner(-1.0, 1.0, TILE)];
    brush.outlined(&front, edge, line);
    brush.outlined(&side, edge.mix(&colors::MODEL_LINE, 0.25), line);
    brush.outlined(&top, colors::TILE, line);
    if lot.is_given_up {
        // It is gone: its tile is crossed out.
        let corner = |x: f32, y: f32| seen(at.x + 3.4 * x, at.y + 3.4 * y, TILE);
        for ends in [[corner(-1.0, 1.0), corner(1.0, -1.0)], [corner(-1.0, -1.0), corner(1.0, 1.0)]] {
            brush.stroke(&ends, Pen::new(0.6, colors::STAMP));
        }
    } else {
        models::paint_model(brush, lot.building, seen(at.x, at.y, TILE), 0.95, 0.62);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    fn lots() -> Vec<BoardLot> {
        let of = |building| BoardLot { building, counts_as: building, is_given_up: false };
        [
            Building::Suburb,
            Building::Offices,
            Building::Mixed,
            Building::TownHall,
            Building::Industry,
            Building::ParkingLot,
        ]
        .map(of)
        .into()
    }

    #[test]
    fn the_tallest_stand_at_the_back() {
        let order = order(&lots());
        assert_eq!(order.len(), LOTS);
        assert_eq!(order[0].1.building, Building::Offices);
        assert_eq!(order[LOTS - 1].1.building, Building::ParkingLot);
    }

    #[test]
    fn all_of_it_is_seen_in_its_place() {
        for size in [Vec2::new(380.0, 270.0), Vec2::new(900.0, 700.0)] {
            for shape in Brush::shapes(|brush| paint_town_model(brush, size, &lots())) {
                let points = match shape {
                    Shape::Filled { outline: points, .. }
                    | Shape::Triangles { corners: points, .. }
                    | Shape::Line { points, .. } => points,
                    Shape::Soft { .. } => continue,
                };
                let place = Rect::from_center_size(Vec2::ZERO, size).inflate(1.0);
                assert!(points.iter().all(|&point| place.contains(point)), "{size}");
            }
        }
    }

    #[test]
    fn what_is_given_up_looks_otherwise() {
        let mut given_up = lots();
        given_up[0].is_given_up = true;
        let size = Vec2::new(400.0, 300.0);
        let picture = |lots: &[BoardLot]| Brush::shapes(|brush| paint_town_model(brush, size, lots));
        assert!(picture(&lots()) != picture(&given_up));
    }
}
