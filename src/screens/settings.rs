//! The page of settings. Everything applies at once.

use bevy::math::Rect as BevyRect;
use bevy_egui::egui::{Align2, Context, Rect, Sense, Ui, UiBuilder, vec2};

use super::{
    card,
    controls::{choice, fits_on_a_board, list, slider, stepper, stepper_width, switch},
    page_frame::PageFrame,
    style::{GAP, TOUCH, color},
    widgets::{Weight, button, fitted, line, tell, to_bevy, to_egui},
};
use crate::{
    accessibility::Role,
    locale::Locale,
    pictures::backdrop::Backdrop,
    storage::{Light, Motion, Settings},
    theme::palette,
};

/// What was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The small helps.
    Helps,
    /// The way back.
    Close,
}

const STEP: f32 = 0.1;
/// Above this width, in dp, there are two columns.
const WIDE: f32 = 600.0;
/// How wide one column is at most, in dp.
const COLUMN: f32 = 560.0;
/// Below this height between head and foot, in dp, what switches mean is left out, and what can be chosen is in lists.
const LOW: f32 = 608.0;
/// From this height on, in dp, what belongs together has a paper of its own, and the light is chosen side by side: with
/// one switch more where the device can let touches be felt, and without it.
const ROOMY: [f32; 2] = [738.0, 614.0];
/// The same in two columns.
const ROOMY_WIDE: f32 = 440.0;

/// Air above a slider's handle, in dp.
const SLIDER_AIR: f32 = 8.0;

const LIGHTS: [Option<Light>; 4] = [None, Some(Light::Day), Some(Light::Night), Some(Light::High)];
const MOTIONS: [Motion; 4] = [Motion::Slow, Motion::Normal, Motion::Fast, Motion::Off];

/// How much fits.
#[derive(Clone, Copy)]
struct Fit {
    /// Two columns beside each other.
    is_wide: bool,
    /// What belongs together has a paper of its own.
    is_roomy: bool,
    /// Nothing is explained, and rows stand close.
    is_low: bool,
    can_buzz: bool,
}

impl Fit {
    fn of(middle: Rect, can_buzz: bool) -> Self {
        let high = middle.height();
        let is_wide = middle.width() >= WIDE && middle.width() > high;
        let is_roomy = high >= if is_wide { ROOMY_WIDE } else { ROOMY[usize::from(!can_buzz)] };
        Self { is_wide, is_roomy, is_low: !is_roomy && high < LOW, can_buzz }
    }
}

/// Where its parts lie, in dp, with text so much larger than usual on a screen that is drawn so much larger. Where the
/// middle begins does not follow the size of the text: whoever steps that has its buttons under the finger.
pub(super) fn frame(safe: BevyRect, text_scale: f32, zoom: f32) -> PageFrame {
    let is_upright = safe.height() >= safe.width();
    let scale = if is_upright { text_scale.clamp(1.0, 2.0) } else { 2.0 };
    PageFrame::of(safe, scale * zoom)
}

/// Shows the page, and changes `settings`; what was touched besides. `can_buzz`: the device can let touches be felt.
/// It lies on `ground`.
pub(super) fn show(
    ctx: &Context,
    settings: &mut Settings,
    locale: &Locale,
    can_buzz: bool,
    ground: &Backdrop,
) -> Option<Choice> {
    let (content, zoom) = (ctx.content_rect(), ctx.zoom_factor());
    let frame = frame(to_bevy(content, zoom), settings.text_scale, zoom);
    let [mut title, middle, mut foot] = [frame.title, frame.middle, frame.foot].map(|part| to_egui(part, zoom));
    // The button lies at the thumb: below, or beside the title.
    if !foot.is_positive() {
        let width = (title.width() * 0.5).min(420.0);
        foot = card::cut_side(&mut title, width, settings.left_handed);
    } else if content.height() < content.width() {
        let (mut rest, width) = (foot, foot.width().min(560.0));
        foot = card::cut_side(&mut rest, width, settings.left_handed);
    }
    let fit = Fit::of(middle, can_buzz);
    let most = if fit.is_wide { middle.width() } else { COLUMN };
    let middle = Rect::from_center_size(middle.center(), vec2(middle.width().min(most), middle.height()));
    card::above_page(ctx, "settings", |ui| {
        card::headline(ui, title, &locale.text("settings-title"), ground);
        let mut page = ui.new_child(UiBuilder::new().max_rect(middle).id_salt("middle"));
        page.set_clip_rect(middle.expand2(vec2(8.0, 6.0)).intersect(ui.clip_rect()));
        card::steady(&mut page, "settings", middle.height(), |ui| {
            if fit.is_wide {
                ui.spacing_mut().item_spacing.x = 20.0;
                ui.columns_const(|[left, right]: &mut [Ui; 2]| {
                    left.spacing_mut().item_spacing.x = GAP;
                    right.spacing_mut().item_spacing.x = GAP;
                    whole(right, fit, |ui| manners(ui, settings, locale, fit));
                    whole(left, fit, |ui| looks(ui, settings, locale, fit));
                });
                return;
            }
            whole(ui, fit, |ui| {
                looks(ui, settings, locale, fit);
                manners(ui, settings, locale, fit);
            });
        });
        let mut row = card::row_in(ui, foot);
        let width = (row.available_width() - GAP) / 2.0;
        let helps = button(&mut row, &locale.text("helps-title"), Weight::Plain, Some(width)).clicked();
        let done = button(&mut row, &locale.text("settings-done"), Weight::Main, Some(width)).clicked();
        done.then_some(Choice::Close).or(helps.then_some(Choice::Helps))
    })
}

