//! Things in panels that hold a value: switches, sliders, steps, choices and text fields.

use bevy::{math::Rect as BevyRect, prelude::Vec2 as BevyVec2};
use bevy_egui::egui::{
    Align2, CornerRadius, EventFilter, FontId, Frame, Id, Key, Popup, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextBuffer, TextEdit, Ui, UiBuilder, Vec2,
    accesskit::{Action, ActionData},
    pos2, vec2,
};

use super::{
    painted::paint_shapes,
    style::{GAP, TOUCH, color, hand, material_of, text_scale},
    typing,
    widgets::{
        Icon, Weight, button, fitted, focus_ring, icon_button, inner, is_typing, key_cap, named_button,
        set_line, set_words, tell, tell_more,
    },
};
use crate::{
    accessibility::Role,
    drawing::{brush::Brush, label::TextSize},
    locale::Locale,
    pictures::{
        material::DEPTH,
        sliding::{SWITCH, paint_choice, paint_slider, paint_switch},
        tabs::{paint_tabs, tab},
    },
    rules::LONGEST_NAME,
    theme::palette,
};

/// A switch with its name and a line that explains it; the whole row can be touched.
pub(super) fn switch(ui: &mut Ui, locale: &Locale, name: &str, about: &str, is_on: &mut bool) {
    let width = ui.available_width();
    let (ink, soft) = (color(ui, palette::INK), color(ui, palette::SOFT_INK));
    let words = width - 68.0;
    let title = ui.painter().layout(name.to_owned(), hand(ui.style(), TextSize::Body.dp()), ink, words);
    let text = ui.painter().layout(about.to_owned(), hand(ui.style(), TextSize::Small.dp()), soft, words);
    let explained = if about.is_empty() { 0.0 } else { text.size().y };
    let height = title.size().y + explained;
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, (height + 4.0).max(TOUCH)), Sense::click());
    if response.clicked() {
        *is_on = !*is_on;
        response.mark_changed();
    }
    let value = locale.text(if *is_on { "settings-on" } else { "settings-off" });
    tell_more(ui, &response, Role::Toggle(*is_on), [name, &value, about]);
    let top = rect.center().y - height / 2.0;
    ui.painter().galley(pos2(rect.left(), top), title.clone(), ink);
    ui.painter().galley(pos2(rect.left(), top + title.size().y), text, soft);

    let middle = pos2(rect.right() - SWITCH.x / 2.0 - 1.0, rect.center().y);
    let along = ui.ctx().animate_bool(response.id, *is_on);
    let shapes = Brush::shapes(|brush| paint_switch(brush, material_of(ui), BevyVec2::ZERO, along));
    paint_shapes(ui.painter(), middle, shapes);
    focus_ring(ui, &response, 12);
}

/// How wide the value of a stepper is. It does not follow the size of the text: that is what one steps.
const VALUE: f32 = 100.0;

/// How wide a stepper is.
pub(super) const fn stepper_width() -> f32 {
    2.0 * (TOUCH + GAP) + VALUE
}

/// Less and more, with the value between them. Says which way it was stepped.
pub(super) fn stepper(ui: &mut Ui, value: &str, [less, more]: [&str; 2], can: [bool; 2]) -> Option<i32> {
    let stepped = ui.horizontal(|ui| {
        let lesser = icon_button(ui, Icon::Less, less, Some(TOUCH), can[0]).clicked();
        let (rect, response) = ui.allocate_exact_size(vec2(VALUE, TOUCH), Sense::hover());
        let line = fitted(ui, value, VALUE, color(ui, palette::INK));
        ui.painter().galley(rect.center() - line.size() / 2.0, line, color(ui, palette::INK));
        tell(ui, &response, Role::Text, value, "");
        let greater = icon_button(ui, Icon::More, more, Some(TOUCH), can[1]).clicked();
        i32::from(greater) - i32::from(lesser)
    });
    Some(stepped.inner).filter(|&step| step != 0)
}

