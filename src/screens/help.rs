//! The help: what a newcomer reads first, the rules, and keys and gestures, each in a tab.

use bevy::math::Vec2;
use bevy_egui::egui::{Context, Sense, Ui, vec2};

use super::{
    Panel,
    card::{self, End, Room},
    controls::{self, choice},
    credits, painted,
    style::text_scale,
    widgets::{heading, line, note, paragraph},
};
use crate::{
    boxes::{HelpBox, HelpEntry},
    drawing::brush::{Brush, Picture as _},
    locale::{
        Locale,
        help::{Help, Section},
    },
    pictures::gamepad::{PadKind, PadPart, PadSign},
};

/// The widest that a long text may be, in dp at normal text size.
const MEASURE: f32 = 620.0;

/// From this width of the screen on boxes lie in two columns.
const WIDE: f32 = 920.0;

/// On a card lower than this all of the height is for reading, in dp at normal text size.
const LOW: f32 = 480.0;

/// The games of which the help can be read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Games<'a> {
    /// Their names; nobody is asked where there is only one.
    pub names: &'a [String],
    /// Of which it is read now.
    pub chosen: usize,
}

/// All that there is to read of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    /// Rules, gestures and keys.
    pub help: Help,
    /// What a newcomer reads first.
    pub boxes: Vec<HelpBox>,
    /// Its things.
    pub entries: Vec<HelpEntry>,
}

/// What was touched.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// The way back.
    Close,
    /// Another tab.
    Open(Panel),
    /// Another game.
    Game(usize),
    /// A match in which the game is explained.
    Learn,
}

/// Shows the tab `open`. Where the game has a first match, `has_lesson`, it is offered below what is read first.
pub(super) fn show(
    ctx: &Context,
    open: &Panel,
    (pages, has_lesson): (&Pages, bool),
    games: Games,
    (locale, pad): (&Locale, Option<PadKind>),
) -> Option<Choice> {
    let scale = text_scale(&ctx.global_style());
    let has_overview = !pages.boxes.is_empty();
    let tabs: Vec<_> =
        [(Panel::Overview, "help-overview"), (Panel::Rules, "help-rules"), (Panel::Keys, "help-keys")]
            .into_iter()
            .filter(|(tab, _)| has_overview || *tab != Panel::Overview)
            .collect();
    // Without anything to read first the rules are.
    let shown = tabs.iter().position(|(tab, _)| tab == open).unwrap_or(0);
    let is_wide = ctx.content_rect().width() >= WIDE * scale;
    let measure = if is_wide && has_overview { WIDE } else { MEASURE };
    let room = Room::on(ctx.content_rect(), measure * scale + 40.0);
    let words = [locale.text("help-title"), locale.text("help-back")];
    let lesson = locale.text("menu-learn");
    // Every tab keeps its place; a low screen has none for it.
    let has_foot = has_lesson && has_overview && room.height >= LOW * scale;
    let is_offered = matches!(tabs.get(shown), Some((Panel::Overview, _)));
    let foot = has_foot.then_some(if is_offered { lesson.as_str() } else { "" });
    let (touched, end) =
        card::offering(ctx, "help", room, words.each_ref().map(String::as_str), foot, |ui, height| {
            let top = ui.cursor().top();
            let game = if games.names.len() > 1 { choice(ui, games.names, games.chosen) } else { None };
            let words: Vec<_> = tabs.iter().map(|(_, key)| locale.text(key)).collect();
            let height = height - (ui.cursor().top() - top);
            let (touched, ()) = controls::tabs(ui, (&words, shown), height, |ui, height| {
                match tabs.get(shown).map(|(tab, _)| tab) {
                    Some(Panel::Overview) => {
                        card::steady(ui, "overview", height, |ui| overview(ui, pages, is_wide));
                    }
                    Some(Panel::Keys) => card::steady(ui, "keys", height, |ui| {
                        measured(ui, MEASURE * scale, |ui| {
                            list(ui, &locale.text("gestures-title"), &pages.help.gestures);
                            list(ui, &locale.text("keys-title"), &pages.help.keys);
                            of_pad(ui, locale, pad.unwrap_or_default());
                            credits::show(ui, locale);
                        });
                    }),
                    _ => card::steady(ui, "rules", height, |ui| {
                        measured(ui, MEASURE * scale, |ui| {
                            pages.help.rules.iter().for_each(|it| section(ui, it));
                            pages.entries.iter().for_each(|it| thing(ui, it));
                            looking_back(ui, locale);
                        });
                    }),
                }
            });
            let tab = touched.and_then(|tab| tabs.get(tab)).map(|(tab, _)| Choice::Open(tab.clone()));
            game.map(Choice::Game).or(tab)
        });
    match end {
        Some(End::Closed) => Some(Choice::Close),
        Some(End::Main) => Some(Choice::Learn),
        None => touched,
    }
}

