//! What chance has brought: how often each thing came, beside the number that may be expected.

use bevy_egui::egui::{Context, CornerRadius, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::{
    card::{self, Room},
    painted,
    style::{GAP, color, hand, material_of, text_scale},
    widgets::{heading, note, set_words, tell},
};
use crate::{
    accessibility::Role,
    boxes::{Bar, BarLabel, Chart, Statistics},
    drawing::label::TextSize,
    locale::{Locale, with_tenths},
    theme::palette,
};

/// So many bars at most have words beside their signs.
const FEW: usize = 2;
/// Beside others no chart is narrower than one with so many bars.
const NARROWEST: usize = 8;

/// Shows what chance has brought; whether the panel is to be closed.
pub(super) fn show(ctx: &Context, statistics: &Statistics, locale: &Locale) -> bool {
    let screen = ctx.content_rect();
    // Beside each other where they do not fit below each other.
    let scale = text_scale(&ctx.global_style());
    let is_wide = screen.height() < 560.0 && screen.width() >= 640.0 * scale;
    let room = Room::on(screen, if is_wide { 900.0 } else { 440.0 });
    let words = [statistics.title.clone(), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let ((), is_closed) = card::closable(ctx, "statistics", room, words, |ui, height| {
        card::scrolled(ui, "statistics", height, |ui| {
            if is_wide {
                // What has more bars is wider.
                let shares: Vec<usize> = statistics.charts.iter().map(share).collect();
                let gaps = GAP * (shares.len().max(1) - 1) as f32;
                ui.spacing_mut().item_spacing.x = GAP;
                let unit = (ui.available_width() - gaps) / shares.iter().sum::<usize>().max(1) as f32;
                ui.horizontal_top(|ui| {
                    for (share, it) in shares.into_iter().zip(&statistics.charts) {
                        ui.vertical(|ui| {
                            ui.set_width(unit * share as f32);
                            card::inset(ui, |ui| chart(ui, locale, it));
                        });
                    }
                });
            } else {
                for it in &statistics.charts {
                    card::inset(ui, |ui| chart(ui, locale, it));
                }
            }
            note(ui, &statistics.note);
        });
    });
    is_closed
}

/// How wide a chart is beside others: words below bars take more room than signs.
fn share(chart: &Chart) -> usize {
    let is_word = |bar: &Bar| matches!(bar.sign, BarLabel::Word(_));
    let each = if chart.bars.iter().any(is_word) { 2 } else { 1 };
    (each * chart.bars.len()).max(NARROWEST)
}

/// One bar for each thing, and where chance is even a dashed line at which all may be expected to end.
fn chart(ui: &mut Ui, locale: &Locale, chart: &Chart) {
    let (total, expected) = (chart.total(), chart.expected());
    heading(ui, &chart.title);
    if chart.is_even {
        note(ui, &locale.with("statistics-expected", &[("expected", with_tenths(expected))]));
    }
    let scale = text_scale(ui.style());
    let (letters, die, bars) = (18.0 * scale, 24.0, 84.0);
    let each = ui.available_width() / chart.bars.len().max(1) as f32;
    // A few signs have room for words below them.
    let named = if chart.bars.len() <= FEW { &chart.bars[..] } else { &[] };
    let names: Vec<_> =
        named.iter().map(|bar| set_words(ui, &bar.name, each - GAP, color(ui, palette::INK))).collect();
    let below = names.iter().map(|name| name.size().y).fold(0.0, f32::max);
    let size = vec2(ui.available_width(), bars + letters + die + 10.0 + below);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let most = chart.bars.iter().map(|bar| bar.count).max().unwrap_or_default();
    let most = if chart.is_even { most.max(expected.ceil() as u32) } else { most }.max(1) as f32;
    let ground = rect.top() + letters + bars;
    let middle = |index: usize| rect.left() + each * (index as f32 + 0.5);
    let high = |count: f32| ground - bars * count / most;
    for (index, bar) in chart.bars.iter().enumerate() {
        let middle = middle(index);
        let half = (each * 0.3).min(22.0);
        let column =
            Rect::from_min_max(pos2(middle - half, high(bar.count as f32)), pos2(middle + half, ground));
        let place =
            Rect::from_min_max(pos2(middle - each / 2.0, rect.top()), pos2(middle + each / 2.0, rect.bottom()));
        let read = ui.interact(place, ui.id().with((&chart.title, index)), Sense::hover());
        tell(ui, &read, Role::Text, &bar.name, "");
        let [fill, edge] = chart.colors.map(|tone| painted::color(ui, tone));
        let radius = CornerRadius { nw: 5, ne: 5, sw: 0, se: 0 };
        ui.painter().rect(column, radius, fill, Stroke::new(1.5, edge), bevy_egui::egui::StrokeKind::Inside);
        let at =
            Rect::from_center_size(pos2(middle, ground + 6.0 + die / 2.0), Vec2::splat(die.min(each - 1.0)));
        match &bar.sign {
            BarLabel::Picture(picture) => painted::paint(ui.painter(), at, picture),
            BarLabel::Word(word) => {
                let font = hand(ui.style(), TextSize::Small.dp());
                let word = ui.painter().layout_no_wrap(word.clone(), font, color(ui, palette::INK));
                ui.painter().galley(at.center() - word.size() / 2.0, word, color(ui, palette::INK));
            }
        }
    }
    for (index, name) in names.into_iter().enumerate() {
        let left = match name.job.halign {
            bevy_egui::egui::Align::Center => middle(index),
            _ => middle(index) - name.size().x / 2.0,
        };
        ui.painter().galley(pos2(left, ground + die + 8.0), name, color(ui, palette::INK));
    }
    let line = Stroke::new(1.5, color(ui, palette::INK));
    let mut numbers = Vec::new();
    for (index, bar) in chart.bars.iter().enumerate() {
        let font = hand(ui.style(), TextSize::Small.dp());
        let number = ui.painter().layout_no_wrap(bar.count.to_string(), font, color(ui, palette::INK));
        let at = pos2(middle(index) - number.size().x / 2.0, high(bar.count as f32) - 1.0 - number.size().y);
        numbers.push((at, number));
    }
    ui.painter().hline(rect.x_range(), ground, line);
    if total > 0 && chart.is_even {
        let at = high(expected as f32);
        let ends = [pos2(rect.left(), at), pos2(rect.right(), at)];
        ui.painter().extend(Shape::dashed_line(&ends, Stroke::new(2.0, color(ui, palette::HEADING)), 6.0, 5.0));
    }
    // The line does not strike the numbers through.
    for (at, number) in numbers {
        let ground = Rect::from_min_size(at, number.size()).shrink2(vec2(-3.0, 3.0));
        ui.painter().rect_filled(ground, CornerRadius::same(4), color(ui, material_of(ui).field));
        ui.painter().galley(at, number, color(ui, palette::INK));
    }
}
