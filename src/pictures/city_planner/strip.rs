//! A block: a strip of mounted blueprint with six lots in the order of the die. What could be stands there in pencil, what
//! is as a model on a tile in the light.

use bevy::prelude::*;

use super::{colors, models};
use crate::{
    drawing::brush::{Brush, Pen},
    pictures::icons,
    rules::{city_planner::Building, dice::Face},
    theme::{Tone, painted},
};

/// Where everything lies on a strip, in dp from its middle, y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct StripLayout {
    /// The board, without its edge below.
    pub slab: Rect,
    /// The number of the block.
    pub number: Rect,
    /// The die.
    pub die: Rect,
    /// The padlock at its corner, if it stays as it is.
    pub padlock: Rect,
    /// The lots, by face.
    pub lots: [Rect; 6],
    /// What passing the block would bring.
    pub mark: Rect,
    /// How large a strip on a phone is drawn here.
    pub scale: f32,
}

/// How wide number and die, and the mark, are, by the width of a strip.
const SEAT: f32 = 0.136;
const MARK: f32 = 0.128;

impl StripLayout {
    /// Lays out a strip, `size` dp wide and high. For the left hand number, die and mark change sides; lots do not.
    pub(crate) fn new(size: Vec2, is_left_handed: bool) -> Self {
        let scale = (size.y / 56.5).min(size.x / 374.0);
        let half = size / 2.0;
        let slab = Rect::new(-half.x, -half.y + 4.0 * scale, half.x, half.y - 7.0 * scale);
        let (seat, mark) = (size.x * SEAT, size.x * MARK);
        let left = slab.min.x + if is_left_handed { mark } else { seat };
        let width = (size.x - seat - mark) / 6.0;
        let lots = core::array::from_fn(|at| {
            let from = left + width * at as f32;
            Rect::new(from, slab.min.y, from + width, slab.max.y)
        });
        let side = (slab.height() * 0.62).min(seat * 0.62);
        let (seat_at, mark_at) = match is_left_handed {
            true => (slab.max.x - seat, slab.min.x),
            false => (slab.min.x, slab.max.x - mark),
        };
        let middle = slab.center().y;
        let die = Vec2::new(seat_at + seat - side * 0.62, middle);
        let number = Vec2::new(seat_at + (seat - side * 1.2) / 2.0, middle);
        Self {
            slab,
            number: Rect::from_center_size(number, Vec2::new(seat - side * 1.2, slab.height() * 0.6)),
            die: Rect::from_center_size(die, Vec2::splat(side)),
            padlock: Rect::from_center_size(die + side * Vec2::new(0.46, 0.42), Vec2::splat(side * 0.62)),
            lots,
            mark: Rect::new(mark_at, slab.min.y, mark_at + mark, slab.max.y),
            scale,
        }
    }

    /// The same elsewhere.
    pub(crate) fn moved(self, by: Vec2) -> Self {
        let moved = |rect: Rect| Rect { min: rect.min + by, max: rect.max + by };
        Self {
            slab: moved(self.slab),
            number: moved(self.number),
            die: moved(self.die),
            padlock: moved(self.padlock),
            lots: self.lots.map(moved),
            mark: moved(self.mark),
            scale: self.scale,
        }
    }

    fn radius(&self) -> f32 {
        4.0 * self.scale
    }

    /// The tile on a lot: it is raised.
    fn tile(&self, lot: Rect) -> Rect {
        let k = self.scale;
        Rect::new(lot.min.x + k, lot.min.y - 3.0 * k, lot.max.x - k, lot.max.y - 2.0 * k)
    }

    /// Where a building stands on a lot, and how large a unit of it is.
    fn ground(lot: Rect) -> (Vec2, f32) {
        let side = lot.size().min_element();
        (Vec2::new(lot.center().x + side * 0.05, lot.max.y - side * 0.3), side / 49.0)
    }
}

/// How a tile looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TileLook {
    /// The building is what it is.
    Plain,
    /// A mixed building counts as this one.
    As(Building),
    /// It is given up.
    GivenUp,
}

/// The colour of what a building counts as: of the edge of its tile, and of its sign in panels.
pub(crate) const fn kind(building: Building) -> Tone {
    match building {
        Building::Suburb => colors::SUBURB_EDGE,
        Building::Commerce => colors::COMMERCE_EDGE,
        Building::Mixed => colors::MIXED,
        Building::TownHall => colors::TOWN_HALL_EDGE,
        Building::ParkingLot => colors::PARKING_LOT_EDGE,
        Building::Industry => colors::INDUSTRY_EDGE,
        Building::Offices => colors::OFFICES_EDGE,
    }
}

