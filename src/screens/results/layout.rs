//! Where everything of the results lies, for any screen and 1 to 6 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_bottom, cut_left, cut_right, cut_top, mirrored};

mod solo;
mod table;

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Needs {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Players, 1 to 6.
    pub players: usize,
    /// The parts of a total.
    pub parts: usize,
    /// Ranks; for the solo game only, and 0 in a game that has none.
    pub ranks: usize,
    /// Lines about achievements, beside ranks; `None` in a game that has none.
    pub achievements: Option<usize>,
    /// Whether there is something to say below the headline.
    pub has_note: bool,
    /// The text size setting, 1 to 2.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
}

/// One player's row.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Row {
    /// All of it.
    pub whole: Rect,
    /// Which place.
    pub place: Rect,
    /// The player's colour.
    pub dot: Rect,
    /// The player's name.
    pub name: Rect,
    /// The parts of the total.
    pub parts: Vec<Rect>,
    /// All together.
    pub total: Rect,
}

/// A finished sheet.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Finished {
    /// Its paper.
    pub paper: Rect,
    /// Its squares.
    pub grid: Rect,
    /// The player's colour; empty in the solo game.
    pub dot: Rect,
    /// The player's name; empty in the solo game.
    pub name: Rect,
}

/// The ranks of the solo game, one above the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct RankTable {
    /// Its paper.
    pub paper: Rect,
    /// What fills with points, from its foot.
    pub bar: Rect,
    /// The ranks, lowest first.
    pub rows: Vec<Rect>,
}

/// The achievements of the solo game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Achievements {
    /// Their paper.
    pub paper: Rect,
    /// Their heading.
    pub title: Rect,
    /// One line each.
    pub lines: Vec<Rect>,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ResultsLayout {
    /// How much larger than usual texts can be.
    pub unit: f32,
    /// The plank under the headline.
    pub plank: Rect,
    /// Who won.
    pub title: Rect,
    /// What there is to say about it.
    pub note: Rect,
    /// The paper of the table.
    pub paper: Rect,
    /// What each column is: its sign, or its word; the last is that of the total.
    pub heads: Vec<Rect>,
    /// One row each, the best first.
    pub rows: Vec<Row>,
    /// The sheets, in the same order.
    pub sheets: Vec<Finished>,
    /// Solo only.
    pub ranks: RankTable,
    /// Solo only.
    pub achievements: Achievements,
    /// To the shelf.
    pub shelf: Rect,
    /// Play again.
    pub again: Rect,
}

/// The smallest side of anything to be touched.
const TOUCH: f32 = 48.0;
const GAP: f32 = 12.0;

