//! Roads: as they were drawn, as they would be drawn, and what stands on them.

use bevy::prelude::*;

use super::{
    colors,
    road_path::{road_path, towards},
};
use crate::{
    drawing::brush::{ALREADY_DRAWN, Brush, Pen},
    rules::doodle_city::Road,
    theme::{motion::durations, painted, palette},
};

/// What a road is paved with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// The starting roads: the old town.
    Cobbles,
    /// Those that players drew.
    Asphalt,
}

/// How wide the layers of a road are, of its square's side.
mod width {
    pub(super) const INK: f32 = 0.375;
    pub(super) const PAVEMENT: f32 = 0.338;
    pub(super) const EDGE: f32 = 0.262;
    pub(super) const ROAD: f32 = 0.234;
    pub(super) const DASH: f32 = 0.03;
    /// Of the way that a road would become part of.
    pub(super) const WAY: f32 = 0.455;
    /// Of a road on a small sheet.
    pub(super) const SMALL: f32 = 0.27;
}

/// From this side on, in dp, a square has all details.
pub const DETAILED: f32 = 30.0;
/// From this side on, in dp, a small one has dashes on its road.
const DASHED: f32 = 18.0;
/// How far a road reaches into the next square where it goes on, in dp: no gap is seen between them.
const BEYOND: f32 = 0.75;
/// How far the hand strays from the line, of a square's side.
const STRAY: f32 = 0.014;
/// How much later the road is laid than the pavement, in seconds.
const LATER: f32 = 0.06;

/// A road to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawnLine {
    /// Which one.
    pub road: Road,
    /// What it is paved with.
    pub surface: Surface,
    /// Which of its ends, in the order of [`Road::sides`], do not go on.
    pub open: [bool; 2],
    /// The hand is never quite the same for two numbers.
    pub seed: u32,
    /// When it begins to be drawn.
    pub begins: f32,
}

/// The middle of a road as a hand draws it: its ends are where they must be.
fn hand_path(line: &DrawnLine, side: f32) -> Vec<Vec2> {
    const STEPS: usize = 14;
    let exact = road_path(line.road, side);
    let points: Vec<Vec2> = match *exact.as_slice() {
        [from, to] => (0..=STEPS).map(|n| from.lerp(to, n as f32 / STEPS as f32)).collect(),
        _ => exact,
    };
    let last = points.len() - 1;
    let random = |n: u32| {
        let mixed = line.seed.wrapping_mul(2_654_435_761).rotate_left(n * 7);
        (mixed & 255) as f32 / 255.0 - 0.5
    };
    let mut path: Vec<Vec2> = points
        .iter()
        .enumerate()
        .map(|(n, &point)| {
            let along = n as f32 / last as f32;
            let across = (points[(n + 1).min(last)] - points[n.saturating_sub(1)]).normalize_or_zero().perp();
            let wave = random(1) * (along * core::f32::consts::PI).sin()
                + random(2) * (along * core::f32::consts::TAU).sin();
            point + across * wave * STRAY * side
        })
        .collect();
    let [from, to] = line.road.sides().map(towards);
    if !line.open[0] {
        path.insert(0, path[0] + from * BEYOND);
    }
    if !line.open[1] {
        path.push(path[path.len() - 1] + to * BEYOND);
    }
    path
}

/// Paints a road into a square `side` dp wide.
pub fn paint_road(brush: &mut Brush, line: &DrawnLine, side: f32) {
    let path = hand_path(line, side);
    let pen = |width: f32, color, later: f32| {
        Pen::new(width * side, color)
            .straight()
            .timed(line.begins + later, (durations::STROKE - later).max(0.01))
    };
    if side < DETAILED {
        let edge = match line.surface {
            Surface::Cobbles => colors::COBBLES_EDGE,
            Surface::Asphalt => colors::ROAD_EDGE,
        };
        brush.stroke(&path, pen(width::SMALL, edge, 0.0));
        if side >= DASHED {
            brush.dashes(&path, side * 0.16, side * 0.16, pen(0.05, colors::DASH, 0.0));
        }
        return;
    }
    brush.stroke(&path, pen(width::INK, colors::BUILT_LINE, 0.0));
    brush.stroke(&path, pen(width::PAVEMENT, colors::PAVEMENT, 0.0));
    let joint = (side * 0.012).max(0.8);
    brush.dashes(&path, joint, side * 0.075, pen(width::PAVEMENT, colors::JOINT, 0.0));
    match line.surface {
        Surface::Cobbles => {
            brush.stroke(&path, pen(width::EDGE, colors::COBBLES_EDGE, LATER));
            brush.stroke(&path, pen(width::ROAD, colors::COBBLES, LATER));
            brush.dashes(&path, side * 0.034, side * 0.026, pen(0.2, colors::COBBLE, LATER));
            brush.stroke(&path, pen(0.075, colors::COBBLES, LATER));
            brush.dashes(&path, side * 0.03, side * 0.03, pen(0.062, colors::COBBLE, LATER));
        }
        Surface::Asphalt => {
            brush.stroke(&path, pen(width::EDGE, colors::ROAD_EDGE, LATER));
            brush.stroke(&path, pen(width::ROAD, colors::ROAD, LATER));
            brush.dashes(&path, side * 0.125, side * 0.1, pen(width::DASH, colors::DASH, LATER));
        }
    }
    for (side_of, is_open) in line.road.sides().into_iter().zip(line.open) {
        if is_open {
            paint_stop_line(brush, towards(side_of), side, line.begins);
        }
    }
}

