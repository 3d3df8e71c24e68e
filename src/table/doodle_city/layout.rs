//! Where everything of a match lies, for any screen and 1 to 6 players. Pure arithmetic in dp.

mod landscape;
pub mod mini;
mod portrait;
mod sheet;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    drawing::cut::{cells, cut_side, middle},
    record::Match,
    rules::{
        Game as _,
        doodle_city::{Bonus, DoodleCity, Sheet, Square},
    },
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
        layout::{GAP, is_upright},
        stroke::DrawingArea,
    },
};

/// What has to find a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Needs {
    /// What every table has to fit.
    pub screen: TableScreen,
    /// Players, 1 to 6.
    pub players: usize,
    /// White dice.
    pub white_dice: usize,
    /// Hotel scores, shop scores, bonuses and trees of the sheet.
    pub marks: [usize; 4],
    /// For each bonus the place of the shop score, from 0, at which it stands.
    pub pinned: Vec<usize>,
    /// Whether the variant *more control* needs its button.
    pub has_pass: bool,
}

/// A row or column of marks with its sign.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Track {
    /// Where the sign of what is scored stands; empty where the marks say it.
    pub sign: Rect,
    /// Where each mark stands.
    pub marks: Vec<Rect>,
}

/// Felt on the desk.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Felt {
    /// Where it lies; it may run under the edges of the screen.
    pub rect: Rect,
    /// Whether it lies in a tray, with a wooden rim.
    pub is_tray: bool,
    /// A bottle of ink on it; empty where there is no room for one.
    pub bottle: Rect,
}

/// Where everything lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back, and the menu.
    pub corners: [Rect; 2],
    /// The slip that says whose turn it is, and which round.
    pub heading: Rect,
    /// The other players' sheets, clockwise from the one shown large.
    pub minis: Vec<Rect>,
    /// The large sheet's paper.
    pub paper: Rect,
    /// Its 5 x 5 squares.
    pub grid: Rect,
    /// How wide the neat line around them is.
    pub neat_line: f32,
    /// The compass at their corner.
    pub compass: Rect,
    /// The printed dice that name the columns.
    pub columns: [Rect; 5],
    /// The printed dice that name the rows.
    pub rows: [Rect; 5],
    /// Hotel scores, shop scores, bonuses, trees.
    pub tracks: [Track; 4],
    /// The running total.
    pub points: Rect,
    /// The box for the name of the sheet and the total; empty where there is no room for it.
    pub cartouche: Rect,
    /// What a move means, in words.
    pub words: Rect,
    /// The six roads that offer themselves, above the words.
    pub tiles: [Rect; 6],
    /// The dice, the blue one first.
    pub dice: Vec<Rect>,
    /// The felt that they lie on.
    pub felt: Felt,
    /// What the dice and the squares mean now; empty where there is no room for it.
    pub rules: Rect,
    /// The latest moves; empty where there is no room for them.
    pub moves: Rect,
    /// Undo.
    pub undo: Rect,
    /// Pass, with *more control*.
    pub pass: Rect,
    /// The main button.
    pub confirm: Rect,
    /// What may I do?
    pub help: Rect,
}

/// How far felt runs under the edges of the screen, whatever covers them, in dp.
const BEYOND_GLASS: f32 = 200.0;
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
            pinned: pinned(sheet),
            has_pass: game.setup().more_control,
        })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, pass, confirm, help, paper, .. }) = (self.corners, self);
        SharedPlaces {
            heading: heading_text(self.heading),
            buttons: ButtonPlaces { back, menu, undo, pass, confirm, help },
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

    /// Where the words stand: without the six roads a long line gets some of their place.
    pub fn words(&self, has_tiles: bool) -> Rect {
        let [first, ..] = self.tiles;
        let height = (self.words.height() * 1.6).min(self.words.max.y - first.min.y);
        let higher = Rect { min: Vec2::new(self.words.min.x, self.words.max.y - height), ..self.words };
        if has_tiles { self.words } else { higher }
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

/// For each bonus the place of the shop score at which it stands: the lowest one that earns it. Where two would stand at
/// the same one, all of them are spread along the track.
fn pinned(sheet: &Sheet) -> Vec<usize> {
    let (scores, bonuses) = (sheet.shop_scores(), sheet.shop_bonuses());
    let place = |bonus: &Bonus| scores.iter().position(|&score| score >= bonus.at).unwrap_or(scores.len() - 1);
    let places: Vec<usize> = bonuses.iter().map(place).collect();
    if places.windows(2).all(|pair| pair[0] < pair[1]) {
        return places;
    }
    (0..bonuses.len()).map(|n| n * scores.len() / bonuses.len()).collect()
}

/// How wide the disc of whose turn it is may be on its slip.
const DISC: f32 = 40.0;

/// Where the disc of whose turn it is lies on the slip of the heading.
pub(super) fn heading_disc(heading: Rect) -> Rect {
    let side = (heading.height() - 8.0).min(0.22 * heading.width()).clamp(1.0, DISC);
    let middle = Vec2::new(heading.min.x + 7.0 + side / 2.0, heading.center().y);
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Where the words of the heading stand on its slip: beside the disc, and as far from the other edge.
fn heading_text(heading: Rect) -> Rect {
    let disc = heading_disc(heading);
    let margin = disc.max.x + 4.0 - heading.min.x;
    Rect::new(
        heading.min.x + margin,
        heading.min.y + 4.0,
        heading.max.x - margin.min(16.0),
        heading.max.y - 4.0,
    )
}
