//! What panels are made of: buttons, icons and texts. Each also tells the list of accessible items
//! ([`crate::accessibility`]) of itself.

use bevy::{math::Rect as BevyRect, prelude::Vec2 as BevyVec2};
use bevy_egui::egui::{
    Align2, Color32, Context, Event, Galley, Id, Key, Label, LayerId, Order, Pos2, Rect, Response, RichText,
    Sense, Shape, Stroke, TextStyle, Ui,
    accesskit::Action,
    pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};
use core::ops::Range;
use std::sync::Arc;

use super::{
    painted::paint_shapes,
    style::{TOUCH, color, hand, material_of, plain, text_scale},
};
use crate::{
    accessibility::{AccessibleItem, Item, Role, Source},
    drawing::{brush::Brush, label::TextSize},
    pictures::material::{self, ControlState, DEPTH, paint_focus_ring},
    theme::palette,
};

/// Panels lie above everything on the table.
pub(super) const HEIGHT: f32 = 1000.0;

/// What the widgets of one pass have told.
#[derive(Clone, Default)]
pub(super) struct Told {
    /// In the order in which they were shown.
    pub items: Vec<Item>,
    /// Whether they are a panel over the page.
    pub is_panel: bool,
    /// Whether letters are being typed.
    pub is_typing: bool,
    /// Those of a list that lies over the others: while it is open they cannot be reached.
    inner: Option<Range<usize>>,
}

/// Whether the keyboard was used last, rather than a pointer.
#[derive(Clone, Copy, Default)]
struct ByKeys(bool);

/// Begins a pass with an empty list.
pub(super) fn begin(ctx: &Context) {
    let (is_key, is_pointer) = ctx.input(|input| {
        let is = |of: fn(&Event) -> bool| input.events.iter().any(of);
        let keys = [Key::Tab, Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        let is_focus = is(
            |event| matches!(event, Event::AccessKitActionRequest(request) if request.action == Action::Focus),
        );
        let is_key = is_focus || keys.into_iter().any(|key| input.key_pressed(key));
        (is_key, is(|event| matches!(event, Event::PointerButton { .. } | Event::Touch { .. })))
    });
    ctx.data_mut(|data| {
        data.insert_temp(Id::NULL, Told::default());
        if is_key || is_pointer {
            data.insert_temp(Id::NULL, ByKeys(is_key));
        }
    });
}

/// Begins a panel over what was shown before: that cannot be reached now, and is not told.
pub(super) fn begin_panel(ctx: &Context) {
    ctx.data_mut(|data| {
        let told = data.get_temp_mut_or_default::<Told>(Id::NULL);
        *told = Told { is_panel: true, is_typing: told.is_typing, ..Told::default() };
    });
}

/// What was told since [`begin`].
pub(super) fn take_told(ctx: &Context) -> Told {
    let mut told: Told = ctx.data_mut(|data| data.remove_temp(Id::NULL)).unwrap_or_default();
    if let Some(inner) = told.inner.take() {
        told.items = told.items.drain(inner).collect();
    }
    told
}

/// What a list shows that lies over the rest, which cannot be reached while it is open.
pub(super) fn inner<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let count = |ui: &Ui| ui.data_mut(|data| data.get_temp_mut_or_default::<Told>(Id::NULL).items.len());
    let first = count(ui);
    let result = content(ui);
    let inner = first..count(ui);
    ui.data_mut(|data| data.get_temp_mut_or_default::<Told>(Id::NULL).inner = Some(inner));
    result
}

/// Notes that letters are being typed, so that Escape ends that first.
pub(super) fn is_typing(ui: &Ui) {
    ui.data_mut(|data| data.get_temp_mut_or_default::<Told>(Id::NULL).is_typing = true);
}

/// In dp, from egui's units.
pub(super) fn to_bevy(rect: Rect, zoom: f32) -> BevyRect {
    let corner = |at: Pos2| zoom * BevyVec2::new(at.x, at.y);
    BevyRect::from_corners(corner(rect.min), corner(rect.max.max(rect.min)))
}

