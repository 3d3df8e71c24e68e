//! What would you do? A few moves, beside the table on which they are ringed: the one that is looked at with all that
//! speaks for it, the others small.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Context, FontId, Galley, Id, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use super::{
    card::{self, Room},
    painted,
    style::{GAP, TOUCH, color, hand, material_of, text_scale},
    widgets::{Weight, focus_ring, key_cap, line, note, tell, to_egui},
};
use crate::{
    accessibility::Role,
    drawing::label::TextSize,
    locale::{Locale, hint::HintWords},
    pictures::material::DEPTH,
    table::hints::ShownHint,
    theme::palette,
};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// This hint, from 0, is looked at: the table shows it as chosen.
    LookAt(usize),
    /// This hint is carried out.
    CarryOut(usize),
    /// The panel closes.
    Close,
}

/// What the panel keeps while it is open.
#[derive(Default, Debug)]
pub(super) struct Kept {
    /// The hint that is looked at, from 0.
    looked_at: usize,
    /// Where the panel lies, once it is known what it must not cover.
    side: Option<Align2>,
    /// How many frames the hints have been there, up to those in which the panel finds its size.
    frames: u8,
}

/// In how many frames the panel finds its size.
const FITS: u8 = 3;

impl Kept {
    /// Whether the panel has still to find its size, which it does in the frames after this one.
    pub(super) const fn is_growing(&mut self, is_known: bool) -> bool {
        if !is_known || self.frames >= FITS {
            return false;
        }
        self.frames += 1;
        true
    }
}

