//! What would you do? A few moves, beside the table on which they are ringed: the one that is looked at with all that
//! speaks for it, the others small.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Context, FontId, Galley, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    card::{self, Room},
    painted,
    style::{GAP, color, hand, text_scale},
    widgets::{Weight, focus_ring, key_cap, line, note, tell, to_egui},
};
use crate::{
    accessibility::Role, drawing::label::TextSize, locale::Locale, table::hints::ShownHint, theme::palette,
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
    let most =
        if screen.width() < screen.height() { 480.0 } else { (screen.width() * 0.4).clamp(300.0, 420.0) };
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
    // Large letters need the whole width.
    let columns = if text_scale(ui.style()) > 1.3 { 1 } else { 2 };
    for row in others.chunks(columns) {
        let width = (ui.available_width() - TICK - GAP * (columns as f32 - 1.0)) / columns as f32;
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
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_chosen, &name));
    tell(ui, response, Role::Button, &name, "");
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

/// How many dp of a row number and pictures take, each picture so wide.
fn beside(hint: &ShownHint, side: f32) -> f32 {
    2.0 * NUMBER + 8.0 + (side + 6.0) * hint.entry.pictures.len() as f32
}

/// The hint that is looked at, laid out in a width: why, and what may be expected, beside its pictures or, where words are
/// long, below them.
struct Laid {
    why: Arc<Galley>,
    expected: Arc<Galley>,
    is_beside: bool,
    /// Of the words.
    lines: f32,
    /// Of all of it.
    height: f32,
}

/// The pictures of the hint that is looked at, and its margins to both sides.
const PICTURE: f32 = 44.0;
const MARGIN: f32 = 12.0;

impl Laid {
    fn new(ctx: &Context, hint: &ShownHint, width: f32) -> Self {
        let style = ctx.global_style();
        let width = width - TICK - 2.0 * MARGIN;
        let set = |text: &str, dp: TextSize, tone, width| {
            let (font, ink) = (hand(&style, dp.dp()), color(ctx, tone));
            ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, ink, width))
        };
        let of_form = |is_beside: bool| {
            let words = if is_beside { width - beside(hint, PICTURE) } else { width };
            let why = set(&hint.entry.why, TextSize::Body, palette::INK, words);
            let expected = set(&hint.entry.expected, TextSize::Small, palette::SOFT_INK, words);
            let lines = why.size().y + if hint.entry.expected.is_empty() { 0.0 } else { expected.size().y };
            let above = if is_beside { 0.0 } else { PICTURE + 4.0 };
            Self { why, expected, is_beside, lines, height: (lines + above + 20.0).max(PICTURE + 24.0) }
        };
        let [aside, below] = [true, false].map(of_form);
        if aside.height <= below.height { aside } else { below }
    }
}

/// The hint that is looked at: number, pictures and words.
fn large(ui: &mut Ui, locale: &Locale, number: usize, hint: &ShownHint) -> Response {
    let Laid { why, expected, is_beside, lines, height } = Laid::new(ui.ctx(), hint, ui.available_width());
    let size = vec2(ui.available_width() - TICK, height);
    let (_, response) = ui.allocate_exact_size(size, Sense::click());
    told(ui, locale, number, hint, &response, true);
    let face = key_cap(ui, &response, Weight::Chosen, true);
    let left = face.left() + MARGIN;
    let above = if is_beside { 0.0 } else { PICTURE + 4.0 };
    let top = face.center().y - (lines + above) / 2.0;
    let middle = if is_beside { face.center().y } else { top + PICTURE / 2.0 };
    paint_number(ui, left, middle, number);
    paint_pictures(ui, left + 2.0 * NUMBER + 8.0, middle, hint, PICTURE);
    let at = pos2(if is_beside { left + beside(hint, PICTURE) } else { left }, top + above);
    let below = at + vec2(0.0, why.size().y);
    let ink = color(ui, palette::INK);
    ui.painter().galley(at, why, ink);
    ui.painter().galley(below, expected, ink);
    focus_ring(ui, &response, 22);
    response
}

/// One of the others: number and pictures, and the points to expect, or what would be done.
fn small(ui: &mut Ui, locale: &Locale, number: usize, hint: &ShownHint, width: f32) -> Response {
    const PICTURE: f32 = 28.0;
    const MARGIN: f32 = 9.0;
    let ink = color(ui, palette::INK);
    let beside = beside(hint, PICTURE);
    let words = if hint.entry.points.is_empty() { &hint.word } else { &hint.entry.points };
    let font = hand(ui.style(), TextSize::Small.dp());
    let words = ui.painter().layout(words.clone(), font, ink, (width - beside - 2.0 * MARGIN).max(40.0));
    let size = vec2(width, (words.size().y + 16.0).max(56.0));
    let (_, response) = ui.allocate_exact_size(size, Sense::click());
    told(ui, locale, number, hint, &response, false);
    let face = key_cap(ui, &response, Weight::Plain, true);
    let (left, middle) = (face.left() + MARGIN, face.center().y);
    paint_number(ui, left, middle, number);
    let end = paint_pictures(ui, left + 2.0 * NUMBER + 8.0, middle, hint, PICTURE);
    ui.painter().galley(pos2(end, middle - words.size().y / 2.0), words, ink);
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
