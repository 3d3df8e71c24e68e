//! The table on a screen that is wider than high: small sheets on one side, the large one in the middle, and what
//! the hand needs on its side.

use bevy::math::{Rect, Vec2};

use super::{
    BEYOND_GLASS, Felt, Needs, TableLayout, Track,
    sheet::{MARGIN, neat_line, pins_beside},
};
use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_left, cut_right, cut_side, cut_top, middle, share},
    table::layout::{GAP, top_row},
};

/// Up to this height, in dp, a screen is that of a phone on its side.
const LOW: f32 = 560.0;

pub(super) fn lay(needs: &Needs) -> TableLayout {
    if needs.screen.safe.height() < LOW { lay_low(needs) } else { lay_high(needs) }
}

/// How wide the parts are on a phone: everything as narrow as it must be, so that fingers find the squares.
struct Widths {
    others: f32,
    cell: f32,
    label: f32,
    tracks: f32,
    hand: f32,
}

/// What stands below the map on a phone: trees and the total.
const LOW_FOOT: f32 = 30.0;

impl Widths {
    fn new(needs: &Needs, size: Vec2, edge: f32) -> Self {
        let dice = needs.white_dice + 1;
        let columns = if dice > 6 { 4.0 } else { 3.0 };
        let mut it = Self {
            others: 2.0 * TOUCH + GAP,
            cell: TOUCH,
            label: 22.0,
            tracks: 3.0 * 30.0,
            hand: columns * (TOUCH + GAP) - GAP,
        };
        let others = if needs.players == 1 { it.others } else { 150.0 };
        let around = it.label + neat_line(it.label) + 2.0 * MARGIN;
        let mut grid = 5.0 * it.cell;
        let used = it.others + grid + around + it.tracks + it.hand;
        let mut spare = size.x - used - 2.0 * edge;
        if spare < 0.0 {
            grid += spare;
        }
        let most = size.y - it.label - neat_line(it.label) - 2.0 * MARGIN - LOW_FOOT;
        share(&mut spare, &mut [(&mut grid, most.min(5.0 * 58.0))]);
        let text = 0.4 + 0.6 * needs.screen.text_scale;
        share(
            &mut spare,
            &mut [(&mut it.others, others), (&mut it.tracks, 126.0 * text.min(1.3)), (&mut it.hand, 200.0)],
        );
        share(&mut spare, &mut [(&mut grid, most)]);
        share(&mut spare, &mut [(&mut it.hand, 240.0), (&mut it.tracks, 150.0)]);
        Self { cell: (grid / 5.0).floor(), ..it }
    }
}

/// A phone on its side: three columns, and on the sheet the scores beside the map.
fn lay_low(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let edge = 8.0;
    let safe = needs.screen.safe;
    let mut rest = Rect::from_corners(safe.min + edge, safe.max - edge);
    let is_left = needs.screen.is_left_handed;
    let widths = Widths::new(needs, rest.size(), edge);
    let hand = cut_side(&mut rest, widths.hand, is_left);
    let mut others = cut_side(&mut rest, widths.others, !is_left);
    let around = safe.inflate(BEYOND_GLASS);
    let felt = if is_left {
        Rect { max: around.max.with_x(hand.max.x + edge * 0.6), ..around }
    } else {
        Rect { min: around.min.with_x(hand.min.x - edge * 0.6), ..around }
    };
    layout.felt = Felt { rect: felt, ..Felt::default() };
    lay_low_hand(&mut layout, needs, hand);

    let mut top = cut_top(&mut others, TOUCH);
    layout.corners = [cut_left(&mut top, TOUCH), cut_right(&mut top, TOUCH)];
    others.min.y += 4.0;
    layout.heading = cut_top(&mut others, TOUCH);
    others.min.y += 4.0;
    let count = needs.players - 1;
    lay_others(&mut layout, others, count, if count > 3 { 2 } else { 1 }, 1.2);

    rest.min.x += edge;
    rest.max.x -= edge;
    let (side, label) = (5.0 * widths.cell, widths.label);
    let band = neat_line(label);
    let paper = middle(rest, Vec2::new(2.0 * MARGIN + label + side + band + widths.tracks, rest.height()));
    layout.paper = paper;
    let foot = (paper.height() - label - side - band - 2.0 * MARGIN).clamp(LOW_FOOT, 44.0);
    let high = label + side + band + foot;
    let top = paper.min.y + (paper.height() - high) / 2.0 + label;
    let left = paper.min.x + MARGIN + label;
    layout.lay_map(Rect::new(left, top, left + side, top + side), label);
    let grid = layout.grid;
    lay_bars_beside(
        &mut layout,
        needs,
        Rect::new(grid.max.x + band + MARGIN, paper.min.y + MARGIN, paper.max.x - MARGIN, paper.max.y - MARGIN),
    );
    let mut below = Rect::new(grid.min.x, grid.max.y + band, grid.max.x, grid.max.y + band + foot);
    layout.points = cut_right(&mut below, (side * 0.34).max(84.0));
    below.max.x -= MARGIN;
    let trees = needs.marks[3];
    below.max.x = below.min.x + (below.width() / trees as f32).min(foot * 0.85) * trees as f32;
    layout.tracks[3] = Track { sign: Rect::default(), marks: cells(below, trees, 1, 0.0) };
    layout
}

