//! The table on a screen that is wider than high: small sheets left, the large one in the middle, dice right.

use bevy::math::{Rect, Vec2};

use super::{
    GAP, Needs, TOUCH, TableLayout, Track, button_row, cells, cut_bottom, cut_left, cut_right, cut_top,
    lay_dice,
};

/// What the printed dice beside the grid take.
const LABEL: f32 = 22.0;

pub(super) fn lay(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let is_low = needs.safe.height() < 560.0;
    let edge = if is_low { 8.0 } else { 16.0 };
    let mut rest = Rect::from_corners(needs.safe.min + edge, needs.safe.max - edge);
    let (width, height) = (rest.width(), rest.height());
    let dice = needs.white_dice + 1;
    let others = needs.players - 1;

    let right = if is_low { if dice > 6 { 216.0 } else { 196.0 } } else { (width * 0.195).clamp(196.0, 340.0) };
    let left = match (is_low, others) {
        (true, 0) => 2.0 * TOUCH + GAP + 4.0,
        (true, _) => 140.0,
        (false, 0..=3) => (width * 0.165).clamp(150.0, 300.0),
        (false, _) => (width * 0.2).clamp(196.0, 400.0),
    };
    lay_hand(&mut layout, needs, cut_right(&mut rest, right), is_low);
    rest.max.x -= edge;
    lay_others(&mut layout, cut_left(&mut rest, left), others, is_low);
    rest.min.x += edge;

    // The sheet takes the middle: as large as width and height allow.
    let (panel, foot) = if is_low { (3.0 * 46.0, 6.0) } else { ((width * 0.1).clamp(104.0, 190.0), 64.0) };
    let by_width = (rest.width() - LABEL - 2.0 * 10.0 - panel) / 5.0;
    let by_height = (height - LABEL - 8.0 - foot) / 5.0;
    let cell = by_width.min(by_height).min(170.0).floor();
    let side = 5.0 * cell;
    let size =
        Vec2::new(side + LABEL + 2.0 * 10.0 + panel, if is_low { height } else { side + LABEL + 8.0 + foot });
    let paper = super::middle(rest, size);
    layout.paper = paper;
    let top = paper.min.y + (paper.height() - foot - side - LABEL) / 2.0 + LABEL;
    let grid_left = paper.min.x + 8.0 + LABEL;
    let grid = Rect::new(grid_left, top, grid_left + side, top + side);
    layout.label_grid(grid, LABEL);
    let mut tracks = Rect::new(grid.max.x + 6.0, paper.min.y + 6.0, paper.max.x - 6.0, paper.max.y - 6.0);
    let [hotels, shops, bonuses, trees] = needs.marks;
    if is_low {
        let columns = cells(tracks, 3, 1, 0.0);
        let hotels_and_bonuses = column(columns[0], &[hotels, bonuses]);
        layout.tracks[1] = column(columns[1], &[shops]).remove(0);
        let mut last = columns[2];
        layout.points = cut_bottom(&mut last, 44.0);
        layout.tracks[3] = Track { title: Rect::default(), marks: cells(last, 1, trees, 0.0) };
        let mut both = hotels_and_bonuses.into_iter();
        (layout.tracks[0], layout.tracks[2]) =
            (both.next().unwrap_or_default(), both.next().unwrap_or_default());
        return layout;
    }
    let mut below = Rect::new(grid.min.x, grid.max.y + 6.0, grid.max.x, paper.max.y - 6.0);
    let points = below.width() * 0.3;
    layout.points = cut_right(&mut below, points);
    layout.tracks[3] = Track { title: Rect::default(), marks: cells(below, trees, 1, 0.0) };
    let half = tracks.width() * 0.5;
    let mut bonus_column = cut_right(&mut tracks, half);
    let mut both = column(tracks, &[hotels, shops]).into_iter();
    (layout.tracks[0], layout.tracks[1]) = (both.next().unwrap_or_default(), both.next().unwrap_or_default());
    bonus_column.min.y = layout.tracks[1].title.min.y;
    layout.tracks[2] = column(bonus_column, &[bonuses]).remove(0);
    let tallest = layout.tracks[1].title.height() * 1.5;
    for mark in &mut layout.tracks[2].marks {
        *mark = super::middle(*mark, Vec2::new(mark.width(), tallest));
    }
    layout
}

