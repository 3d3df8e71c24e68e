//! The furniture of a map: its neat line with a scale, a compass, and the squares that its paper is ruled with.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen},
    theme::palette,
};

/// Paints the lines between the squares of a grid. They lie under all its squares, so that roads join across them.
pub fn paint_grid(brush: &mut Brush, grid: Rect) {
    let pen = Pen::new((grid.width() * 0.0027).clamp(0.7, 1.2), colors::MAP_LINE.with_alpha(0.5));
    for line in 0..=5 {
        let at = grid.min + grid.size() * line as f32 / 5.0;
        brush.stroke(&[Vec2::new(at.x, grid.min.y), Vec2::new(at.x, grid.max.y)], pen);
        brush.stroke(&[Vec2::new(grid.min.x, at.y), Vec2::new(grid.max.x, at.y)], pen);
    }
}

/// Paints the ruling of a sheet, squares so wide, beginning at the corner of its grid.
pub fn paint_ruling(brush: &mut Brush, sheet: Rect, from: Vec2, square: f32) {
    let color = colors::RULING.with_alpha(0.3);
    let first = |from: f32, least: f32| from - ((from - least) / square).floor() * square;
    let mut x = first(from.x, sheet.min.x);
    while x < sheet.max.x {
        brush.rect(Rect::new(x, sheet.min.y, x + 0.8, sheet.max.y), 0.0, color);
        x += square;
    }
    let mut y = first(from.y, sheet.min.y);
    while y < sheet.max.y {
        brush.rect(Rect::new(sheet.min.x, y, sheet.max.x, y + 0.8), 0.0, color);
        y += square;
    }
}

/// Paints the neat line around a grid: two lines, so far from each other, and between them a scale of half squares.
pub fn paint_neat_line(brush: &mut Brush, grid: Rect, wide: f32) {
    let outer = grid.inflate(wide);
    for side in bands(grid, wide) {
        brush.rect(side, 0.0, palette::PAPER.mix(&colors::MAP_LINE, 0.1));
    }
    let piece = grid.size() / 10.0;
    let thick = wide * 0.56;
    let inset = wide * 0.22;
    let scale = colors::MAP_LINE.with_alpha(0.75);
    for n in (0..10).step_by(2) {
        let at = grid.min + piece * n as f32;
        for y in [outer.min.y + inset, grid.max.y + inset] {
            brush.rect(Rect::new(at.x, y, at.x + piece.x, y + thick), 0.0, scale);
        }
        for x in [outer.min.x + inset, grid.max.x + inset] {
            brush.rect(Rect::new(x, at.y, x + thick, at.y + piece.y), 0.0, scale);
        }
    }
    brush.frame(outer, 2.0, 1.2, colors::MAP_LINE);
    brush.frame(grid.inflate(1.0), 1.0, 1.1, colors::MAP_LINE);
}

/// The four bands of the neat line: above, below, left and right of the grid.
fn bands(grid: Rect, wide: f32) -> [Rect; 4] {
    let outer = grid.inflate(wide);
    [
        Rect { max: outer.max.with_y(grid.min.y), ..outer },
        Rect { min: outer.min.with_y(grid.max.y), ..outer },
        Rect::new(outer.min.x, grid.min.y, grid.min.x, grid.max.y),
        Rect::new(grid.max.x, grid.min.y, outer.max.x, grid.max.y),
    ]
}

/// Paints a compass with its needle to the north.
pub fn paint_compass(brush: &mut Brush, middle: Vec2, radius: f32) {
    let line = colors::MAP_LINE;
    for (part, width) in [(1.0, 1.1), (0.84, 0.8)] {
        brush.frame(
            Rect::from_center_size(middle, Vec2::splat(2.0 * part * radius)),
            part * radius,
            width,
            line,
        );
    }
    // The half winds first, so that the main ones lie above them.
    for n in [1, 3, 5, 7, 0, 2, 4, 6] {
        let turn = core::f32::consts::FRAC_PI_4 * n as f32;
        let long = if n % 2 == 0 { 1.02 } else { 0.62 } * radius;
        let tip = middle + Vec2::new(turn.sin(), -turn.cos()) * long;
        for hand in [1.0, -1.0] {
            let turn = turn + hand * core::f32::consts::FRAC_PI_4;
            let side = middle + Vec2::new(turn.sin(), -turn.cos()) * 0.17 * radius;
            let dark = if n == 0 { palette::INK } else { line };
            let fill = if hand > 0.0 { dark } else { palette::PAPER };
            brush.outlined(&[middle, tip, side], fill, Pen::new(0.8, dark));
        }
    }
}

/// Paints the box for the map's name and total.
pub fn paint_cartouche(brush: &mut Brush, place: Rect) {
    brush.rect(place, 3.0, palette::PAPER);
    brush.frame(place.inflate(-0.8), 3.0, 1.6, colors::MAP_LINE);
    brush.frame(place.inflate(-5.0), 1.0, 0.9, colors::MAP_LINE);
}

/// Paints a slip of paper for a line of words.
pub fn paint_slip(brush: &mut Brush, slip: Rect) {
    brush.paper(slip, 4.0, 3.0, palette::PAPER);
    // Lines that cross at the corners.
    let inner = slip.inflate(-(slip.height() * 0.05).clamp(1.5, 3.0));
    let pen = Pen::new(1.0, colors::MAP_LINE);
    for (from, to) in [
        (inner.min, Vec2::new(inner.max.x, inner.min.y)),
        (Vec2::new(inner.min.x, inner.max.y), inner.max),
        (inner.min, Vec2::new(inner.min.x, inner.max.y)),
        (Vec2::new(inner.max.x, inner.min.y), inner.max),
    ] {
        let beyond = (to - from).normalize_or_zero() * 2.0;
        brush.stroke(&[from - beyond, to + beyond], pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::{Shape, reach};

    const GRID: Rect = Rect { min: Vec2::splat(-100.0), max: Vec2::splat(100.0) };

    #[test]
    fn the_neat_line_lies_around_the_grid() {
        let shapes = Brush::shapes(|brush| paint_neat_line(brush, GRID, 10.0));
        assert!((110.0..111.0).contains(&reach(&shapes)), "{}", reach(&shapes));
        for shape in &shapes {
            if let Shape::Filled { outline, .. } = shape {
                let is_outside = |point: &Vec2| point.abs().max_element() > 99.99;
                assert!(outline.iter().all(is_outside), "{outline:?}");
            }
        }
    }

    #[test]
    fn ruling_stays_on_its_sheet_and_goes_through_the_corner() {
        let sheet = Rect::from_center_size(Vec2::ZERO, Vec2::new(120.0, 80.0));
        let from = Vec2::new(-13.0, 7.0);
        let shapes = Brush::shapes(|brush| paint_ruling(brush, sheet, from, 11.0));
        let corner = |shape: &Shape| match shape {
            Shape::Filled { outline, .. } => outline[0],
            _ => Vec2::MAX,
        };
        assert!(shapes.iter().any(|shape| corner(shape).x == from.x));
        assert!(shapes.iter().any(|shape| corner(shape).y == from.y));
        assert!(reach(&shapes) <= 61.0);
    }
}
