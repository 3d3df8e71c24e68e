//! The table on a screen that is higher than wide: sheets above, what the thumb needs below.

use bevy::math::{Rect, Vec2};

use super::{
    BEYOND_GLASS, Felt, Needs, TableLayout,
    sheet::{MARGIN, neat_line},
};
use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_left, cut_right, cut_side, cut_top, middle, share},
    table::layout::GAP,
};

/// Around and between the parts, from top to bottom, in dp.
mod gap {
    pub(super) const TOP: f32 = 6.0;
    pub(super) const BELOW_TOP: f32 = 4.0;
    pub(super) const IN_PAPER: f32 = 3.0;
    pub(super) const BELOW_PAPER: f32 = 6.0;
    pub(super) const BOTTOM: f32 = 8.0;
}

/// How high the parts are, from top to bottom.
#[derive(Clone, Copy, Debug)]
struct Heights {
    top: f32,
    minis: f32,
    label: f32,
    grid: f32,
    tracks: f32,
    title: f32,
    tiles: f32,
    words: f32,
    dice: f32,
    buttons: f32,
    /// Whether whose turn it is stands above the sheets, and the small sheets have a row of their own.
    has_header: bool,
    /// Lines of the tracks: four, or three that are shared.
    lines: f32,
    /// What is left over.
    spare: f32,
}

impl Heights {
    /// The roomiest that leaves squares of a good size.
    fn choose(needs: &Needs, size: Vec2) -> Self {
        let is_solo = needs.players == 1;
        let kinds = [(true, 4.0), (true, 3.0), (false, 4.0), (false, 3.0)];
        let kinds = kinds.into_iter().filter(|&(has_header, _)| has_header || !is_solo);
        let mut last = Self::new(needs, size, true, 3.0);
        for (has_header, lines) in kinds {
            last = Self::new(needs, size, has_header, lines);
            if last.grid >= 5.0 * 54.0 || last.grid >= 5.0 * last.by_width(size) - 0.1 {
                break;
            }
        }
        last
    }

    fn neat_line(&self) -> f32 {
        neat_line(self.label)
    }

    /// The largest side of a square that the width allows.
    fn by_width(&self, size: Vec2) -> f32 {
        ((size.x - 2.0 * MARGIN - self.label - self.neat_line()) / 5.0).min(140.0).floor()
    }

    fn new(needs: &Needs, size: Vec2, has_header: bool, lines: f32) -> Self {
        let has_minis = needs.players > 1 && has_header;
        // Larger text asks for higher lines, as far as there is room.
        let text = 0.4 + 0.6 * needs.screen.text_scale;
        let is_one_row = is_one_row(needs, size.x);
        let mut it = Self {
            top: if has_header { TOUCH } else { 52.0 },
            minis: if has_minis { 70.0 } else { 0.0 },
            label: (size.x * 0.09 - 9.0).clamp(22.0, 46.0),
            grid: 5.0 * TOUCH,
            tracks: lines * 23.0,
            title: if has_header { 0.0 } else { 20.0 },
            tiles: TOUCH,
            words: 32.0,
            dice: if is_one_row { TOUCH } else { 2.0 * TOUCH + GAP },
            buttons: if is_one_row { TOUCH } else { 0.0 },
            has_header,
            lines,
            spare: 0.0,
        };
        let around_map = 2.5 * gap::IN_PAPER + it.neat_line();
        let above = gap::BELOW_TOP + if has_minis { gap::BELOW_TOP } else { 0.0 } + around_map;
        let below = gap::BELOW_PAPER + 2.0 * GAP + if is_one_row { GAP } else { 0.0 };
        let used = it.top + it.minis + it.label + it.grid + it.tracks + it.title + it.tiles + it.words;
        let mut spare = size.y - above - below - used - it.dice - it.buttons;
        if spare < 0.0 {
            // So low a screen costs squares, not what the thumb needs.
            it.grid += spare;
            spare = 0.0;
        }
        let most = 5.0 * it.by_width(size);
        let top = if has_header { it.top } else { 60.0 };
        // What is not there stays away.
        let minis = |most: f32| if has_minis { most } else { 0.0 };
        let title = |most: f32| if has_header { 0.0 } else { most };
        // First what must be read, then squares for fingers, then whatever looks good.
        share(
            &mut spare,
            &mut [
                (&mut it.title, title(26.0)),
                (&mut it.words, 36.0),
                (&mut it.tracks, lines * 26.0),
                (&mut it.top, top),
                (&mut it.minis, minis(84.0)),
            ],
        );
        share(&mut spare, &mut [(&mut it.grid, most.min(5.0 * 60.0))]);
        let larger_dice = if is_one_row { 58.0 } else { it.dice };
        share(
            &mut spare,
            &mut [
                (&mut it.dice, larger_dice),
                (&mut it.words, 40.0 * text),
                (&mut it.tracks, lines * 28.0 * text),
                (&mut it.title, title(28.0 * text)),
                (&mut it.minis, minis((size.y * 0.11).clamp(84.0, 150.0))),
            ],
        );
        share(&mut spare, &mut [(&mut it.grid, most)]);
        let (dice, buttons) = if is_one_row { (84.0, 60.0) } else { (2.0 * 84.0 + GAP, 0.0) };
        share(
            &mut spare,
            &mut [
                (&mut it.minis, minis(size.y * 0.16)),
                (&mut it.tracks, lines * 44.0 * text),
                (&mut it.dice, dice),
                (&mut it.buttons, buttons),
                (&mut it.tiles, 64.0),
                (&mut it.words, 56.0 * text),
            ],
        );
        it.grid = 5.0 * (it.grid / 5.0).floor().max(1.0);
        Self { spare, ..it }
    }
}