/// Two columns: hotels and shops, and the bonuses beside the shops.
fn lay_bars_beside(layout: &mut TableLayout, needs: &Needs, tracks: Rect) {
    let [hotels, shops, ..] = needs.marks;
    let lines = hotels.max(shops) + 1;
    let columns = cells(tracks, 3, 1, 0.0);
    let bar = |column: Rect, marks: usize| {
        let mut lines =
            cells(Rect { max: column.max - Vec2::new(4.0, 0.0), ..column }, 1, lines, 0.0).into_iter();
        Track { sign: lines.next().unwrap_or_default(), marks: lines.take(marks).collect() }
    };
    layout.tracks[0] = bar(columns[0], hotels);
    layout.tracks[1] = bar(columns[1], shops);
    layout.tracks[2] = pins_beside(needs, &layout.tracks[1], columns[2]);
}

/// The other players' sheets, in so many columns, each at most `highest` times as high as wide.
fn lay_others(layout: &mut TableLayout, room: Rect, others: usize, columns: usize, highest: f32) {
    if others == 0 {
        return;
    }
    let rows = others.div_ceil(columns);
    let count = Vec2::new(columns as f32, rows as f32);
    let each = ((room.size() + GAP) / count - GAP).max(Vec2::ONE);
    let each = each.min(Vec2::new(each.x, each.x * highest));
    let size = (each + GAP) * count - GAP;
    layout.minis = cells(Rect::from_corners(room.min, room.min + size), columns, rows, GAP);
    layout.minis.truncate(others);
}

/// From the bottom up: buttons, dice, words, the six roads.
fn lay_low_hand(layout: &mut TableLayout, needs: &Needs, mut rect: Rect) {
    let dice = needs.white_dice + 1;
    let rows = dice.div_ceil(if dice > 6 { 4 } else { 3 });
    let columns = dice.div_ceil(rows);
    let rows = rows as f32;
    let side = |columns: f32| (rect.width() + GAP) / columns - GAP;
    let text = 0.4 + 0.6 * needs.screen.text_scale;
    let (mut dice_high, mut words, mut tiles) = (rows * (TOUCH + GAP) - GAP, 32.0, 2.0 * TOUCH + GAP);
    let mut spare = rect.height() - TOUCH - dice_high - words - tiles - 3.0 * GAP;
    let dice_most = rows * (side(columns as f32).min(112.0) + GAP) - GAP;
    share(&mut spare, &mut [(&mut words, 64.0)]);
    share(
        &mut spare,
        &mut [
            (&mut dice_high, dice_most),
            (&mut words, 84.0 * text),
            (&mut tiles, 2.0 * side(3.0).clamp(TOUCH, 96.0) + GAP),
        ],
    );
    let bottom = cut_bottom(&mut rect, TOUCH);
    rect.max.y -= GAP;
    layout.lay_buttons(bottom, needs, if needs.has_pass { TOUCH } else { (bottom.width() * 0.36).min(84.0) });
    layout.lay_dice(cut_bottom(&mut rect, dice_high), columns, dice, 112.0);
    rect.max.y -= GAP;
    layout.words = cut_bottom(&mut rect, words);
    let help = cut_side(&mut layout.words, TOUCH, needs.screen.is_left_handed);
    layout.help = Rect { min: Vec2::new(help.min.x, help.min.y.max(help.max.y - TOUCH)), ..help };
    cut_side(&mut layout.words, GAP, needs.screen.is_left_handed);
    rect.max.y -= GAP;
    let tiles = cut_bottom(&mut rect, tiles);
    let tile = (tiles.height() - GAP) / 2.0;
    layout.lay_tiles(middle(tiles, Vec2::new(3.0 * (tile + GAP) - GAP, tiles.height())), 3);
}