/// In egui's units, from dp.
pub(super) fn to_egui(rect: BevyRect, zoom: f32) -> Rect {
    let corner = |at: BevyVec2| pos2(at.x / zoom, at.y / zoom);
    Rect::from_min_max(corner(rect.min), corner(rect.max))
}

/// The widget that is to be scrolled to.
#[derive(Clone, Copy)]
struct Wanted(u64);

/// The widget with this id is scrolled to in this pass.
pub(super) fn bring_to_view(ctx: &Context, id: u64) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Wanted(id)));
}

/// Adds an entry: where it is, and which part of that can be touched (less where it is scrolled away). What only keeps
/// its place has none.
pub(super) fn tell(ui: &Ui, response: &Response, role: Role, name: &str, value: &str) {
    tell_more(ui, response, role, [name, value, ""]);
}

/// The same of something with a line that explains it.
pub(super) fn tell_more(ui: &Ui, response: &Response, role: Role, [name, value, about]: [&str; 3]) {
    if !ui.is_visible() {
        return;
    }
    if ui.data(|data| data.get_temp::<Wanted>(Id::NULL)).is_some_and(|wanted| wanted.0 == response.id.value()) {
        response.scroll_to_me(None);
        ui.data_mut(|data| data.remove::<Wanted>(Id::NULL));
    }
    // On a large screen egui counts in larger units.
    let zoom = ui.ctx().zoom_factor();
    let item = Item {
        source: Source::Widget(response.id.value()),
        accessible: AccessibleItem::text(name).role(role).value(value).about(about),
        can_act: response.enabled() && response.sense.interactive(),
        group: None,
        rect: to_bevy(response.rect, zoom),
        touch: to_bevy(response.interact_rect, zoom),
        height: HEIGHT,
    };
    ui.data_mut(|data| data.get_temp_mut_or_default::<Told>(Id::NULL).items.push(item));
}

/// A ring around what the keyboard is at.
pub(super) fn focus_ring(ui: &Ui, response: &Response, radius: u8) {
    let is_by_keys = ui.data(|data| data.get_temp::<ByKeys>(Id::NULL)).unwrap_or_default().0;
    if response.has_focus() && is_by_keys {
        let rect = response.rect;
        let around = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(rect.width(), rect.height()));
        let ring = Brush::shapes(|brush| paint_focus_ring(brush, around, f32::from(radius)));
        paint_shapes(ui.painter(), rect.center(), ring);
        let is_gone_to = ui.input(|input| {
            input.key_pressed(Key::Tab) || input.has_accesskit_action_request(response.id, Action::Focus)
        });
        if is_gone_to {
            response.scroll_to_me(None);
        }
    }
}

/// A ring above everything, around a place in dp.
pub(super) fn ring_over_all(ctx: &Context, rect: BevyRect) {
    let painter = ctx.layer_painter(LayerId::new(Order::Debug, Id::new("ring")));
    let rect = to_egui(rect, ctx.zoom_factor());
    let around = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(rect.width(), rect.height()));
    paint_shapes(&painter, rect.center(), Brush::shapes(|brush| paint_focus_ring(brush, around, 14.0)));
}

/// How much a button asks to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    /// The one thing to do.
    Main,
    /// Something else to do.
    Plain,
    /// One of several.
    Other,
    /// The chosen one of several.
    Chosen,
}

impl Weight {
    /// Of one of several: whether it is the chosen one.
    pub(super) const fn of_choice(is_chosen: bool) -> Self {
        if is_chosen { Self::Chosen } else { Self::Other }
    }

    /// As what it is read.
    pub(super) const fn role(self) -> Role {
        match self {
            Self::Main | Self::Plain => Role::Button,
            Self::Other => Role::Choice(false),
            Self::Chosen => Role::Choice(true),
        }
    }
}

/// One line of words, as large as it fits; `None` if even letters that are small at normal text size are too wide.
pub(super) fn set_line(ui: &Ui, words: &str, width: f32, ink: Color32) -> Option<Arc<Galley>> {
    let set = |dp: f32| ui.painter().layout_no_wrap(words.to_owned(), hand(ui.style(), dp), ink);
    sizes(ui).map(set).find(|line| line.size().x <= width)
}

