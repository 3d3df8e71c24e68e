//! What panels and pages stand on: a sheet of paper in the middle, or the ground of the page with papers on it; what does
//! not fit is scrolled.

use core::ops::Range;

use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, FontId, Frame, Id, Layout, Margin, Modal, Order, Rect,
    ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{
    painted::paint_shapes,
    style::{GAP, TOUCH, color, material_of, shadow, text_scale},
    widgets::{Icon, Weight, button, icon_button, tell, title},
};
use crate::{accessibility::Role, drawing::brush::Brush, pictures::backdrop::Backdrop, theme::palette};

/// The room for a card on this screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// The width of what stands on it.
    pub width: f32,
    /// The height of what stands on it, at most.
    pub height: f32,
    /// From its edge to what stands on it.
    pub margin: f32,
    /// On a phone held upright: the card lies low, where the thumb is.
    pub is_upright: bool,
    /// It lies aside, at this edge or corner, and what it is about can still be seen.
    pub aside: Option<Align2>,
}

impl Room {
    /// A card as wide as `most`, if the screen is.
    pub(super) fn on(screen: Rect, most: f32) -> Self {
        let (edge, margin) =
            if screen.width().min(screen.height()) < 480.0 { (6.0, 10.0) } else { (16.0, 20.0) };
        let size = screen.size() - Vec2::splat(2.0 * (edge + margin));
        let is_upright = screen.width() < 600.0 && screen.height() >= screen.width();
        let width = size.x.min(most - 2.0 * margin).max(0.0);
        Self { width, height: size.y.max(0.0), margin, is_upright, aside: None }
    }

    /// The same, beside what it is about.
    pub(super) const fn beside(self, side: Align2) -> Self {
        Self { aside: Some(side), ..self }
    }

    /// How large the whole card is when what stands on it is so high.
    pub(super) fn with_margins(self, height: f32) -> Vec2 {
        vec2(self.width, height.min(self.height)) + Vec2::splat(2.0 * self.margin)
    }

    /// Lets what stands on the card use all of it, however large it was in the frame before.
    fn fit(self, ui: &mut Ui) {
        ui.set_width(self.width);
        ui.set_max_height(self.height);
    }

    fn frame(self, ctx: &Context) -> Frame {
        Frame::new()
            .fill(color(ctx, palette::PAPER))
            .corner_radius(CornerRadius::same(material_of(ctx).page_radius() as u8))
            .inner_margin(Margin::same(self.margin as i8))
            .shadow(shadow(ctx, 6))
    }
}

/// What a page says whose things lie on its ground, each on paper of its own.
pub(super) fn on_ground<R>(ctx: &Context, id: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let all = ctx.content_rect();
    let area = Area::new(Id::new(id)).fixed_pos(all.min).order(Order::Middle).default_size(all.size());
    let shown = area.constrain(false).show(ctx, |ui| {
        ui.allocate_rect(all, Sense::hover());
        content(ui)
    });
    shown.inner
}

/// The same above another page, which cannot be used until it is gone.
pub(super) fn above_page<R>(ctx: &Context, id: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let all = ctx.content_rect();
    let area = Modal::default_area(Id::new(id)).anchor(Align2::LEFT_TOP, Vec2::ZERO).default_size(all.size());
    let modal = Modal::new(Id::new(id))
        .area(area)
        .frame(Frame::NONE)
        .backdrop_color(color(ctx, palette::DIM.with_alpha(0.0)));
    let shown = modal.show(ctx, |ui| {
        ui.allocate_rect(all, Sense::hover());
        content(ui)
    });
    shown.inner
}

/// A title across the head of a page.
pub(super) fn headline(ui: &mut Ui, rect: Rect, words: &str, backdrop: &Backdrop) {
    if let Some(plate) = backdrop.plate {
        let size = bevy::math::Vec2::new(rect.width(), rect.height());
        paint_shapes(ui.painter(), rect.center(), Brush::shapes(|brush| plate(brush, size)));
    }
    let font = TextStyle::Heading.resolve(ui.style());
    let ink = color(ui, backdrop.title);
    let set = |size: f32| ui.painter().layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    let usual = set(font.size.min(rect.height() * 0.72));
    let galley = match (rect.width() - 24.0) / usual.size().x {
        less if less < 1.0 => set(font.size * less),
        _ => usual,
    };
    let response = ui.allocate_rect(rect, Sense::hover());
    tell(ui, &response, Role::Heading(1), words, "");
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
}

