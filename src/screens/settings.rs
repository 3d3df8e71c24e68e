//! The settings panel. Everything applies at once.

use bevy_egui::egui::{Align2, Context, Sense, Ui, vec2};

use super::{
    card::{self, Room},
    controls::{choice, fits_on_a_board, list, slider, stepper, stepper_width, switch},
    style::{GAP, TOUCH, color},
    widgets::{fitted, line, tell},
};
use crate::{
    accessibility::Role,
    locale::Locale,
    storage::{Light, Motion, Settings},
    theme::palette,
};

const STEP: f32 = 0.1;
/// How high all settings are at normal text size, in dp.
const MOST_HEIGHT: f32 = 900.0;
/// Below this height, in dp, what switches mean is left out, and what can be chosen is in lists.
const LOW: f32 = 760.0;
/// From this height on, in dp, what belongs together has a paper of its own, and the light is chosen side by side: with one
/// switch more where the device can let touches be felt, and without it.
const ROOMY: [f32; 2] = [890.0, 766.0];

const LIGHTS: [Option<Light>; 3] = [None, Some(Light::Day), Some(Light::Night)];
const MOTIONS: [Motion; 4] = [Motion::Slow, Motion::Normal, Motion::Fast, Motion::Off];

/// Shows the panel, and changes `settings`; whether it is to be closed. `can_buzz`: the device can let touches be felt.
pub(super) fn show(ctx: &Context, settings: &mut Settings, locale: &Locale, can_buzz: bool) -> bool {
    let screen = ctx.content_rect();
    // On a phone on its side there is room beside, and none below. Neither this nor the card's size follows the size of
    // the text: whoever steps that has its buttons under the finger.
    let is_wide = screen.height() < 480.0 && screen.width() >= 620.0;
    let room = Room::on(screen, if is_wide { 840.0 } else { 520.0 }).at_most(MOST_HEIGHT);
    let words = [locale.text("settings-title"), locale.text("settings-back")];
    let ((), is_closed) =
        card::closable(ctx, "settings", room, words.each_ref().map(String::as_str), |ui, height| {
            card::steady(ui, "settings", height, |ui| {
                if !is_wide {
                    looks(ui, settings, locale, can_buzz);
                    ui.add_space(4.0);
                    manners(ui, settings, locale, can_buzz);
                    return;
                }
                ui.spacing_mut().item_spacing.x = 28.0;
                ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                    left.spacing_mut().item_spacing.x = GAP;
                    right.spacing_mut().item_spacing.x = GAP;
                    manners(right, settings, locale, can_buzz);
                    looks(left, settings, locale, can_buzz);
                });
            });
        });
    is_closed
}

/// Whether the screen is low; then what follows stands closer.
fn stand_closer(ui: &mut Ui) -> bool {
    let is_low = ui.ctx().content_rect().height() < LOW;
    if is_low {
        ui.spacing_mut().item_spacing.y = 2.0;
    }
    is_low
}

/// What belongs together, on a paper of its own where there is room for it.
fn group(ui: &mut Ui, can_buzz: bool, content: impl FnOnce(&mut Ui)) {
    if is_roomy(ui, can_buzz) {
        card::inset(ui, content);
    } else {
        content(ui);
    }
}

fn is_roomy(ui: &Ui, can_buzz: bool) -> bool {
    ui.ctx().content_rect().height() >= ROOMY[usize::from(!can_buzz)]
}

/// How it looks and sounds.
fn looks(ui: &mut Ui, settings: &mut Settings, locale: &Locale, can_buzz: bool) {
    let is_low = stand_closer(ui);
    group(ui, can_buzz, |ui| {
        text_size(ui, settings, locale);
        language(ui, settings, locale);
        light(ui, settings, locale, can_buzz);
    });
    group(ui, can_buzz, |ui| {
        animations(ui, settings, locale, is_low);
        sound(ui, settings, locale);
    });
}

/// How it is played: what each switch means stands below it. On a low screen they stand closer, without that.
fn manners(ui: &mut Ui, settings: &mut Settings, locale: &Locale, can_buzz: bool) {
    let is_low = stand_closer(ui);
    let turn = |ui: &mut Ui, [name, about]: [&str; 2], is_on: &mut bool| {
        let about = if is_low { String::new() } else { locale.text(about) };
        switch(ui, locale, &locale.text(name), &about, is_on);
    };
    group(ui, can_buzz, |ui| {
        if can_buzz {
            turn(ui, ["settings-haptics", "settings-haptics-text"], &mut settings.haptics);
        }
        turn(ui, ["settings-left-handed", "settings-left-handed-text"], &mut settings.left_handed);
        turn(ui, ["settings-banner", "settings-banner-text"], &mut settings.banner);
        turn(ui, ["settings-auto-roll", "settings-auto-roll-text"], &mut settings.roll_by_itself);
        turn(ui, ["settings-odds", "settings-odds-text"], &mut settings.odds);
    });
}

