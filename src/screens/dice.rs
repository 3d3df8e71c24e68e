//! How often each face came, beside the number that may be expected: the blue die, and the white ones.

use bevy_egui::egui::{Context, CornerRadius, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::{
    card::{self, Room},
    die::{Color, paint_die},
    style::{GAP, color, hand, text_scale, tinted},
    widgets::{heading, note, tell},
};
use crate::{
    board::doodle_city::tally::Tally,
    locale::Locale,
    rules::dice::Face,
    semantics::Role,
    theme::{label::TextSize, palette},
};

/// Shows the dice of a match; whether the panel is to be closed.
pub(super) fn show(ctx: &Context, tally: &Tally, locale: &Locale) -> bool {
    let screen = ctx.content_rect();
    // Beside each other where they do not fit below each other.
    let scale = text_scale(&ctx.global_style());
    let is_wide = screen.height() < 560.0 && screen.width() >= 640.0 * scale;
    let room = Room::on(screen, if is_wide { 700.0 } else { 440.0 });
    let words = [locale.text("dice-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let ((), is_closed) = card::closable(ctx, "dice", room, words, |ui, height| {
        card::scrolled(ui, "dice", height, |ui| {
            if is_wide {
                ui.spacing_mut().item_spacing.x = 28.0;
                ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                    chart(left, locale, Color::Blue, &tally.blue);
                    chart(right, locale, Color::White, &tally.white);
                });
            } else {
                chart(ui, locale, Color::Blue, &tally.blue);
                ui.add_space(GAP);
                chart(ui, locale, Color::White, &tally.white);
            }
            note(ui, &locale.text("dice-note"));
        });
    });
    is_closed
}

/// One bar for each face, and a dashed line where all would end if chance were even.
fn chart(ui: &mut Ui, locale: &Locale, of: Color, counts: &[u32; 6]) {
    let rolls: u32 = counts.iter().sum();
    let expected = f64::from(rolls) / 6.0;
    let (key, word) = match of {
        Color::Blue => ("dice-blue", "dice-blue-word"),
        Color::White => ("dice-white", "dice-white-word"),
    };
    heading(ui, &locale.with(key, &[("rolls", rolls.into())]));
    note(ui, &locale.with("dice-expected", &[("expected", format!("{expected:.1}").into())]));
    let scale = text_scale(ui.style());
    let (letters, die, bars) = (18.0 * scale, 24.0, 84.0);
    let (rect, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), bars + letters + die + 10.0), Sense::hover());
    let most = counts.iter().copied().max().unwrap_or_default().max(expected.ceil() as u32).max(1) as f32;
    let ground = rect.top() + letters + bars;
    let each = rect.width() / 6.0;
    let high = |count: f32| ground - bars * count / most;
    for (face, &count) in Face::ALL.into_iter().zip(counts) {
        let middle = rect.left() + each * (face.index() as f32 + 0.5);
        let half = (each * 0.3).min(22.0);
        let bar = Rect::from_min_max(pos2(middle - half, high(count as f32)), pos2(middle + half, ground));
        let place =
            Rect::from_min_max(pos2(middle - each / 2.0, rect.top()), pos2(middle + each / 2.0, rect.bottom()));
        let read = ui.interact(place, ui.id().with((key, face.index())), Sense::hover());
        let args = [("die", locale.text(word).into()), ("face", face.pips().into()), ("count", count.into())];
        tell(ui, &read, Role::Text, &locale.with("dice-face", &args), "");
        let (fill, edge) = match of {
            Color::Blue => (color(palette::BLUE), color(palette::BLUE)),
            Color::White => (tinted(palette::PLANK, 0.34), color(palette::PLANK)),
        };
        let radius = CornerRadius { nw: 5, ne: 5, sw: 0, se: 0 };
        ui.painter().rect(bar, radius, fill, Stroke::new(1.5, edge), bevy_egui::egui::StrokeKind::Inside);
        let at = Rect::from_center_size(pos2(middle, ground + 6.0 + die / 2.0), Vec2::splat(die));
        paint_die(ui.painter(), at, face, of);
    }
    let line = Stroke::new(1.5, color(palette::INK));
    let mut numbers = Vec::new();
    for (face, &count) in Face::ALL.into_iter().zip(counts) {
        let font = hand(ui.style(), TextSize::Small.dp());
        let number = ui.painter().layout_no_wrap(count.to_string(), font, color(palette::INK));
        let middle = rect.left() + each * (face.index() as f32 + 0.5);
        let at = pos2(middle - number.size().x / 2.0, high(count as f32) - 1.0 - number.size().y);
        numbers.push((at, number));
    }
    ui.painter().hline(rect.x_range(), ground, line);
    if rolls > 0 {
        let at = high(expected as f32);
        let ends = [pos2(rect.left(), at), pos2(rect.right(), at)];
        ui.painter().extend(Shape::dashed_line(&ends, Stroke::new(2.0, color(palette::HOTEL_TEXT)), 6.0, 5.0));
    }
    // The line does not strike the numbers through.
    for (at, number) in numbers {
        let ground = Rect::from_min_size(at, number.size()).shrink2(vec2(-3.0, 3.0));
        ui.painter().rect_filled(ground, CornerRadius::same(4), color(palette::PAPER));
        ui.painter().galley(at, number, color(palette::INK));
    }
}