/// Words in as many lines as they need, set smaller where one of them would be broken.
pub(super) fn set_unbroken(ui: &Ui, words: &str, width: f32, ink: Color32) -> Arc<Galley> {
    let set = |text: &str, dp: f32, width: f32| {
        ui.painter().layout(text.to_owned(), hand(ui.style(), dp), ink, width)
    };
    let fits = |dp: &f32| words.split(' ').all(|word| set(word, *dp, f32::INFINITY).size().x <= width);
    set(words, sizes(ui).find(fits).unwrap_or_else(|| least(ui)), width)
}

/// In which sizes words are set, the largest first, as [`hand`] takes them.
fn sizes(ui: &Ui) -> impl Iterator<Item = f32> {
    let least = least(ui);
    let smaller = core::iter::successors(Some(TextSize::Small.dp()), |dp| Some(0.9 * dp));
    [TextSize::Body.dp(), 17.0].into_iter().chain(smaller).take_while(move |&dp| dp >= least)
}

/// The size that [`hand`] makes as large as small text is at normal text size.
fn least(ui: &Ui) -> f32 {
    TextSize::Small.dp() / text_scale(ui.style())
}

/// One line of words, set smaller where it is too long for `width`, and at last cut, with three dots.
pub(super) fn fitted(ui: &Ui, words: &str, width: f32, ink: Color32) -> Arc<Galley> {
    set_line(ui, words, width, ink).unwrap_or_else(|| {
        let font = hand(ui.style(), least(ui));
        let mut job = LayoutJob::simple_singleline(words.to_owned(), font, ink);
        job.wrap = TextWrapping::truncate_at_width(width);
        ui.painter().layout_job(job)
    })
}

/// The words of a button, set smaller or broken where they are too long for it.
pub(super) fn set_words(ui: &Ui, words: &str, width: f32, ink: Color32) -> Arc<Galley> {
    set_line(ui, words, width, ink).unwrap_or_else(|| {
        let font = hand(ui.style(), TextSize::Small.dp());
        let mut job = LayoutJob::simple(words.to_owned(), font, ink, width);
        job.halign = bevy_egui::egui::Align::Center;
        ui.painter().layout_job(job)
    })
}

/// A button at least 48 dp high, as wide as told or as its words.
pub(super) fn button(ui: &mut Ui, words: &str, weight: Weight, width: Option<f32>) -> Response {
    named_button(ui, words, words, weight, width)
}

/// A button whose name says more than its words.
pub(super) fn named_button(
    ui: &mut Ui,
    words: &str,
    name: &str,
    weight: Weight,
    width: Option<f32>,
) -> Response {
    let of_material = material_of(ui);
    let ink = color(ui, if weight == Weight::Main { of_material.on_main } else { of_material.ink });
    let galley = set_words(ui, words, width.unwrap_or(f32::INFINITY) - 20.0, ink);
    let width = width.unwrap_or_else(|| (galley.size().x + 36.0).max(TOUCH));
    let size = vec2(width, (galley.size().y + 16.0).max(TOUCH));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    tell(ui, &response, weight.role(), name, "");
    if ui.is_rect_visible(rect) {
        let face = key_cap(ui, &response, weight, true);
        let left = match galley.job.halign {
            bevy_egui::egui::Align::Center => face.center().x,
            _ => face.center().x - galley.size().x / 2.0,
        };
        ui.painter().galley(pos2(left, face.center().y - galley.size().y / 2.0), galley, ink);
    }
    focus_ring(ui, &response, 24);
    response
}

