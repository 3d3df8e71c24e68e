//! What would you do? A few moves, each with the points that may be expected and what speaks for it.

use bevy_egui::egui::{Context, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    card::{self, Room},
    painted,
    style::{color, hand, text_scale},
    widgets::{Weight, focus_ring, key_cap, line, note, tell},
};
use crate::{accessibility::Role, boxes::HintEntry, drawing::label::TextSize, locale::Locale, theme::palette};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// This hint, from 0, is taken up.
    Take(usize),
    /// The panel closes.
    Close,
}

/// Shows what could be done; `None` as long as that is not known.
pub(super) fn show(
    ctx: &Context,
    hints: Option<&[HintEntry]>,
    is_solo: bool,
    locale: &Locale,
    is_left_handed: bool,
) -> Option<Choice> {
    let scale = text_scale(&ctx.global_style());
    let screen = ctx.content_rect();
    // On its side it leaves a part of the table to be seen.
    let most =
        if screen.width() < screen.height() { 480.0 } else { (screen.width() * 0.45).clamp(320.0, 480.0) };
    let room = Room::on(screen, most * scale.min(1.4)).beside(is_left_handed);
    let words = [locale.text("hint-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let (taken, is_closed) = card::closable(ctx, "hints", room, words, |ui, height| {
        card::scrolled(ui, "hints", height, |ui| {
            let Some(hints) = hints else {
                line(ui, &locale.text("hint-thinking"));
                return None;
            };
            let mut taken = None;
            let columns = hints.iter().map(|hint| hint.pictures.len()).max().unwrap_or(0);
            for (number, hint) in hints.iter().enumerate() {
                if entry(ui, locale, (number, columns), hint).clicked() {
                    taken = Some(number);
                }
            }
            if !is_solo {
                // What is expected need not fall from one to the next.
                note(ui, &locale.text("hint-order"));
            }
            taken
        })
    });
    if is_closed { Some(Choice::Close) } else { taken.map(Choice::Take) }
}

/// A number, pictures in so many columns, and two lines: why, and what may be expected.
fn entry(ui: &mut Ui, locale: &Locale, (number, columns): (usize, usize), hint: &HintEntry) -> Response {
    const PICTURE: f32 = 28.0;
    let (ink, soft) = (color(ui, palette::INK), color(ui, palette::SOFT_INK));
    let width = ui.available_width();
    // The words of all hints stand below each other.
    let beside = 32.0 + 32.0 * columns as f32;
    let words = (width - beside - 14.0).max(40.0);
    let set = |text: &str, dp: TextSize, ink| {
        ui.painter().layout(text.to_owned(), hand(ui.style(), dp.dp()), ink, words)
    };
    let (first, second) = (set(&hint.why, TextSize::Body, ink), set(&hint.expected, TextSize::Small, soft));
    let high = first.size().y + second.size().y;
    let (_, response) = ui.allocate_exact_size(vec2(width, (high + 16.0).max(60.0)), Sense::click());
    let key = if hint.expected.is_empty() { "hint-name-plain" } else { "hint-name" };
    let args = [
        ("number", (number + 1).into()),
        ("hint", hint.name.as_str().into()),
        ("expected", hint.expected.as_str().into()),
    ];
    let name = locale.with(key, &args);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    tell(ui, &response, Role::Button, &name, "");
    let face = key_cap(ui, &response, Weight::Plain, true);
    let (left, middle) = (face.left(), face.center().y);
    let painter = ui.painter();
    painter.circle_filled(pos2(left + 19.0, middle), 11.0, color(ui, palette::ACCENT));
    let digit = painter.layout_no_wrap(
        (number + 1).to_string(),
        bevy_egui::egui::FontId::proportional(17.0),
        color(ui, palette::ON_MAIN),
    );
    painter.galley(pos2(left + 19.0, middle) - digit.size() / 2.0, digit, ink);
    let places = columns.saturating_sub(hint.pictures.len())..;
    for (place, picture) in places.zip(&hint.pictures) {
        let at = pos2(left + 48.0 + 32.0 * place as f32, middle);
        painted::paint(painter, Rect::from_center_size(at, Vec2::splat(PICTURE)), picture);
    }
    let top = middle - high / 2.0;
    painter.galley(pos2(left + beside + 4.0, top), first.clone(), ink);
    painter.galley(pos2(left + beside + 4.0, top + first.size().y), second, soft);
    focus_ring(ui, &response, 22);
    response
}