/// Where a road does not go on, or may still go on.
fn paint_stop_line(brush: &mut Brush, towards: Vec2, side: f32, begins: f32) {
    let width = (0.022 * side).max(1.2);
    let middle = towards * (side / 2.0 - width / 2.0);
    let half = towards.perp() * 0.182 * side;
    let begins = if begins == ALREADY_DRAWN { begins } else { begins + durations::STROKE };
    brush.stroke(
        &[middle - half, middle + half],
        Pen::new(width, colors::BUILT_LINE).straight().timed(begins, 0.01),
    );
}

/// The same path, so far to its side.
fn beside(path: &[Vec2], distance: f32) -> Vec<Vec2> {
    let last = path.len() - 1;
    path.iter()
        .enumerate()
        .map(|(n, &point)| {
            let along = path[(n + 1).min(last)] - path[n.saturating_sub(1)];
            point + along.normalize_or_zero().perp() * distance
        })
        .collect()
}

/// Paints a road that is only chosen, in pencil.
pub fn paint_ghost(brush: &mut Brush, road: Road, side: f32) {
    let path = road_path(road, side);
    brush.stroke(&path, Pen::new(0.36 * side, palette::PAPER).straight());
    let kerbs = [-1.0, 1.0].map(|hand: f32| beside(&path, hand * 0.172 * side));
    // Crayon strokes across the pavement, a little askew.
    let pieces = 15;
    let at = |kerb: &[Vec2], part: f32| {
        let place = part.clamp(0.0, 1.0) * (kerb.len() - 1) as f32;
        let n = (place as usize).min(kerb.len() - 2);
        kerb[n].lerp(kerb[n + 1], place - n as f32)
    };
    let pencil = Pen::new((side * 0.02).max(1.0), palette::ACCENT.with_alpha(0.6));
    for n in 0..pieces {
        let part = |lean: f32| (n as f32 + 0.5 + lean) / pieces as f32;
        brush.stroke(&[at(&kerbs[0], part(-0.7)), at(&kerbs[1], part(0.7))], pencil);
    }
    brush.stroke(&path, Pen::new(0.235 * side, palette::ACCENT.mix(&palette::PAPER, 0.4)).straight());
    brush.dashes(&path, side * 0.125, side * 0.1, Pen::new(side * 0.034, palette::PAPER).straight());
    for kerb in &kerbs {
        brush.dashes(kerb, side * 0.07, side * 0.045, Pen::new(side * 0.03, palette::ACCENT).straight());
    }
}

/// Paints the rim of a road that a chosen one would become part of; the road itself comes above it.
pub fn paint_way(brush: &mut Brush, road: Road, side: f32) {
    let pen = Pen::new(width::WAY * side, palette::ACCENT.with_alpha(0.85)).straight();
    brush.stroke(&road_path(road, side), pen);
}

/// Paints a road as it is offered, `side` dp wide.
pub fn paint_offer(brush: &mut Brush, road: Road, side: f32, is_chosen: bool) {
    let path = road_path(road, side);
    let (surface, dash) =
        if is_chosen { (palette::ACCENT, palette::ON_ACCENT) } else { (colors::ROAD, colors::DASH) };
    for (width, color) in [(0.4, colors::BUILT_LINE), (0.34, colors::PAVEMENT), (0.26, surface)] {
        brush.stroke(&path, Pen::new(width * side, color).straight());
    }
    brush.dashes(&path, side * 0.15, side * 0.12, Pen::new(side * 0.05, dash).straight());
}

/// Paints a cab on a road, seen from above: this taxi is joined to another.
pub fn paint_cab(brush: &mut Brush, road: Road, side: f32) {
    let [from, to] = road.sides().map(towards);
    let (place, turn) = if from == -to {
        let along = to.perp();
        (along.abs() * 0.055 + to * 0.06, to.to_angle())
    } else {
        let corner = (from + to) / 2.0;
        let out = (-corner).normalize();
        (corner + out * 0.45, out.perp().to_angle())
    };
    paint_cab_at(brush, place * side, side * 0.01, turn);
}

