//! The table on a screen that is wider than high: small sheets on one side, the large one in the middle, and what
//! the hand needs on its side.

use bevy::math::{Rect, Vec2};

use super::{Needs, TableLayout, Track};
use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_left, cut_right, cut_side, cut_top, middle, share},
    table::layout::GAP,
};

/// From the paper's edges to what stands on it, left and right together.
const MARGINS: f32 = 20.0;

/// How wide the parts are, and how high what stands below the grid is.
struct Widths {
    others: f32,
    cell: f32,
    label: f32,
    tracks: f32,
    selection: f32,
    foot: f32,
}

impl Widths {
    /// On a phone: everything as narrow as it must be, so that fingers find the squares.
    fn low(needs: &Needs, size: Vec2, edge: f32) -> Self {
        let dice = needs.white_dice + 1;
        let columns = if dice > 6 { 4.0 } else { 3.0 };
        let mut it = Self {
            others: 2.0 * TOUCH + GAP,
            cell: TOUCH,
            label: 20.0,
            tracks: 3.0 * 30.0,
            selection: columns * (TOUCH + GAP) - GAP,
            foot: 6.0,
        };
        let others = if needs.players == 1 { it.others } else { 150.0 };
        let mut grid = 5.0 * it.cell;
        let used = it.others + grid + it.label + it.tracks + it.selection;
        let mut spare = size.x - used - 2.0 * edge - MARGINS;
        if spare < 0.0 {
            grid += spare;
        }
        let most = size.y - it.label - 8.0 - it.foot;
        share(&mut spare, &mut [(&mut grid, most.min(5.0 * 58.0))]);
        let text = 0.4 + 0.6 * needs.screen.text_scale;
        share(
            &mut spare,
            &mut [
                (&mut it.others, others),
                (&mut it.tracks, 126.0 * text.min(1.3)),
                (&mut it.selection, 200.0),
            ],
        );
        share(&mut spare, &mut [(&mut grid, most)]);
        share(&mut spare, &mut [(&mut it.selection, 240.0), (&mut it.tracks, 160.0)]);
        Self { cell: (grid / 5.0).floor(), ..it }
    }

    /// On a tablet or desktop.
    fn high(needs: &Needs, size: Vec2, edge: f32) -> Self {
        let others = match needs.players {
            1..=4 => (size.x * 0.165).clamp(150.0, 300.0),
            _ => (size.x * 0.2).clamp(196.0, 400.0),
        };
        let selection = (size.x * 0.2).clamp(196.0, 380.0);
        let tracks = (size.x * 0.1).clamp(104.0, 190.0);
        let foot = (size.y * 0.088).clamp(56.0, 92.0);
        // The printed dice are a part of a square: their size and the squares' follow from each other.
        let by_width = (size.x - others - selection - tracks - MARGINS - 2.0 * edge) / 5.27;
        let by_height = (size.y - 10.0 - foot) / 5.27;
        let cell = by_width.min(by_height).min(170.0).floor();
        Self { others, cell, label: (cell * 0.27).clamp(20.0, 44.0), tracks, selection, foot }
    }
}

pub(super) fn lay(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let is_low = needs.screen.safe.height() < 560.0;
    let edge = if is_low { 8.0 } else { 16.0 };
    let mut rest = Rect::from_corners(needs.screen.safe.min + edge, needs.screen.safe.max - edge);
    let (size, is_left) = (rest.size(), needs.screen.is_left_handed);
    let widths = if is_low { Widths::low(needs, size, edge) } else { Widths::high(needs, size, edge) };
    let selection = cut_side(&mut rest, widths.selection, is_left);
    let others = cut_side(&mut rest, widths.others, !is_left);
    lay_hand(&mut layout, needs, selection, is_low);
    lay_others(&mut layout, needs, others, is_low);
    rest.min.x += edge;
    rest.max.x -= edge;

    // The sheet takes the middle: as large as width and height allow.
    let (side, label, foot) = (5.0 * widths.cell, widths.label, widths.foot);
    let high = if is_low { size.y } else { side + label + 10.0 + foot };
    let paper = middle(rest, Vec2::new(side + label + MARGINS + widths.tracks, high));
    layout.paper = paper;
    let top = paper.min.y + (paper.height() - foot - side - label) / 2.0 + label;
    let left = paper.min.x + 8.0 + label;
    let grid = Rect::new(left, top, left + side, top + side);
    layout.label_grid(grid, label);
    let tracks = Rect::new(grid.max.x + 6.0, paper.min.y + 6.0, paper.max.x - 6.0, paper.max.y - 6.0);
    if is_low {
        lay_low_tracks(&mut layout, needs, tracks);
    } else {
        lay_high_tracks(&mut layout, needs, tracks);
    }
    layout
}

/// Three columns: hotels and bonuses, shops, trees and the total.
fn lay_low_tracks(layout: &mut TableLayout, needs: &Needs, tracks: Rect) {
    let [hotels, shops, bonuses, trees] = needs.marks;
    let columns = cells(tracks, 3, 1, 0.0);
    let mut both = column(columns[0], &[hotels, bonuses]).into_iter();
    (layout.tracks[0], layout.tracks[2]) = (both.next().unwrap_or_default(), both.next().unwrap_or_default());
    layout.tracks[1] = column(columns[1], &[shops]).remove(0);
    let mut last = columns[2];
    layout.points = cut_bottom(&mut last, 56.0);
    last.max.y -= 4.0;
    layout.tracks[3] = Track { title: Rect::default(), marks: cells(last, 1, trees, 0.0) };
}

