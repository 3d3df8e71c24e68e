//! Where everything of a match lies, for any screen and 1 to 6 players. Pure arithmetic in dp.

mod landscape;
mod portrait;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    drawing::cut::{cells, cut_left, cut_right, cut_side, cut_top, middle},
    pictures::doodle_city::square::square_rect,
    record::Match,
    rules::{
        Game as _,
        doodle_city::{DoodleCity, Square},
    },
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
        layout::{GAP, is_upright},
        stroke::DrawingArea,
    },
};

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Needs {
    /// What every table has to fit.
    pub screen: TableScreen,
    /// Players, 1 to 6.
    pub players: usize,
    /// White dice.
    pub white_dice: usize,
    /// Hotel scores, shop scores, bonuses and trees of the sheet.
    pub marks: [usize; 4],
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
    /// The player's name.
    pub name: Rect,
    /// The player's points.
    pub points: Rect,
}

/// Where everything lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back, and the menu.
    pub corners: [Rect; 2],
    /// Whose turn it is, and which round.
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
    /// The six roads that offer themselves, above the words.
    pub tiles: [Rect; 6],
    /// The dice, the blue one first.
    pub dice: Vec<Rect>,
    /// Undo.
    pub undo: Rect,
    /// Pass, with *more control*.
    pub pass: Rect,
    /// The main button.
    pub confirm: Rect,
    /// What would you do?
    pub hint: Rect,
}

/// The line of text that a small sheet needs above its squares.
const CAPTION: f32 = 16.0;
/// Below this width, in dp, there is no room beside a name.
const SHORT_NAME: f32 = 48.0;

/// How far a stroke may leave the sheet, as a part of a square.
const OVERSHOOT: f32 = 0.5;

impl Layout<DoodleCity> for TableLayout {
    fn of(play: &Match<DoodleCity>, screen: TableScreen) -> Self {
        let (game, sheet) = (play.game(), play.game().sheet());
        Self::new(&Needs {
            screen,
            players: game.seats(),
            white_dice: game.white_dice(),
            marks: [
                sheet.hotel_scores().len(),
                sheet.shop_scores().len(),
                sheet.shop_bonuses().len(),
                usize::from(sheet.trees()),
            ],
            has_pass: game.setup().more_control,
        })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, pass, confirm, hint, paper, .. }) = (self.corners, self);
        SharedPlaces {
            heading: self.title,
            buttons: ButtonPlaces { back, menu, undo, pass, confirm, hint },
            banner: paper,
            drawing_area: DrawingArea { paper, overshoot: OVERSHOOT * self.grid.width() / 5.0 },
        }
    }
}

impl TableLayout {
    /// Lays the table.
    pub fn new(needs: &Needs) -> Self {
        if is_upright(needs.screen.safe) { portrait::lay(needs) } else { landscape::lay(needs) }
    }

    /// The square of a grid at a point; `None` beside it.
    pub fn square_at(grid: Rect, point: Vec2) -> Option<Square> {
        let at = ((point - grid.min) / grid.size() * 5.0).floor();
        let is_inside = at.min_element() >= 0.0 && at.max_element() < 5.0;
        if is_inside { Square::from_index((5.0 * at.y + at.x) as usize) } else { None }
    }

    /// The parts of a small sheet: name and points beside its squares, or above them.
    pub fn mini(mini: Rect) -> Mini {
        let size = mini.size();
        let square = |side: f32, middle: Vec2| Rect::from_center_size(middle, Vec2::splat(side.max(1.0)));
        if size.x >= 1.6 * size.y {
            let mut rest = mini.inflate(-4.0);
            let height = rest.height();
            let grid = square(height, cut_left(&mut rest, height).center());
            rest.min.x += 6.0;
            let name = cut_top(&mut rest, height / 2.0);
            return Mini { grid, name, points: rest };
        }
        let pad = Vec2::new((size.x * 0.06).clamp(2.5, 6.0), 2.0);
        let mut rest = Rect::from_corners(mini.min + pad, mini.max - Vec2::new(pad.x, 3.0));
        let mut name = cut_top(&mut rest, (size.y * 0.2).clamp(CAPTION, 30.0));
        let points = cut_right(&mut name, (size.x * 0.34).max(17.0));
        Mini { grid: square(rest.size().min_element(), rest.center()), name, points }
    }