/// What a sheet of paper says that lies on the ground of a page, as wide as there is room.
pub(super) fn sheet<R>(ui: &mut Ui, is_roomy: bool, content: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = if is_roomy { Margin::symmetric(12, 8) } else { Margin::symmetric(8, 3) };
    let frame = Frame::new()
        .fill(color(ui, palette::PAPER))
        .corner_radius(CornerRadius::same(material_of(ui).page_radius() as u8))
        .inner_margin(margin)
        .shadow(shadow(ui, 3));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Columns would stretch the lines of texts.
        ui.with_layout(Layout::top_down(Align::LEFT), content).inner
    });
    shown.inner
}

/// The widest that the main button of a panel is where it stands alone, in dp at normal text size.
const WIDEST_BUTTON: f32 = 360.0;

/// From a panel to the edge of the screen at which it lies, in dp.
pub(super) const EDGE: f32 = 6.0;

/// What the paper of a panel says, and whether it was closed by a tap beside it.
pub(super) fn panel<R>(ctx: &Context, id: &str, room: Room, content: impl FnOnce(&mut Ui) -> R) -> (R, bool) {
    // What is aside speaks of the table, which is to be seen; but nothing there can be pressed now.
    let dim = color(ctx, palette::DIM.with_alpha(if room.aside.is_some() { 56.0 } else { 130.0 } / 255.0));
    let mut area = Modal::default_area(Id::new(id)).default_size(ctx.content_rect().size());
    let low = room.is_upright.then_some(Align2::CENTER_BOTTOM);
    if let Some(side) = room.aside.or(low) {
        area = area.anchor(side, -EDGE * side.to_sign());
    }
    let modal = Modal::new(Id::new(id)).area(area).frame(room.frame(ctx)).backdrop_color(dim);
    let shown = modal.show(ctx, |ui| {
        dim_edges(ui, dim);
        room.fit(ui);
        content(ui)
    });
    (shown.inner, shown.backdrop_response.clicked())
}

/// Notches and bars are dimmed like the rest of the screen.
fn dim_edges(ui: &Ui, dim: Color32) {
    let (all, safe) = (ui.ctx().viewport_rect(), ui.ctx().content_rect());
    let painter = ui.painter().with_clip_rect(all);
    for edge in [
        all.with_max_y(safe.top()),
        all.with_min_y(safe.bottom()),
        Rect::from_min_max(pos2(all.left(), safe.top()), safe.left_bottom()),
        Rect::from_min_max(safe.right_top(), pos2(all.right(), safe.bottom())),
    ] {
        painter.rect_filled(edge, CornerRadius::ZERO, dim);
    }
}

/// A panel with a title that can be closed: by a tap beside it, by a cross in its corner, or, on a phone held
/// upright, by a button at its foot. What it says is told how high it may be. Says whether it was closed.
pub(super) fn closable<R>(
    ctx: &Context,
    id: &str,
    room: Room,
    words: [&str; 2],
    content: impl FnOnce(&mut Ui, f32) -> R,
) -> (R, bool) {
    let (result, end) = offering(ctx, id, room, words, None, content);
    (result, end.is_some())
}

/// How somebody is done with a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It was closed.
    Closed,
    /// Its main button was pressed.
    Main,
}

/// The same with a main button at the foot, if there is something to do; one without words only keeps its place.
pub(super) fn offering<R>(
    ctx: &Context,
    id: &str,
    room: Room,
    [words, close]: [&str; 2],
    main: Option<&str>,
    content: impl FnOnce(&mut Ui, f32) -> R,
) -> (R, Option<End>) {
    let ((result, end), is_beside) = panel(ctx, id, room, |ui| {
        let press = |ui: &mut Ui, words: &str, weight, width, end| {
            button(ui, words, weight, Some(width)).clicked().then_some(end)
        };
        if !room.is_upright {
            let is_closed = header(ui, words, close).then_some(End::Closed);
            let foot = if main.is_some() { footer(ui) + GAP / 2.0 } else { 0.0 };
            let result = content(ui, room.height - HEADER - foot);
            let width = ui.available_width();
            let pressed = main.and_then(|main| {
                ui.add_space(GAP / 2.0);
                if main.is_empty() {
                    ui.allocate_exact_size(vec2(width, button_height(ui)), Sense::hover());
                    return None;
                }
                let wide = width.min(WIDEST_BUTTON * text_scale(ui.style()));
                let pressed = ui.horizontal(|ui| {
                    ui.add_space(width - wide);
                    press(ui, main, Weight::Main, wide, End::Main)
                });
                pressed.inner
            });
            return (result, is_closed.or(pressed));
        }
        let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), TOUCH - GAP), Sense::hover());
        title(&mut row_in(ui, head), words);
        let result = content(ui, room.height - HEADER - footer(ui) - GAP);
        ui.add_space(GAP / 2.0);
        let width = ui.available_width();
        let Some(main) = main else {
            return (result, press(ui, close, Weight::Plain, width, End::Closed));
        };
        let beside = (width * 0.34).floor();
        let pressed = ui.horizontal(|ui| {
            let closed = press(ui, close, Weight::Plain, beside, End::Closed);
            if main.is_empty() {
                return closed;
            }
            let done = press(ui, main, Weight::Main, width - beside - GAP, End::Main);
            closed.or(done)
        });
        (result, pressed.inner)
    });
    (result, end.or(is_beside.then_some(End::Closed)))
}

