//! The solo game's results: the sheet, the ranks, and achievements.

use bevy::math::{Rect, Vec2};

use super::{Achievements, Finished, GAP, Needs, RankTable, ResultsLayout};
use crate::drawing::cut::{cut_left, cut_top};

impl ResultsLayout {
    /// The table, below it sheet and ranks, below them the achievements.
    pub(super) fn lay_solo_tall(&mut self, mut rest: Rect, needs: &Needs) {
        let table = cut_top(&mut rest.clone(), 100.0 * self.unit);
        rest.min.y += self.lay_table(table, needs) + GAP;
        let mut middle = self.lay_achievements_below(rest, needs, 0.5);
        // Below each other where that makes the sheet larger.
        let is_high = middle.height() > 1.15 * middle.width();
        let (side, sheet) = if is_high {
            let side = (middle.height() * 0.55).min(middle.width());
            (side, cut_top(&mut middle, side))
        } else {
            // The ranks want to be read as well.
            let ranks = GAP + 192.0 * self.unit * (0.7 + 0.3 * needs.text_scale);
            let width = middle.width();
            let side = middle.height().min((width - ranks).clamp(width * 0.36, width * 0.52));
            (side, cut_left(&mut middle, side))
        };
        middle.min += if is_high { Vec2::new(0.0, GAP) } else { Vec2::new(GAP, 0.0) };
        self.sheets = vec![Finished::alone(Rect::from_center_size(sheet.center(), Vec2::splat(side)))];
        self.ranks = RankTable::new(middle, needs.ranks, self.unit);
    }

    /// The sheet beside the table, achievements below the table, and the ranks on the right or between them.
    pub(super) fn lay_solo_wide(&mut self, mut rest: Rect, needs: &Needs) {
        let is_low = rest.height() < 480.0;
        let side = rest.height().min(rest.width() * if is_low { 0.36 } else { 0.5 });
        let sheet = cut_left(&mut rest, side);
        rest.min.x += GAP;
        self.sheets = vec![Finished::alone(Rect::from_center_size(sheet.center(), Vec2::splat(side)))];
        match needs.achievements {
            Some(achievements) if is_low => {
                let width = (rest.width() - GAP) * 0.58;
                let mut middle = cut_left(&mut rest, width);
                rest.min.x += GAP;
                let ranks = rest.height().min(440.0 * self.unit);
                self.ranks = RankTable::new(cut_top(&mut rest, ranks), needs.ranks, self.unit);
                let table = cut_top(&mut middle.clone(), 100.0 * self.unit);
                middle.min.y += self.lay_table(table, needs) + GAP;
                let high = (self.achievements_height(achievements, needs) * 1.1).min(middle.height());
                self.achievements = Achievements::new(cut_top(&mut middle, high), achievements, self.unit);
            }
            _ => {
                let high = if needs.achievements.is_some() || is_low { side.max(520.0) } else { side };
                rest = Rect::from_center_size(rest.center(), Vec2::new(rest.width(), high.min(rest.height())));
                rest.min.y += self.lay_table(cut_top(&mut rest.clone(), 100.0 * self.unit), needs) + GAP;
                let ranks = self.lay_achievements_below(rest, needs, 0.45);
                self.ranks = RankTable::new(ranks, needs.ranks, self.unit);
            }
        }
    }

    /// The achievements at the foot of `rect`, if the game has any, in at most this share of it; says what is left.
    fn lay_achievements_below(&mut self, mut rect: Rect, needs: &Needs, most: f32) -> Rect {
        let Some(achievements) = needs.achievements else { return rect };
        let high = self.achievements_height(achievements, needs).min(rect.height() * most);
        let above = (rect.height() - high - GAP).max(1.0);
        let above = cut_top(&mut rect, above);
        rect.min.y += GAP;
        self.achievements = Achievements::new(rect, achievements, self.unit);
        above
    }

    fn achievements_height(&self, achievements: usize, needs: &Needs) -> f32 {
        let lines = achievements.max(1) as f32;
        (48.0 + lines * 44.0) * self.unit * (0.6 + 0.4 * needs.text_scale)
    }
}

impl Finished {
    /// A sheet that needs no name.
    fn alone(paper: Rect) -> Self {
        let grid = paper.inflate(-(paper.width() * 0.045).max(5.0));
        Self { paper, grid, dot: Rect::default(), name: Rect::default() }
    }
}

impl RankTable {
    fn new(paper: Rect, count: usize, unit: f32) -> Self {
        let mut rest = paper.inflate(-10.0);
        let bar = cut_left(&mut rest, 12.0 * unit);
        rest.min.x += 8.0;
        let each = rest.height() / count as f32;
        let row = |n: usize| {
            let middle = Vec2::new(rest.center().x, rest.max.y - each * (n as f32 + 0.5));
            Rect::from_center_size(middle, Vec2::new(rest.width(), (each - 2.0).min(38.0 * unit)))
        };
        Self { paper, bar, rows: (0..count).map(row).collect() }
    }
}

impl Achievements {
    fn new(paper: Rect, count: usize, unit: f32) -> Self {
        let mut rest = Rect { min: paper.min + Vec2::new(14.0, 6.0), max: paper.max - Vec2::new(14.0, 8.0) };
        let title = cut_top(&mut rest, (30.0 * unit).min(paper.height() * 0.4));
        let each = rest.height() / count.max(1) as f32;
        let lines = (0..count.max(1)).map(|_| cut_top(&mut rest, each).inflate(-1.0)).collect();
        Self { paper, title, lines }
    }
}