/// All of a column: without room for more, on one paper.
fn whole(ui: &mut Ui, fit: Fit, content: impl FnOnce(&mut Ui)) {
    if fit.is_roomy {
        if fit.is_wide {
            ui.spacing_mut().item_spacing.y = 16.0;
        }
        content(ui);
        return;
    }
    card::sheet(ui, !fit.is_low, |ui| {
        if fit.is_low {
            ui.spacing_mut().item_spacing.y = 2.0;
        }
        content(ui);
    });
}

/// What belongs together, on a paper of its own where there is room for it.
fn group(ui: &mut Ui, fit: Fit, content: impl FnOnce(&mut Ui)) {
    if fit.is_roomy {
        card::sheet(ui, true, content);
    } else {
        content(ui);
    }
}

/// How it looks and sounds.
fn looks(ui: &mut Ui, settings: &mut Settings, locale: &Locale, fit: Fit) {
    group(ui, fit, |ui| {
        text_size(ui, settings, locale);
        language(ui, settings, locale);
        light(ui, settings, locale, fit);
    });
    group(ui, fit, |ui| {
        animations(ui, settings, locale, fit);
        sound(ui, settings, locale);
    });
}

/// How it is played: what each switch means stands below it. On a low screen they stand closer, without that.
fn manners(ui: &mut Ui, settings: &mut Settings, locale: &Locale, fit: Fit) {
    let turn = |ui: &mut Ui, [name, about]: [&str; 2], is_on: &mut bool| {
        let about = if fit.is_low { String::new() } else { locale.text(about) };
        switch(ui, locale, &locale.text(name), &about, is_on);
    };
    group(ui, fit, |ui| {
        if fit.can_buzz {
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
fn light(ui: &mut Ui, settings: &mut Settings, locale: &Locale, fit: Fit) {
    let words = ["settings-light-device", "settings-light-day", "settings-light-night", "settings-light-high"]
        .map(|key| locale.text(key));
    let chosen = LIGHTS.iter().position(|&light| light == settings.more.light).unwrap_or_default();
    let touched = one_of(ui, locale, "settings-light", (&words, chosen), !fit.is_roomy);
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

fn animations(ui: &mut Ui, settings: &mut Settings, locale: &Locale, fit: Fit) {
    let words = MOTIONS.map(|motion| {
        locale.text(match motion {
            Motion::Slow => "settings-animations-slow",
            Motion::Normal => "settings-animations-normal",
            Motion::Fast => "settings-animations-fast",
            Motion::Off => "settings-animations-off",
        })
    });
    let chosen = MOTIONS.iter().position(|&motion| motion == settings.motion).unwrap_or_default();
    let touched = one_of(ui, locale, "settings-animations", (&words, chosen), fit.is_low);
    if let Some(&motion) = touched.and_then(|index| MOTIONS.get(index)) {
        settings.motion = motion;
    }
}

/// How loud everything is, side by side: each name and value above its slider.
fn sound(ui: &mut Ui, settings: &mut Settings, locale: &Locale) {
    let mut levels = [settings.sound, settings.more.music(), settings.more.taps(settings.sound)];
    let before = levels;
    let keys = ["settings-sound", "settings-music", "settings-taps"];
    let width = (ui.available_width() - 2.0 * GAP) / keys.len() as f32;
    ui.horizontal(|ui| {
        for (level, key) in levels.iter_mut().zip(keys) {
            let said = if *level > 0.0 { percent(locale, *level) } else { locale.text("settings-off") };
            let name = locale.text(key);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                let ink = color(ui, palette::INK);
                let words =
                    locale.with("settings-level", &[("name", (&*name).into()), ("level", (&*said).into())]);
                let words = fitted(ui, &words, width, ink);
                let (rect, _) = ui.allocate_exact_size(vec2(width, words.size().y), Sense::hover());
                ui.painter().galley(rect.left_top(), words, ink);
                // A slider has air above its handle, which its name comes into.
                ui.add_space(-SLIDER_AIR);
                slider(ui, &name, &said, level);
            });
        }
    });
    settings.sound = levels[0];
    if levels[1] != before[1] {
        settings.more.music = Some(levels[1]);
    }
    if levels[2] != before[2] {
        settings.more.taps = Some(levels[2]);
    }
}