/// Paints a cab that drives to the right in the dusk, `size` dp wide and high, with the light ahead of it.
pub fn paint_cab_ahead(brush: &mut Brush, size: Vec2) {
    let unit = size.min_element() / 34.0;
    let lamp = Vec2::new(2.0 * unit, 0.0);
    for y in [-3.6, 3.6] {
        let from = lamp + Vec2::new(0.0, y * unit);
        let beam =
            [from, from + Vec2::new(13.0, y * 1.6 - 2.4) * unit, from + Vec2::new(13.0, y * 1.6 + 2.4) * unit];
        brush.polygon(&beam, painted::LIT.with_alpha(0.5));
    }
    paint_cab_at(brush, Vec2::new(-6.0 * unit, 0.0), unit, 0.0);
}

/// A cab whose middle is there, of 22 units, turned so far.
fn paint_cab_at(brush: &mut Brush, middle: Vec2, unit: f32, turn: f32) {
    let line = colors::BUILT_DARK;
    brush.within(middle, unit, turn, |brush| {
        let at = |x: f32, y: f32, width: f32, height: f32| Rect::new(x, y, x + width, y + height);
        let body = at(-11.0, -6.3, 22.0, 12.6);
        brush.rect(body, 4.0, colors::TAXI_BUILT);
        brush.frame(body, 4.0, (0.9 / unit).max(1.3), line);
        brush.rect(at(-7.0, -4.6, 3.0, 9.2), 1.0, line);
        brush.rect(at(3.6, -4.8, 3.6, 9.6), 1.0, line);
        brush.rect(at(-1.6, -3.0, 3.0, 3.0), 0.0, line);
        brush.rect(at(-1.6, 0.0, 3.0, 3.0), 0.0, colors::STRIPE);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::{Shape, reach};

    const SIDE: f32 = 60.0;

    fn line(road: Road, open: [bool; 2], seed: u32) -> DrawnLine {
        DrawnLine { road, surface: Surface::Asphalt, open, seed, begins: ALREADY_DRAWN }
    }

    #[test]
    fn a_road_ends_at_the_middle_of_its_sides_however_the_hand_strays() {
        for road in Road::ALL {
            for seed in 0..20 {
                let path = hand_path(&line(road, [true, true], seed), SIDE);
                let ends = [path[0], path[path.len() - 1]];
                let sides = road.sides().map(|side| towards(side) * SIDE / 2.0);
                assert!(ends.iter().zip(sides).all(|(end, side)| end.distance(side) < 0.001), "{road} {seed}");
            }
        }
    }

    #[test]
    fn a_road_goes_on_into_the_next_square_and_stops_where_it_is_open() {
        for road in Road::ALL {
            let far = |open| {
                let path = hand_path(&line(road, open, 1), SIDE);
                [path[0], path[path.len() - 1]].map(|end| end.abs().max_element())
            };
            assert_eq!(far([false, true]), [SIDE / 2.0 + BEYOND, SIDE / 2.0]);
            let inked = |open| {
                let shapes = Brush::shapes(|brush| paint_road(brush, &line(road, open, 1), SIDE));
                let is_ink =
                    |shape: &&Shape| matches!(shape, Shape::Line { color, .. } if *color == colors::BUILT_LINE);
                shapes.iter().filter(is_ink).count()
            };
            assert_eq!([[false, false], [true, false], [true, true]].map(inked), [1, 2, 3], "stop lines");
        }
    }

    #[test]
    fn a_given_road_looks_otherwise_than_a_drawn_one() {
        let shapes = |surface, side| {
            let line = DrawnLine { surface, ..line(Road::WestEast, [true, true], 1) };
            Brush::shapes(|brush| paint_road(brush, &line, side))
        };
        for side in [14.0, 20.0, SIDE] {
            assert_ne!(shapes(Surface::Cobbles, side), shapes(Surface::Asphalt, side), "{side}");
        }
    }

    #[test]
    fn a_cab_drives_on_its_road() {
        for road in Road::ALL {
            let cab = Brush::shapes(|brush| paint_cab(brush, road, SIDE));
            let path = road_path(road, SIDE);
            for shape in &cab {
                let (Shape::Filled { outline: points, .. } | Shape::Line { points, .. }) = shape else {
                    continue;
                };
                for point in points {
                    let nearest = path
                        .windows(2)
                        .flat_map(|pair| (0..=8).map(|n| pair[0].lerp(pair[1], n as f32 / 8.0)))
                        .map(|on_it| on_it.distance(*point))
                        .fold(f32::MAX, f32::min);
                    assert!(nearest < 0.16 * SIDE, "{road}: {point} lies {nearest} from the road");
                }
            }
            assert!(reach(&cab) < SIDE / 2.0, "{road}");
        }
    }
}