/// Shows what could be done; `None` as long as that is not known.
pub(super) fn show(
    ctx: &Context,
    kept: &mut Kept,
    hints: Option<&[ShownHint]>,
    is_solo: bool,
    locale: &Locale,
    is_left_handed: bool,
) -> Option<Choice> {
    let scale = text_scale(&ctx.global_style());
    let screen = ctx.content_rect();
    // A low screen has more room beside than below.
    let part = if screen.height() < LOW { 0.46 } else { 0.4 };
    let most =
        if screen.width() < screen.height() { 480.0 } else { (screen.width() * part).clamp(300.0, 420.0) };
    let room = Room::on(screen, most * scale.min(1.4));
    let sides = sides(room.is_upright, is_left_handed);
    if let Some(hints) = hints
        && kept.side.is_none()
    {
        let zoom = ctx.zoom_factor();
        let places: Vec<Rect> =
            hints.iter().filter_map(|hint| hint.place).map(|place| to_egui(place, zoom)).collect();
        let best = hints.first().map_or(0.0, |best| Laid::new(ctx, best, room.width).height);
        let size = room.with_margins(best + AROUND * scale);
        kept.side = Some(least_covering(screen, size, &sides, &places));
    }
    let room = room.beside(kept.side.unwrap_or(sides[0]));
    let words = [locale.text("hint-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let word = hints.and_then(|hints| hints.get(kept.looked_at)).map(|hint| hint.word.as_str());
    let (looked_at, end) =
        card::offering(ctx, "hints", room, words, Some(word.unwrap_or_default()), |ui, height| {
            card::scrolled(ui, "hints", height, |ui| {
                let Some(hints) = hints else {
                    line(ui, &locale.text("hint-thinking"));
                    return None;
                };
                // For the tick that stands out above.
                ui.add_space(TICK);
                let looked_at = all(ui, locale, hints, kept.looked_at);
                if !is_solo {
                    // What is expected need not fall from one to the next.
                    note(ui, &locale.text("hint-order"));
                }
                looked_at
            })
        });
    match end {
        Some(card::End::Closed) => Some(Choice::Close),
        Some(card::End::Main) => Some(Choice::CarryOut(kept.looked_at)),
        None => {
            let hint = looked_at?;
            kept.looked_at = hint;
            Some(Choice::LookAt(hint))
        }
    }
}

/// Below this height of the screen, in dp, the panel is wider, and the small hints are lower.
const LOW: f32 = 480.0;

/// How far the tick of what is chosen stands out, in dp.
const TICK: f32 = 5.0;

/// About how high all but the best hint is at normal text size, in dp.
const AROUND: f32 = 220.0;

/// Where the panel can lie, the best first: where the thumb is.
fn sides(is_upright: bool, is_left_handed: bool) -> Vec<Align2> {
    const LEFT: [Align2; 2] = [Align2::LEFT_TOP, Align2::LEFT_BOTTOM];
    const RIGHT: [Align2; 2] = [Align2::RIGHT_TOP, Align2::RIGHT_BOTTOM];
    match (is_upright, is_left_handed) {
        (true, _) => vec![Align2::CENTER_BOTTOM, Align2::CENTER_TOP],
        (false, true) => [LEFT, RIGHT].concat(),
        (false, false) => [RIGHT, LEFT].concat(),
    }
}

/// The first of the sides at which a panel of this size covers least of the places.
fn least_covering(screen: Rect, size: Vec2, sides: &[Align2], places: &[Rect]) -> Align2 {
    let covered = |side: Align2| {
        let panel = side.align_size_within_rect(size, screen.shrink(card::EDGE));
        let areas = places.iter().map(|place| place.intersect(panel)).filter(Rect::is_positive);
        areas.map(|both| both.area()).sum::<f32>()
    };
    let least = sides.iter().copied().min_by(|a, b| covered(*a).total_cmp(&covered(*b)));
    least.unwrap_or(Align2::CENTER_BOTTOM)
}

/// All hints: the one that is looked at, and the others below it. Says which of them is to be looked at.
fn all(ui: &mut Ui, locale: &Locale, hints: &[ShownHint], looked_at: usize) -> Option<usize> {
    let mut touched = None;
    if let Some(hint) = hints.get(looked_at)
        && large(ui, locale, looked_at, hint).clicked()
    {
        touched = Some(looked_at);
    }
    let others: Vec<_> = hints.iter().enumerate().filter(|(number, _)| *number != looked_at).collect();
    let width = |columns: usize| (ui.available_width() - TICK - GAP * (columns as f32 - 1.0)) / columns as f32;
    // Large letters need the whole width, and so do many words.
    let are_short = others.iter().all(|(_, hint)| small_words(ui, hint, width(2)).rows.len() <= MOST_ROWS);
    let columns = if text_scale(ui.style()) > 1.3 || !are_short { 1 } else { 2 };
    let width = width(columns);
    for row in others.chunks(columns) {
        ui.horizontal(|ui| {
            for (number, hint) in row {
                if small(ui, locale, *number, hint, width).clicked() {
                    touched = Some(*number);
                }
            }
        });
    }
    touched
}

/// Tells of a hint that can be touched.
fn told(ui: &Ui, locale: &Locale, number: usize, hint: &ShownHint, response: &Response, is_chosen: bool) {
    let entry = &hint.entry;
    let key = if entry.expected.is_empty() { "hint-name-plain" } else { "hint-name" };
    let args = [
        ("number", (number + 1).into()),
        ("hint", entry.name.as_str().into()),
        ("expected", entry.expected.as_str().into()),
    ];
    let name = locale.with(key, &args);
    tell(ui, response, Role::Choice(is_chosen), &name, "");
}

/// Half a number's ground, in dp.
const NUMBER: f32 = 12.0;

/// The number of a hint as it stands on the table, its ground's left edge and middle there.
fn paint_number(ui: &Ui, left: f32, middle: f32, number: usize) {
    let at = pos2(left + NUMBER, middle);
    ui.painter().circle_filled(at, NUMBER, color(ui, palette::FOCUS_EDGE));
    ui.painter().circle_filled(at, NUMBER - 1.4, color(ui, palette::HINT));
    let ink = color(ui, palette::ON_HINT);
    let digit = ui.painter().layout_no_wrap((number + 1).to_string(), FontId::proportional(17.0), ink);
    ui.painter().galley(at - digit.size() / 2.0, digit, ink);
}

/// The pictures of a hint side by side from `left` on, each so wide; says where they end.
fn paint_pictures(ui: &Ui, left: f32, middle: f32, hint: &ShownHint, side: f32) -> f32 {
    let mut left = left;
    for picture in &hint.entry.pictures {
        let at = pos2(left + side / 2.0, middle);
        painted::paint(ui.painter(), Rect::from_center_size(at, Vec2::splat(side)), picture);
        left += side + 6.0;
    }
    left
}

/// How many dp of a row the number takes.
const AFTER_NUMBER: f32 = 2.0 * NUMBER + 8.0;

/// How many dp of a row the pictures take, each so wide.
fn beside(hint: &ShownHint, side: f32) -> f32 {
    (side + 6.0) * hint.entry.pictures.len() as f32
}

/// The hint that is looked at, laid out in a width: what is done; its pictures, and beside them what it brings or, where
/// that is not known, the reasons; below them the reasons.
struct Laid {
    /// Beside the number.
    done: Option<Arc<Galley>>,
    /// Beside the pictures.
    beside: Vec<Arc<Galley>>,
    /// Each with its sign.
    reasons: Vec<(bool, Arc<Galley>)>,
    are_beside: bool,
    /// How high the row of what is done is; 0 without it.
    first: f32,
    /// How high the row of the pictures is, and how high the words in it are.
    row: f32,
    words: f32,
    /// How high all of it is.
    height: f32,
}

/// The pictures of the hint that is looked at, its margins to both sides, and the room for the sign of a reason.
const PICTURE: f32 = 44.0;
const MARGIN: f32 = 12.0;
const SIGN: f32 = 20.0;
/// Between what is done, the pictures and the reasons.
const ROW: f32 = 4.0;

impl Laid {
    fn new(ctx: &Context, hint: &ShownHint, width: f32) -> Self {
        let style = ctx.global_style();
        let inner = width - TICK - 2.0 * MARGIN;
        let (ink, soft) = (color(ctx, palette::INK), color(ctx, palette::SOFT_INK));
        let set = |text: &str, dp: TextSize, ink, width: f32| {
            let font = hand(&style, dp.dp());
            (!text.is_empty()).then(|| ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, ink, width)))
        };
        let HintWords { done, brings, otherwise, reasons } = &hint.entry.words;
        let done = set(done, TextSize::Body, ink, inner - AFTER_NUMBER);
        let pictures = beside(hint, PICTURE);
        let has_row = !hint.entry.pictures.is_empty();
        // The number stands at what is said first.
        let before = if done.is_none() { AFTER_NUMBER } else { 0.0 };
        let aside = inner - before - if has_row { pictures } else { 0.0 };
        let counted = [(brings, TextSize::Body, ink), (otherwise, TextSize::Small, soft)];
        let counted = counted.into_iter().chain([(&hint.entry.expected, TextSize::Small, soft)]);
        let counted: Vec<_> = counted.filter_map(|(text, dp, ink)| set(text, dp, ink, aside)).collect();
        let said = |width: f32| -> Vec<_> {
            let words = |words| set(words, TextSize::Small, ink, width - SIGN);
            reasons.iter().filter_map(|it| Some((it.is_for, words(&it.words)?))).collect()
        };
        let of_form = |are_beside: bool| {
            let reasons = said(if are_beside { aside } else { inner });
            let beside = height(counted.iter());
            let listed = height(reasons.iter().map(|(_, words)| words));
            let (words, below) = if are_beside { (beside + listed, 0.0) } else { (beside, listed) };
            let row = if has_row || done.is_none() { words.max(PICTURE) } else { words };
            let first = done.as_ref().map_or(0.0, |done| done.size().y.max(2.0 * NUMBER));
            let rows = [first, row, below].into_iter().filter(|row| *row > 0.0);
            let height = rows.map(|row| row + ROW).sum::<f32>() - ROW + 20.0;
            Self { done: done.clone(), beside: counted.clone(), reasons, are_beside, first, row, words, height }
        };
        let [beside, below] = [true, false].map(of_form);
        if beside.height <= below.height { beside } else { below }
    }
}

