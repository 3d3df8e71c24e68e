//! Who plays at a seat, as a figure: a person's dot with an initial, a computer player's head; and the list of all who
//! might.

use bevy::math::Vec2 as BevyVec2;
use bevy_egui::egui::{
    CornerRadius, Frame, Margin, Popup, Pos2, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, pos2,
    vec2,
};

use super::{
    painted,
    style::{TOUCH, color, hand},
    widgets::{Weight, focus_ring, inner, key_cap, seat_dot, tell, tell_more},
};
use crate::{
    accessibility::Role,
    drawing::{brush::Brush, label::TextSize},
    locale::{Locale, players},
    pictures::icons,
    record::{Controller, Level},
    theme::{Tone, palette},
};

/// Everybody who may play at a seat.
fn all() -> impl Iterator<Item = Controller> {
    core::iter::once(Controller::Person).chain(Level::ALL.map(Controller::Level))
}

/// "Person" or "Expert".
pub(super) fn name_of(locale: &Locale, by: Controller) -> String {
    match by {
        Controller::Level(level) => players::level(locale, level),
        Controller::Person | Controller::Random => locale.text("level-person"),
    }
}

fn about(locale: &Locale, by: Controller) -> String {
    match by {
        Controller::Level(level) => players::about(locale, level),
        Controller::Person | Controller::Random => locale.text("level-person-text"),
    }
}

/// Paints the figure of whoever plays at `seat`: told apart by shape, not by colour alone.
pub(super) fn paint(ui: &Ui, at: Pos2, seat: usize, by: Controller, initial: &str) {
    match by {
        Controller::Level(_) => {
            let fill = palette::PLAYERS.get(seat).copied().unwrap_or(palette::INK);
            paint_head(ui, at, 13.0, fill.mix(&palette::INK, 0.15));
        }
        Controller::Person | Controller::Random => seat_dot(ui, at, seat, initial),
    }
}

/// Paints a computer player's head of this half width.
pub(super) fn paint_head(ui: &Ui, at: Pos2, half: f32, fill: Tone) {
    let head = Brush::shapes(|brush| {
        brush.within(BevyVec2::ZERO, half, 0.0, |brush| icons::computer(brush, fill, palette::PAPER));
    });
    painted::paint_shapes(ui.painter(), at, head);
}

/// A place with the figure of who plays, which opens the list of all who may play here. Says who was chosen. The figure
/// is painted in its middle if `has_figure`.
pub(super) fn button(
    ui: &mut Ui,
    rect: Rect,
    locale: &Locale,
    (seat, by, has_figure): (usize, Controller, bool),
    [name, initial]: [&str; 2],
) -> Option<Controller> {
    let response = ui.allocate_rect(rect, Sense::click());
    let question = locale.with("setup-plays", &[("name", name.into())]);
    let said = name_of(locale, by);
    tell(ui, &response, Role::Button, &question, &said);
    let mut at = rect.center() + vec2(14.0, 5.0);
    if has_figure {
        paint(ui, rect.center() - vec2(6.0, 0.0), seat, by, initial);
    } else {
        // On a disc of paper: it may lie on anything.
        at = rect.right_bottom() - vec2(20.0, 18.0);
        ui.painter().circle_filled(at, 11.0, color(ui, palette::PAPER));
    }
    let chevron = [vec2(-4.0, -2.0), vec2(0.0, 2.5), vec2(4.0, -2.0)].map(|by| at + by);
    ui.painter().line(chevron.to_vec(), Stroke::new(2.0, color(ui, palette::INK)));
    focus_ring(ui, &response, 14);
    choose(&response, locale, &question, by)
}

/// The list that `response` opens. Says who was chosen.
pub(super) fn choose(
    response: &Response,
    locale: &Locale,
    question: &str,
    by: Controller,
) -> Option<Controller> {
    let mut chosen = None;
    // It keeps off the edges of the window.
    let frame = Frame::popup(&response.ctx.global_style()).outer_margin(Margin::symmetric(8, 0));
    Popup::menu(response).gap(4.0).frame(frame).show(|ui| {
        let screen = ui.ctx().content_rect();
        let width = (screen.width() - 48.0).min(340.0);
        ScrollArea::vertical().max_height((screen.height() - 40.0).max(TOUCH)).show(ui, |ui| {
            ui.set_width(width);
            inner(ui, |ui| {
                for one in all() {
                    let weight = Weight::of_choice(one == by);
                    if entry(ui, locale, question, one, weight, width).clicked() {
                        chosen = Some(one);
                        ui.close();
                    }
                }
            });
        });
    });
    chosen.filter(|&chosen| chosen != by)
}

/// One who may play: a sign, a name, and a line about it.
fn entry(ui: &mut Ui, locale: &Locale, question: &str, by: Controller, weight: Weight, width: f32) -> Response {
    let (name, about) = (name_of(locale, by), about(locale, by));
    let (ink, soft) = (color(ui, palette::INK), color(ui, palette::SOFT_INK));
    let words = width - 60.0;
    let title = ui.painter().layout(name.clone(), hand(ui.style(), TextSize::Body.dp()), ink, words);
    let text = ui.painter().layout(about.clone(), hand(ui.style(), TextSize::Small.dp()), soft, words);
    let height = title.size().y + text.size().y;
    let (rect, response) = ui.allocate_exact_size(vec2(width, (height + 10.0).max(TOUCH)), Sense::click());
    let choice = locale.with("item-choice", &[("question", question.into()), ("answer", name.into())]);
    tell_more(ui, &response, weight.role(), [&choice, "", &about]);
    let face = key_cap(ui, &response, weight, true);
    let at = pos2(rect.left() + 24.0, face.center().y);
    match by {
        Controller::Level(_) => paint_head(ui, at, 11.0, palette::INK),
        Controller::Person | Controller::Random => paint_person(ui, at, 11.0, palette::INK),
    }
    let top = face.center().y - height / 2.0;
    ui.painter().galley(pos2(rect.left() + 46.0, top), title.clone(), ink);
    ui.painter().galley(pos2(rect.left() + 46.0, top + title.size().y), text, soft);
    focus_ring(ui, &response, 22);
    response
}

/// Paints a person's head and shoulders of this half width.
pub(super) fn paint_person(ui: &Ui, at: Pos2, half: f32, fill: Tone) {
    let fill = color(ui, fill);
    ui.painter().circle_filled(at - vec2(0.0, half * 0.42), half * 0.46, fill);
    let body = Rect::from_min_max(at + half * vec2(-0.8, 0.18), at + half * vec2(0.8, 0.95));
    let round = (half * 0.6) as u8;
    let radius = CornerRadius { nw: round, ne: round, sw: 2, se: 2 };
    ui.painter().rect(body, radius, fill, Stroke::NONE, StrokeKind::Inside);
}
