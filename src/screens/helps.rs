//! Small helps at the table, each to be switched on or off. Everything applies at once.

use bevy_egui::egui::{Context, Ui};

use super::{
    card::{self, Room},
    controls::{choice, switch},
    widgets::{heading, line, note},
};
use crate::{
    locale::{Locale, with_tenths},
    storage::{MoreSettings, Narrates, Scanning},
};

/// How things are gone through by whoever has one or two switches.
fn of_switches(ui: &mut Ui, settings: &mut MoreSettings, locale: &Locale) {
    heading(ui, &locale.text("scanning-title"));
    let now = settings.scanning();
    let words = ["scanning-off", "scanning-two", "scanning-one"].map(|key| locale.text(key));
    let chosen = Scanning::ALL.iter().position(|it| *it == now).unwrap_or_default();
    if let Some(scanning) = choice(ui, &words, chosen).and_then(|at| Scanning::ALL.get(at)) {
        settings.scanning = Some(*scanning);
        settings.second_switch = None;
    }
    match now {
        Scanning::Off => {}
        Scanning::Two => note(ui, &locale.text("scanning-two-text")),
        Scanning::One => {
            note(ui, &locale.text("scanning-one-text"));
            line(ui, &locale.text("scanning-pause"));
            let pauses = MoreSettings::SCAN_PAUSES;
            let words =
                pauses.map(|pause| locale.with("scanning-seconds", &[("seconds", with_tenths(pause.into()))]));
            let chosen = pauses.iter().position(|pause| *pause == settings.scan_pause()).unwrap_or_default();
            if let Some(pause) = choice(ui, &words, chosen).and_then(|at| pauses.get(at)) {
                settings.scan_pause = Some(*pause);
            }
        }
    }
}

/// Shows the switches, and changes `settings`; whether the panel is to be closed.
pub(super) fn show(ctx: &Context, settings: &mut MoreSettings, locale: &Locale) -> bool {
    let room = Room::on(ctx.content_rect(), 520.0);
    let words = [locale.text("helps-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let ((), is_closed) = card::closable(ctx, "helps", room, words, |ui, height| {
        card::scrolled(ui, "helps", height, |ui| {
            let mut turn = |[name, about]: [&str; 2], is_on: bool, kept: &mut Option<bool>| {
                let mut now = is_on;
                switch(ui, locale, &locale.text(name), &locale.text(about), &mut now);
                if now != is_on {
                    *kept = Some(now);
                }
            };
            let is_on = [settings.says_what_to_do(), settings.tells_changes(), settings.shows_bonuses()];
            let is_asked = [settings.asks_before_end(), settings.is_calm(), settings.has_letters()];
            let now_said = settings.narrates();
            let MoreSettings { prompts, bonuses, changes, ends, calm, letters, narrates, .. } = settings;
            turn(["helps-prompts", "helps-prompts-text"], is_on[0], prompts);
            turn(["helps-changes", "helps-changes-text"], is_on[1], changes);
            turn(["helps-bonuses", "helps-bonuses-text"], is_on[2], bonuses);
            turn(["helps-ends", "helps-ends-text"], is_asked[0], ends);
            turn(["helps-calm", "helps-calm-text"], is_asked[1], calm);
            turn(["helps-letters", "helps-letters-text"], is_asked[2], letters);
            heading(ui, &locale.text("narration-title"));
            let words = ["narration-all", "narration-own", "narration-little"].map(|key| locale.text(key));
            let chosen = Narrates::ALL.iter().position(|it| *it == now_said).unwrap_or_default();
            if let Some(said) = choice(ui, &words, chosen).and_then(|at| Narrates::ALL.get(at)) {
                *narrates = Some(*said);
            }
            of_switches(ui, settings, locale);
        });
    });
    is_closed
}