/// Paints the board with the plans, but for the one where a tile lies.
pub(crate) fn paint_plans(
    brush: &mut Brush,
    laid: &StripLayout,
    printed: [Building; 6],
    built: Option<Face>,
    is_locked: bool,
) {
    let (slab, k, radius) = (laid.slab, laid.scale, laid.radius());
    let edge = Rect { min: slab.min + Vec2::new(0.0, 5.0 * k), max: slab.max + Vec2::new(0.0, 5.0 * k) };
    brush.shadow(edge, radius, 3.0 * k);
    brush.rect(edge, radius, colors::SLAB_EDGE);
    brush.rect(slab, radius, colors::SLAB);
    if is_locked {
        paint_hatching(brush, laid);
    }
    let pen = Pen::new(0.9 * k, colors::SHEET_LINE.with_alpha(0.45)).straight();
    for lot in laid.lots {
        let (top, bottom) = (lot.min.y + 7.0 * k, lot.max.y - 7.0 * k);
        brush.dashes(&[Vec2::new(lot.min.x, top), Vec2::new(lot.min.x, bottom)], 3.0 * k, 3.0 * k, pen);
    }
    let mark = if laid.mark.min.x > slab.min.x { laid.mark.min.x } else { laid.mark.max.x };
    brush.stroke(
        &[Vec2::new(mark, slab.min.y + 3.0 * k), Vec2::new(mark, slab.max.y - 3.0 * k)],
        Pen::new(0.9 * k, colors::SHEET_LINE.with_alpha(0.35)).straight(),
    );
    for ((face, building), lot) in Face::ALL.into_iter().zip(printed).zip(laid.lots) {
        if built != Some(face) {
            let (ground, unit) = StripLayout::ground(lot);
            models::paint_plan(brush, building, ground, 1.72 * unit);
            paint_pips(brush, lot, face, colors::ON_SHEET.with_alpha(0.9));
        }
    }
}

/// The seat of a die that stays as it is.
fn paint_hatching(brush: &mut Brush, laid: &StripLayout) {
    let (slab, k) = (laid.slab, laid.scale);
    let [from, to] = match laid.mark.min.x > slab.min.x {
        true => [slab.min.x, laid.lots[0].min.x],
        false => [laid.lots[5].max.x, slab.max.x],
    };
    let pen = Pen::new(k, colors::SHEET_LINE.with_alpha(0.18)).straight();
    let height = slab.height();
    let mut at = from - height;
    while at < to {
        // The part of a line that rises to the right that lies on the seat.
        let [left, right] = [at.max(from + k), (at + height).min(to - k)];
        if right > left {
            let y = |x: f32| slab.max.y - (x - at);
            brush.stroke(&[Vec2::new(left, y(left)), Vec2::new(right, y(right))], pen);
        }
        at += 7.0 * k;
    }
}

/// Paints the tile with the model of what is built, and what becomes of it.
pub(crate) fn paint_tile(
    brush: &mut Brush,
    laid: &StripLayout,
    built: Face,
    building: Building,
    look: TileLook,
) {
    let lot = laid.lots[built.index()];
    let (tile, k) = (laid.tile(lot), laid.scale);
    let radius = 5.0 * k;
    let below = Rect { min: tile.min + Vec2::new(0.0, 5.0 * k), max: tile.max + Vec2::new(0.0, 5.0 * k) };
    brush.shadow(below, radius, 2.0 * k);
    match (building, look) {
        (Building::Mixed, TileLook::Plain) => {
            brush.rect(below, radius, kind(Building::Suburb));
            brush.rect(
                Rect { min: below.min.with_x(below.center().x), ..below },
                radius,
                kind(Building::Commerce),
            );
        }
        (_, TileLook::As(other)) => brush.rect(below, radius, kind(other)),
        _ => brush.rect(below, radius, kind(building)),
    }
    brush.rect(tile, radius, colors::TILE);
    let (ground, unit) = StripLayout::ground(lot);
    let large = if matches!(building, Building::Offices | Building::Industry) { 1.92 } else { 2.04 };
    models::paint_model(brush, building, ground - Vec2::new(unit, unit), large * unit, 1.0);
    match look {
        TileLook::As(other) => paint_fold(brush, tile, 15.0 * k, other),
        TileLook::GivenUp => {
            brush.rect(tile, radius, colors::TILE.with_alpha(0.3));
            let inner = tile.inflate(-8.0 * k);
            let line = [Vec2::new(inner.min.x, inner.max.y), Vec2::new(inner.max.x, inner.min.y)];
            brush.stroke(&line, Pen::new(3.0 * k, colors::STAMP));
        }
        TileLook::Plain => {}
    }
    paint_pips(brush, lot, built, colors::ON_TILE);
}

