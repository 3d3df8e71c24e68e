//! The chairs of a new match: who sits on each, their names, and who else may sit down. All of them have their places
//! from the start, so that whoever sits down or leaves moves nothing under anybody's finger.

use bevy_egui::egui::{
    Align, Align2, Id, Layout, Rect, ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{
    card,
    controls::field,
    painted::paint_shapes,
    player_picker,
    setup_form::{SetupForm, usual_name},
    style::{GAP, TOUCH, color, hand, text_scale},
    widgets::{self, Icon, Weight, focus_ring, icon_button, key_cap, name_button, tell},
};
use crate::{
    accessibility::Role,
    drawing::{brush::Brush, label::TextSize},
    locale::Locale,
    pictures::seating::{Seating, Sitter},
    record::{Controller, Player},
    theme::palette,
};

/// How much room there is for the places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Roominess {
    /// A low screen.
    Low,
    /// Any other.
    Usual,
    /// A large one.
    Large,
}

/// The least height of drawings below the places.
const DRAWINGS: f32 = 56.0;

/// All chairs in the world of their game, and below them who may sit down. They take `room` dp if they can use them, and
/// on a large screen no more where that is known.
pub(super) fn players(
    ui: &mut Ui,
    form: &mut SetupForm,
    seating: &Seating,
    locale: &Locale,
    (roominess, room): (Roominess, f32),
) {
    let whole = ui.available_width();
    let margin = seating.ground.as_ref().map_or(0.0, |ground| ground.margin);
    // Drawings keep to the margin that they are made for.
    let has_drawings = seating.ground.as_ref().is_some_and(|ground| ground.drawings > 0.0);
    let margin = if roominess == Roominess::Low && !has_drawings { margin.min(6.0) } else { margin };
    let half = (whole - 2.0 * margin - GAP) / 2.0;
    let columns = if half >= 140.0 * text_scale(ui.style()) { 2 } else { 1 };
    let width = if columns == 2 { half } else { whole - 2.0 * margin };
    let rows = form.chairs.len().div_ceil(columns) as f32;
    let can_join = form.is_for_more_or_fewer() || !form.known.is_empty();
    let join_height = if can_join { GAP + card::button_height(ui) } else { 0.0 };
    let [_, usual, large] = seating.heights;
    let height = match roominess {
        Roominess::Large if room > 0.0 => {
            ((room - 2.0 * margin - join_height + GAP) / rows - GAP).clamp(usual, large)
        }
        _ => seating.heights[roominess as usize],
    };
    let size = vec2(width, height.max(place_height(ui)));
    let high = 2.0 * margin + rows * (size.y + GAP) - GAP + join_height;
    let most_drawings = seating.ground.as_ref().map_or(0.0, |ground| ground.drawings * whole);
    let drawings = (room - high).min(most_drawings);
    let drawings = if drawings >= DRAWINGS { drawings } else { 0.0 };
    let high = high + drawings;
    let (all, _) = ui.allocate_exact_size(vec2(whole, high), Sense::hover());
    if let Some(ground) = &seating.ground {
        let shapes = Brush::shapes(|brush| (ground.paint)(brush, bevy_size(all.size()), drawings));
        paint_shapes(ui.painter(), all.center(), shapes);
    }
    let place_of = |chair: usize| {
        let step = vec2((chair % columns) as f32, (chair / columns) as f32) * (size + Vec2::splat(GAP));
        Rect::from_min_size(all.min + Vec2::splat(margin) + step, size)
    };
    let (mut left, mut chosen, mut seat) = (None, None, 0);
    let can_leave = form.can_leave();
    for (chair, player) in form.chairs.iter_mut().enumerate() {
        let rect = place_of(chair);
        let sitter = match player.as_ref().map(|player| player.by) {
            None => Sitter::Nobody,
            Some(Controller::Level(_)) => Sitter::Computer,
            Some(Controller::Person | Controller::Random) => Sitter::Person,
        };
        let shapes = Brush::shapes(|brush| (seating.place)(brush, bevy_size(rect.size()), seat, sitter));
        paint_shapes(ui.painter(), rect.center(), shapes);
        let Some(player) = player else { continue };
        let [figure, words] = (seating.parts)(bevy_size(rect.size())).map(|part| {
            Rect::from_min_max(pos2(part.min.x, part.min.y), pos2(part.max.x, part.max.y))
                .translate(rect.center().to_vec2())
        });
        let place = Place { rect: [figure, words], chair, seat, has_figure: !seating.shows_sitter };
        match occupied_chair(ui, locale, &place, player, can_leave) {
            Some(Touched::Leave) => left = Some(chair),
            Some(Touched::Choose(by)) => chosen = Some((chair, by)),
            None => {}
        }
        seat += 1;
    }
    if let Some((chair, by)) = chosen {
        form.choose(chair, by);
    }
    if let Some(chair) = left {
        form.leave(chair);
    }
    let top = all.top() + margin + rows * (size.y + GAP);
    let row = Rect::from_min_size(pos2(all.left() + margin, top), vec2(whole - 2.0 * margin, join_height));
    let mut below = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::TOP)));
    // Beside names plus and figure say it alone.
    if form.is_for_more_or_fewer() {
        let width = if form.known.is_empty() { (row.width() - GAP) / 2.0 } else { 68.0 };
        join(&mut below, form, locale, width);
    }
    if !form.known.is_empty() {
        known_names(&mut below, form);
    }
}