/// How much wider than high a small sheet is at most.
const WIDEST: f32 = 2.6;

fn is_one_row(needs: &Needs, width: f32) -> bool {
    (needs.white_dice + 1) as f32 * (TOUCH + GAP) - GAP <= width
}

pub(super) fn lay(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let edge = if needs.screen.safe.width() < 400.0 { 8.0 } else { 16.0 };
    let mut rest = Rect::from_corners(
        needs.screen.safe.min + Vec2::new(edge, gap::TOP),
        needs.screen.safe.max - Vec2::new(edge, gap::BOTTOM),
    );
    let heights = Heights::choose(needs, rest.size());
    let others = needs.players - 1;

    let mut top = cut_top(&mut rest, heights.top);
    rest.min.y += gap::BELOW_TOP;
    layout.corners = [cut_left(&mut top, TOUCH), cut_right(&mut top, TOUCH)]
        .map(|corner| Rect { max: corner.min + TOUCH, ..corner });
    if heights.has_header {
        layout.heading =
            Rect { min: top.min + Vec2::new(GAP, 0.0), max: Vec2::new(top.max.x - GAP, top.min.y + TOUCH) };
        if others > 0 {
            let minis = cut_top(&mut rest, heights.minis);
            rest.min.y += gap::BELOW_TOP;
            let each = ((minis.width() + GAP) / others as f32 - GAP).min(minis.height() * WIDEST);
            let room = Vec2::new(others as f32 * (each + GAP) - GAP, minis.height());
            layout.minis = cells(middle(minis, room), others, 1, GAP);
        }
    } else {
        let minis = Rect { min: top.min + Vec2::new(4.0, 0.0), max: top.max - Vec2::new(4.0, 0.0) };
        layout.minis = cells(minis, others, 1, 4.0);
    }

    lay_hand(&mut layout, needs, &heights, &mut rest);
    let mut top = layout.tiles[0].min.y - gap::BELOW_PAPER / 2.0;
    if !heights.has_header {
        layout.heading = cut_bottom(&mut rest, heights.title);
        top = layout.heading.min.y - 2.0;
    }
    let around = needs.screen.safe.inflate(BEYOND_GLASS);
    layout.felt = Felt { rect: Rect { min: around.min.with_y(top), ..around }, ..Felt::default() };
    rest.max.y -= gap::BELOW_PAPER;
    // What is left over lies around the sheet.
    let paper = rest.height() - heights.spare.max(0.0) * 0.75;
    lay_sheet(&mut layout, needs, &heights, middle(rest, Vec2::new(rest.width(), paper)));
    layout
}

/// What the thumb needs, from the bottom up: buttons, dice, words, roads.
fn lay_hand(layout: &mut TableLayout, needs: &Needs, heights: &Heights, rest: &mut Rect) {
    let dice = needs.white_dice + 1;
    if is_one_row(needs, rest.width()) {
        let mut buttons = cut_bottom(rest, heights.buttons);
        let far = !needs.screen.is_left_handed;
        layout.help = cut_side(&mut buttons, heights.buttons, far);
        cut_side(&mut buttons, GAP, far);
        rest.max.y -= GAP;
        layout.lay_dice(cut_bottom(rest, heights.dice), dice, dice, 84.0);
        let small = (buttons.width() * 0.27).min(160.0) * if needs.has_pass { 0.85 } else { 1.0 };
        layout.lay_buttons(buttons, needs, small);
    } else {
        let mut bottom = cut_bottom(rest, heights.dice);
        let wide = (bottom.width() * 0.34).max(108.0);
        let mut buttons = cut_side(&mut bottom, wide, needs.screen.is_left_handed);
        cut_side(&mut bottom, GAP, needs.screen.is_left_handed);
        layout.lay_dice(bottom, dice.div_ceil(2), dice, 84.0);
        let half = (buttons.height() - GAP) / 2.0;
        layout.confirm = cut_bottom(&mut buttons, half);
        buttons.max.y -= GAP;
        layout.undo = buttons;
        if needs.has_pass {
            let pair = cells(buttons, 2, 1, GAP);
            (layout.undo, layout.pass) = (pair[0], pair[1]);
        }
    }
    rest.max.y -= GAP;
    layout.words = cut_bottom(rest, heights.words);
    if layout.help.is_empty() {
        layout.help = cut_side(&mut layout.words, TOUCH, needs.screen.is_left_handed);
        cut_side(&mut layout.words, GAP, needs.screen.is_left_handed);
    }
    rest.max.y -= GAP;
    let tiles = cut_bottom(rest, heights.tiles);
    layout.lay_tiles(middle(tiles, Vec2::new(560.0, 100.0)), 6);
}

/// The paper: the map, and the scores below it.
fn lay_sheet(layout: &mut TableLayout, needs: &Needs, heights: &Heights, paper: Rect) {
    let (side, label, edge) = (heights.grid, heights.label, heights.neat_line());
    // No wider than it must be; three lines need more than the map.
    let beside = if heights.lines > 3.0 { 24.0 } else { 80.0 };
    let width = (side + label + edge + 2.0 * MARGIN + beside).min(paper.width());
    let paper = middle(paper, Vec2::new(width, paper.height()));
    layout.paper = paper;
    let left = paper.center().x - (label + side + edge) / 2.0 + label;
    let top = paper.min.y + gap::IN_PAPER / 2.0 + label;
    layout.lay_map(Rect::new(left, top, left + side, top + side), label);
    let lines = Rect::from_corners(
        Vec2::new(paper.min.x + MARGIN, top + side + edge + gap::IN_PAPER),
        Vec2::new(paper.max.x - MARGIN, paper.max.y - gap::IN_PAPER),
    );
    layout.lay_scores_below(needs, lines, heights.lines > 3.0);
}
