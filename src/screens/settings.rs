//! The settings panel. Everything applies at once.

use bevy_egui::egui::{Context, Ui};

use super::{
    card::{self, Room},
    controls::{choice, slider, stepper, switch},
    style::text_scale,
    widgets::{heading, tell},
};
use crate::{
    locale::Locale,
    semantics::Role,
    storage::{Motion, Settings},
};

/// What was touched.
#[derive(Default)]
pub(super) struct Touched {
    /// The panel is to be closed.
    pub is_closed: bool,
    /// The tag of the language to be spoken.
    pub language: Option<String>,
}

const STEP: f32 = 0.1;
const MOTIONS: [Motion; 3] = [Motion::Normal, Motion::Fast, Motion::Off];

/// Shows the panel, and changes `settings`.
pub(super) fn show(ctx: &Context, settings: &mut Settings, locale: &Locale) -> Touched {
    let room = Room::on(ctx.content_rect(), 520.0);
    let (touched, is_beside) = card::panel(ctx, "settings", room, |ui| {
        let mut touched = Touched {
            is_closed: card::header(ui, &locale.text("settings-title"), &locale.text("settings-back")),
            language: None,
        };
        card::scrolled(ui, "settings", room.height - card::HEADER, |ui| {
            touched.language = language(ui, locale);
            text_size(ui, settings, locale);
            animations(ui, settings, locale);
            sound(ui, settings, locale);
            ui.add_space(4.0);
            let (name, about) = (locale.text("settings-banner"), locale.text("settings-banner-text"));
            switch(ui, locale, &name, &about, &mut settings.banner);
            let (name, about) = (locale.text("settings-auto-roll"), locale.text("settings-auto-roll-text"));
            switch(ui, locale, &name, &about, &mut settings.roll_by_itself);
        });
        touched
    });
    Touched { is_closed: touched.is_closed || is_beside, ..touched }
}

fn language(ui: &mut Ui, locale: &Locale) -> Option<String> {
    let languages = locale.languages();
    if languages.len() < 2 {
        return None;
    }
    heading(ui, &locale.text("settings-language"));
    let chosen = languages.iter().position(|(tag, _)| tag == locale.tag()).unwrap_or_default();
    let names: Vec<_> = languages.iter().map(|(_, name)| name.clone()).collect();
    let touched = choice(ui, &names, chosen)?;
    languages.into_iter().nth(touched).map(|(tag, _)| tag)
}

fn percent(locale: &Locale, value: f32) -> String {
    locale.with("settings-percent", &[("percent", ((value * 100.0).round() as i32).into())])
}

fn text_size(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    let show = |ui: &mut Ui| {
        let value = percent(locale, settings.text_scale);
        let names = [locale.text("settings-text-smaller"), locale.text("settings-text-larger")];
        let can = [settings.text_scale > 1.0, settings.text_scale < 2.0];
        stepper(ui, &value, names.each_ref().map(String::as_str), can)
    };
    let name = locale.text("settings-text-size");
    let step = if ui.available_width() >= 300.0 * text_scale(ui.style()) {
        beside(ui, &name, show)
    } else {
        heading(ui, &name);
        show(ui)
    };
    if let Some(step) = step {
        let size = settings.text_scale + STEP * step as f32;
        settings.text_scale = ((size * 10.0).round() / 10.0).clamp(1.0, 2.0);
    }
}

/// A heading on the left, and on the right what it is about.
fn beside<R>(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        heading(ui, name);
        let used = 2.0 * 48.0 + 16.0 + 76.0 * text_scale(ui.style()).min(1.5);
        ui.add_space((ui.available_width() - used).max(0.0));
        content(ui)
    })
    .inner
}

fn animations(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    heading(ui, &locale.text("settings-animations"));
    let words = ["settings-animations-normal", "settings-animations-fast", "settings-animations-off"];
    let words = words.map(|key| locale.text(key));
    let chosen = MOTIONS.iter().position(|&motion| motion == settings.motion).unwrap_or_default();
    let touched = choice(ui, &words, chosen);
    if let Some(&motion) = touched.and_then(|index| MOTIONS.get(index)) {
        settings.motion = motion;
    }
}

fn sound(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    let said = if settings.sound > 0.0 { percent(locale, settings.sound) } else { locale.text("settings-off") };
    let name = locale.text("settings-sound");
    let response = ui.horizontal(|ui| {
        heading(ui, &name);
        ui.label(&said)
    });
    tell(ui, &response.inner, Role::Text, &said, "");
    slider(ui, &name, &said, &mut settings.sound);
}