/// No wider than a long text may be.
fn measured(ui: &mut Ui, most: f32, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.set_max_width(most.min(ui.available_width()));
        content(ui);
    });
}

/// What can be seen of a match that is over, and where.
fn looking_back(ui: &mut Ui, locale: &Locale) {
    heading(ui, &locale.text("analysis-title"));
    paragraph(ui, &locale.text("help-look-back"));
}

/// One idea a box, in two columns where there is room, and below them the things of the game.
fn overview(ui: &mut Ui, pages: &Pages, is_wide: bool) {
    let (boxes, entries) = (&pages.boxes, &pages.entries);
    if !is_wide {
        boxes.iter().for_each(|it| idea(ui, it));
        entries.iter().for_each(|it| thing(ui, it));
        return;
    }
    ui.spacing_mut().item_spacing.x = 20.0;
    ui.columns_const(|[left, right]: &mut [Ui; 2]| {
        // What is told in an order is told row by row; things go where there is more room.
        for row in boxes.chunks(2) {
            row.iter().zip([&mut *left, &mut *right]).for_each(|(it, ui)| idea(ui, it));
        }
        for it in entries {
            thing(if left.cursor().top() <= right.cursor().top() { left } else { right }, it);
        }
    });
}

/// An idea: its picture is the largest thing.
fn idea(ui: &mut Ui, idea: &HelpBox) {
    const MOST: f32 = 210.0;
    ui.add_space(4.0);
    card::inset(ui, |ui| {
        heading(ui, &idea.title);
        // On a low screen its words are seen with it.
        let most = MOST.min(ui.ctx().content_rect().height() * 0.36);
        let width = ui.available_width().min(most * idea.form);
        ui.vertical_centered(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(width, width / idea.form), Sense::hover());
            painted::paint(ui.painter(), place, &idea.picture);
        });
        idea.text.lines().for_each(|it| line(ui, it));
    });
}

fn section(ui: &mut Ui, section: &Section) {
    ui.add_space(6.0);
    heading(ui, &section.title);
    for line in section.text.lines() {
        paragraph(ui, line);
    }
}

/// A picture, and beside it what there is to know.
fn thing(ui: &mut Ui, thing: &HelpEntry) {
    ui.add_space(6.0);
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(thing.size.x, thing.size.y), Sense::hover());
        painted::paint(ui.painter(), place, &thing.picture);
        ui.vertical(|ui| {
            line(ui, &thing.name);
            note(ui, &thing.text);
        });
    });
}

/// The parts of a game pad, each with its sign.
fn of_pad(ui: &mut Ui, locale: &Locale, kind: PadKind) {
    const SIGN: f32 = 34.0;
    const PARTS: [(PadPart, [&str; 2]); 9] = [
        (PadPart::Cross, ["pad-cross", "pad-cross-text"]),
        (PadPart::South, ["pad-south", "keys-enter-text"]),
        (PadPart::East, ["pad-east", "keys-escape-text"]),
        (PadPart::West, ["pad-west", "keys-undo-text"]),
        (PadPart::North, ["pad-north", "keys-things-text"]),
        (PadPart::Shoulders, ["pad-shoulders", "pad-shoulders-text"]),
        (PadPart::Triggers, ["pad-triggers", "pad-triggers-text"]),
        (PadPart::Start, ["pad-start", "keys-menu-text"]),
        (PadPart::Select, ["pad-select", "keys-choices-text"]),
    ];
    ui.add_space(6.0);
    heading(ui, &locale.text("pad-title"));
    for (part, [what, does]) in PARTS {
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            let sign = PadSign { kind, part };
            let shapes = Brush::shapes(|brush| sign.paint(Vec2::splat(SIGN), brush));
            painted::paint_shapes(ui.painter(), place.center(), shapes);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                line(ui, &locale.text(what));
                note(ui, &locale.text(does));
            });
        });
    }
    note(ui, &locale.text("pad-several"));
}

/// What is done, each with what comes of it.
fn list(ui: &mut Ui, title: &str, lines: &[(String, String)]) {
    ui.add_space(6.0);
    heading(ui, title);
    for (what, does) in lines {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            line(ui, what);
            note(ui, does);
        });
    }
}