/// The face beside which a building stands, as small pips in the lot's corner.
fn paint_pips(brush: &mut Brush, lot: Rect, face: Face, color: Tone) {
    let side = lot.size().min_element();
    let reach = side * 0.14;
    brush.within(lot.min + Vec2::new(side * 0.2, side * 0.2), reach, 0.0, |brush| {
        icons::pips(brush, face.pips(), color, 0.31);
    });
}

/// A folded corner: what a mixed building counts as.
fn paint_fold(brush: &mut Brush, tile: Rect, side: f32, building: Building) {
    let corner = Vec2::new(tile.max.x, tile.min.y);
    let color = kind(building).mix(&painted::SHADE, 0.3);
    brush.polygon(&[corner - Vec2::new(side, 0.0), corner, corner + Vec2::new(0.0, side)], color);
    let at = corner + Vec2::new(-side * 0.32, side * 0.34);
    let sign = |points: &[Vec2]| points.iter().map(|point| at + *point * side).collect::<Vec<_>>();
    let pen = Pen::new(side * 0.18, colors::ON_FLAG);
    if building == Building::Suburb {
        let gable = [Vec2::new(-0.2, 0.1), Vec2::new(0.0, -0.13), Vec2::new(0.2, 0.1)];
        brush.stroke(&sign(&gable), pen);
    } else {
        brush.stroke(
            &sign(&[Vec2::new(-0.17, 0.0), Vec2::new(0.17, 0.0)]),
            Pen { width: side * 0.2, ..pen }.straight(),
        );
    }
}

/// Paints what a strip looks like that is passed: it has been taken out of the plan.
pub(crate) fn paint_veil(brush: &mut Brush, laid: &StripLayout) {
    let k = laid.scale;
    let whole =
        Rect { max: laid.slab.max + Vec2::new(0.0, 5.0 * k), min: laid.slab.min - Vec2::new(0.0, 3.0 * k) };
    brush.rect(whole, laid.radius(), colors::SHEET.with_alpha(0.42));
}

/// Paints the ring around a strip that is chosen.
pub(crate) fn paint_ring(brush: &mut Brush, laid: &StripLayout) {
    let k = laid.scale;
    let whole = Rect { max: laid.slab.max + Vec2::new(0.0, 5.0 * k), ..laid.slab };
    brush.frame(whole.inflate(1.5 * k), laid.radius() + 1.5 * k, 3.0 * k, colors::PICK);
}

/// Paints dashes around a lot that can be touched.
pub(crate) fn paint_dashes(brush: &mut Brush, laid: &StripLayout, face: Face) {
    let k = laid.scale;
    let lot = laid.lots[face.index()].inflate(-2.5 * k);
    let [a, b, c, d] = [lot.min, Vec2::new(lot.max.x, lot.min.y), lot.max, Vec2::new(lot.min.x, lot.max.y)];
    for side in [[a, b], [b, c], [c, d], [d, a]] {
        brush.dashes(&side, 5.0 * k, 3.5 * k, Pen::new(2.0 * k, colors::PICK));
    }
}

/// Paints the flag on the block that would be passed, as large as its mark: it points to where the block goes. One that
/// is but proposed is only dashed.
pub(crate) fn paint_flag(brush: &mut Brush, size: Vec2, points_left: bool, is_chosen: bool) {
    let half = size / 2.0 - Vec2::new(1.0, size.y * 0.06);
    let tip = size.x * 0.16;
    let side = if points_left { -1.0 } else { 1.0 };
    let at = |x: f32, y: f32| Vec2::new(side * x, y);
    let flag = |down: f32| {
        [
            (-half.x, -half.y),
            (half.x - tip, -half.y),
            (half.x + tip * 0.5, 0.0),
            (half.x - tip, half.y),
            (-half.x, half.y),
        ]
        .map(|(x, y)| at(x, y + down))
    };
    if !is_chosen {
        // Its tip stays on the blueprint, from which it stands out.
        let mut outline =
            flag(0.0).map(|corner| Vec2::new(corner.x.clamp(1.5 - half.x, half.x - 1.5), corner.y)).to_vec();
        outline.extend(outline.first().copied());
        return brush.dashes(&outline, 6.0, 3.5, Pen::new(2.0, colors::ON_FLAG).straight());
    }
    brush.polygon(&flag(size.y * 0.05), colors::STAMP.mix(&colors::MODEL_LINE, 0.5));
    brush.outlined(&flag(0.0), colors::STAMP, Pen::new(1.2, colors::ON_FLAG));
}