impl ResultsLayout {
    /// Lays everything out.
    pub(super) fn new(needs: &Needs) -> Self {
        let size = needs.safe.size();
        let is_tall = size.y >= size.x;
        let margin = if size.min_element() < 600.0 { 12.0 } else { 28.0 };
        let most = if is_tall { Vec2::new(800.0, 1400.0) } else { Vec2::new(1360.0, 960.0) };
        let room = (size - 2.0 * margin).min(most).max(Vec2::ONE);
        let mut rest = Rect::from_center_size(needs.safe.center(), room);
        let usual = if is_tall { Vec2::new(400.0, 760.0) } else { Vec2::new(900.0, 600.0) };
        let unit = (room / usual).min_element().clamp(1.0, 1.5);
        let mut layout = Self { unit, ..Self::default() };
        if is_tall {
            let plank = cut_top(&mut rest, 66.0 * unit);
            layout.lay_title(plank, needs);
            let mut foot = cut_bottom(&mut rest, 52.0 * unit);
            let shelf = (foot.width() - GAP) * 0.45;
            layout.shelf = cut_left(&mut foot, shelf);
            foot.min.x += GAP;
            layout.again = foot;
            rest.max.y -= GAP;
        } else {
            let mut head = cut_top(&mut rest, if size.y < 480.0 { 54.0 } else { 66.0 * unit });
            let (middle, high) = (head.center().y, (TOUCH + 2.0) * unit);
            let mut button = |width: f32| {
                let cut = cut_right(&mut head, width.min(room.x * 0.2));
                head.max.x -= GAP;
                Rect::from_center_size(Vec2::new(cut.center().x, middle), Vec2::new(cut.width(), high))
            };
            layout.again = button(150.0 * unit);
            layout.shelf = button(170.0 * unit);
            layout.lay_title(head, needs);
        }
        if needs.is_left_handed {
            for rect in
                [&mut layout.plank, &mut layout.title, &mut layout.note, &mut layout.shelf, &mut layout.again]
            {
                *rect = mirrored(*rect, needs.safe);
            }
        }
        rest.min.y += GAP;
        match (needs.ranks > 0, is_tall) {
            (true, true) => layout.lay_solo_tall(rest, needs),
            (true, false) => layout.lay_solo_wide(rest, needs),
            (_, false) if rest.height() < 480.0 => {
                // A few parts leave more to the sheets.
                let share = if needs.parts > 3 { 0.56 } else { 0.42 + 0.14 * (needs.text_scale - 1.0) };
                let (sheets, width) = (&mut rest.clone(), rest.width() * share);
                let table = cut_left(sheets, width);
                sheets.min.x += GAP;
                layout.lay_table(table, needs);
                layout.lay_sheets(*sheets, needs.players);
            }
            _ => {
                let height = rest.height() * if is_tall { 0.46 } else { 0.5 };
                let used =
                    layout.lay_table(Rect { max: Vec2::new(rest.max.x, rest.min.y + height), ..rest }, needs);
                rest.min.y += used + GAP;
                layout.lay_sheets(rest, needs.players);
            }
        }
        layout
    }

    fn lay_title(&mut self, plank: Rect, needs: &Needs) {
        self.plank = plank;
        let mut inner = Rect { min: plank.min + Vec2::new(22.0, 4.0), max: plank.max - Vec2::new(22.0, 6.0) };
        if needs.has_note {
            let title = inner.height() * 0.62;
            self.title = cut_top(&mut inner, title);
            self.note = inner;
        } else {
            self.title = inner.inflate(-3.0);
        }
    }

    /// All sheets in as many columns as make them largest; in as few as possible, for four look better as two by two.
    fn lay_sheets(&mut self, rect: Rect, count: usize) {
        let caption = 22.0 * self.unit;
        let side = |columns: usize| {
            let rows = count.div_ceil(columns);
            let cell = (rect.size() + GAP) / Vec2::new(columns as f32, rows as f32) - GAP;
            cell.x.min(cell.y - caption)
        };
        let best = (1..=count).rev().max_by(|&a, &b| side(a).total_cmp(&side(b)));
        let columns = best.unwrap_or(1);
        let side = side(columns).clamp(1.0, 420.0);
        let size = Vec2::new(side, side + caption);
        let rows = count.div_ceil(columns);
        let all = Vec2::new(0.0, rows as f32 * (size.y + GAP) - GAP);
        let top = rect.center().y - all.y / 2.0;
        self.sheets = (0..count)
            .map(|n| {
                let in_row = columns.min(count - n / columns * columns);
                let width = in_row as f32 * (side + GAP) - GAP;
                let at = Vec2::new(
                    rect.center().x - width / 2.0 + (n % columns) as f32 * (side + GAP),
                    top + (n / columns) as f32 * (size.y + GAP),
                );
                Finished::new(Rect::from_corners(at, at + size), caption)
            })
            .collect();
    }
}

impl Finished {
    fn new(paper: Rect, caption: f32) -> Self {
        let mut rest = Rect { min: paper.min + Vec2::new(6.0, 1.0), max: paper.max - 6.0 };
        let mut name = cut_top(&mut rest, caption);
        let dot = (caption * 0.5).max(8.0);
        let dot = Rect::from_center_size(cut_left(&mut name, dot).center(), Vec2::splat(dot));
        name.min.x += 5.0;
        let grid = Rect::from_center_size(rest.center(), Vec2::splat(rest.size().min_element()));
        Self { paper, grid, dot, name }
    }
}

#[cfg(test)]
mod tests;
