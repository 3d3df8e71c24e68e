//! Where cards lie in a row, and piles in the discard.

use bevy::math::{Rect, Vec2};

use super::{CARD, TableLayout, WIDE_CARD};
use crate::{
    accessibility::TOUCH, drawing::cut::cells, pictures::design_town::card::NAMED_FROM, table::layout::GAP,
};

/// How much of each pile is to be seen, before they lie in two rows, in dp.
const SEEN_PILE: f32 = 28.0;
/// From which height on, in dp, two rows of the discard have cards that can be read well.
const HIGH_DISCARD: f32 = 170.0;

impl TableLayout {
    /// How wide a card is in a row of this height: as wide as its name needs, if that is not out of all proportion.
    fn card_width(height: f32) -> f32 {
        (height * CARD).max(NAMED_FROM.min(height * WIDE_CARD))
    }

    /// Where a card in a row lies, the one at `copy` of a run of cards that are alike; `runs` says how many there are
    /// in each. Where there is not room for all, those of a run lie close together, so that the others can be read;
    /// runs overlap where they are many.
    pub fn in_row(row: Rect, runs: &[usize], [run, copy]: [usize; 2]) -> Rect {
        let width = Self::card_width(row.height());
        let room = (row.width() - width).max(0.0);
        let after_first = |runs: &[usize]| runs.iter().map(|count| count.saturating_sub(1)).sum::<usize>();
        let (apart, further) = (runs.len().saturating_sub(1), after_first(runs));
        let full = width + 6.0;
        let has_room = full * (apart + further) as f32 <= room;
        let close = if has_room { full } else { (width * 0.14).min(room * 0.25 / further.max(1) as f32) };
        let step = full.min((room - close * further as f32) / apart.max(1) as f32);
        let before = after_first(runs.get(..run).unwrap_or(runs)) + copy;
        let min = row.min + Vec2::new(step * run as f32 + close * before as f32, 0.0);
        Rect::from_corners(min, min + Vec2::new(width, row.height()))
    }

    /// The part of that card which the next one leaves to be seen.
    pub fn seen_in_row(row: Rect, runs: &[usize], [run, copy]: [usize; 2]) -> Rect {
        let rect = Self::in_row(row, runs, [run, copy]);
        let next = if runs.get(run).is_some_and(|&count| copy + 1 < count) {
            [run, copy + 1]
        } else if run + 1 < runs.len() {
            [run + 1, 0]
        } else {
            return rect;
        };
        let next = Self::in_row(row, runs, next);
        Rect { max: rect.max.with_x(rect.max.x.min(next.min.x)), ..rect }
    }

    /// The row of piles with the one at `at` of `count`, its place in that row, and how many lie there: where they are
    /// many, they lie in two rows.
    fn row_of_pile(&self, at: usize, count: usize) -> (Rect, usize, usize) {
        let size = self.discard.size();
        let width = Self::card_width(size.y);
        let step = (size.x - width) / count.saturating_sub(1).max(1) as f32;
        // In a high place two rows of smaller cards are better than one of cards that overlap.
        let least = if size.y >= HIGH_DISCARD { width } else { SEEN_PILE };
        let rows = if step >= least || size.y < 2.0 * TOUCH + GAP { 1 } else { 2 };
        let in_row = count.div_ceil(rows).max(1);
        let row = at / in_row;
        let there = count.saturating_sub(row * in_row).min(in_row);
        let rects = cells(self.discard, 1, rows, GAP);
        (rects.get(row).copied().unwrap_or_default(), at % in_row, there)
    }

    /// Where the pile at `at` of `count` lies in the discard.
    pub fn pile(&self, at: usize, count: usize) -> Rect {
        let (row, at, count) = self.row_of_pile(at, count);
        Self::in_row(row, &vec![1; count], [at, 0])
    }

    /// The part of that pile which the next one leaves to be seen.
    pub fn seen_of_pile(&self, at: usize, count: usize) -> Rect {
        let (row, at, count) = self.row_of_pile(at, count);
        Self::seen_in_row(row, &vec![1; count], [at, 0])
    }
}