/// Paints the padlock beside a die that stays as it is.
pub(crate) fn paint_padlock(brush: &mut Brush, size: Vec2) {
    let side = size.min_element() * 0.62;
    let tile = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side * 1.5));
    brush.shadow(tile, side * 0.2, side * 0.08);
    brush.rect(tile, side * 0.2, colors::TILE);
    let bow = |width: f32, color: Tone| {
        let mut points = vec![Vec2::new(-0.26, 0.0) * side];
        points.extend(crate::drawing::brush::arc(
            Vec2::new(0.0, -0.22) * side,
            0.26 * side,
            -core::f32::consts::PI,
            0.0,
            10,
        ));
        points.push(Vec2::new(0.26, 0.0) * side);
        (points, Pen::new(width * side, color))
    };
    for (points, pen) in [bow(0.2, colors::MODEL_LINE), bow(0.09, colors::SLAB_EDGE)] {
        brush.stroke(&points, pen);
    }
    let body = Rect::new(-0.42, -0.06, 0.42, 0.5);
    let body = Rect { min: body.min * side, max: body.max * side };
    brush.rect(body, side * 0.1, colors::PADLOCK);
    brush.frame(body, side * 0.1, side * 0.07, colors::MODEL_LINE);
    brush.disc(Vec2::new(0.0, 0.17) * side, side * 0.09, colors::MODEL_LINE);
    let hole = [Vec2::new(0.0, 0.17) * side, Vec2::new(0.0, 0.32) * side];
    brush.stroke(&hole, Pen::new(side * 0.09, colors::MODEL_LINE));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::reach;

    #[test]
    fn lots_lie_in_the_order_of_the_die_between_the_seat_and_the_mark() {
        for size in [Vec2::new(344.0, 48.0), Vec2::new(374.0, 56.0), Vec2::new(930.0, 132.0)] {
            for is_left_handed in [false, true] {
                let laid = StripLayout::new(size, is_left_handed);
                let strip = Rect::from_center_size(Vec2::ZERO, size).inflate(0.01);
                let mut parts = vec![laid.number, laid.die, laid.mark];
                parts.extend(laid.lots);
                for (n, part) in parts.iter().enumerate() {
                    assert!(!part.is_empty() && strip.contains(part.min) && strip.contains(part.max), "{n}");
                    for other in &parts[n + 1..] {
                        assert!(part.inflate(-0.01).intersect(*other).is_empty(), "{size} {n}");
                    }
                }
                assert!(laid.lots.is_sorted_by(|one, other| one.max.x <= other.min.x + 0.01));
                assert_eq!(laid.die.center().x > laid.mark.center().x, is_left_handed);
                assert!(laid.lots[0].width() >= size.x * 0.122);
            }
        }
    }

    #[test]
    fn what_becomes_of_a_building_is_seen_on_its_tile() {
        let laid = StripLayout::new(Vec2::new(374.0, 56.0), false);
        let tile = |building, look| Brush::shapes(|brush| paint_tile(brush, &laid, Face::Two, building, look));
        let looks = [
            tile(Building::Mixed, TileLook::Plain),
            tile(Building::Mixed, TileLook::As(Building::Suburb)),
            tile(Building::Mixed, TileLook::As(Building::Commerce)),
            tile(Building::Mixed, TileLook::GivenUp),
        ];
        for (n, look) in looks.iter().enumerate() {
            assert!(!looks[n + 1..].contains(look), "{n}");
        }
    }

    #[test]
    fn marks_stay_in_their_place() {
        let size = Vec2::new(44.0, 46.0);
        for mark in [
            Brush::shapes(|brush| paint_flag(brush, size, false, true)),
            Brush::shapes(|brush| paint_flag(brush, size, true, true)),
            Brush::shapes(|brush| paint_flag(brush, size, true, false)),
            Brush::shapes(|brush| paint_padlock(brush, size)),
        ] {
            let far = reach(&mark);
            assert!((14.0..27.0).contains(&far), "{far}");
        }
    }
}