/// Titled lists below each other in one column.
fn column(rect: Rect, counts: &[usize]) -> Vec<Track> {
    let lines: usize = counts.iter().map(|count| count + 1).sum();
    let mut lines = cells(rect, 1, lines, 0.0).into_iter();
    counts
        .iter()
        .map(|&count| Track {
            title: lines.next().unwrap_or_default(),
            marks: lines.by_ref().take(count).collect(),
        })
        .collect()
}

/// Back, menu, whose turn it is, and the other players' sheets.
fn lay_others(layout: &mut TableLayout, mut rect: Rect, others: usize, is_low: bool) {
    let mut top = cut_top(&mut rect, TOUCH);
    layout.corners = [cut_left(&mut top, TOUCH), cut_right(&mut top, TOUCH)];
    layout.title = cut_top(&mut rect, if is_low { 26.0 } else { 44.0 });
    rect.min.y += 4.0;
    if others == 0 {
        return;
    }
    let columns = if is_low {
        others.min(2)
    } else if others > 3 {
        2
    } else {
        1
    };
    let rows = others.div_ceil(columns);
    let each = ((rect.size() + GAP) / Vec2::new(columns as f32, rows as f32) - GAP).max(Vec2::ONE);
    // A small sheet is a little higher than wide.
    let each = Vec2::new(each.x.min(each.y * 0.92), each.y.min(each.x * 1.22));
    let size = (each + GAP) * Vec2::new(columns as f32, rows as f32) - GAP;
    let room = Rect::from_corners(rect.min, rect.min + Vec2::new(rect.width(), size.y));
    layout.minis = cells(super::middle(room, size), columns, rows, GAP);
    layout.minis.truncate(others);
}

/// Words, tiles, dice and buttons.
fn lay_hand(layout: &mut TableLayout, needs: &Needs, mut rect: Rect, is_low: bool) {
    let dice = needs.white_dice + 1;
    let buttons = cut_bottom(&mut rect, if is_low { TOUCH } else { 2.0 * 56.0 + GAP });
    rect.max.y -= if is_low { 6.0 } else { 16.0 };
    if is_low {
        button_row(layout, buttons, needs.has_pass, if needs.has_pass { TOUCH } else { 64.0 });
    } else {
        let mut buttons = buttons;
        layout.confirm = cut_bottom(&mut buttons, 60.0);
        buttons.max.y -= GAP;
        layout.undo = buttons;
        if needs.has_pass {
            let pair = cells(buttons, 2, 1, GAP);
            (layout.undo, layout.pass) = (pair[0], pair[1]);
        }
    }
    let columns = if is_low { dice.min(if rect.width() >= 216.0 { 4 } else { 3 }) } else { dice.min(3) };
    let rows = dice.div_ceil(columns);
    let tile = if is_low { TOUCH } else { ((rect.width() + GAP) / 3.0 - GAP).clamp(TOUCH, 72.0) };
    let tiles = 2.0 * tile + GAP;
    let words = if is_low {
        (rect.height() - tiles - rows as f32 * (TOUCH + GAP) - 6.0).max(28.0)
    } else {
        84.0 * needs.text_scale.min(1.5)
    };
    layout.words = cut_top(&mut rect, words);
    rect.min.y += 4.0;
    let tiles = cut_top(&mut rect, tiles);
    let tiles = super::middle(tiles, Vec2::new(3.0 * (tile + GAP) - GAP, tiles.height()));
    for (slot, rect) in layout.tiles.iter_mut().zip(cells(tiles, 3, 2, GAP)) {
        *slot = rect;
    }
    rect.min.y += GAP;
    lay_dice(layout, rect, columns, dice, 84.0);
}