    /// Where the sign of a computer player stands on a small sheet, before its name.
    pub fn mini_sign(mini: Rect) -> Rect {
        let mut name = Self::mini(mini).name;
        if name.width() < SHORT_NAME {
            // The name needs all of its line: the sign lies on the corner.
            return Rect::from_center_size(mini.min + 4.0, Vec2::splat(12.0));
        }
        let side = name.height().min(18.0).min(name.width() * 0.6);
        middle(cut_left(&mut name, side), Vec2::splat(side))
    }

    /// Where the words stand: without the six roads a long line gets some of their place.
    pub fn words(&self, has_tiles: bool) -> Rect {
        let [first, ..] = self.tiles;
        let height = (self.words.height() * 1.6).min(self.words.max.y - first.min.y);
        let higher = Rect { min: Vec2::new(self.words.min.x, self.words.max.y - height), ..self.words };
        if has_tiles { self.words } else { higher }
    }

    fn label_grid(&mut self, grid: Rect, label: f32) {
        self.grid = grid;
        for i in 0..5 {
            let cell = square_rect(grid, i);
            let side = label * 0.86;
            let above = Vec2::new(cell.center().x, grid.min.y - label / 2.0);
            self.columns[i] = Rect::from_center_size(above, Vec2::splat(side));
            let beside = Vec2::new(grid.min.x - label / 2.0, square_rect(grid, 5 * i).center().y);
            self.rows[i] = Rect::from_center_size(beside, Vec2::splat(side));
        }
    }

    fn lay_tiles(&mut self, rect: Rect, columns: usize) {
        for (slot, rect) in self.tiles.iter_mut().zip(cells(rect, columns, 6 / columns, GAP)) {
            *slot = rect;
        }
    }

    /// Dice of one size in a grid, the blue one first.
    fn lay_dice(&mut self, rect: Rect, columns: usize, count: usize, largest: f32) {
        let rows = count.div_ceil(columns);
        let fit = ((rect.size() + GAP) / Vec2::new(columns as f32, rows as f32) - GAP).min_element();
        let side = fit.clamp(1.0, largest);
        let size = Vec2::new(columns as f32, rows as f32) * (side + GAP) - GAP;
        self.dice = cells(middle(rect, size), columns, rows, GAP);
        self.dice.truncate(count);
        // The last row stands in the middle, too.
        let missing = (columns * rows - count) as f32;
        for die in self.dice.iter_mut().skip(columns * (rows - 1)) {
            let by = Vec2::X * missing * (side + GAP) / 2.0;
            *die = Rect { min: die.min + by, max: die.max + by };
        }
    }

    /// The main button on the thumb's side, pass (if there is one) and undo beside it.
    fn lay_buttons(&mut self, mut rest: Rect, needs: &Needs, small: f32) {
        let far = !needs.screen.is_left_handed;
        self.undo = cut_side(&mut rest, small, far);
        cut_side(&mut rest, GAP, far);
        if needs.has_pass {
            self.pass = cut_side(&mut rest, small, far);
            cut_side(&mut rest, GAP, far);
        }
        self.confirm = rest;
    }
}

/// A title of `title` dp and marks beside it.
fn track_row(rect: Rect, title: f32, marks: usize) -> Track {
    let split = rect.min.x + title;
    Track {
        title: Rect { max: Vec2::new(split, rect.max.y), ..rect },
        marks: cells(Rect { min: Vec2::new(split, rect.min.y), ..rect }, marks, 1, 0.0),
    }
}
