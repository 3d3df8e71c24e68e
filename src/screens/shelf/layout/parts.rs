//! Where the parts of a box and its plates lie.

use bevy::math::{Rect, Vec2};

use super::{AROUND_PLATES, BoxLayout, GAP, TOUCH};
use crate::{
    drawing::cut::{cut_left, cut_right, cut_top, mirrored},
    pictures::lid::{FLAT, WORDS},
};

/// How wide a lid that stands is for its height at most.
const WIDEST: f32 = 0.76;
/// How high one is for its width at most.
const HIGHEST: f32 = 1.32;
/// Less wide than this, in dp, there is room for one plate and the list.
const NARROW: f32 = 190.0;
/// How much of the board the list takes at most.
const LIST: f32 = 0.19;
/// Up to this height a lid has no room for a stamp.
const LOW: f32 = 118.0;

impl BoxLayout {
    /// A box in its cell, on whose foot it stands, with its plates on the edge below.
    pub(super) fn new(cell: Rect, depth: f32, plates: Rect, is_running: bool) -> Self {
        let room = cell.size() - Vec2::X * depth;
        let is_upright = room.y > 260.0 && room.y > room.x * 0.8;
        let size = if is_upright {
            Vec2::new(room.x.min(room.y * WIDEST), room.y.min(room.x * HIGHEST))
        } else {
            room.min(Vec2::new(room.y * 3.6, room.y))
        };
        let left = cell.center().x - (size.x + depth) / 2.0;
        let lid = Rect::new(left, cell.max.y - size.y, left + size.x, cell.max.y);
        let mut layout = Self { lid, depth, is_centered: size.x < size.y * FLAT, ..Self::default() };
        layout.lay_words();
        // Plates are as wide as the box.
        let width = (size.x + depth).max(plates.width().min(300.0));
        let plates =
            Rect::from_center_size(plates.center(), Vec2::new(width, plates.height() - 2.0 * AROUND_PLATES));
        layout.lay_plates(plates, is_running);
        layout
    }

    fn lay_words(&mut self) {
        let (lid, height) = (self.lid, self.lid.height());
        let pad = (lid.size().min_element() * 0.085).clamp(9.0, 40.0);
        let mut inner = lid.inflate(-pad);
        if self.is_centered {
            let mut words = cut_top(&mut inner, height * WORDS - pad);
            let title = words.height() * 0.68;
            self.title = cut_top(&mut words, title);
            self.text = words;
            let stamp = (lid.width() * 0.19).clamp(46.0, 92.0);
            let corner = inner.max + pad * 0.25;
            self.stamp = Rect::from_corners(corner - stamp, corner);
        } else {
            let mut words = cut_left(&mut inner, lid.width() * 0.47 - pad);
            let is_low = height < LOW;
            let (title, text) = if is_low { (0.46, 0.27) } else { (0.37, 0.18) };
            let high = words.height();
            self.title = cut_top(&mut words, high * title);
            self.text = cut_top(&mut words, high * text);
            if is_low {
                self.facts = words;
            } else {
                words.min.y += high * 0.05;
                let side = words.height().min(92.0);
                self.stamp = Rect::from_corners(
                    words.min.with_y(words.max.y - side),
                    words.min.with_y(words.max.y - side) + side,
                );
            }
        }
    }

    fn lay_plates(&mut self, mut row: Rect, is_running: bool) {
        if is_running {
            let list = row.height().min(row.width() * LIST).max(TOUCH);
            self.list = cut_right(&mut row, list);
            row.max.x -= GAP;
            // On a narrow board the lid alone begins another match.
            if row.width() >= NARROW {
                let new = (row.width() * 0.27).max(64.0);
                self.new = cut_right(&mut row, new);
                row.max.x -= GAP;
            }
        }
        self.play = row;
    }

    /// The main plate lies on the other side.
    pub(super) fn mirror_plates(&mut self) {
        let row = [self.new, self.list].into_iter().filter(|rect| !rect.is_empty());
        let row = row.fold(self.play, |row, rect| row.union(rect));
        for rect in [&mut self.play, &mut self.new, &mut self.list] {
            if !rect.is_empty() {
                *rect = mirrored(*rect, row);
            }
        }
    }
}
