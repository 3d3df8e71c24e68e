//! The planning office: vinyl on the table, the blueprint that is taped to it, and stamps on forms.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen},
    theme::Tone,
};

/// How large the parts are that vinyl and blueprint are repeated in, in dp.
pub(crate) const COVERING: f32 = 240.0;
pub(crate) const SHEET: f32 = 250.0;
/// How large their squares are, in dp; on the sheet every fifth line is strong.
const COVERING_SQUARE: f32 = 24.0;
const SHEET_SQUARE: f32 = 10.0;
const STRONG: usize = 5;

/// Paints a part of the vinyl.
pub(crate) fn paint_covering(brush: &mut Brush) {
    let whole = Rect::from_center_size(Vec2::ZERO, Vec2::splat(COVERING));
    brush.rect(whole, 0.0, colors::COVERING);
    paint_squares(brush, whole, COVERING_SQUARE, |_| (colors::COVERING_LINE, 0.8));
}

/// Paints a part of the blueprint: flat blue, an uneven wash, squares.
pub(crate) fn paint_sheet(brush: &mut Brush) {
    let whole = Rect::from_center_size(Vec2::ZERO, Vec2::splat(SHEET));
    brush.rect(whole, 0.0, colors::SHEET);
    for (x, y, reach) in [(-0.22, -0.2, 0.27), (0.2, 0.06, 0.28), (-0.14, 0.24, 0.24), (0.3, -0.32, 0.17)] {
        brush.glow(Vec2::new(x, y) * SHEET, reach * SHEET, colors::SHEET_LINE.with_alpha(0.045), whole);
    }
    paint_squares(brush, whole, SHEET_SQUARE, sheet_line);
}

/// Paints flat blueprint with its squares, for what is not repeated.
pub(crate) fn paint_blueprint(brush: &mut Brush, sheet: Rect) {
    brush.rect(sheet, 0.0, colors::SHEET);
    for (from, to, step) in [(sheet.min.x, sheet.max.x, Vec2::X), (sheet.min.y, sheet.max.y, Vec2::Y)] {
        for n in 1..((to - from) / SHEET_SQUARE).ceil() as usize {
            let (color, width) = sheet_line(n);
            let corner = sheet.min + step * n as f32 * SHEET_SQUARE;
            let size = step * width + (Vec2::ONE - step) * sheet.size();
            brush.rect(Rect::from_corners(corner, corner + size), 0.0, color);
        }
    }
}

/// What the lines of a blueprint are drawn with: every fifth is strong.
fn sheet_line(n: usize) -> (Tone, f32) {
    let is_strong = n.is_multiple_of(STRONG);
    (colors::SHEET_LINE.with_alpha(if is_strong { 0.15 } else { 0.07 }), if is_strong { 1.0 } else { 0.5 })
}

/// Lines at the left and the top of each square.
fn paint_squares(brush: &mut Brush, whole: Rect, square: f32, line: impl Fn(usize) -> (Tone, f32)) {
    let count = (whole.width() / square).round() as usize;
    for n in 0..count {
        let (color, width) = line(n);
        let at = n as f32 * square;
        let across =
            Rect { min: whole.min + Vec2::new(0.0, at), max: whole.max.with_y(whole.min.y + at + width) };
        let down =
            Rect { min: whole.min + Vec2::new(at, 0.0), max: whole.max.with_x(whole.min.x + at + width) };
        brush.rect(across, 0.0, color);
        brush.rect(down, 0.0, color);
    }
}

/// Paints the shadow of a sheet of this size.
pub(crate) fn paint_sheet_shadow(brush: &mut Brush, size: Vec2) {
    brush.shadow(Rect::from_center_size(Vec2::ZERO, size), 2.0, 6.0);
}

/// Paints the line along the sheet's edge, and the tape at its corners.
pub(crate) fn paint_sheet_edge(brush: &mut Brush, size: Vec2) {
    let sheet = Rect::from_center_size(Vec2::ZERO, size);
    let inset = (size.min_element() * 0.014).clamp(4.0, 14.0);
    brush.frame(sheet.inflate(-inset), 0.0, 1.2, colors::SHEET_LINE.with_alpha(0.55));
    let long = (size.min_element() * 0.1).clamp(34.0, 86.0);
    let tape = Rect::from_center_size(Vec2::ZERO, Vec2::new(long, long * 0.36));
    for (x, y) in [(-1.0_f32, -1.0_f32), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let at = sheet.half_size() * Vec2::new(x, y) - Vec2::new(x, y) * long * 0.06;
        brush.within(at, 1.0, x * y * -0.73, |brush| {
            brush.rect(tape, 1.0, colors::TAPE.with_alpha(0.86));
            brush.rect(Rect { max: tape.max.with_y(0.0), ..tape }, 1.0, colors::SHEET_LINE.with_alpha(0.14));
        });
    }
}

/// Paints the frame of a stamp: a double edge that is a little worn, and never straight.
pub(crate) fn paint_stamp(brush: &mut Brush, place: Rect, color: Tone) {
    let height = place.height();
    brush.within(place.center(), 1.0, -0.035, |brush| {
        let outer = Rect::from_center_size(Vec2::ZERO, place.size() - height * 0.08);
        for (rect, width) in
            [(outer, (height * 0.06).max(2.2)), (outer.inflate(-height * 0.1), (height * 0.025).max(1.0))]
        {
            paint_worn_frame(brush, rect, height * 0.14, Pen::new(width, color));
        }
    });
}

/// A frame of which some pieces are missing, always the same ones.
fn paint_worn_frame(brush: &mut Brush, rect: Rect, radius: f32, pen: Pen) {
    let outline = crate::drawing::shapes::rounded_outline(rect, radius);
    let mut closed = outline.clone();
    closed.extend(outline.first());
    let length: f32 = closed.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let count = (length / 13.0).max(6.0) as usize;
    for n in 0..count {
        // Between two thirds and all of each piece is there.
        let worn = 0.34 * ((n * 7 + 3) % 5) as f32 / 4.0 * f32::from(u8::from(n % 3 != 0));
        let [from, to] = [n as f32, n as f32 + 1.0 - worn].map(|part| part * length / count as f32);
        brush.stroke_part(&closed, from, to, pen.rough(pen.width * 0.5));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::reach;

    #[test]
    fn parts_that_are_repeated_fill_their_square() {
        for (side, paint) in [(COVERING, paint_covering as fn(&mut Brush)), (SHEET, paint_sheet)] {
            assert_eq!(reach(&Brush::shapes(paint)), side / 2.0);
            assert_eq!(side % COVERING_SQUARE.min(SHEET_SQUARE), 0.0);
        }
    }

    #[test]
    fn a_stamp_lies_around_its_words() {
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::new(150.0, 40.0));
        let shapes = Brush::shapes(|brush| paint_stamp(brush, place, colors::STAMPED));
        assert!(shapes.len() > 40, "{}", shapes.len());
        assert!((72.0..78.0).contains(&reach(&shapes)));
    }
}
