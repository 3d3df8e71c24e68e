//! The table on a screen that is higher than wide: sheets above, what the thumb needs below.

use bevy::math::{Rect, Vec2};

use super::{
    GAP, Needs, TOUCH, TableLayout, button_row, cut_bottom, cut_left, cut_right, cut_top, lay_dice, row,
    track_row,
};

/// What the printed dice beside the grid take.
const LABEL: f32 = 22.0;

pub(super) fn lay(needs: &Needs) -> TableLayout {
    let mut layout = TableLayout::default();
    let (width, height) = (needs.safe.width(), needs.safe.height());
    let edge = if width < 400.0 { 8.0 } else { 16.0 };
    let mut rest =
        Rect::from_corners(needs.safe.min + Vec2::new(edge, 6.0), needs.safe.max - Vec2::new(edge, 8.0));

    let dice = needs.white_dice + 1;
    let is_one_row = dice as f32 * (TOUCH + GAP) - GAP <= rest.width();
    let text = needs.text_scale.min(1.35);
    let words = 24.0 * text;
    let tracks_min = 3.0 * 26.0;
    let bottom_min = 2.0 * TOUCH + GAP;
    let others = needs.players - 1;
    // Everything but the grid at its smallest; what is left makes squares, then small sheets, then the rest.
    let least = TOUCH + 4.0 + LABEL + 4.0 + tracks_min + 6.0 + 4.0 + words + 2.0 + TOUCH + GAP + bottom_min;
    let by_width = (rest.width() - 2.0 * 6.0 - LABEL) / 5.0;
    let cell = by_width.min((rest.height() - least) / 5.0).min(130.0).floor();
    let mut spare = rest.height() - least - 5.0 * cell;

    // A header of its own and larger small sheets, if there is room.
    let mini_room = 70.0 + 4.0;
    let has_header = others == 0 || spare >= mini_room;
    let mut top = cut_top(&mut rest, TOUCH);
    rest.min.y += 4.0;
    layout.corners = [cut_left(&mut top, TOUCH), cut_right(&mut top, TOUCH)];
    if has_header {
        layout.title = top;
        if others > 0 {
            spare -= mini_room;
            let grow = (spare * 0.6).clamp(0.0, height * 0.12);
            spare -= grow;
            let minis = cut_top(&mut rest, 70.0 + grow);
            rest.min.y += 4.0;
            let each = ((minis.width() + GAP) / others as f32 - GAP).min(minis.height() * 1.02);
            let room = Vec2::new(others as f32 * (each + GAP) - GAP, minis.height());
            layout.minis = row(super::middle(minis, room), others, GAP);
        }
    } else {
        let minis = Rect { min: top.min + Vec2::new(4.0, 0.0), max: top.max - Vec2::new(4.0, 0.0) };
        layout.minis = row(minis, others, 4.0);
    }

    // What the thumb needs, from the bottom up.
    let more = (spare * 0.35).clamp(0.0, 44.0);
    spare -= more;
    let mut bottom = cut_bottom(&mut rest, bottom_min + more);
    rest.max.y -= GAP;
    if is_one_row {
        let buttons = cut_bottom(&mut bottom, TOUCH + (more * 0.25).min(8.0));
        bottom.max.y -= GAP;
        lay_dice(&mut layout, bottom, dice, dice, 84.0);
        button_row(&mut layout, buttons, needs.has_pass, if needs.has_pass { 84.0 } else { 104.0 });
    } else {
        let columns = dice.div_ceil(2);
        let wide = (bottom.width() * 0.34).max(108.0);
        let mut buttons = cut_right(&mut bottom, wide);
        bottom.max.x -= GAP;
        lay_dice(&mut layout, bottom, columns, dice, 84.0);
        let half = (buttons.height() - GAP) / 2.0;
        layout.confirm = cut_bottom(&mut buttons, half);
        buttons.max.y -= GAP;
        if needs.has_pass {
            let pair = row(buttons, 2, GAP);
            (layout.undo, layout.pass) = (pair[0], pair[1]);
        } else {
            layout.undo = buttons;
        }
    }
    let tiles = cut_bottom(&mut rest, TOUCH + (spare * 0.1).min(12.0));
    let tiles = super::middle(tiles, Vec2::new(480.0, 100.0));
    for (tile, rect) in layout.tiles.iter_mut().zip(row(tiles, 6, GAP)) {
        *tile = rect;
    }
    rest.max.y -= 2.0;
    layout.words = cut_bottom(&mut rest, words + (spare * 0.1).min(10.0));
    rest.max.y -= 4.0;
    if !has_header {
        // Whose turn it is stands where the words are while the roads offer themselves.
        layout.title = layout.words;
    }
    lay_sheet(&mut layout, needs, rest, cell);
    layout
}

/// The paper: the grid with its labels, and the tracks below.
fn lay_sheet(layout: &mut TableLayout, needs: &Needs, paper: Rect, cell: f32) {
    layout.paper = paper;
    let side = 5.0 * cell;
    let left = paper.center().x - (side + LABEL) / 2.0 + LABEL;
    let top = paper.min.y + LABEL + 2.0;
    layout.label_grid(Rect::new(left, top, left + side, top + side), LABEL);
    let mut tracks = Rect::from_corners(
        Vec2::new(paper.min.x + 8.0, top + side + 2.0),
        Vec2::new(paper.max.x - 8.0, paper.max.y - 4.0),
    );
    let wide = (tracks.width() * 1.0).min(620.0);
    tracks = Rect::from_center_size(tracks.center(), Vec2::new(wide, tracks.height()));
    let [hotels, shops, bonuses, trees] = needs.marks;
    let title = (tracks.width() * 0.15).clamp(48.0, 96.0);
    let rows = if tracks.height() >= 4.0 * 32.0 { 4.0 } else { 3.0 };
    let line = tracks.height() / rows;
    let mut first = cut_top(&mut tracks, line);
    let second = cut_top(&mut tracks, line);
    let third = (rows > 3.0).then(|| cut_top(&mut tracks, line));
    layout.tracks[1] = track_row(second, title, shops);
    let points = tracks.width() * 0.3;
    layout.points = cut_right(&mut tracks, points);
    layout.tracks[3] = track_row(tracks, 0.0, trees);
    if let Some(third) = third {
        layout.tracks[2] = track_row(third, title, bonuses);
    } else {
        let wide = first.width() * 0.46;
        let half = cut_right(&mut first, wide);
        layout.tracks[2] = track_row(half, title * 0.72, bonuses);
    }
    layout.tracks[0] = track_row(first, title, hotels);
}
