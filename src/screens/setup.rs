//! The set-up of a new match: who plays, what the game asks, who starts.

use bevy_egui::egui::{Align2, Context, Rect, Sense, Stroke, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::{
    card,
    controls::{list, slip, switch},
    page_frame::PageFrame,
    painted,
    setup_form::SetupForm,
    setup_seats::{Roominess, players},
    style::{GAP, TOUCH, color, text_scale},
    widgets::{
        self, Icon, Weight, button, fitted, focus_ring, heading, icon_button, note, set_unbroken, tell_more,
    },
};
use crate::{
    accessibility::Role,
    boxes::{Answer, GameBox, Question, SetupPage},
    locale::Locale,
    storage::Settings,
    theme::palette,
};

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// The match begins.
    Start,
    /// The first match begins, in which everything is explained.
    Learn,
    /// Not now.
    Back,
}

/// How much fits.
#[derive(Clone, Copy)]
struct Fit {
    /// Two columns beside each other.
    is_wide: bool,
    /// For places.
    places: Roominess,
    /// High enough for headings and notes.
    is_roomy: bool,
}

impl Fit {
    fn of(middle: Rect, scale: f32, has_questions: bool) -> Self {
        let (has_width, high) = (middle.width() >= 660.0 * scale, middle.height());
        let is_wide = has_width && has_questions;
        let places = match has_width {
            true if high >= 500.0 => Roominess::Large,
            true if high >= 420.0 => Roominess::Usual,
            false if high >= 620.0 => Roominess::Usual,
            _ => Roominess::Low,
        };
        Self { is_wide, places, is_roomy: places != Roominess::Low }
    }
}

/// How wide one column is at most, and how high the question of who starts is with its note; in one of two columns.
const COLUMN: f32 = 760.0;
const FIRST: f32 = 112.0;
const FIRST_IN_COLUMN: f32 = 140.0;

/// Shows the page. `is_new`: it was opened just now, and the main button takes the keyboard. A first match is offered to
/// whoever has not begun any.
pub(super) fn show(
    ctx: &Context,
    form: &mut SetupForm,
    (asked, game): (&SetupPage, &GameBox),
    settings: &Settings,
    locale: &Locale,
    is_new: bool,
) -> Option<Decision> {
    let scale = settings.text_scale.clamp(1.0, 2.0);
    let teaches = game.teaches && !settings.has_begun(game.name);
    let (content, zoom) = (ctx.content_rect(), ctx.zoom_factor());
    let frame = PageFrame::of(widgets::to_bevy(content, zoom), scale * zoom);
    let [title, middle, foot] =
        [frame.title, frame.middle, frame.foot].map(|part| widgets::to_egui(part, zoom));
    let is_upright = content.height() >= content.width();
    let fit = Fit::of(middle, scale, !asked.questions.is_empty());
    card::on_ground(ctx, "setup", |ui| {
        let mut decided = None;
        let start = |ui: &mut Ui, width: f32| {
            // Who knows the game finds its button where it always is.
            let half = if teaches { (width - GAP) / 2.0 } else { width };
            let learn = |ui: &mut Ui| {
                let learns =
                    teaches && button(ui, &locale.text("setup-learn"), Weight::Plain, Some(half)).clicked();
                learns.then_some(Decision::Learn)
            };
            let width = half;
            let before = if settings.left_handed { None } else { learn(ui) };
            let start = button(ui, &locale.text("setup-start"), Weight::Main, Some(width));
            if is_new {
                start.request_focus();
            }
            let after = if settings.left_handed { learn(ui) } else { None };
            start.clicked().then_some(Decision::Start).or(before).or(after)
        };
        let back = |ui: &mut Ui| {
            let cap = card::button_height(ui).min(ui.max_rect().height());
            let back = icon_button(ui, Icon::Back, &locale.text("setup-back"), Some(cap), true);
            back.clicked().then_some(Decision::Back)
        };
        // Beside the title lie the way back and, without a foot, the main button; it is on the side of the thumb.
        let (mut head, mut beside) = (title, Rect::NOTHING);
        let is_left = settings.left_handed;
        if !is_upright {
            let corner = card::cut_side(&mut head, TOUCH, !is_left);
            decided = back(&mut card::row_in(ui, corner));
            if !foot.is_positive() {
                let width = if teaches { 340.0 * scale } else { 180.0 * scale }.min(head.width() * 0.5);
                beside = card::cut_side(&mut head, width, is_left);
            }
        }
        card::headline(ui, head, &asked.title, game.backdrop);
        let mut page = ui.new_child(UiBuilder::new().max_rect(middle).id_salt("middle"));
        page.set_clip_rect(middle.expand2(vec2(8.0, 6.0)).intersect(ui.clip_rect()));
        card::steady(&mut page, "setup", middle.height(), |ui| {
            if fit.is_wide {
                ui.spacing_mut().item_spacing.x = 20.0;
                ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                    left.spacing_mut().item_spacing.x = GAP;
                    right.spacing_mut().item_spacing.x = GAP;
                    // On a low screen the places take all of their column.
                    let is_beside = fit.places == Roominess::Low;
                    let room = middle.height() - FIRST_IN_COLUMN * scale - GAP;
                    players(left, form, game.seating, locale, (fit.places, room.max(0.0)));
                    questions(right, form, asked, locale, fit);
                    first(if is_beside { right } else { left }, form, asked, locale, fit);
                });
                return;
            }
            // What is not for questions is for the places.
            let below = FIRST * scale + GAP;
            let room = if asked.questions.is_empty() { middle.height() - below } else { 0.0 };
            let width = middle.width().min(COLUMN * scale);
            let column = ui.available_rect_before_wrap();
            let place = Rect::from_center_size(column.center(), vec2(width, column.height()));
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                players(ui, form, game.seating, locale, (fit.places, room));
                questions(ui, form, asked, locale, fit);
                first(ui, form, asked, locale, fit);
            });
        });
        let mut row = card::row_in(ui, if foot.is_positive() { foot } else { beside });
        if !foot.is_positive() {
            let width = beside.width();
            decided = start(&mut row, width).or(decided);
        } else if is_upright {
            // Both lie where the thumb is.
            let width = row.available_width() - TOUCH - GAP;
            if is_left {
                decided = start(&mut row, width).or(decided);
                decided = back(&mut row).or(decided);
            } else {
                decided = back(&mut row).or(decided);
                decided = start(&mut row, width).or(decided);
            }
        } else {
            let width = if teaches { 560.0 * scale } else { 360.0 * scale }.min(foot.width());
            if !is_left {
                row.add_space(foot.width() - width);
            }
            decided = start(&mut row, width).or(decided);
        }
        decided
    })
}

