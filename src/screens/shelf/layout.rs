//! Where everything on the shelf lies, for any screen and any number of games. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cells, cut_bottom, cut_left, cut_right, cut_top, mirrored};

mod parts;

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Needs<'a> {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Of each game, whether a match of it is running.
    pub running: &'a [bool],
    /// The text size setting, 1 to 2.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
}

/// The parts of a box, and the plates below it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct BoxLayout {
    /// Its lid, seen from the front.
    pub lid: Rect,
    /// How far the box goes back, to the right of the lid and, half as far, above it.
    pub depth: f32,
    /// The game's name.
    pub title: Rect,
    /// What one does in it.
    pub text: Rect,
    /// The stamp with players and minutes, square; empty on a low lid.
    pub stamp: Rect,
    /// The same in one line; empty where there is a stamp.
    pub facts: Rect,
    /// Whether words stand in the middle above the picture, rather than left of it.
    pub is_centered: bool,
    /// The main plate: goes on with a match, or begins one.
    pub play: Rect,
    /// The plate that begins another match; empty while none is running, or where the board is narrow.
    pub new: Rect,
    /// The plate with all running matches; empty while none is running.
    pub list: Rect,
}

/// A board on which boxes stand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Board {
    /// Its upper side, as far as it is seen.
    pub top: Rect,
    /// Its edge, on which the plates are.
    pub edge: Rect,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ShelfLayout {
    /// How much larger than usual texts can be.
    pub unit: f32,
    /// The app's name.
    pub title: Rect,
    /// And what it is.
    pub tagline: Rect,
    /// The button for the settings.
    pub settings: Rect,
    /// The boards, from above.
    pub boards: Vec<Board>,
    /// The boxes, in their order.
    pub boxes: Vec<BoxLayout>,
    /// The rules.
    pub help: Rect,
    /// The finished matches.
    pub archive: Rect,
    /// Open a match file.
    pub import: Rect,
}

/// The smallest side of anything to be touched.
const TOUCH: f32 = 48.0;
/// Between plates.
const GAP: f32 = 8.0;
/// How far boards run under the edges of the screen.
const BEYOND: f32 = 200.0;
/// How far boxes stand from the front of their board.
const BEFORE: f32 = 4.0;
/// Around plates on the edge of a board.
const AROUND_PLATES: f32 = 6.0;
/// With more games in one column their boxes would be too low.
const MOST_ROWS: usize = 3;

impl ShelfLayout {
    /// Lays everything out.
    pub(super) fn new(needs: &Needs) -> Self {
        let size = needs.safe.size();
        let is_tall = size.y >= size.x;
        let is_small = size.min_element() < 600.0;
        let margin = if is_small { 12.0 } else { 28.0 };
        let room = (size - 2.0 * margin).max(Vec2::ONE);
        let most = if is_tall { Vec2::new(800.0, 1500.0) } else { Vec2::new(1720.0, 1000.0) };
        let rest = Rect::from_center_size(needs.safe.center(), room.min(most));
        let usual = if is_tall { Vec2::new(366.0, 700.0) } else { Vec2::new(900.0, 560.0) };
        let unit = (rest.size() / usual).min_element().clamp(1.0, 1.8);
        let mut layout = Self { unit, ..Self::default() };
        if is_tall {
            layout.lay_tall(rest, needs);
        } else {
            layout.lay_wide(rest, needs);
        }
        if needs.is_left_handed {
            layout.mirror(needs.safe);
        }
        layout
    }

    /// Board below board, each with a box that lies.
    fn lay_tall(&mut self, mut rest: Rect, needs: &Needs) {
        let text = 0.7 + 0.3 * needs.text_scale;
        let mut head = cut_top(&mut rest, 56.0 * self.unit * text);
        self.settings = Self::in_row(cut_right(&mut head, TOUCH));
        head.max.x -= GAP;
        self.lay_title(head);
        rest.min.y += 6.0;
        let mut foot = cut_bottom(&mut rest, TOUCH * self.unit.min(1.3));
        let third = (foot.width() - 2.0 * GAP) * 0.29;
        self.help = cut_left(&mut foot, third);
        foot.min.x += GAP;
        self.archive = cut_left(&mut foot, third);
        foot.min.x += GAP;
        self.import = foot;
        rest.max.y -= 8.0;
        // Plates need some width.
        let columns = if rest.width() < 560.0 { 1 } else { needs.running.len().div_ceil(MOST_ROWS).max(1) };
        let rows = needs.running.len().div_ceil(columns).max(1);
        self.lay_boards(rest, needs, [columns, rows]);
    }