fn height<'a>(lines: impl Iterator<Item = &'a Arc<Galley>>) -> f32 {
    lines.map(|line| line.size().y).sum()
}

/// The place of a hint, which stays the same one for the keys and for readers wherever it comes to lie.
fn own_place(ui: &mut Ui, size: Vec2, number: usize) -> Response {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.interact(rect, Id::new(("hint", number)), Sense::click())
}

/// The hint that is looked at: number, words and pictures.
fn large(ui: &mut Ui, locale: &Locale, number: usize, hint: &ShownHint) -> Response {
    let laid = Laid::new(ui.ctx(), hint, ui.available_width());
    let size = vec2(ui.available_width() - TICK, laid.height + DEPTH);
    let response = own_place(ui, size, number);
    told(ui, locale, number, hint, &response, true);
    let face = key_cap(ui, &response, Weight::Chosen, true);
    let (ink, left, mut top) = (color(ui, palette::INK), face.left() + MARGIN, face.top() + 10.0);
    let paint = |left: f32, top: &mut f32, line: Arc<Galley>| {
        let high = line.size().y;
        ui.painter().galley(pos2(left, *top), line, ink);
        *top += high;
    };
    // The number stands at what is said first.
    let after = match laid.done {
        Some(done) => {
            paint_number(ui, left, top + NUMBER, number);
            paint(left + AFTER_NUMBER, &mut (top + (laid.first - done.size().y) / 2.0), done);
            top += laid.first + ROW;
            left
        }
        None => {
            paint_number(ui, left, top + laid.row / 2.0, number);
            left + AFTER_NUMBER
        }
    };
    let words = paint_pictures(ui, after, top + laid.row / 2.0, hint, PICTURE);
    let mut at = top + (laid.row - laid.words) / 2.0;
    laid.beside.into_iter().for_each(|line| paint(words, &mut at, line));
    let below = if laid.row > 0.0 { laid.row + ROW } else { 0.0 };
    let (left, mut at) = if laid.are_beside { (words, at) } else { (left, top + below) };
    for (is_for, line) in laid.reasons {
        paint_sign(ui, pos2(left + 6.0, at + line.rows.first().map_or(0.0, |row| row.height()) / 2.0), is_for);
        paint(left + SIGN, &mut at, line);
    }
    focus_ring(ui, &response, 22);
    response
}

