//! What only a solo match has: ranks and achievements.

use bevy::math::{Rect, Vec2};

use super::{Achievements, GAP, Needs, RankTable, ResultsLayout};
use crate::drawing::cut::{cut_left, cut_top};

/// How high things are, of a unit: a lying bar with its numbers, seals side by side, a line of words.
const SCALE: f32 = 62.0;
const SEAL: f32 = 40.0;
const LINE: f32 = 40.0;
/// The least that a rank in a row of its own takes.
const ROW: f32 = 22.0;
const PAD: f32 = 10.0;

impl ResultsLayout {
    /// How high all facts are together, on an upright screen with so much room below its title. Alone they take what the
    /// town leaves over.
    pub(super) fn facts_height(&self, rect: Rect, needs: &Needs) -> f32 {
        let room = rect.height();
        let table = self.table_height(room * 0.38, needs);
        if needs.players > 1 {
            return table;
        }
        let scale = if needs.ranks > 0 { GAP + self.scale_height(needs) } else { 0.0 };
        let seals = if needs.achievements > 0 { GAP + self.seals_height(needs) } else { 0.0 };
        let over = if needs.ranks > 0 { room - GAP - rect.width() / needs.form[0] } else { 0.0 };
        (table + scale + seals).max(over).min(room * 0.62)
    }

    /// The table, and alone ranks and achievements below it: with all their words where there is room for them.
    pub(super) fn lay_facts(&mut self, mut rect: Rect, needs: &Needs) {
        let table = self.table_height(rect.height() * 0.4, needs);
        let (scale, seals) = (self.scale_height(needs), self.seals_height(needs));
        let lines = needs.achievements as f32 * LINE * self.unit * text_factor(needs) + 34.0 * self.unit;
        let rows = needs.ranks as f32 * (ROW + 10.0) * self.unit + 2.0 * PAD;
        let (has_ranks, has_achievements) = (needs.ranks > 0, needs.achievements > 0);
        let gaps = GAP * (f32::from(u8::from(has_ranks)) + f32::from(u8::from(has_achievements)));
        let room = rect.height() - table - gaps;
        let of = |is_there: bool, high: f32| if is_there { high } else { 0.0 };
        // The first of these that fits.
        let heights = |has_rows: bool, has_lines: bool| {
            let (ranks, achievements) =
                (if has_rows { rows } else { scale }, if has_lines { lines } else { seals });
            [of(has_ranks, ranks), of(has_achievements, achievements)]
        };
        let sum = |[ranks, achievements]: [f32; 2]| ranks + achievements;
        let ways = [(true, true), (false, true), (true, false)];
        let way = ways.into_iter().find(|&(has_rows, has_lines)| sum(heights(has_rows, has_lines)) <= room);
        let (has_rows, has_lines) = way.unwrap_or_default();
        let [ranks, achievements] = heights(has_rows, has_lines);
        let less = (room / (ranks + achievements).max(1.0)).clamp(0.0, 1.0);
        let spare = (room - (ranks + achievements) * less).max(0.0);
        rect.min.y += spare / 2.0;
        rect.min.y += self.lay_table(cut_top(&mut rect.clone(), table), needs);
        if has_ranks {
            rect.min.y += GAP;
            let place = cut_top(&mut rect, ranks * less);
            self.ranks = if has_rows {
                RankTable::upright(place, needs.ranks, self.unit)
            } else {
                RankTable::lying(place, needs.ranks)
            };
        }
        if has_achievements {
            rect.min.y += GAP;
            let place = cut_top(&mut rect, achievements * less);
            let count = needs.achievements;
            self.achievements = if has_lines {
                Achievements::in_lines(place, count, self.unit)
            } else {
                Achievements::side_by_side(place, count)
            };
        }
    }

    fn scale_height(&self, needs: &Needs) -> f32 {
        SCALE * self.unit * text_factor(needs)
    }

    fn seals_height(&self, needs: &Needs) -> f32 {
        (SEAL + LINE * text_factor(needs)) * self.unit + 2.0 * PAD
    }
}

/// A rectangle around `middle`; nothing where there is no room left.
fn placed(middle: Vec2, size: Vec2) -> Rect {
    Rect::from_center_size(middle, size.max(Vec2::ZERO))
}

/// How much higher than usual words are.
fn text_factor(needs: &Needs) -> f32 {
    0.6 + 0.4 * needs.text_scale
}

impl RankTable {
    /// A bar that stands, with a row for each rank.
    fn upright(paper: Rect, count: usize, unit: f32) -> Self {
        let mut rest = paper.inflate(-PAD);
        let bar = cut_left(&mut rest, 12.0 * unit);
        rest.min.x += 8.0;
        let each = rest.height() / count as f32;
        let row = |n: usize| {
            let middle = Vec2::new(rest.center().x, rest.max.y - each * (n as f32 + 0.5));
            placed(middle, Vec2::new(rest.width(), (each - 2.0).min(38.0 * unit)))
        };
        Self { paper, bar, rows: (0..count).map(row).collect(), numbers: Vec::new() }
    }

    /// A bar that lies, with the points that each rank needs below it.
    fn lying(paper: Rect, count: usize) -> Self {
        let mut rest = Rect { min: paper.min + Vec2::new(14.0, PAD), max: paper.max - Vec2::new(14.0, 5.0) };
        let high = rest.height() * 0.42;
        let bar = cut_top(&mut rest, high);
        let each = rest.width() / count as f32;
        let number = |n: usize| {
            let middle = Vec2::new(rest.min.x + each * n as f32, rest.center().y);
            placed(middle, Vec2::new((each - 4.0).min(60.0), rest.height()))
        };
        Self { paper, bar, rows: Vec::new(), numbers: (1..count).map(number).collect() }
    }
}

impl Achievements {
    /// A line for each, with its seal on the left.
    fn in_lines(paper: Rect, count: usize, unit: f32) -> Self {
        let mut rest = Rect { min: paper.min + Vec2::new(14.0, 6.0), max: paper.max - Vec2::new(14.0, 8.0) };
        let title = cut_top(&mut rest, 26.0 * unit);
        let each = rest.height() / count as f32;
        let mut lines: Vec<_> = (0..count).map(|_| cut_top(&mut rest, each).inflate(-1.0)).collect();
        let mut seal = |line: &mut Rect| {
            let side = line.height().min(36.0 * unit);
            let seal = cut_left(line, side);
            line.min.x += 8.0;
            placed(seal.center(), Vec2::splat(side))
        };
        let seals = lines.iter_mut().map(&mut seal).collect();
        Self { paper, title, seals, lines }
    }

    /// Their seals, and below them one line.
    fn side_by_side(paper: Rect, count: usize) -> Self {
        let mut rest = Rect { min: paper.min + Vec2::new(14.0, PAD), max: paper.max - Vec2::new(14.0, 5.0) };
        let high = rest.height() * 0.54;
        let mut row = cut_top(&mut rest, high);
        let each = row.width() / count as f32;
        let side = (high - 2.0).min(each - 6.0);
        let seals = (0..count).map(|_| placed(cut_left(&mut row, each).center(), Vec2::splat(side))).collect();
        Self { paper, title: Rect::default(), seals, lines: vec![rest] }
    }
}