/// What the game asks, in its order.
fn questions(ui: &mut Ui, form: &mut SetupForm, asked: &SetupPage, locale: &Locale, fit: Fit) {
    form.answers.resize(asked.questions.iter().map(Question::answers).sum(), 0);
    let mut given = form.answers.iter_mut();
    for question in &asked.questions {
        let (Question::OneOf { title, .. } | Question::Switches { title, .. }) = question;
        card::sheet(ui, fit.is_roomy, |ui| {
            if fit.is_wide && fit.is_roomy {
                heading(ui, title);
            }
            match question {
                Question::OneOf { answers, .. } => {
                    if let Some(given) = given.next() {
                        one_of(ui, answers, given, fit);
                    }
                }
                Question::Switches { switches, .. } => {
                    for (it, given) in switches.iter().zip(&mut given) {
                        let mut is_on = *given == 1;
                        switch(ui, locale, &it.name, &it.about, &mut is_on);
                        *given = usize::from(is_on);
                        if let Some((pictures, [least, most])) = it.pictures.as_ref().filter(|_| fit.is_roomy) {
                            let is_large = fit.is_wide && fit.places == Roominess::Large;
                            let form = if is_large { least } else { most };
                            let size = vec2(ui.available_width(), ui.available_width() / form);
                            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                            painted::paint(ui.painter(), rect, &pictures[*given]);
                        }
                    }
                }
            }
        });
    }
}

