//! The help: the rules, and keys and gestures, as two tabs.

use bevy_egui::egui::{Context, Ui};

use super::{
    Panel,
    card::{self, Room},
    controls::choice,
    style::text_scale,
    widgets::{heading, line, note, paragraph},
};
use crate::{
    locale::{
        Locale,
        doodle_city::help::{Section, gestures, keys, rules},
    },
    rules::doodle_city::Sheet,
};

/// The widest that a long text may be, in dp at normal text size.
const MEASURE: f32 = 620.0;

/// A list of keys or gestures.
struct List {
    title: String,
    /// Each with what it does.
    lines: Vec<(String, String)>,
}

/// The pages' texts, put together once for a sheet and language.
#[derive(Default)]
pub(super) struct Pages {
    of: Option<(Sheet, String)>,
    rules: Vec<Section>,
    keys: Vec<List>,
}

impl Pages {
    /// The texts for this sheet in the language that is spoken.
    pub(super) fn of(&mut self, locale: &Locale, sheet: &Sheet) -> &Self {
        let of = Some((sheet.clone(), locale.tag().to_owned()));
        if self.of != of {
            self.rules = rules(locale, sheet);
            self.keys = vec![
                List { title: locale.text("gestures-title"), lines: gestures(locale) },
                List { title: locale.text("keys-title"), lines: keys(locale) },
            ];
            self.of = of;
        }
        self
    }
}

/// Shows the tab `open`; says which panel shall be open instead.
pub(super) fn show(ctx: &Context, open: &Panel, pages: &Pages, locale: &Locale) -> Option<Panel> {
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
                card::steady(ui, "keys", height, |ui| pages.keys.iter().for_each(|it| list(ui, it)));
            } else {
                card::steady(ui, "rules", height, |ui| pages.rules.iter().for_each(|it| section(ui, it)));
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

fn list(ui: &mut Ui, list: &List) {
    ui.add_space(6.0);
    heading(ui, &list.title);
    for (what, does) in &list.lines {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            line(ui, what);
            note(ui, does);
        });
    }
}