    /// One board with boxes that stand beside each other, or lie where there is no height for that.
    fn lay_wide(&mut self, mut rest: Rect, needs: &Needs) {
        let is_low = rest.height() < 480.0;
        let head = if is_low { TOUCH } else { 72.0 * self.unit };
        let mut head = cut_top(&mut rest, head);
        let large = self.unit * (0.8 + 0.2 * needs.text_scale);
        let high = (TOUCH * self.unit.min(1.4)).min(head.height());
        let middle = head.center().y;
        let mut button = |width: f32, high: f32| {
            let cut = cut_right(&mut head, width);
            head.max.x -= 12.0;
            Rect::from_center_size(Vec2::new(cut.center().x, middle), Vec2::new(width, high))
        };
        self.settings = button(high, high);
        self.import = button((180.0 * large).min(rest.width() * 0.22), high);
        self.archive = button((110.0 * large).min(rest.width() * 0.14), high);
        self.help = button((110.0 * large).min(rest.width() * 0.14), high);
        head.max.x = head.max.x.min(head.min.x + 460.0 * self.unit) - GAP;
        self.lay_title(head);
        rest.min.y += if is_low { 6.0 } else { 16.0 };
        // Boxes are no higher than their width allows: what is left over lies above and below them.
        let columns = needs.running.len().max(1) as f32;
        let high = (rest.width() / columns * 1.32 + 140.0 * self.unit).min(rest.height());
        let spare = rest.height() - high;
        rest.max.y -= spare * 0.5;
        self.lay_boards(rest, needs, [needs.running.len().max(1), 1]);
    }

    /// A place for a round button in a row.
    fn in_row(row: Rect) -> Rect {
        Rect::from_center_size(row.center(), Vec2::splat(TOUCH))
    }

    fn lay_title(&mut self, head: Rect) {
        let mut inner = head;
        let title = inner.height() * 0.64;
        self.title = cut_top(&mut inner, title);
        self.tagline = inner;
    }

    /// Boards with so many boxes beside each other on each, and the plates of these on their edges.
    fn lay_boards(&mut self, rest: Rect, needs: &Needs, [columns, rows]: [usize; 2]) {
        let row = rest.height() / rows as f32;
        let text = 0.75 + 0.25 * needs.text_scale;
        let plate = (row * 0.17).clamp(TOUCH, 76.0 * text).min(row * 0.4);
        let edge = plate + 2.0 * AROUND_PLATES;
        for at in 0..rows {
            let mut row = cut_top(&mut rest.clone(), (at + 1) as f32 * row);
            row.min.y = rest.min.y + at as f32 * rest.height() / rows as f32;
            let edge = cut_bottom(&mut row, edge);
            let depth = (row.size().min_element() * 0.17).clamp(12.0, 74.0);
            let back = depth * 0.5;
            let beyond = Rect { min: edge.min - Vec2::X * BEYOND, max: edge.max + Vec2::X * BEYOND };
            let top = Rect { min: beyond.min - Vec2::Y * back, max: beyond.max.with_y(beyond.min.y) };
            self.boards.push(Board { top, edge: beyond });
            row.max.y -= BEFORE;
            row.min.y += depth * 0.5 + 2.0;
            let of_row = needs.running.iter().skip(at * columns).take(columns);
            let gap = if columns > 1 { 16.0 } else { 0.0 };
            for (cell, is_running) in cells(row, columns, 1, gap).into_iter().zip(of_row) {
                let plates = Rect::new(cell.min.x, edge.min.y, cell.max.x, edge.max.y);
                self.boxes.push(BoxLayout::new(cell, depth, plates, *is_running));
            }
        }
    }

    /// What is on the right of the screen is on its left; boxes stay as they are built.
    fn mirror(&mut self, safe: Rect) {
        let Self { title, tagline, settings, help, archive, import, boxes, .. } = self;
        for rect in [title, tagline, settings, help, archive, import] {
            *rect = mirrored(*rect, safe);
        }
        for it in boxes {
            it.mirror_plates();
        }
    }
}

#[cfg(test)]
mod tests;