/// A button with somebody's name, as wide as that is, within reason; chosen, and not to be pressed, once they are
/// there.
pub(super) fn name_button(ui: &mut Ui, name: &str, can_sit: bool) -> Response {
    const MOST: f32 = 150.0;
    let ink = color(ui, palette::INK);
    let galley = fitted(ui, name, MOST * text_scale(ui.style()), ink);
    let size = vec2((galley.size().x + 36.0).max(TOUCH), (galley.size().y + 16.0).max(TOUCH));
    let sense = if can_sit { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    if can_sit {
        tell(ui, &response, Role::Button, name, "");
    }
    if ui.is_rect_visible(rect) {
        let face = key_cap(ui, &response, if can_sit { Weight::Plain } else { Weight::Chosen }, true);
        ui.painter().galley(face.center() - galley.size() / 2.0, galley, ink);
    }
    focus_ring(ui, &response, 24);
    response
}

/// Paints something that can be pressed in, and says where its face is.
pub(super) fn key_cap(ui: &Ui, response: &Response, weight: Weight, is_enabled: bool) -> Rect {
    let state = match weight {
        _ if !is_enabled => ControlState::Cannot,
        _ if response.is_pointer_button_down_on() => ControlState::Pressed,
        Weight::Chosen => ControlState::Chosen,
        Weight::Main | Weight::Plain | Weight::Other => ControlState::Rest,
    };
    let of_material = if weight == Weight::Main { material::Weight::Main } else { material::Weight::Plain };
    let face = response.rect.with_max_y(response.rect.max.y - DEPTH);
    let local = BevyRect::from_center_size(BevyVec2::ZERO, BevyVec2::new(face.width(), face.height()));
    let shapes = Brush::shapes(|brush| material_of(ui).paint_surface(brush, local, of_material, state));
    paint_shapes(ui.painter(), face.center(), shapes);
    face.translate(vec2(0.0, if state == ControlState::Pressed { DEPTH } else { 0.0 }))
}

/// A sign on a small button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Icon {
    /// To the page before.
    Back,
    /// Away with it.
    Close,
    /// Thrown away.
    Bin,
    /// One less.
    Less,
    /// One more.
    More,
    /// Out of here, as a file.
    Share,
}

/// Paints a sign.
pub(super) fn paint_icon(ui: &Ui, icon: Icon, at: Pos2, size: f32, ink: Color32) {
    let line = |a: (f32, f32), b: (f32, f32)| {
        let to = |(x, y): (f32, f32)| at + size * vec2(x, y);
        ui.painter().add(Shape::line_segment([to(a), to(b)], Stroke::new(2.8, ink)));
        for end in [a, b] {
            ui.painter().circle_filled(to(end), 1.4, ink);
        }
    };
    match icon {
        Icon::Back => {
            line((0.3, -0.8), (-0.5, 0.0));
            line((-0.5, 0.0), (0.3, 0.8));
        }
        Icon::Close => {
            line((-0.7, -0.7), (0.7, 0.7));
            line((-0.7, 0.7), (0.7, -0.7));
        }
        Icon::Bin => {
            line((-0.9, -0.6), (0.9, -0.6));
            line((-0.3, -1.0), (0.3, -1.0));
            line((-0.65, -0.6), (-0.5, 1.0));
            line((-0.5, 1.0), (0.5, 1.0));
            line((0.5, 1.0), (0.65, -0.6));
            line((-0.15, -0.1), (-0.12, 0.55));
            line((0.15, -0.1), (0.12, 0.55));
        }
        Icon::Less => line((-0.8, 0.0), (0.8, 0.0)),
        Icon::More => {
            line((-0.8, 0.0), (0.8, 0.0));
            line((0.0, -0.8), (0.0, 0.8));
        }
        Icon::Share => {
            line((0.0, 0.35), (0.0, -1.0));
            line((0.0, -1.0), (-0.45, -0.5));
            line((0.0, -1.0), (0.45, -0.5));
            line((-0.9, 0.1), (-0.9, 1.0));
            line((-0.9, 1.0), (0.9, 1.0));
            line((0.9, 1.0), (0.9, 0.1));
        }
    }
}