/// A slider from 0 to 1, in tenths; arrow keys move it when it has the focus.
pub(super) fn slider(ui: &mut Ui, name: &str, said: &str, value: &mut f32) {
    let size = vec2(ui.available_width(), TOUCH);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let track = rect.shrink2(vec2(15.0, 21.0));
    let before = *value;
    if let Some(at) = response.interact_pointer_pos() {
        *value = ((at.x - track.left()) / track.width().max(1.0)).clamp(0.0, 1.0);
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
        *value = (*value + 0.1 * (presses(Key::ArrowRight) - presses(Key::ArrowLeft))).clamp(0.0, 1.0);
    }
    move_by_reader(ui, response.id, value);
    *value = (*value * 10.0).round() / 10.0;
    if before != *value {
        response.mark_changed();
    }
    tell(ui, &response, Role::Slider((*value * 100.0).round() as u8), name, said);
    let local = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(rect.width(), rect.height()));
    let shapes = Brush::shapes(|brush| paint_slider(brush, material_of(ui), local, *value));
    paint_shapes(ui.painter(), rect.center(), shapes);
    focus_ring(ui, &response, 12);
}

/// What a screen reader makes of the value of a slider: a tenth more or less, or so many per cent.
fn move_by_reader(ui: &Ui, id: Id, value: &mut f32) {
    ui.input(|input| {
        let steps = |action| input.num_accesskit_action_requests(id, action) as f32;
        *value = (*value + 0.1 * (steps(Action::Increment) - steps(Action::Decrement))).clamp(0.0, 1.0);
        for request in input.accesskit_action_requests(id, Action::SetValue) {
            if let Some(ActionData::NumericValue(percent)) = request.data {
                *value = (percent as f32 / 100.0).clamp(0.0, 1.0);
            }
        }
    });
}

/// Whether so many things to choose from fit side by side.
pub(super) fn fits_on_a_board(ui: &Ui, count: usize) -> bool {
    ui.available_width() / count.max(1) as f32 >= 78.0 * text_scale(ui.style())
}

/// One of several, side by side on a board or below each other where they do not fit. Says which one was touched.
pub(super) fn choice(ui: &mut Ui, words: &[String], chosen: usize) -> Option<usize> {
    if fits_on_a_board(ui, words.len()) {
        return board(ui, words, chosen);
    }
    let width = ui.available_width();
    let show = |ui: &mut Ui| {
        let mut touched = None;
        for (index, words) in words.iter().enumerate() {
            let weight = Weight::of_choice(index == chosen);
            if button(ui, words, weight, Some(width)).clicked() {
                touched = Some(index);
            }
        }
        touched
    };
    ui.vertical(show).inner
}

/// Cells side by side.
fn board(ui: &mut Ui, words: &[String], chosen: usize) -> Option<usize> {
    let (width, count) = (ui.available_width(), words.len());
    let cell = width / count as f32;
    let ink = color(ui, palette::INK);
    let lines: Vec<_> = words.iter().map(|words| set_words(ui, words, cell - 14.0, ink)).collect();
    let highest = lines.iter().map(|line| line.size().y).fold(0.0, f32::max);
    let (all, _) = ui.allocate_exact_size(vec2(width, (highest + 16.0).max(TOUCH)), Sense::hover());
    let face = all.with_max_y(all.max.y - DEPTH);
    let local = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(face.width(), face.height()));
    let shapes = Brush::shapes(|brush| paint_choice(brush, material_of(ui), local, count, chosen));
    paint_shapes(ui.painter(), face.center(), shapes);
    let mut touched = None;
    let mut focused = None;
    for (index, (words, line)) in words.iter().zip(lines).enumerate() {
        let left = all.left() + cell * index as f32;
        let rect = all.with_min_x(left).with_max_x(left + cell);
        let response = ui.interact(rect, ui.id().with(("cell", words, index)), Sense::click());
        let is_chosen = index == chosen;
        tell(ui, &response, Role::Choice(is_chosen), words, "");
        let x = match line.job.halign {
            bevy_egui::egui::Align::Center => rect.center().x,
            _ => rect.center().x - line.size().x / 2.0,
        };
        ui.painter().galley(pos2(x, face.center().y - line.size().y / 2.0), line, ink);
        if response.clicked() {
            touched = Some(index);
        }
        if response.has_focus() {
            focused = Some(response);
        }
    }
    // Its neighbours do not cover it.
    if let Some(response) = focused {
        focus_ring(ui, &response, 8);
    }
    touched
}

