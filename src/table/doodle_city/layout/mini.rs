//! The parts of a small sheet.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_bottom, cut_left, cut_right, cut_top};

/// The parts of a small sheet; facts for which there is no room are empty.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mini {
    /// Its 5 x 5 squares.
    pub grid: Rect,
    /// The disc with the player's initial.
    pub disc: Rect,
    /// The player's name.
    pub name: Rect,
    /// The player's points.
    pub points: Rect,
    /// Whether this player has drawn in this round, or comes next.
    pub status: Rect,
    /// Circled hotel scores, circled shop scores, bonuses and trees that are left: each a sign and words beside it.
    pub facts: [Rect; 4],
}

/// The line of text that a small sheet needs above its squares.
const CAPTION: f32 = 16.0;
/// The least height of a line beside the squares.
const LINE: f32 = 17.0;
/// The least width of a tree and a number.
const TREES: f32 = 42.0;
/// The least width of facts beside the squares.
const FACTS: f32 = 62.0;

fn square(side: f32, middle: Vec2) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side.max(1.0)))
}

impl Mini {
    /// The parts of a small sheet that lies there.
    pub fn of(sheet: Rect) -> Self {
        let size = sheet.size();
        if size.x - size.y >= FACTS {
            Self::wide(sheet)
        } else if size.x >= 200.0 {
            Self::large(sheet)
        } else {
            Self::narrow(sheet)
        }
    }

    /// Squares, and beside them lines of facts.
    fn wide(sheet: Rect) -> Self {
        let mut rest = sheet.inflate(-6.0);
        let side = rest.height();
        let grid = square(side, cut_left(&mut rest, side).center());
        rest.min.x += 6.0;
        let lines = if side >= 3.0 * LINE { 3.0 } else { 2.0 };
        let high = rest.height() / lines;
        let mut first = cut_top(&mut rest, high);
        let disc = square(high.min(20.0), cut_left(&mut first, high.min(20.0)).center());
        first.min.x += 3.0;
        let points = cut_top(&mut rest, high);
        let mut it = Self { grid, disc, name: first, points, ..Self::default() };
        if lines > 2.0 {
            // The tree and its number first.
            let status = (rest.width() * 0.5).min(rest.width() - TREES).max(20.0);
            it.status = cut_right(&mut rest, status);
            it.facts[3] = rest;
        }
        it
    }

    /// A line with name and points above the squares, and facts beside them.
    fn large(sheet: Rect) -> Self {
        let mut rest = sheet.inflate(-10.0);
        let mut first = cut_top(&mut rest, (sheet.height() * 0.12).clamp(22.0, 40.0));
        rest.min.y += 4.0;
        let side = first.height().min(32.0);
        let disc = square(side, cut_left(&mut first, side).center());
        first.min.x += 6.0;
        let width = first.width();
        let points = cut_right(&mut first, (width * 0.32).max(40.0));
        let status = cut_right(&mut first, (width * 0.22).max(36.0));
        let side = rest.height().min(rest.width());
        let beside = rest.width() - side;
        let mut it = Self { disc, name: first, points, status, ..Self::default() };
        if beside < FACTS {
            // The squares need all of the width: one line of trees below them, if there is room.
            let side = rest.width().min(rest.height());
            it.grid = square(side, cut_top(&mut rest, side).center());
            if rest.height() >= LINE {
                let high = LINE.max(rest.height().min(26.0));
                it.facts[3] = cut_bottom(&mut rest, high);
            }
            return it;
        }
        it.grid = square(side, cut_left(&mut rest, side).center());
        rest.min.x += 8.0;
        let high = (rest.height() / 4.0).min(46.0);
        it.facts = [0, 1, 2, 3].map(|_| cut_top(&mut rest, high));
        it
    }

    /// A line with name and points above the squares.
    fn narrow(sheet: Rect) -> Self {
        let size = sheet.size();
        let pad = Vec2::new((size.x * 0.06).clamp(2.5, 6.0), if size.y < 60.0 { 1.0 } else { 3.0 });
        let mut rest = Rect::from_corners(sheet.min + pad, sheet.max - pad);
        let mut name = cut_top(&mut rest, (size.y * 0.2).clamp(CAPTION, 26.0));
        let points = cut_right(&mut name, (size.x * 0.3).max(17.0));
        let grid = square(rest.size().min_element(), rest.center());
        // Beside a short name there is no room for the disc: it lies on the corner of the squares.
        let side = if name.width() < 60.0 { 15.0 } else { name.height().min(20.0) };
        let disc = if name.width() < 60.0 {
            Rect::from_corners(
                Vec2::new(grid.min.x, grid.max.y - side),
                Vec2::new(grid.min.x + side, grid.max.y),
            )
        } else {
            let disc = square(side, cut_left(&mut name, side).center());
            name.min.x += 3.0;
            disc
        };
        Self { grid, disc, name, points, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::crowding::{faults, numbered};

    #[test]
    fn everything_lies_on_the_sheet_and_nothing_on_the_rest() {
        for size in [
            Vec2::new(64.0, 84.0),
            Vec2::new(71.0, 90.0),
            Vec2::new(78.0, 52.0),
            Vec2::new(104.0, 70.0),
            Vec2::new(116.0, 104.0),
            Vec2::new(121.0, 78.0),
            Vec2::new(183.0, 78.0),
            Vec2::new(196.0, 210.0),
            Vec2::new(370.0, 330.0),
            Vec2::new(240.0, 260.0),
            Vec2::new(390.0, 150.0),
        ] {
            let sheet = Rect::from_corners(Vec2::ZERO, size);
            let mini = Mini::of(sheet);
            let one = |name: &str, rect: Rect| (name.to_owned(), rect);
            let mut parts = vec![one("grid", mini.grid), one("name", mini.name), one("points", mini.points)];
            parts.extend(numbered("fact", &mini.facts));
            parts.extend(numbered("status", &[mini.status]));
            if !mini.grid.contains(mini.disc.center()) {
                parts.push(one("disc", mini.disc));
            }
            assert!(mini.name.width() >= 24.0, "{size}: {mini:?}");
            let wrong = faults(&size.to_string(), sheet, &parts);
            assert!(wrong.is_empty(), "{}", wrong.join("\\n"));
            assert!(mini.grid.width() >= 34.0 && mini.name.height() >= 16.0, "{size}: {mini:?}");
            assert!(mini.points.height() >= 16.0 && mini.disc.width() >= 13.0, "{size}: {mini:?}");
        }
    }
}
