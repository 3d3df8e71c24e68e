//! What lies on the large sheet: the map with its neat line and dice, and the scores below it.

use bevy::math::{Rect, Vec2};

use super::{Needs, TableLayout, Track};
use crate::{
    drawing::cut::{cells, cut_left, cut_right, cut_top},
    pictures::doodle_city::square::square_rect,
};

/// Between the parts of a sheet, and around them, in dp.
pub(super) const MARGIN: f32 = 6.0;
/// How much of the lines below the map each of them gets: hotels, pennants, shops, trees.
const SHARES: [f32; 4] = [1.0, 0.9, 1.0, 1.1];
/// The same where trees stand beside a box with the name of the sheet, from this height of all lines on, in dp.
const SHARES_WITH_BOX: [f32; 4] = [1.0, 0.85, 1.0, 1.65];
const BOX: f32 = 200.0;
/// How much room signs have where they do not stand beside the map.
const SIGN: f32 = 28.0;

/// How wide the neat line is beside dice that have so much room.
pub(super) fn neat_line(label: f32) -> f32 {
    (label * 0.22).clamp(4.0, 13.0)
}

impl TableLayout {
    /// The squares, the neat line around them, the dice beside it, and the compass. `label` is what dice and neat line
    /// take.
    pub(super) fn lay_map(&mut self, grid: Rect, label: f32) {
        self.grid = grid;
        self.neat_line = neat_line(label);
        let room = label - self.neat_line;
        let die = Vec2::splat(room - 1.0);
        let from_grid = self.neat_line + room / 2.0;
        for i in 0..5 {
            let above = Vec2::new(square_rect(grid, i).center().x, grid.min.y - from_grid);
            self.columns[i] = Rect::from_center_size(above, die);
            let beside = Vec2::new(grid.min.x - from_grid, square_rect(grid, 5 * i).center().y);
            self.rows[i] = Rect::from_center_size(beside, die);
        }
        self.compass = Rect::from_center_size(grid.min - from_grid, die);
    }

    /// The scores below the map, in four lines or, where there is little room, in three.
    pub(super) fn lay_scores_below(&mut self, needs: &Needs, lines: Rect, has_four: bool) {
        let [hotels, shops, _, trees] = needs.marks;
        let has_box = has_four && lines.height() >= BOX;
        let shares = if has_box { SHARES_WITH_BOX } else { SHARES };
        let all: f32 = shares[..if has_four { 4 } else { 3 }].iter().sum();
        let mut rest = lines;
        let mut line = |n: usize| cut_top(&mut rest, lines.height() * shares[n] / all);
        let [mut first, pins, mut second] = [0, 1, 2].map(&mut line);
        if has_four {
            let mut last = line(3);
            let high = last.height();
            let width = (last.width() * 0.34).min(high * 3.6).max(84.0);
            self.points = cut_right(&mut last, width);
            if has_box {
                self.cartouche = Rect { min: self.points.min + Vec2::new(0.0, 4.0), ..self.points };
                self.points.min.y += 4.0 + high * 0.4;
                last.max.x -= MARGIN;
            }
            // Trees stand close together.
            let each = (last.width() / trees as f32).min(high * 0.82);
            last.max.x = last.min.x + each * trees as f32;
            self.tracks[3] = Track { sign: Rect::default(), marks: cells(last, trees, 1, 0.0) };
            let bars = self.grid;
            first = Rect { max: first.max.with_x(bars.max.x), ..first };
            second = Rect { max: second.max.with_x(bars.max.x), ..second };
        } else {
            // The trees stand beside the hotels, and the total beside the shops.
            let half = first.width() * 0.47;
            let last = cut_right(&mut first, half);
            let last = Rect { min: last.min + Vec2::new(4.0, 0.0), ..last };
            self.tracks[3] = Track { sign: Rect::default(), marks: cells(last, trees, 1, 0.0) };
            self.points = cut_right(&mut second, (lines.width() * 0.24).max(66.0));
            second.max.x -= 4.0;
        }
        let sign = if has_four { self.grid.min.x - lines.min.x } else { SIGN };
        self.tracks[0] = bar(first, sign, hotels);
        self.tracks[1] = bar(second, sign, shops);
        self.tracks[2] = pins_above(needs, &self.tracks[1], pins);
    }
}

/// A bar, and before it its sign, which has so much room.
fn bar(mut line: Rect, sign: f32, marks: usize) -> Track {
    let sign = cut_left(&mut line, sign);
    Track { sign: Rect { max: sign.max - Vec2::new(3.0, 0.0), ..sign }, marks: cells(line, marks, 1, 0.0) }
}

/// Pennants that are pinned to the shop scores below them.
fn pins_above(needs: &Needs, shops: &Track, line: Rect) -> Track {
    let marks = needs.pinned.iter().enumerate().filter_map(|(n, &at)| {
        let cell = shops.marks.get(at)?;
        // As far as the next one, or the end of the line.
        let next = needs.pinned.get(n + 1).and_then(|&next| shops.marks.get(next));
        let end = next.map_or(line.max.x.max(cell.max.x), |next| next.min.x);
        let width = (line.height() * 1.75).max(cell.width()).min(end - cell.min.x);
        Some(Rect::new(cell.min.x, line.min.y, cell.min.x + width, line.max.y))
    });
    Track { sign: Rect::default(), marks: marks.collect() }
}

/// Pennants that are pinned to the shop scores at their left.
pub(super) fn pins_beside(needs: &Needs, shops: &Track, column: Rect) -> Track {
    let marks = needs.pinned.iter().filter_map(|&at| {
        let cell = shops.marks.get(at)?;
        Some(Rect::new(column.min.x, cell.min.y, column.max.x, cell.max.y))
    });
    Track { sign: Rect::default(), marks: marks.collect() }
}