/// Tabs, and below them the page of the chosen one; all of it so high. Where they do not fit side by side they are below
/// each other. Says which one was touched, and what the page says, which is told how high it may be.
pub(super) fn tabs<R>(
    ui: &mut Ui,
    (words, chosen): (&[String], usize),
    height: f32,
    page: impl FnOnce(&mut Ui, f32) -> R,
) -> (Option<usize>, R) {
    const MARGIN: Vec2 = vec2(10.0, 6.0);
    let count = words.len();
    if !fits_on_a_board(ui, count) {
        let top = ui.cursor().top();
        let touched = choice(ui, words, chosen);
        let left = height - (ui.cursor().top() - top);
        return (touched, page(ui, left));
    }
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let local = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(all.width(), all.height()));
    let ink = color(ui, palette::INK);
    let set = |(index, words): (usize, &String)| {
        set_words(ui, words, tab(local, TOUCH, count, index).width() - 16.0, ink)
    };
    let lines: Vec<_> = words.iter().enumerate().map(set).collect();
    let high = lines.iter().map(|line| line.size().y + 14.0).fold(TOUCH, f32::max);
    let shapes = Brush::shapes(|brush| paint_tabs(brush, material_of(ui), local, high, count, chosen));
    paint_shapes(ui.painter(), all.center(), shapes);
    let mut touched = None;
    for (index, (words, line)) in words.iter().zip(lines).enumerate() {
        let place = tab(local, high, count, index);
        let corner = |at: BevyVec2| all.center() + vec2(at.x, at.y);
        let rect = Rect::from_min_max(corner(place.min), corner(place.max));
        let response = ui.interact(rect, ui.id().with(("tab", index)), Sense::click());
        tell(ui, &response, Role::Tab(index == chosen), words, "");
        let x = match line.job.halign {
            bevy_egui::egui::Align::Center => rect.center().x,
            _ => rect.center().x - line.size().x / 2.0,
        };
        ui.painter().galley(pos2(x, rect.center().y + 3.0 - line.size().y / 2.0), line, ink);
        focus_ring(ui, &response, 8);
        if response.clicked() {
            touched = Some(index);
        }
    }
    let inside = all.with_min_y(all.top() + high).shrink2(MARGIN);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("page"));
    (touched, page(&mut inner, inside.height()))
}