/// The least that a place with a line of words takes.
fn place_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Body) + 8.0
}

const fn bevy_size(size: Vec2) -> bevy::math::Vec2 {
    bevy::math::Vec2::new(size.x, size.y)
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

/// Where somebody sits.
struct Place {
    /// The figure, and the name with the cross beside it.
    rect: [Rect; 2],
    /// Which chair it is, and which seat that will be.
    chair: usize,
    seat: usize,
    /// Whether the figure is laid on it.
    has_figure: bool,
}

/// Somebody's place: the figure of who plays, the name, and a cross to leave.
fn occupied_chair(
    ui: &mut Ui,
    locale: &Locale,
    place: &Place,
    player: &mut Player,
    can_leave: bool,
) -> Option<Touched> {
    let &Place { rect: [figure, words], chair, seat, has_figure } = place;
    let id = Id::new(("chair", chair));
    let usual = usual_name(locale, seat, player.by);
    let is_named = !player.name.trim().is_empty();
    let shown = if is_named { player.name.trim().to_owned() } else { usual.clone() };
    let initial = if is_named { shown.clone() } else { (seat + 1).to_string() };
    let part = |ui: &mut Ui, rect: Rect, name: &str| {
        ui.new_child(UiBuilder::new().max_rect(rect).id_salt((name, chair)))
    };
    let mut left = part(ui, figure, "plays");
    let chosen =
        player_picker::button(&mut left, figure, locale, (seat, player.by, has_figure), [&shown, &initial]);
    // Whether there is a cross or not, the field stays as wide.
    let field_rect = words.with_max_x(words.right() - TOUCH + 2.0);
    let name = locale.with("setup-name-of", &[("seat", (seat + 1).into())]);
    field(ui, id, field_rect, &name, &mut player.name, &usual);
    if ui.memory(|memory| memory.has_focus(id)) {
        let line = [field_rect.left_bottom(), field_rect.right_bottom()].map(|end| end - vec2(0.0, 7.0));
        ui.painter().line_segment(line, Stroke::new(2.0, color(ui, palette::ACCENT)));
    }
    let mut touched = chosen.map(Touched::Choose);
    if can_leave {
        let middle = pos2(words.right() - TOUCH / 2.0, words.center().y);
        let corner = Rect::from_center_size(middle, Vec2::splat(TOUCH));
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
    if has_room {
        tell(ui, &response, Role::Button, &name, "");
    }
    let soft = if has_room && response.hovered() { palette::INK } else { palette::SOFT_INK };
    let ink = color(ui, soft);
    key_cap(ui, &response, Weight::Plain, has_room);
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