/// A plus before what speaks for a move, a minus before what speaks against it.
fn paint_sign(ui: &Ui, at: Pos2, is_for: bool) {
    let material = material_of(ui);
    let stroke = Stroke::new(2.6, color(ui, if is_for { material.good } else { material.bad }));
    let arm = 5.0;
    ui.painter().line_segment([at - vec2(arm, 0.0), at + vec2(arm, 0.0)], stroke);
    if is_for {
        ui.painter().line_segment([at - vec2(0.0, arm), at + vec2(0.0, arm)], stroke);
    }
}

/// The pictures of one of the others, and its margins to both sides.
const SMALL_PICTURE: f32 = 28.0;
const SMALL_MARGIN: f32 = 9.0;
/// How many rows of words one of the others has at most beside another.
const MOST_ROWS: usize = 3;

/// What is said of one of the others, laid out in a width that its number and pictures share.
fn small_words(ui: &Ui, hint: &ShownHint, width: f32) -> Arc<Galley> {
    let beside = AFTER_NUMBER + beside(hint, SMALL_PICTURE) + 2.0 * SMALL_MARGIN;
    let words = if hint.entry.brief.is_empty() { &hint.word } else { &hint.entry.brief };
    let font = hand(ui.style(), TextSize::Small.dp());
    ui.painter().layout(words.clone(), font, color(ui, palette::INK), (width - beside).max(40.0))
}

/// One of the others: number and pictures, and what tells it from the rest, or what would be done.
fn small(ui: &mut Ui, locale: &Locale, number: usize, hint: &ShownHint, width: f32) -> Response {
    let words = small_words(ui, hint, width);
    let size = vec2(
        width,
        (words.size().y + 12.0).max(if ui.ctx().content_rect().height() < LOW { TOUCH } else { 56.0 }),
    );
    let response = own_place(ui, size, number);
    told(ui, locale, number, hint, &response, false);
    let face = key_cap(ui, &response, Weight::Plain, true);
    let (left, middle) = (face.left() + SMALL_MARGIN, face.center().y);
    paint_number(ui, left, middle, number);
    let end = paint_pictures(ui, left + AFTER_NUMBER, middle, hint, SMALL_PICTURE);
    ui.painter().galley(pos2(end, middle - words.size().y / 2.0), words, color(ui, palette::INK));
    focus_ring(ui, &response, 22);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_covers_none_of_what_it_is_about_where_it_can() {
        let (phone, wide) = (
            Rect::from_min_size(pos2(0.0, 0.0), vec2(390.0, 844.0)),
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1024.0, 768.0)),
        );
        let place = |x: f32, y: f32| Rect::from_center_size(pos2(x, y), vec2(60.0, 60.0));
        let size = vec2(370.0, 320.0);
        let on = |screen, is_left_handed, places: &[Rect]| {
            least_covering(screen, size, &sides(screen == phone, is_left_handed), places)
        };
        assert_eq!(on(phone, false, &[]), Align2::CENTER_BOTTOM);
        assert_eq!(on(phone, false, &[place(200.0, 300.0)]), Align2::CENTER_BOTTOM);
        assert_eq!(on(phone, false, &[place(200.0, 700.0)]), Align2::CENTER_TOP);
        assert_eq!([false, true].map(|is_left| on(wide, is_left, &[])), [Align2::RIGHT_TOP, Align2::LEFT_TOP]);
        assert_eq!(on(wide, false, &[place(900.0, 100.0)]), Align2::RIGHT_BOTTOM);
        assert_eq!(on(wide, false, &[place(900.0, 100.0), place(900.0, 700.0)]), Align2::LEFT_TOP);
    }
}