/// A title with a cross to close; whether that was touched. Large letters make it no higher.
fn header(ui: &mut Ui, words: &str, close: &str) -> bool {
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), TOUCH), Sense::hover());
    let corner = head.with_min_x(head.right() - TOUCH);
    title(&mut row_in(ui, head.with_max_x(corner.left() - GAP)), words);
    icon_button(&mut row_in(ui, corner), Icon::Close, close, None, true).clicked()
}

/// A part of a panel that stands for itself.
pub(super) fn inset<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let material = material_of(ui);
    let frame = Frame::new()
        .fill(color(ui, material.field))
        .stroke(Stroke::new(1.2, color(ui, material.line)))
        .corner_radius(CornerRadius::same(material.page_radius() as u8))
        .inner_margin(Margin::symmetric(12, 8));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        // Columns would stretch the lines of texts.
        ui.with_layout(Layout::top_down(Align::LEFT), content).inner
    });
    shown.inner
}

/// Cuts so much off a side of `rest`, and a gap with it.
pub(super) fn cut_side(rest: &mut Rect, width: f32, is_left: bool) -> Rect {
    let all = *rest;
    if is_left {
        rest.min.x += width + GAP;
        all.with_max_x(all.left() + width)
    } else {
        rest.max.x -= width + GAP;
        all.with_min_x(all.right() - width)
    }
}

/// A line of things in a place that is there already.
pub(super) fn row_in(ui: &mut Ui, rect: Rect) -> Ui {
    let place = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    ui.new_child(place.id_salt(rect.left() as i32))
}

/// How far what scrolls is to go down now, in egui's units.
#[derive(Clone, Copy, Default)]
struct ScrollDown(f32);

/// Scrolls what scrolls in this pass by so many steps down.
pub(super) fn scroll(ctx: &Context, steps: i32) {
    const STEP: f32 = 90.0;
    ctx.data_mut(|data| data.insert_temp(Id::NULL, ScrollDown(STEP * steps as f32)));
}

/// Scrolls as it was asked for.
fn follow_scroll(ui: &Ui) {
    if let Some(ScrollDown(by)) = ui.data_mut(|data| data.remove_temp(Id::NULL)) {
        ui.scroll_with_delta(vec2(0.0, -by));
    }
}

/// What scrolls, in a height of at most `most`.
pub(super) fn scrolled<R>(ui: &mut Ui, id: &str, most: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let area = ScrollArea::vertical().id_salt(id).auto_shrink([false, true]).max_height(most.max(TOUCH));
    let content = |ui: &mut Ui| {
        follow_scroll(ui);
        content(ui)
    };
    area.min_scrolled_height(most.clamp(TOUCH, 64.0)).show(ui, content).inner
}

/// What scrolls, always `height` high, because it changes while it is used: what is beside it must not move.
pub(super) fn steady<R>(ui: &mut Ui, id: &str, height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let content = |ui: &mut Ui| {
        follow_scroll(ui);
        content(ui)
    };
    ScrollArea::vertical().id_salt(id).auto_shrink(false).max_height(height.max(TOUCH)).show(ui, content).inner
}

/// Rows that scroll, `height` high all together and `row` high each, of which only those that can be seen are made.
pub(super) fn rows(
    ui: &mut Ui,
    id: &str,
    height: f32,
    (row, count): (f32, usize),
    content: impl FnOnce(&mut Ui, Range<usize>),
) {
    let area = ScrollArea::vertical().id_salt(id).auto_shrink(false).max_height(height.max(TOUCH));
    area.show_rows(ui, row, count, |ui, range| {
        follow_scroll(ui);
        content(ui, range);
    });
}

/// How high the header is, with the gap below it.
pub(super) const HEADER: f32 = TOUCH + GAP;

/// How high a button with words is.
pub(super) fn button_height(ui: &Ui) -> f32 {
    (ui.text_style_height(&TextStyle::Button) + 16.0).max(TOUCH)
}

/// How high a row of buttons below what scrolls is, with the gap above it.
pub(super) fn footer(ui: &Ui) -> f32 {
    GAP + button_height(ui)
}
