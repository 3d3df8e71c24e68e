//! What tables lay alike: the edge, the top row, players, and the row of buttons. Pure arithmetic in dp.

use bevy::math::Rect;

use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_left, cut_right, cut_side},
};

/// The least distance between things to be touched.
pub(super) const GAP: f32 = 8.0;

/// Whether a table on this part of the screen has one column.
pub(super) fn is_upright(safe: Rect) -> bool {
    safe.height() >= safe.width()
}

/// The same without an edge on which nothing lies.
pub(super) fn within_edge(safe: Rect) -> Rect {
    let is_small = safe.size().min_element() < 380.0 || safe.height() < 700.0;
    let edge = if is_small { 8.0 } else { 16.0 };
    Rect::from_corners(safe.min + edge, safe.max - edge)
}

/// The way back and the menu at the ends of the top row, and the title between them.
pub(super) fn top_row(mut row: Rect) -> ([Rect; 2], Rect) {
    let side = row.height().max(TOUCH);
    let corners = [cut_left(&mut row, side), cut_right(&mut row, side)];
    row.min.x += GAP;
    row.max.x -= GAP;
    (corners, row)
}

/// Puts `places` into equal cells, row by row; those for which there is no cell stay as they are.
pub(super) fn lay_cells(places: &mut [Rect], rect: Rect, columns: usize, rows: usize) {
    for (place, cell) in places.iter_mut().zip(cells(rect, columns, rows, GAP)) {
        *place = cell;
    }
}

/// Undo, of which `undo` is the part of the width, the button for help, and what is left for the main button, on the thumb's side.
pub(super) fn button_row(mut row: Rect, undo: f32, is_left_handed: bool) -> [Rect; 3] {
    let far = !is_left_handed;
    let (undo, help) = ((row.width() * undo).max(TOUCH), row.height().max(TOUCH));
    let undo = cut_side(&mut row, undo, far);
    cut_side(&mut row, GAP, far);
    let help = cut_side(&mut row, help, far);
    cut_side(&mut row, GAP, far);
    [undo, help, row]
}