/// A button with the chosen one of several, which opens the list of all. Says which one was touched.
pub(super) fn list(
    ui: &mut Ui,
    locale: &Locale,
    name: &str,
    (words, chosen): (&[String], usize),
    width: f32,
) -> Option<usize> {
    let said = words.get(chosen).map_or("", String::as_str);
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::click());
    tell(ui, &response, Role::Button, name, said);
    let face = key_cap(ui, &response, Weight::Plain, true);
    let inside = Rect::from_min_max(face.min + vec2(16.0, 0.0), face.max - vec2(34.0, 0.0));
    let line = fitted(ui, said, inside.width(), color(ui, palette::INK));
    let at = Align2::LEFT_CENTER.anchor_size(inside.left_center(), line.size()).min;
    ui.painter().galley(at, line, color(ui, palette::INK));
    let at = pos2(rect.right() - 22.0, face.center().y);
    let chevron = [vec2(-6.0, -3.0), vec2(0.0, 3.5), vec2(6.0, -3.0)].map(|by| at + by);
    ui.painter().line(chevron.to_vec(), Stroke::new(2.5, color(ui, palette::INK)));
    focus_ring(ui, &response, 22);

    let mut touched = None;
    // The list is as wide as the button, its margin included.
    let width = width - 16.0;
    Popup::menu(&response).width(width).gap(4.0).show(|ui| {
        let most = (ui.ctx().content_rect().height() - 40.0).max(TOUCH);
        bevy_egui::egui::ScrollArea::vertical().max_height(most).show(ui, |ui| {
            inner(ui, |ui| {
                for (index, words) in words.iter().enumerate() {
                    let weight = Weight::of_choice(index == chosen);
                    let args = [("question", name.into()), ("answer", words.as_str().into())];
                    let said = locale.with("item-choice", &args);
                    if named_button(ui, words, &said, weight, Some(width)).clicked() {
                        touched = Some(index);
                        ui.close();
                    }
                }
            });
        });
    });
    touched
}

/// The text that a screen reader writes into a field, as long as what can be typed.
fn typed_by_reader(ui: &Ui, id: Id) -> Option<String> {
    ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let texts = requests.filter_map(|request| match &request.data {
            Some(ActionData::Value(text)) => {
                Some(text.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect())
            }
            _ => None,
        });
        texts.last()
    })
}

/// A line of text to be typed into `rect`. What is too long for it is set smaller, and at last cut, with three dots, or
/// while it is typed moves along.
pub(super) fn field(ui: &mut Ui, id: Id, rect: Rect, name: &str, text: &mut String, hint: &str) -> Response {
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(id));
    let ink = color(ui, palette::INK);
    let width = rect.width() - 6.0;
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let hinted = fitted(ui, hint, width, ink);
    let hint_font =
        hinted.job.sections.first().map_or_else(FontId::default, |part| part.format.font_id.clone());
    let mut set = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
        if !has_focus {
            return fitted(ui, text.as_str(), width, ink);
        }
        let small = || hand(ui.style(), TextSize::Small.dp());
        set_line(ui, text.as_str(), width, ink)
            .unwrap_or_else(|| ui.painter().layout_no_wrap(text.as_str().to_owned(), small(), ink))
    };
    let edit = TextEdit::singleline(text)
        .id(id)
        .hint_text(RichText::new(hint).font(hint_font).color(color(ui, palette::SOFT_INK)))
        .layouter(&mut set)
        .char_limit(LONGEST_NAME)
        .frame(Frame::NONE)
        .font(hand(inside.style(), TextSize::Body.dp()))
        .vertical_align(bevy_egui::egui::Align::Center)
        .margin(vec2(2.0, 0.0))
        .desired_width(rect.width())
        .min_size(Vec2::new(rect.width(), rect.height()));
    let mut response = inside.add(edit);
    if let Some(typed) = typed_by_reader(ui, id) {
        *text = typed;
        response.mark_changed();
    }
    typing::at_field(ui, &response, name, text);
    let said = if text.is_empty() { hint } else { text.as_str() };
    tell(ui, &response, Role::Field, name, said);
    if response.has_focus() {
        is_typing(ui);
    }
    response
}

/// The paper on which something to be filled in or chosen stands.
pub(super) fn slip(ui: &Ui, rect: Rect, is_chosen: bool) {
    let material = material_of(ui);
    let (fill, line) = if is_chosen {
        (material.wash, Stroke::new(2.8, color(ui, material.chosen)))
    } else {
        (material.field, Stroke::new(1.3, color(ui, material.line)))
    };
    let radius = CornerRadius::same(material.radius(rect.height()).min(14.0) as u8);
    ui.painter().rect(rect, radius, color(ui, fill), line, StrokeKind::Inside);
}
