//! What would you do? A few moves, each with the points that may be expected and what speaks for it.

use bevy_egui::egui::{
    Context, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{
    card::{self, Room},
    die::{Color, paint_die},
    style::{color, hand, text_scale},
    widgets::{Weight, focus_ring, key_cap, line, note, tell},
};
use crate::{
    bots::doodle_city::Reason,
    locale::{Locale, doodle_city::hints},
    record::Match,
    rules::doodle_city::{Action, DoodleCity, Road, Side},
    semantics::Role,
    session::HintOf,
    theme::{label::TextSize, palette},
};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// This hint, from 0, is taken up.
    Take(usize),
    /// The panel closes.
    Close,
}

/// Shows what could be done in `play`; `None` as long as that is not known.
pub(super) fn show(
    ctx: &Context,
    play: &Match<DoodleCity>,
    hints: Option<&[HintOf<DoodleCity>]>,
    locale: &Locale,
    is_left_handed: bool,
) -> Option<Choice> {
    let scale = text_scale(&ctx.global_style());
    let screen = ctx.content_rect();
    let most = if screen.width() < screen.height() { 480.0 } else { 320.0 };
    let room = Room::on(screen, most * scale.min(1.4)).beside(is_left_handed);
    let words = [locale.text("hint-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let (taken, is_closed) = card::closable(ctx, "hints", room, words, |ui, height| {
        card::scrolled(ui, "hints", height, |ui| {
            let Some(hints) = hints else {
                line(ui, &locale.text("hint-thinking"));
                return None;
            };
            let mut taken = None;
            for (number, hint) in hints.iter().enumerate() {
                if entry(ui, locale, play, number, hint).clicked() {
                    taken = Some(number);
                }
            }
            if play.seats().len() > 1 {
                // What is expected need not fall from one to the next.
                note(ui, &locale.text("hint-order"));
            }
            taken
        })
    });
    if is_closed { Some(Choice::Close) } else { taken.map(Choice::Take) }
}

/// Number, die and road in a picture, and two lines: what may be expected, and why.
fn entry(
    ui: &mut Ui,
    locale: &Locale,
    play: &Match<DoodleCity>,
    number: usize,
    hint: &HintOf<DoodleCity>,
) -> Response {
    const PICTURE: f32 = 96.0;
    let (ink, soft) = (color(palette::INK), color(palette::SOFT_INK));
    let width = ui.available_width();
    let points = locale.with("hint-expected", &[("points", hint.points.to_string().into())]);
    let why = hint.reason.map(|reason| why(locale, play, reason)).unwrap_or_default();
    let words = (width - PICTURE - 14.0).max(40.0);
    let set = |text: &str, dp: TextSize, ink| {
        ui.painter().layout(text.to_owned(), hand(ui.style(), dp.dp()), ink, words)
    };
    let (first, second) = (set(&why, TextSize::Body, ink), set(&points, TextSize::Small, soft));
    let high = first.size().y + second.size().y;
    let (_, response) = ui.allocate_exact_size(vec2(width, (high + 16.0).max(60.0)), Sense::click());
    let name = hints::hint(locale, number + 1, hint.action, &points, &why);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    tell(ui, &response, Role::Button, &name, "");
    let face = key_cap(ui, &response, Weight::Plain);
    let (left, middle) = (face.left(), face.center().y);
    let painter = ui.painter();
    painter.circle_filled(pos2(left + 19.0, middle), 11.0, color(palette::BLUE));
    let digit = painter.layout_no_wrap(
        (number + 1).to_string(),
        bevy_egui::egui::FontId::proportional(17.0),
        color(palette::IVORY),
    );
    painter.galley(pos2(left + 19.0, middle) - digit.size() / 2.0, digit, ink);
    if let Some((die, _)) = hint.action.place() {
        let at = Rect::from_center_size(pos2(left + 48.0, middle), Vec2::splat(26.0));
        paint_die(painter, at, die, Color::White);
    }
    let at = Rect::from_center_size(pos2(left + 80.0, middle), Vec2::splat(28.0));
    paint_move(ui, at, hint.action);
    let top = middle - high / 2.0;
    painter.galley(pos2(left + PICTURE + 4.0, top), first.clone(), ink);
    painter.galley(pos2(left + PICTURE + 4.0, top + first.size().y), second, soft);
    focus_ring(ui, &response, 22);
    response
}

/// What speaks for it.
fn why(locale: &Locale, play: &Match<DoodleCity>, reason: Reason) -> String {
    let name = |seat: crate::rules::Seat| {
        play.seats().get(seat.index()).map_or_else(String::new, |player| player.name.clone())
    };
    hints::why(locale, reason, name)
}

/// The square that is drawn in, with its road or a crossed-out house.
fn paint_move(ui: &Ui, rect: Rect, action: Action) {
    let painter = ui.painter();
    let (paper, line) = (color(palette::PAPER), Stroke::new(1.0, color(palette::GRID)));
    painter.rect(rect, CornerRadius::same(4), paper, line, StrokeKind::Outside);
    let pen = |width: f32| Stroke::new(width, color(palette::INK));
    match action {
        Action::Draw { road, .. } => {
            let points = curve(road).map(|at| rect.center() + at * rect.width() / 2.0);
            painter.line(points.to_vec(), pen(5.0));
        }
        Action::Cross { .. } => {
            let reach = rect.width() * 0.28;
            for end in [vec2(reach, reach), vec2(reach, -reach)] {
                painter.line_segment([rect.center() - end, rect.center() + end], pen(3.5));
            }
        }
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => {
            let half = vec2(rect.width() * 0.28, 0.0);
            painter.line_segment([rect.center() - half, rect.center() + half], pen(3.5));
        }
    }
}

/// A road from side to side of a square that reaches from -1 to 1.
fn curve(road: Road) -> [Vec2; 9] {
    let side = |side: Side| match side {
        Side::North => vec2(0.0, -1.0),
        Side::East => vec2(1.0, 0.0),
        Side::South => vec2(0.0, 1.0),
        Side::West => vec2(-1.0, 0.0),
    };
    let [from, to] = road.sides().map(side);
    core::array::from_fn(|step| {
        let t = step as f32 / 8.0;
        // A bend by way of the middle.
        from * (1.0 - t) * (1.0 - t) + to * t * t
    })
}