/// A button with a sign, 48 dp wide; `cap` is how high its cap is, and there is none where it should be quiet.
pub(super) fn icon_button(ui: &mut Ui, icon: Icon, name: &str, cap: Option<f32>, is_enabled: bool) -> Response {
    let sense = if is_enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(TOUCH, cap.unwrap_or(TOUCH)), sense);
    tell(ui, &response, Role::Button, name, "");
    let ink = match (is_enabled, response.hovered()) {
        (false, _) => color(ui, palette::SOFT_INK),
        (true, false) if cap.is_none() => color(ui, palette::SOFT_INK),
        (true, _) => color(ui, palette::INK),
    };
    let face = if cap.is_some() { key_cap(ui, &response, Weight::Plain, is_enabled) } else { rect };
    let size = if cap.is_some() || icon == Icon::Back { 10.0 } else { 7.0 };
    paint_icon(ui, icon, face.center(), size, ink);
    focus_ring(ui, &response, 22);
    response
}

/// What a panel or page is about, in one line, set smaller where its place is too short or too low for a large one.
pub(super) fn title(ui: &mut Ui, words: &str) {
    let font = TextStyle::Heading.resolve(ui.style());
    let usual = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let height = usual.min(ui.max_rect().height());
    let ink = ui.visuals().text_color();
    let width = ui.painter().layout_no_wrap(words.to_owned(), font.clone(), ink).size().x;
    let smaller = (ui.available_width() / width).min(height / usual).clamp(SMALLEST_TITLE, 1.0);
    let size = if smaller < 1.0 { (font.size * smaller).floor() } else { font.size };
    let text = RichText::new(words).size(size).line_height(Some(height));
    let response = ui.add(Label::new(text).truncate());
    tell(ui, &response, Role::Heading(1), words, "");
}

/// How much smaller a title may be set.
const SMALLEST_TITLE: f32 = 0.6;

/// What a dialog is about, in as many lines as it needs.
pub(super) fn long_title(ui: &mut Ui, words: &str) {
    let response = ui.add(Label::new(RichText::new(words).text_style(TextStyle::Heading)).wrap());
    tell(ui, &response, Role::Heading(1), words, "");
}

/// What the things below are about.
pub(super) fn heading(ui: &mut Ui, words: &str) {
    let text = RichText::new(words).font(hand(ui.style(), 20.0)).color(color(ui, palette::HEADING));
    let response = ui.add(Label::new(text).wrap());
    tell(ui, &response, Role::Heading(2), words, "");
}

/// A line in the hand.
pub(super) fn line(ui: &mut Ui, words: &str) {
    let response = ui.add(Label::new(words).wrap());
    tell(ui, &response, Role::Text, words, "");
}

/// A note in small letters.
pub(super) fn note(ui: &mut Ui, words: &str) {
    let text = RichText::new(words).text_style(TextStyle::Small).color(color(ui, palette::SOFT_INK));
    let response = ui.add(Label::new(text).wrap());
    tell(ui, &response, Role::Text, words, "");
}

/// A longer text, in the plain face.
pub(super) fn paragraph(ui: &mut Ui, words: &str) {
    let font = bevy_egui::egui::FontId::new(16.0 * text_scale(ui.style()), plain());
    let text = RichText::new(words).font(font).line_height(Some(23.0 * text_scale(ui.style())));
    let response = ui.add(Label::new(text).wrap());
    tell(ui, &response, Role::Text, words, "");
}

/// A player's dot with an initial, so that colour alone tells nothing.
pub(super) fn seat_dot(ui: &Ui, at: Pos2, seat: usize, name: &str) {
    let fill = palette::PLAYERS.get(seat).copied().unwrap_or(palette::INK);
    ui.painter().circle_filled(at, 13.0, color(ui, fill.mix(&palette::INK, 0.15)));
    let initial = name.trim().chars().next().map(|first| {
        // Of some letters two would come.
        let upper: Vec<char> = first.to_uppercase().collect();
        if let [upper] = upper[..] { upper } else { first }
    });
    let initial = initial.map(String::from).unwrap_or_default();
    let font = bevy_egui::egui::FontId::proportional(17.0);
    ui.painter().text(at, Align2::CENTER_CENTER, initial, font, color(ui, palette::IVORY));
}
