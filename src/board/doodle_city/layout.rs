//! Where everything of a match lies, for any screen and 1 to 6 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

mod landscape;
mod portrait;

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Needs {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Players, 1 to 6.
    pub players: usize,
    /// White dice.
    pub white_dice: usize,
    /// Hotel scores, shop scores, bonuses and trees of the sheet.
    pub marks: [usize; 4],
    /// The text size setting, 1 to 2.
    pub text_scale: f32,
    /// Whether the variant *more control* needs its button.
    pub has_pass: bool,
}

/// A row or column of marks with its title.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Track {
    /// Where the title stands.
    pub title: Rect,
    /// Where each mark stands.
    pub marks: Vec<Rect>,
}

/// The parts of a small sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mini {
    /// Its 5 x 5 squares.
    pub grid: Rect,
    /// The player's name; empty where there is no room.
    pub name: Rect,
    /// The player's points.
    pub points: Rect,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back, and the menu.
    pub corners: [Rect; 2],
    /// Whose turn it is.
    pub title: Rect,
    /// The other players' sheets, clockwise from the one shown large.
    pub minis: Vec<Rect>,
    /// The large sheet's paper.
    pub paper: Rect,
    /// Its 5 x 5 squares.
    pub grid: Rect,
    /// The printed dice that name the columns.
    pub columns: [Rect; 5],
    /// The printed dice that name the rows.
    pub rows: [Rect; 5],
    /// Hotel scores, shop scores, bonuses, trees.
    pub tracks: [Track; 4],
    /// The running total.
    pub points: Rect,
    /// What a move means, in words.
    pub words: Rect,
    /// The six roads that offer themselves.
    pub tiles: [Rect; 6],
    /// The dice, the blue one first.
    pub dice: Vec<Rect>,
    /// Undo.
    pub undo: Rect,
    /// Pass, with *more control*.
    pub pass: Rect,
    /// The main button.
    pub confirm: Rect,
}

/// The smallest side of anything to be touched.
pub const TOUCH: f32 = 48.0;
/// The least distance between things to be touched.
pub const GAP: f32 = 8.0;

impl TableLayout {
    /// Lays the table.
    pub fn new(needs: &Needs) -> Self {
        if needs.safe.height() >= needs.safe.width() { portrait::lay(needs) } else { landscape::lay(needs) }
    }

    /// The square at `index` (row by row) of a grid.
    pub fn square(grid: Rect, index: usize) -> Rect {
        let cell = grid.size() / 5.0;
        let at = grid.min + cell * Vec2::new((index % 5) as f32, (index / 5) as f32);
        Rect::from_corners(at, at + cell)
    }

    /// The parts of a small sheet.
    pub fn mini(mini: Rect) -> Mini {
        let size = mini.size();
        let square = |side: f32, middle: Vec2| Rect::from_center_size(middle, Vec2::splat(side.max(1.0)));
        if size.x >= 1.6 * size.y {
            let mut rest = mini.inflate(-4.0);
            let height = rest.height();
            let grid = square(height, cut_left(&mut rest, height).center());
            rest.min.x += 6.0;
            let name = cut_top(&mut rest, height / 2.0);
            Mini { grid, name, points: rest }
        } else if size.y >= 60.0 {
            let head = (size.y * 0.22).clamp(15.0, 28.0);
            let mut rest = Rect::from_corners(mini.min + Vec2::new(5.0, 2.0), mini.max - Vec2::new(5.0, 4.0));
            let mut name = cut_top(&mut rest, head);
            let points = cut_right(&mut name, size.x * 0.3);
            Mini { grid: square(rest.size().min_element(), rest.center()), name, points }
        } else {
            // No room for a name: the player's colour frames the sheet, and the points lie over it.
            let grid = square(size.min_element() - 5.0, mini.center());
            let points = Rect::from_corners(grid.max - Vec2::new(27.0, 19.0), grid.max + 2.0);
            Mini { grid, name: Rect::default(), points }
        }
    }

    /// Whether title and words take turns in one place, because there is no room for both.
    fn has_shared_line(&self) -> bool {
        self.title == self.words
    }

    /// Where the title stands while the six roads are there or not; `None` if the words need its place.
    pub fn title(&self, has_tiles: bool) -> Option<Rect> {
        (!has_tiles || !self.has_shared_line()).then_some(self.title)
    }