/// How large the sheet is on a tablet or desktop.
struct SheetSize {
    cell: f32,
    label: f32,
    /// Of the lines below the map, together.
    lines: f32,
}

impl SheetSize {
    const fn of(cell: f32) -> Self {
        Self {
            cell,
            label: (cell * 0.3).clamp(24.0, 58.0),
            lines: (cell * 0.33).clamp(23.0, 44.0) * 3.1 + (cell * 0.6).clamp(26.0, 104.0),
        }
    }

    fn paper(&self) -> Vec2 {
        let map = 5.0 * self.cell + self.label + neat_line(self.label);
        Vec2::new(map + 4.0 * MARGIN, map + self.lines + 3.0 * MARGIN)
    }

    /// The largest that fits.
    fn fitting(room: Vec2) -> Self {
        let all = (40..=180).rev().map(|cell| Self::of(cell as f32));
        all.into_iter().find(|size| size.paper().cmple(room).all()).unwrap_or(Self::of(40.0))
    }
}

/// A tablet or desktop: three columns, and on the sheet the scores below the map.
fn lay_high(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let safe = needs.screen.safe;
    let edge = 16.0;
    let mut rest = Rect::from_corners(safe.min + edge, safe.max - edge);
    let (size, is_left) = (rest.size(), needs.screen.is_left_handed);
    let others = needs.players - 1;
    let most_hand = (size.x * 0.36 - 110.0).clamp(210.0, 530.0);
    let least_others = match others {
        0 => 0.0,
        1..=3 => (size.x * 0.25 - 75.0).clamp(170.0, 380.0),
        _ => (size.x * 0.25 - 50.0).clamp(196.0, 420.0),
    };
    // The sheet is as large as it can be; what is left over then goes to its neighbours.
    let gaps = edge * if others > 0 { 2.0 } else { 1.0 };
    let sheet = SheetSize::fitting(size - Vec2::new(most_hand + least_others + gaps, 0.0));
    let spare = (size.x - sheet.paper().x - gaps - most_hand - least_others).max(0.0);
    let (hand, side) = match others {
        0 => (most_hand + spare * 0.5, 0.0),
        _ => (most_hand + spare * 0.4, least_others + spare * 0.6),
    };
    let hand = cut_side(&mut rest, hand.min(600.0), is_left);
    cut_side(&mut rest, edge, is_left);
    let left_over = lay_high_hand(&mut layout, needs, hand);
    let mut beside = left_over;
    if others > 0 {
        let column = cut_side(&mut rest, side, !is_left);
        cut_side(&mut rest, edge, !is_left);
        let columns = if others > 3 { 2 } else { 1 };
        lay_others(&mut layout, column, others, columns, if columns == 1 { 0.92 } else { 1.3 });
        let end = layout.minis.iter().map(|mini| mini.max.y).fold(column.min.y, f32::max);
        let below = Rect { min: column.min.with_y(end + edge), ..column };
        if below.height() >= NOTE {
            layout.moves = top_of(below, NOTE_MOST);
        }
    }
    if left_over.height() >= NOTE {
        if layout.moves.is_empty() && others > 0 && left_over.width() >= 2.0 * NOTE_WIDE + GAP {
            layout.moves = cut_right(&mut beside, left_over.width() * 0.42);
            layout.moves.max.y = layout.moves.min.y + left_over.height().min(NOTE_MOST);
            beside.max.x -= GAP;
        }
        layout.rules = top_of(beside, NOTE_MOST);
    }

    // Lines of scores take what the map leaves of the height, if that is not too much.
    let lines = (rest.height() - sheet.paper().y + sheet.lines).min(sheet.lines * MOST_LINES);
    let paper = middle(rest, sheet.paper() + Vec2::new(0.0, lines - sheet.lines));
    layout.paper = paper;
    let (grid, label) = (5.0 * sheet.cell, sheet.label);
    let band = neat_line(label);
    let left = paper.center().x - (label + grid + band) / 2.0 + label;
    let top = paper.min.y + MARGIN + label;
    layout.lay_map(Rect::new(left, top, left + grid, top + grid), label);
    let lines = Rect::from_corners(
        Vec2::new(paper.min.x + MARGIN, top + grid + band + MARGIN),
        Vec2::new(paper.max.x - MARGIN, paper.max.y - MARGIN),
    );
    layout.lay_scores_below(needs, lines, true);
    layout
}