/// Slips of paper, each with a picture, two beside each other where there is room.
fn one_of(ui: &mut Ui, answers: &[Answer], given: &mut usize, fit: Fit) {
    let count = answers.len().clamp(1, 2) as f32;
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    let width = if width >= 130.0 * text_scale(ui.style()) { width } else { ui.available_width() };
    // A large picture has its name below it.
    let (side, pad) = match fit.places {
        Roominess::Low => (44.0, 4.0),
        Roominess::Usual => (80.0, 8.0),
        Roominess::Large => ((width - 40.0).clamp(80.0, 200.0), 10.0),
    };
    let is_below = fit.places == Roominess::Large && fit.is_wide;
    let name_height = ui.text_style_height(&TextStyle::Body) + 6.0;
    ui.horizontal_wrapped(|ui| {
        for (index, answer) in answers.iter().enumerate() {
            let size = vec2(width, side + 2.0 * pad + if is_below { name_height } else { 0.0 });
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = index == *given;
            tell_more(ui, &response, Role::Choice(is_chosen), [&answer.name, "", &answer.about]);
            if response.clicked() {
                *given = index;
            }
            slip(ui, rect, is_chosen);
            let corner = if is_below { vec2((width - side) / 2.0, pad) } else { vec2(9.0, pad) };
            let picture = Rect::from_min_size(rect.min + corner, vec2(side, side));
            painted::paint(ui.painter(), picture, &answer.picture);
            let words = if is_below { width - 16.0 } else { width - side - 26.0 };
            let name = set_unbroken(ui, &answer.name, words, color(ui, palette::INK));
            let at = match is_below {
                true => pos2(rect.center().x - name.size().x / 2.0, picture.bottom() + 4.0),
                false => pos2(picture.right() + 10.0, rect.center().y - name.size().y / 2.0),
            };
            ui.painter().galley(at, name, color(ui, palette::INK));
            if is_chosen {
                let at = rect.right_top() + vec2(-14.0, 14.0);
                ui.painter().circle_filled(at, 8.0, color(ui, palette::ACCENT));
                let tick = [vec2(-3.5, 0.0), vec2(-1.0, 3.0), vec2(4.0, -3.0)].map(|by| at + by);
                ui.painter().line(tick.to_vec(), Stroke::new(2.0, color(ui, palette::ON_MAIN)));
            }
            focus_ring(ui, &response, 14);
        }
    });
}

/// Who starts. Alone that is no question, and something else is said in its place: below it nothing moves.
fn first(ui: &mut Ui, form: &mut SetupForm, asked: &SetupPage, locale: &Locale, fit: Fit) {
    let is_solo = form.players() == 1;
    card::sheet(ui, fit.is_roomy, |ui| {
        // Both take their room, so that nothing moves when the others come or leave.
        let top = ui.cursor().min;
        let scope = ui.scope(|ui| {
            if is_solo {
                ui.set_invisible();
            }
            ask_first(ui, form, asked, locale, fit);
        });
        let asks = scope.response.rect;
        let place = Rect::from_min_size(top, vec2(asks.width(), f32::INFINITY));
        let mut beside = ui.new_child(UiBuilder::new().max_rect(place));
        if !is_solo {
            beside.set_invisible();
        }
        note(&mut beside, &asked.alone);
        let missing = beside.min_rect().height() - asks.height();
        if missing > 0.0 {
            ui.add_space(missing);
        }
    });
}

fn ask_first(ui: &mut Ui, form: &mut SetupForm, asked: &SetupPage, locale: &Locale, fit: Fit) {
    let question = locale.text("setup-first");
    let mut words = vec![locale.text("setup-first-lot")];
    words.extend(form.names(locale));
    let chairs: Vec<_> = form.seated().map(|(chair, _)| chair).collect();
    let chosen = form.first.and_then(|first| chairs.iter().position(|&chair| chair == first));
    let chosen = chosen.map_or(0, |seat| seat + 1);
    let scale = text_scale(ui.style());
    let show = |ui: &mut Ui, width: f32| list(ui, locale, &question, (&words, chosen), width);
    let touched = if ui.available_width() >= 280.0 * scale {
        ui.horizontal(|ui| {
            let size = vec2(104.0 * scale, TOUCH);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let words = fitted(ui, &question, size.x, color(ui, palette::INK));
            let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), words.size()).min;
            ui.painter().galley(at, words, color(ui, palette::INK));
            show(ui, ui.available_width())
        })
        .inner
    } else {
        heading(ui, &question);
        show(ui, ui.available_width())
    };
    if let Some(touched) = touched {
        form.first = touched.checked_sub(1).and_then(|seat| chairs.get(seat).copied());
    }
    if fit.is_roomy && !asked.first.is_empty() {
        note(ui, &asked.first);
    }
}