    /// Where the words stand: without the six roads a short line gets their place as well.
    pub fn words(&self, has_tiles: bool) -> Rect {
        let [first, .., last] = self.tiles;
        let free = Rect {
            max: Vec2::new(self.words.max.x, last.max.y),
            min: Vec2::new(self.words.min.x, first.min.y),
        };
        if has_tiles || self.words.height() > 60.0 {
            self.words
        } else if self.has_shared_line() {
            free
        } else {
            Rect { min: self.words.min, max: free.max - Vec2::new(0.0, 8.0) }
        }
    }

    fn label_grid(&mut self, grid: Rect, label: f32) {
        self.grid = grid;
        for i in 0..5 {
            let cell = Self::square(grid, i);
            let side = label * 0.86;
            let above = Vec2::new(cell.center().x, grid.min.y - label / 2.0);
            self.columns[i] = Rect::from_center_size(above, Vec2::splat(side));
            let beside = Vec2::new(grid.min.x - label / 2.0, Self::square(grid, 5 * i).center().y);
            self.rows[i] = Rect::from_center_size(beside, Vec2::splat(side));
        }
    }
}

/// `count` equal cells in a row, `gap` apart.
fn row(rect: Rect, count: usize, gap: f32) -> Vec<Rect> {
    cells(rect, count, 1, gap)
}

/// Equal cells, row by row, `gap` apart.
fn cells(rect: Rect, columns: usize, rows: usize, gap: f32) -> Vec<Rect> {
    let count = Vec2::new(columns as f32, rows as f32);
    let size = ((rect.size() + gap) / count - gap).max(Vec2::ONE);
    (0..columns * rows)
        .map(|i| {
            let at = rect.min + (size + gap) * Vec2::new((i % columns) as f32, (i / columns) as f32);
            Rect::from_corners(at, at + size)
        })
        .collect()
}

/// A title of `title` dp and marks beside it.
fn track_row(rect: Rect, title: f32, marks: usize) -> Track {
    let split = rect.min.x + title;
    Track {
        title: Rect { max: Vec2::new(split, rect.max.y), ..rect },
        marks: row(Rect { min: Vec2::new(split, rect.min.y), ..rect }, marks, 0.0),
    }
}

/// Cuts `height` dp off the top of `rect`.
fn cut_top(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..*rect };
    rect.min.y += height;
    cut
}

/// Cuts `height` dp off the bottom of `rect`.
fn cut_bottom(rect: &mut Rect, height: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.min.x, rect.max.y - height), ..*rect };
    rect.max.y -= height;
    cut
}

/// Cuts `width` dp off the left of `rect`.
fn cut_left(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { max: Vec2::new(rect.min.x + width, rect.max.y), ..*rect };
    rect.min.x += width;
    cut
}

/// Cuts `width` dp off the right of `rect`.
fn cut_right(rect: &mut Rect, width: f32) -> Rect {
    let cut = Rect { min: Vec2::new(rect.max.x - width, rect.min.y), ..*rect };
    rect.max.x -= width;
    cut
}

/// The largest rectangle of this size's proportions in the middle of `rect`, at most that size.
fn middle(rect: Rect, size: Vec2) -> Rect {
    Rect::from_center_size(rect.center(), size.min(rect.size()))
}

/// Undo, pass (if there is one) and the main button in one row.
fn button_row(layout: &mut TableLayout, rect: Rect, has_pass: bool, small: f32) {
    let mut rest = rect;
    layout.undo = cut_left(&mut rest, small);
    rest.min.x += GAP;
    if has_pass {
        layout.pass = cut_left(&mut rest, small);
        rest.min.x += GAP;
    }
    layout.confirm = rest;
}

/// Dice of one size in a grid, the blue one first.
fn lay_dice(layout: &mut TableLayout, rect: Rect, columns: usize, count: usize, largest: f32) {
    let rows = count.div_ceil(columns);
    let fit = ((rect.size() + GAP) / Vec2::new(columns as f32, rows as f32) - GAP).min_element();
    let side = fit.clamp(1.0, largest);
    let size = Vec2::new(columns as f32, rows as f32) * (side + GAP) - GAP;
    layout.dice = cells(middle(rect, size), columns, rows, GAP);
    layout.dice.truncate(count);
}

#[cfg(test)]
mod tests;