/// The least width of the heading between the corners.
const HEADING: f32 = 240.0;
/// How wide a bottle of ink is, in dp.
const BOTTLE: f32 = 92.0;
/// How much higher than they must be the lines of scores are at most.
const MOST_LINES: f32 = 1.4;
/// The least height and width of a note, and its greatest height, in dp.
const NOTE: f32 = 150.0;
const NOTE_WIDE: f32 = 200.0;
const NOTE_MOST: f32 = 290.0;

/// The upper part of a place, so high at most.
fn top_of(place: Rect, height: f32) -> Rect {
    Rect { max: place.max.with_y(place.max.y.min(place.min.y + height)), ..place }
}

/// Above: back, whose turn it is, and the menu. From the bottom up: buttons, dice in their tray, words, the six roads.
/// What is left between them is for notes.
fn lay_high_hand(layout: &mut TableLayout, needs: &Needs, mut rect: Rect) -> Rect {
    let text = 0.4 + 0.6 * needs.screen.text_scale;
    let large = (rect.height() / 736.0).clamp(1.0, 1.35);
    let gap = 12.0;
    let row = cut_top(&mut rect, (TOUCH * large).max(TOUCH * text.min(1.4)));
    (layout.corners, layout.heading) = top_row(row);
    if layout.heading.width() < HEADING {
        // Long names need a row of their own.
        rect.min.y += GAP;
        layout.heading = cut_top(&mut rect, row.height());
    }
    rect.min.y += gap;

    let dice = needs.white_dice + 1;
    let rows = dice.div_ceil(if dice > 6 { 4 } else { 3 });
    let columns = dice.div_ceil(rows);
    let rows = rows as f32;
    let inset = 14.0;
    let side = |columns: f32, width: f32| (width + GAP) / columns - GAP;
    let has_one_row = rect.width() >= 6.0 * (72.0 + GAP) - GAP;
    let tile_rows = if has_one_row { 1.0 } else { 2.0 };
    let mut buttons = 2.0 * 52.0 + GAP;
    let (mut dice_high, mut words) = (rows * (TOUCH + GAP) - GAP, 32.0);
    let mut tiles = tile_rows * (TOUCH + GAP) - GAP;
    let mut spare = rect.height() - buttons - dice_high - 2.0 * inset - words - tiles - 3.0 * gap;
    let dice_most = rows * (side(columns as f32, rect.width() - 2.0 * inset).min(106.0) + GAP) - GAP;
    share(&mut spare, &mut [(&mut words, 64.0)]);
    let tile_most = side(6.0 / tile_rows, rect.width()).clamp(TOUCH, 104.0);
    share(
        &mut spare,
        &mut [
            (&mut dice_high, dice_most),
            (&mut words, 84.0 * text),
            (&mut tiles, tile_rows * (tile_most + GAP) - GAP),
            (&mut buttons, 2.0 * 60.0 * large + GAP),
        ],
    );

    let mut bottom = cut_bottom(&mut rect, buttons);
    rect.max.y -= gap;
    let main = (bottom.height() - GAP) * 0.52;
    layout.confirm = cut_bottom(&mut bottom, main);
    bottom.max.y -= GAP;
    let help = bottom.height().max(TOUCH);
    layout.help = cut_side(&mut bottom, help, !needs.screen.is_left_handed);
    cut_side(&mut bottom, GAP, !needs.screen.is_left_handed);
    layout.undo = bottom;
    if needs.has_pass {
        let pair = cells(bottom, 2, 1, GAP);
        (layout.undo, layout.pass) = (pair[0], pair[1]);
    }
    let tray = cut_bottom(&mut rect, dice_high + 2.0 * inset);
    layout.lay_dice(tray.inflate(-inset), columns, dice, 106.0);
    let around = layout.dice.iter().copied().reduce(|all, die| all.union(die)).unwrap_or_default();
    let beside = Rect { max: Vec2::new(around.min.x - 6.0, tray.max.y), ..tray };
    let bottle = if beside.width() >= BOTTLE { middle(beside, Vec2::splat(BOTTLE)) } else { Rect::default() };
    layout.felt = Felt { rect: tray, is_tray: true, bottle };
    rect.max.y -= gap;
    layout.words = cut_bottom(&mut rect, words);
    rect.max.y -= gap;
    let place = cut_bottom(&mut rect, tiles);
    let columns = 6.0 / tile_rows;
    let tile = Vec2::new((tiles + GAP) / tile_rows * 1.1, tiles);
    let width = (columns * (tile.x + GAP) - GAP).min(place.width());
    layout.lay_tiles(middle(place, Vec2::new(width, tiles)), columns as usize);
    rect.max.y -= gap;
    rect
}
