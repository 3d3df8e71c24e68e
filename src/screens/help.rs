//! The help: the rules, and keys and gestures, as two tabs.

use bevy_egui::egui::{Context, Sense, Ui, vec2};

use super::{
    Panel,
    card::{self, Room},
    controls::choice,
    painted,
    style::text_scale,
    widgets::{heading, line, note, paragraph},
};
use crate::{
    boxes::HelpEntry,
    locale::{
        Locale,
        help::{Help, Section},
    },
};

/// The widest that a long text may be, in dp at normal text size.
const MEASURE: f32 = 620.0;

/// The games of which the help can be read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Games<'a> {
    /// Their names; nobody is asked where there is only one.
    pub names: &'a [String],
    /// Of which it is read now.
    pub chosen: usize,
}

/// What was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The way back.
    Close,
    /// The rules.
    Rules,
    /// Keys and gestures.
    Keys,
    /// Another game.
    Game(usize),
}

/// Shows the tab `open`.
pub(super) fn show(
    ctx: &Context,
    open: &Panel,
    (help, pictured): (&Help, &[HelpEntry]),
    games: Games,
    locale: &Locale,
) -> Option<Choice> {
    let scale = text_scale(&ctx.global_style());
    let room = Room::on(ctx.content_rect(), MEASURE * scale + 40.0);
    let is_keys = *open == Panel::Keys;
    let words = [locale.text("help-title"), locale.text("help-back")];
    let (touched, is_closed) =
        card::closable(ctx, "help", room, words.each_ref().map(String::as_str), |ui, height| {
            let top = ui.cursor().top();
            let game = if games.names.len() > 1 { choice(ui, games.names, games.chosen) } else { None };
            let tabs = [locale.text("help-rules"), locale.text("help-keys")];
            let touched = choice(ui, &tabs, usize::from(is_keys));
            let height = height - (ui.cursor().top() - top);
            if is_keys {
                card::steady(ui, "keys", height, |ui| {
                    list(ui, &locale.text("gestures-title"), &help.gestures);
                    list(ui, &locale.text("keys-title"), &help.keys);
                });
            } else {
                card::steady(ui, "rules", height, |ui| {
                    help.rules.iter().for_each(|it| section(ui, it));
                    pictured.iter().for_each(|it| thing(ui, it));
                });
            }
            let tab = touched.map(|tab| if tab == 0 { Choice::Rules } else { Choice::Keys });
            game.map(Choice::Game).or(tab)
        });
    if is_closed { Some(Choice::Close) } else { touched }
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
    const WIDTH: f32 = 64.0;
    ui.add_space(6.0);
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(WIDTH, WIDTH * HelpEntry::HIGH), Sense::hover());
        painted::paint(ui.painter(), place, &thing.picture);
        ui.vertical(|ui| {
            line(ui, &thing.name);
            note(ui, &thing.text);
        });
    });
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
