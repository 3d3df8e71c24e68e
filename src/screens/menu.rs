//! The menu of the table.

use bevy_egui::egui::{Align, Context, Sense, Stroke, Ui, pos2, vec2};

use super::{
    Panel,
    card::{self, Room},
    painted::paint_shapes,
    style::{GAP, TOUCH, color, text_scale},
    widgets::{Weight, focus_ring, key_cap, set_words, tell},
};
use crate::{
    accessibility::Role, drawing::brush::Brush, intent::Intent, locale::Locale, pictures::menu_icons::MenuIcon,
    table::current::ActiveMatch, theme::palette,
};

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// This panel, over the menu.
    Open(Panel),
    /// This, and the menu closes.
    Want(Intent),
    /// Music is on or off.
    Music(bool),
    /// The menu closes.
    Close,
}

/// What it offers for learning a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lesson {
    /// The game's name in records.
    pub game: &'static str,
    /// In a first match, whether things are explained; `None` in others.
    pub explains: Option<bool>,
}

/// Shows the menu over the match on the table: its title, and what is said of its statistics, empty where there are
/// none.
pub(super) fn show(
    ctx: &Context,
    (current, may_reseat, may_look_back): (&ActiveMatch, bool, bool),
    (has_music, lesson): (bool, Option<Lesson>),
    [title, statistics]: [&str; 2],
    locale: &Locale,
) -> Option<Choice> {
    let export = current.id.as_ref().map(|id| Choice::Want(Intent::ExportMatch(id.clone())));
    let export = export.map(|choice| (MenuIcon::Save, locale.text("menu-export"), choice));
    let seats = || (MenuIcon::Players, locale.text("menu-seats"), Choice::Open(Panel::Seats));
    let seats = may_reseat.then(seats);
    let dice = || (MenuIcon::Statistics, statistics.to_owned(), Choice::Open(Panel::Statistics));
    let dice = (!statistics.is_empty()).then(dice);
    let entries = [
        (MenuIcon::Rules, locale.text("menu-rules"), Choice::Open(Panel::Overview)),
        (MenuIcon::Keys, locale.text("menu-keys"), Choice::Open(Panel::Keys)),
        (MenuIcon::Settings, locale.text("menu-settings"), Choice::Open(Panel::Settings)),
    ];
    let key = if has_music { "menu-music-off" } else { "menu-music-on" };
    let music = (MenuIcon::Music, locale.text(key), Choice::Music(!has_music));
    let learn = lesson.map(|lesson| {
        let key = if lesson.explains.is_some() { "menu-learn-again" } else { "menu-learn" };
        let begin = Intent::BeginFirstMatch(lesson.game);
        (MenuIcon::Learn, locale.text(key), Choice::Want(begin))
    });
    let explained = lesson.and_then(|lesson| lesson.explains).map(|explains| {
        let key = if explains { "menu-explain-off" } else { "menu-explain-on" };
        let said = (MenuIcon::Said, locale.text("menu-said"), Choice::Open(Panel::Said));
        [said, (MenuIcon::Explain, locale.text(key), Choice::Want(Intent::Explain(!explains)))]
    });
    let explained = explained.into_iter().flatten();
    let look_back = (MenuIcon::LookBack, locale.text("replay-title"), Choice::Want(Intent::LookBack));
    let look_back = (may_look_back && current.steps > 0).then_some(look_back);
    let leave = (MenuIcon::Leave, locale.text("menu-leave"), Choice::Want(Intent::OpenShelf));
    let all = seats.into_iter().chain(dice).chain(explained).chain(entries).chain(learn).chain([music]);
    let all: Vec<_> = all.chain(look_back).chain(export).chain([leave]).collect();

    let columns = columns(ctx, all.len());
    let room = Room::on(ctx.content_rect(), 80.0 + 320.0 * columns as f32);
    let words = [title, &locale.text("menu-close")];
    let (chosen, is_closed) = card::closable(ctx, "menu", room, words, |ui, height| {
        card::scrolled(ui, "menu", height, |ui| {
            let mut chosen = None;
            for beside in all.chunks(columns) {
                ui.columns(columns, |places| {
                    for (ui, (icon, words, choice)) in places.iter_mut().zip(beside) {
                        if row(ui, *icon, words, matches!(choice, Choice::Open(_))) {
                            chosen = Some(choice.clone());
                        }
                    }
                });
            }
            chosen
        })
    });
    if is_closed { Some(Choice::Close) } else { chosen }
}

/// How many rows lie side by side, where so many would not fit one below the other.
fn columns(ctx: &Context, rows: usize) -> usize {
    let (screen, scale) = (ctx.content_rect().size(), text_scale(&ctx.global_style()));
    let has_width = |columns: usize| columns == 1 || screen.x >= columns as f32 * 270.0 * scale;
    let fits = |columns: usize| {
        let high = rows.div_ceil(columns) as f32 * (ROW + GAP);
        card::HEADER + high + MARGINS <= screen.y
    };
    let possible = (1..=3).filter(|&columns| has_width(columns));
    possible.clone().find(|&columns| fits(columns)).or(possible.max()).unwrap_or(1)
}

/// Above and below a card and what stands on it, in dp.
const MARGINS: f32 = 40.0;
/// How high a row with one line of words is at least, in dp.
const ROW: f32 = TOUCH + 2.0;

/// A row with a sign and words, and an arrow where it leads to another panel; whether it was touched.
fn row(ui: &mut Ui, icon: MenuIcon, words: &str, leads_on: bool) -> bool {
    let ink = color(ui, palette::INK);
    let width = ui.available_width();
    let galley = set_words(ui, words, width - 96.0, ink);
    let size = vec2(width, (galley.size().y + 18.0).max(ROW));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    tell(ui, &response, Role::Button, words, "");
    if ui.is_rect_visible(rect) {
        let face = key_cap(ui, &response, Weight::Plain, true);
        let middle = face.center().y;
        let sign = Brush::shapes(|brush| {
            brush.within(bevy::math::Vec2::ZERO, 11.0, 0.0, |brush| icon.paint(brush, palette::INK));
        });
        paint_shapes(ui.painter(), pos2(face.left() + 32.0, middle), sign);
        let left = match galley.job.halign {
            Align::Center => face.center().x,
            _ => face.left() + 58.0,
        };
        ui.painter().galley(pos2(left, middle - galley.size().y / 2.0), galley, ink);
        if leads_on {
            let at = pos2(face.right() - 26.0, middle);
            let arrow = [vec2(-3.0, -6.0), vec2(3.5, 0.0), vec2(-3.0, 6.0)].map(|by| at + by);
            ui.painter().line(arrow.to_vec(), Stroke::new(2.5, ink));
        }
    }
    focus_ring(ui, &response, 22);
    response.clicked()
}
