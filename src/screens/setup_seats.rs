//! The seats of a new match: who plays at each, their names, and one more.

use bevy_egui::egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    controls::{dashed_slip, field, slip},
    figure,
    setup_form::{SetupForm, usual_name},
    style::{GAP, TOUCH, color, hand, text_scale},
    widgets::{self, Icon, Weight, button, focus_ring, heading, icon_button, note, tell},
};
use crate::{
    locale::Locale,
    record::{By, Player},
    semantics::Role,
    storage::Settings,
    theme::{label::TextSize, palette},
};

/// All seats, and the names of earlier matches.
pub(super) fn players(ui: &mut Ui, form: &mut SetupForm, settings: &Settings, locale: &Locale, is_roomy: bool) {
    if is_roomy {
        heading(ui, &locale.text("setup-players"));
    }
    let width = (ui.available_width() - GAP) / 2.0;
    let width = if width >= 140.0 * text_scale(ui.style()) { width } else { ui.available_width() };
    let (mut removed, mut chosen) = (None, None);
    ui.horizontal_wrapped(|ui| {
        let can_leave = form.seats.len() > 1;
        for (seat, player) in form.seats.iter_mut().enumerate() {
            match chair(ui, locale, seat, player, width, can_leave) {
                Some(Touched::Leave) => removed = Some(seat),
                Some(Touched::Choose(by)) => chosen = Some((seat, by)),
                None => {}
            }
        }
        if form.has_room() {
            let half = (width - GAP) / 2.0;
            if add_chair(ui, locale, By::Person, half) {
                form.add_seat();
            }
            if add_chair(ui, locale, By::Level(form.level), half) {
                form.add_computer();
            }
        }
    });
    if let Some((seat, by)) = chosen {
        form.choose(seat, by);
    }
    if let Some(seat) = removed {
        form.remove_seat(seat);
    }
    let offered = form.names_to_offer(settings);
    if offered.is_empty() {
        return;
    }
    if is_roomy {
        note(ui, &locale.text("setup-names-before"));
    }
    ScrollArea::horizontal().id_salt("names").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            for name in offered {
                if button(ui, &name, Weight::Plain, None).clicked() {
                    form.seat(&name);
                }
            }
        });
    });
}

/// What was touched at a seat.
enum Touched {
    Leave,
    Choose(By),
}

/// One seat: the figure of who plays, the name, and a cross to take it away.
fn chair(
    ui: &mut Ui,
    locale: &Locale,
    seat: usize,
    player: &mut Player,
    width: f32,
    can_leave: bool,
) -> Option<Touched> {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::hover());
    let id = Id::new(("seat", seat));
    slip(ui, rect, ui.memory(|memory| memory.has_focus(id)));
    let usual = usual_name(locale, seat, player.by);
    let is_named = !player.name.trim().is_empty();
    let shown = if is_named { player.name.trim().to_owned() } else { usual.clone() };
    let initial = if is_named { shown.clone() } else { (seat + 1).to_string() };
    let part = |ui: &mut Ui, rect: Rect, name: &str| {
        ui.new_child(UiBuilder::new().max_rect(rect).id_salt((name, seat)))
    };
    let left = Rect::from_min_max(rect.min, pos2(rect.left() + TOUCH, rect.bottom()));
    let mut left = part(ui, left, "plays");
    let chosen = figure::button(&mut left, locale, seat, player.by, [&shown, &initial]);
    let right = if can_leave { rect.right() - 44.0 } else { rect.right() - 8.0 };
    let words = Rect::from_min_max(pos2(rect.left() + TOUCH - 2.0, rect.top()), pos2(right, rect.bottom()));
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

/// The place of one more player, dashed; whether it was touched.
fn add_chair(ui: &mut Ui, locale: &Locale, by: By, width: f32) -> bool {
    let is_computer = by != By::Person;
    let name = locale.text(if is_computer { "setup-add-computer" } else { "setup-add-seat" });
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    tell(ui, &response, Role::Button, &name, "");
    let soft = if response.hovered() { palette::INK } else { palette::SOFT_INK };
    let ink = color(soft);
    dashed_slip(ui, rect, ink);
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
        figure::paint_head(ui, at, 11.0, soft);
    } else {
        figure::paint_person(ui, at, 12.0, soft);
    }
    if has_words {
        let at = pos2(at.x + 18.0, middle);
        ui.painter().galley(Align2::LEFT_CENTER.anchor_size(at, galley.size()).min, galley, ink);
    }
    focus_ring(ui, &response, 14);
    response.clicked()
}