/// Each language by its name in its own words.
fn language(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    let (tags, names): (Vec<&str>, Vec<&str>) = locale.languages().unzip();
    if tags.len() < 2 {
        return;
    }
    let names: Vec<_> = names.into_iter().map(str::to_owned).collect();
    let chosen = tags.iter().position(|&tag| tag == locale.tag()).unwrap_or_default();
    let touched = named_list(ui, locale, "settings-language", (&names, chosen));
    if let Some(tag) = touched.and_then(|touched| tags.get(touched)) {
        settings.more.language = Some((*tag).to_owned());
    }
}

/// By day, by night, or as the device wants it.
fn light(ui: &mut Ui, settings: &mut Settings, locale: &Locale, can_buzz: bool) {
    let words =
        ["settings-light-device", "settings-light-day", "settings-light-night"].map(|key| locale.text(key));
    let chosen = LIGHTS.iter().position(|&light| light == settings.more.light).unwrap_or_default();
    let touched = one_of(ui, locale, "settings-light", (&words, chosen), !is_roomy(ui, can_buzz));
    if let Some(&light) = touched.and_then(|at| LIGHTS.get(at)) {
        settings.more.light = light;
    }
}

/// All that can be chosen, side by side below their name; where there is no room for that, in a list. Says which of the
/// words was touched.
fn one_of(ui: &mut Ui, locale: &Locale, key: &str, words: (&[String], usize), is_low: bool) -> Option<usize> {
    if is_low || !fits_on_a_board(ui, words.0.len()) {
        return named_list(ui, locale, key, words);
    }
    line(ui, &locale.text(key));
    choice(ui, words.0, words.1)
}

/// A list with its name before it. Says which of its words was touched.
fn named_list(ui: &mut Ui, locale: &Locale, key: &str, words: (&[String], usize)) -> Option<usize> {
    let name = locale.text(key);
    let touched = ui.horizontal(|ui| {
        let width = (ui.available_width() - GAP) * 0.5;
        row_name(ui, &name, width);
        list(ui, locale, &name, words, width)
    });
    touched.inner
}

/// The name of a setting, to the left of what is chosen.
fn row_name(ui: &mut Ui, name: &str, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(0.0), TOUCH), Sense::hover());
    let ink = color(ui, palette::INK);
    let line = fitted(ui, name, rect.width(), ink);
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), line.size()).min;
    ui.painter().galley(at, line, ink);
    tell(ui, &response, Role::Text, name, "");
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
    let step = ui.horizontal(|ui| {
        let width = ui.available_width() - GAP - stepper_width();
        row_name(ui, &locale.text("settings-text-size"), width);
        show(ui)
    });
    if let Some(step) = step.inner {
        let size = settings.text_scale + STEP * step as f32;
        settings.text_scale = ((size * 10.0).round() / 10.0).clamp(1.0, 2.0);
    }
}

fn animations(ui: &mut Ui, settings: &mut Settings, locale: &Locale, is_low: bool) {
    let words = MOTIONS.map(|motion| {
        locale.text(match motion {
            Motion::Slow => "settings-animations-slow",
            Motion::Normal => "settings-animations-normal",
            Motion::Fast => "settings-animations-fast",
            Motion::Off => "settings-animations-off",
        })
    });
    let chosen = MOTIONS.iter().position(|&motion| motion == settings.motion).unwrap_or_default();
    let touched = one_of(ui, locale, "settings-animations", (&words, chosen), is_low);
    if let Some(&motion) = touched.and_then(|index| MOTIONS.get(index)) {
        settings.motion = motion;
    }
}

fn sound(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    let said = if settings.sound > 0.0 { percent(locale, settings.sound) } else { locale.text("settings-off") };
    let name = locale.text("settings-sound");
    ui.horizontal(|ui| {
        let width = ui.available_width() - 2.0 * GAP;
        row_name(ui, &name, width * 0.3);
        ui.allocate_ui(vec2(width * 0.54, TOUCH), |ui| slider(ui, &name, &said, &mut settings.sound));
        row_name(ui, &said, width * 0.16);
    });
}
