//! The help: the rules, and keys and gestures, as two tabs.

use bevy_egui::egui::{Context, Ui};

use super::{
    Panel,
    card::{self, Room},
    controls::choice,
    style::text_scale,
    widgets::{heading, line, note, paragraph},
};
use crate::locale::{
    Locale,
    help::{Help, Section},
};

/// The widest that a long text may be, in dp at normal text size.
const MEASURE: f32 = 620.0;

/// Shows the tab `open`; says which panel shall be open instead.
pub(super) fn show(ctx: &Context, open: &Panel, help: &Help, locale: &Locale) -> Option<Panel> {
    let scale = text_scale(&ctx.global_style());
    let room = Room::on(ctx.content_rect(), MEASURE * scale + 40.0);
    let is_keys = *open == Panel::Keys;
    let words = [locale.text("help-title"), locale.text("help-back")];
    let (touched, is_closed) =
        card::closable(ctx, "help", room, words.each_ref().map(String::as_str), |ui, height| {
            let top = ui.cursor().top();
            let tabs = [locale.text("help-rules"), locale.text("help-keys")];
            let touched = choice(ui, &tabs, usize::from(is_keys));
            let height = height - (ui.cursor().top() - top);
            if is_keys {
                card::steady(ui, "keys", height, |ui| {
                    list(ui, &locale.text("gestures-title"), &help.gestures);
                    list(ui, &locale.text("keys-title"), &help.keys);
                });
            } else {
                card::steady(ui, "rules", height, |ui| help.rules.iter().for_each(|it| section(ui, it)));
            }
            touched
        });
    match (is_closed, touched) {
        (true, _) => Some(Panel::Closed),
        (false, Some(0)) => Some(Panel::Rules),
        (false, Some(_)) => Some(Panel::Keys),
        (false, None) => None,
    }
}

fn section(ui: &mut Ui, section: &Section) {
    ui.add_space(6.0);
    heading(ui, &section.title);
    for line in section.text.lines() {
        paragraph(ui, line);
    }
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
