//! The chairs of a new match: who sits on each, their names, and who else may sit down. All of them have their places
//! from the start, so that whoever sits down or leaves moves nothing under anybody's finger.

use bevy_egui::egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    controls::{dashed_slip, field, slip},
    player_picker,
    setup_form::{SetupForm, usual_name},
    style::{GAP, TOUCH, color, hand, text_scale},
    widgets::{self, Icon, Weight, focus_ring, heading, icon_button, key_cap, name_button, tell},
};
use crate::{
    accessibility::Role,
    drawing::label::TextSize,
    locale::Locale,
    record::{Controller, Player},
    theme::palette,
};

/// All chairs, and below them who may sit down.
pub(super) fn players(ui: &mut Ui, form: &mut SetupForm, locale: &Locale, is_roomy: bool) {
    if is_roomy {
        heading(ui, &locale.text("setup-players"));
    }
    let half = (ui.available_width() - GAP) / 2.0;
    let has_columns = half >= 140.0 * text_scale(ui.style());
    let width = if has_columns { half } else { ui.available_width() };
    let (mut left, mut chosen, mut seat) = (None, None, 0);
    ui.horizontal_wrapped(|ui| {
        let can_leave = form.can_leave();
        for (chair, player) in form.chairs.iter_mut().enumerate() {
            let Some(player) = player else {
                empty_chair(ui, width);
                continue;
            };
            match occupied_chair(ui, locale, [chair, seat], player, width, can_leave) {
                Some(Touched::Leave) => left = Some(chair),
                Some(Touched::Choose(by)) => chosen = Some((chair, by)),
                None => {}
            }
            seat += 1;
        }
    });
    if let Some((chair, by)) = chosen {
        form.choose(chair, by);
    }
    if let Some(chair) = left {
        form.leave(chair);
    }
    ui.horizontal(|ui| {
        // Beside names plus and figure say it alone.
        if form.is_for_more_or_fewer() {
            join(ui, form, locale, if form.known.is_empty() { half } else { 68.0 });
        }
        if !form.known.is_empty() {
            known_names(ui, form);
        }
    });
}

/// One player more, or one computer player.
fn join(ui: &mut Ui, form: &mut SetupForm, locale: &Locale, width: f32) {
    let has_room = form.has_room();
    if add_button(ui, locale, Controller::Person, width, has_room) {
        form.add_person();
    }
    if add_button(ui, locale, Controller::Level(form.level), width, has_room) {
        form.add_computer();
    }
}

/// The names of earlier matches; those who sit here are marked.
fn known_names(ui: &mut Ui, form: &mut SetupForm) {
    ScrollArea::horizontal().id_salt("names").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            let touched = form.known.iter().filter(|name| name_button(ui, name, form.can_sit(name)).clicked());
            if let Some(name) = touched.last().cloned() {
                form.seat(&name);
            }
        });
    });
}

/// What was touched at a chair.
enum Touched {
    Leave,
    Choose(Controller),
}

/// The place of a chair on which nobody sits.
fn empty_chair(ui: &mut Ui, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::hover());
    dashed_slip(ui, rect, color(ui, palette::GRID));
}

/// A chair, and the seat that it will be: the figure of who plays, the name, and a cross to leave.
fn occupied_chair(
    ui: &mut Ui,
    locale: &Locale,
    [chair, seat]: [usize; 2],
    player: &mut Player,
    width: f32,
    can_leave: bool,
) -> Option<Touched> {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::hover());
    let id = Id::new(("chair", chair));
    slip(ui, rect, ui.memory(|memory| memory.has_focus(id)));
    let usual = usual_name(locale, seat, player.by);
    let is_named = !player.name.trim().is_empty();
    let shown = if is_named { player.name.trim().to_owned() } else { usual.clone() };
    let initial = if is_named { shown.clone() } else { (seat + 1).to_string() };
    let part = |ui: &mut Ui, rect: Rect, name: &str| {
        ui.new_child(UiBuilder::new().max_rect(rect).id_salt((name, chair)))
    };
    let left = Rect::from_min_max(rect.min, pos2(rect.left() + TOUCH, rect.bottom()));
    let mut left = part(ui, left, "plays");
    let chosen = player_picker::button(&mut left, locale, seat, player.by, [&shown, &initial]);
    let words = Rect::from_min_max(
        pos2(rect.left() + TOUCH - 2.0, rect.top()),
        pos2(rect.right() - TOUCH + 4.0, rect.bottom()),
    );
    let name = locale.with("setup-name-of", &[("seat", (seat + 1).into())]);
    field(ui, id, words, &name, &mut player.name, &usual);
    let mut touched = chosen.map(Touched::Choose);
    if can_leave {
        let corner = Rect::from_min_max(pos2(rect.right() - TOUCH, rect.top()), rect.max);
        let mut corner = part(ui, corner, "leave");
        let leave = locale.with("setup-remove-seat", &[("name", shown.into())]);
        if icon_button(&mut corner, Icon::Close, &leave, None, true).clicked() {
            touched = Some(Touched::Leave);
        }
    }
    touched
}

/// A button that adds a player, for somebody who was not here before; whether it was touched.
fn add_button(ui: &mut Ui, locale: &Locale, by: Controller, width: f32, has_room: bool) -> bool {
    let is_computer = by != Controller::Person;
    let name = locale.text(if is_computer { "setup-add-computer" } else { "setup-add-seat" });
    let sense = if has_room { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, has_room, &name));
    if has_room {
        tell(ui, &response, Role::Button, &name, "");
    }
    let soft = if has_room && response.hovered() { palette::INK } else { palette::SOFT_INK };
    let ink = color(ui, soft);
    if has_room {
        dashed_slip(ui, rect, ink);
    } else {
        key_cap(ui, &response, Weight::Plain, false);
    }
    let font = hand(ui.style(), TextSize::Body.dp());
    let set = |words| ui.painter().layout_no_wrap(words, font.clone(), ink);
    let (player, computer) = (set(locale.text("setup-player")), set(locale.text("setup-computer")));
    // The words stand there where there is room for both: plus and figure say it alone.
    let has_words = player.size().x.max(computer.size().x) + 66.0 <= width;
    let galley = if is_computer { computer } else { player };
    let middle = rect.center().y;
    let left = if has_words { rect.left() + 16.0 } else { rect.center().x - 16.0 };
    widgets::paint_icon(ui, Icon::More, pos2(left, middle), 6.0, ink);
    let at = pos2(left + 27.0, middle);
    if is_computer {
        player_picker::paint_head(ui, at, 11.0, soft);
    } else {
        player_picker::paint_person(ui, at, 12.0, soft);
    }
    if has_words {
        let at = pos2(at.x + 18.0, middle);
        ui.painter().galley(Align2::LEFT_CENTER.anchor_size(at, galley.size()).min, galley, ink);
    }
    focus_ring(ui, &response, 14);
    response.clicked()
}