/// Two columns: hotels and shops, and the bonuses beside the shops; trees and the total below the grid.
fn lay_high_tracks(layout: &mut TableLayout, needs: &Needs, mut tracks: Rect) {
    let [hotels, shops, bonuses, trees] = needs.marks;
    let grid = layout.grid;
    let mut below = Rect::new(grid.min.x, grid.max.y + 6.0, grid.max.x, layout.paper.max.y - 6.0);
    let points = below.width() * 0.32;
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
        *mark = middle(*mark, Vec2::new(mark.width(), tallest));
    }
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
fn lay_others(layout: &mut TableLayout, needs: &Needs, mut rect: Rect, is_low: bool) {
    let mut top = cut_top(&mut rect, TOUCH);
    layout.corners = [cut_left(&mut top, TOUCH), cut_right(&mut top, TOUCH)];
    let text = needs.screen.text_scale.min(1.7);
    layout.title = cut_top(&mut rect, if is_low { 42.0 } else { 48.0 * text });
    rect.min.y += 4.0;
    let others = needs.players - 1;
    if others == 0 {
        return;
    }
    // In one column or two, whichever makes them larger; each a little higher than wide.
    let sized = |columns: usize| {
        let count = Vec2::new(columns as f32, others.div_ceil(columns) as f32);
        let each = ((rect.size() + GAP) / count - GAP).max(Vec2::ONE);
        (Vec2::new(each.x.min(each.y * 0.92), each.y.min(each.x * 1.24)), count)
    };
    let columns = if sized(2).0.x > sized(1).0.x { 2 } else { 1 };
    let (each, count) = sized(columns);
    let size = (each + GAP) * count - GAP;
    let room = Rect::from_corners(rect.min, rect.min + Vec2::new(rect.width(), size.y));
    layout.minis = cells(middle(room, size), columns, others.div_ceil(columns), GAP);
    layout.minis.truncate(others);
}

/// From the bottom up: buttons, dice, words, the six roads.
fn lay_hand(layout: &mut TableLayout, needs: &Needs, mut rect: Rect, is_low: bool) {
    let dice = needs.white_dice + 1;
    let rows = dice.div_ceil(if is_low && dice > 6 { 4 } else { 3 });
    let columns = dice.div_ceil(rows);
    let rows = rows as f32;
    let side = |columns: f32| (rect.width() + GAP) / columns - GAP;
    let text = 0.4 + 0.6 * needs.screen.text_scale;
    let large = (rect.height() / 736.0).clamp(1.0, 1.35);
    let gap = if is_low { GAP } else { 14.0 };
    let mut buttons = if is_low { TOUCH } else { 2.0 * 52.0 + GAP };
    let (mut dice_high, mut words, mut tiles) = (rows * (TOUCH + GAP) - GAP, 32.0, 2.0 * TOUCH + GAP);
    let mut spare = rect.height() - buttons - dice_high - words - tiles - 3.0 * gap;
    let dice_most = rows * (side(columns as f32).min(112.0) + GAP) - GAP;
    share(&mut spare, &mut [(&mut words, 64.0)]);
    share(
        &mut spare,
        &mut [
            (&mut dice_high, dice_most),
            (&mut words, 84.0 * text),
            (&mut tiles, 2.0 * side(3.0).clamp(TOUCH, 96.0) + GAP),
            (&mut buttons, if is_low { TOUCH } else { 2.0 * 60.0 * large + GAP }),
        ],
    );

    let mut bottom = cut_bottom(&mut rect, buttons);
    rect.max.y -= gap;
    if is_low {
        layout.lay_buttons(
            bottom,
            needs,
            if needs.has_pass { TOUCH } else { (bottom.width() * 0.36).min(84.0) },
        );
    } else {
        let main = (bottom.height() - GAP) * 0.52;
        layout.confirm = cut_bottom(&mut bottom, main);
        bottom.max.y -= GAP;
        layout.hint = cut_side(&mut bottom, TOUCH, !needs.screen.is_left_handed);
        cut_side(&mut bottom, GAP, !needs.screen.is_left_handed);
        layout.undo = bottom;
        if needs.has_pass {
            let pair = cells(bottom, 2, 1, GAP);
            (layout.undo, layout.pass) = (pair[0], pair[1]);
        }
    }
    layout.lay_dice(cut_bottom(&mut rect, dice_high), columns, dice, 112.0);
    rect.max.y -= gap;
    layout.words = cut_bottom(&mut rect, words);
    if is_low {
        let hint = cut_side(&mut layout.words, TOUCH, needs.screen.is_left_handed);
        layout.hint = Rect { min: Vec2::new(hint.min.x, hint.min.y.max(hint.max.y - TOUCH)), ..hint };
        cut_side(&mut layout.words, GAP, needs.screen.is_left_handed);
    }
    rect.max.y -= gap;
    let tiles = cut_bottom(&mut rect, tiles);
    let tile = (tiles.height() - GAP) / 2.0;
    layout.lay_tiles(middle(tiles, Vec2::new(3.0 * (tile + GAP) - GAP, tiles.height())), 3);
}
