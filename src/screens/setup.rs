//! The set-up of a new match: who plays, what the game asks, who starts.

use bevy_egui::egui::{
    Align2, Context, Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{
    card::{self, Room},
    controls::{list, slip, switch},
    painted,
    setup_form::SetupForm,
    setup_seats::players,
    style::{GAP, TOUCH, color, hand, text_scale},
    widgets::{Icon, Weight, button, fitted, focus_ring, heading, icon_button, note, tell, title},
};
use crate::{
    accessibility::Role,
    boxes::{Answer, Question, SetupPage},
    drawing::label::TextSize,
    locale::Locale,
    storage::Settings,
    theme::palette,
};

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// The match begins.
    Start,
    /// Not now.
    Back,
}

/// How much fits.
#[derive(Clone, Copy)]
struct Fit {
    /// Two columns beside each other.
    is_wide: bool,
    /// So low that the main button stands beside the title.
    is_low: bool,
    /// High enough for headings and notes.
    is_roomy: bool,
}

/// Shows the page. `is_new`: it was opened just now, and the main button takes the keyboard.
pub(super) fn show(
    ctx: &Context,
    form: &mut SetupForm,
    asked: &SetupPage,
    settings: &Settings,
    locale: &Locale,
    is_new: bool,
) -> Option<Decision> {
    let screen = ctx.content_rect();
    let scale = settings.text_scale.clamp(1.0, 2.0);
    let is_wide = screen.width() >= 680.0 * scale;
    let fit = Fit {
        is_wide,
        is_low: is_wide && screen.height() < 560.0,
        is_roomy: screen.height() >= if is_wide { 600.0 } else { 790.0 },
    };
    let room = Room::on(screen, if is_wide { 920.0 } else { 560.0 });
    card::page(ctx, "setup", room, |ui| {
        let mut decided = None;
        let start = |ui: &mut Ui, width: f32| {
            let start = button(ui, &locale.text("setup-start"), Weight::Main, Some(width));
            if is_new {
                start.request_focus();
            }
            start.clicked().then_some(Decision::Start)
        };
        let back = |ui: &mut Ui| {
            let cap = room.is_upright.then(|| card::button_height(ui));
            let back = icon_button(ui, Icon::Back, &locale.text("setup-back"), cap, true);
            back.clicked().then_some(Decision::Back)
        };
        ui.horizontal(|ui| {
            if !room.is_upright {
                decided = back(ui);
            }
            let button_width = if fit.is_low { 180.0 * scale } else { 0.0 };
            ui.allocate_ui(vec2(ui.available_width() - button_width - GAP, TOUCH), |ui| {
                title(ui, &asked.title);
            });
            if fit.is_low {
                let gap = ui.available_width() - button_width;
                ui.add_space(gap.max(0.0));
                decided = start(ui, button_width).or(decided);
            }
        });
        let footer = if fit.is_low { 0.0 } else { card::footer(ui) };
        card::scrolled(ui, "setup", room.height - card::HEADER - footer, |ui| {
            if fit.is_wide {
                ui.spacing_mut().item_spacing.x = 28.0;
                ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                    left.spacing_mut().item_spacing.x = GAP;
                    right.spacing_mut().item_spacing.x = GAP;
                    players(left, form, locale, fit.is_roomy);
                    // Without questions the other column would be empty.
                    let beside = if asked.questions.is_empty() { &mut *right } else { left };
                    first(beside, form, asked, locale, fit);
                    questions(right, form, asked, locale, fit);
                });
            } else {
                players(ui, form, locale, fit.is_roomy);
                questions(ui, form, asked, locale, fit);
                first(ui, form, asked, locale, fit);
            }
        });
        if !fit.is_low {
            let width = ui.available_width();
            let button_width = if fit.is_wide { (360.0 * scale).min(width) } else { width };
            ui.horizontal(|ui| {
                if room.is_upright {
                    // Both lie where the thumb is.
                    decided = back(ui).or(decided);
                    decided = start(ui, ui.available_width()).or(decided);
                } else {
                    ui.add_space((width - button_width) / 2.0);
                    decided = start(ui, button_width).or(decided);
                }
            });
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
        if fit.is_roomy {
            heading(ui, title);
        }
        match question {
            Question::OneOf { answers, .. } => {
                if let Some(given) = given.next() {
                    one_of(ui, answers, given, locale, fit);
                }
            }
            Question::Switches { switches, .. } => {
                for (it, given) in switches.iter().zip(&mut given) {
                    let mut is_on = *given == 1;
                    switch(ui, locale, &it.name, &it.about, &mut is_on);
                    *given = usize::from(is_on);
                }
            }
        }
    }
}

/// Slips of paper, each with a picture, two beside each other where there is room.
fn one_of(ui: &mut Ui, answers: &[Answer], given: &mut usize, locale: &Locale, fit: Fit) {
    let count = answers.len().clamp(1, 2) as f32;
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    let width = if width >= 130.0 * text_scale(ui.style()) { width } else { ui.available_width() };
    let side = if fit.is_roomy { 80.0 } else { 44.0 };
    ui.horizontal_wrapped(|ui| {
        for (index, answer) in answers.iter().enumerate() {
            let size = vec2(width, side + 16.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let is_chosen = index == *given;
            let args = [("name", answer.name.as_str().into()), ("about", answer.about.as_str().into())];
            let said = locale.with("item-about", &args);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &said));
            let value = locale.text(if is_chosen { "settings-on" } else { "settings-off" });
            tell(ui, &response, Role::Toggle, &answer.name, &value);
            if response.clicked() {
                *given = index;
            }
            slip(ui, rect, is_chosen);
            let picture = Rect::from_min_size(rect.min + vec2(9.0, 8.0), vec2(side, side));
            painted::paint(ui.painter(), picture, &answer.picture);
            let font = hand(ui.style(), TextSize::Body.dp());
            let words = width - side - 26.0;
            let name = ui.painter().layout(answer.name.clone(), font, color(ui, palette::INK), words);
            let at = pos2(picture.right() + 10.0, rect.center().y - name.size().y / 2.0);
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
    if fit.is_roomy {
        ui.add_space(4.0);
    }
}

/// Who starts. Alone that is no question, and something else is said in its place: below it nothing moves.
fn first(ui: &mut Ui, form: &mut SetupForm, asked: &SetupPage, locale: &Locale, fit: Fit) {
    let is_solo = form.players() == 1;
    let scope = ui.scope(|ui| {
        if is_solo {
            ui.set_invisible();
        }
        ask_first(ui, form, asked, locale, fit);
    });
    if is_solo {
        let mut beside = ui.new_child(UiBuilder::new().max_rect(scope.response.rect));
        beside.add_space(4.0);
        note(&mut beside, &asked.alone);
    }
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
