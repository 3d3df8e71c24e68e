//! Settings take effect: language, light, text size, which hand plays, and how fast things move.

use bevy::{prelude::*, window::RequestRedraw};

use crate::{
    AppSystems,
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, Screen},
    },
    locale::Locale,
    platform::{Crashes, ThisDevice, WantsContrast, WantsNight},
    storage::{Light, Motion, Settings},
    theme::{Palette, motion::HasMotion},
};

/// How much faster than designed `fast` is.
const FAST: f32 = 2.5;
const SLOW: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    let systems = (
        speak,
        light_up.run_if(
            resource_changed::<Settings>
                .or_eager(resource_changed::<WantsNight>)
                .or_eager(resource_changed::<WantsContrast>),
        ),
        follow_settings.run_if(resource_changed::<Settings>.or_eager(resource_changed::<Screen>)),
    );
    app.add_systems(Update, systems.in_set(AppSystems::Input));
}

/// Speaks the language that was chosen, or else the first of the device's that there is.
fn speak(
    settings: Res<Settings>,
    (device, crashes): (Res<ThisDevice>, Res<Crashes>),
    mut locale: ResMut<Locale>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if settings.is_changed() {
        let preferred: Vec<_> = settings.more.language.iter().cloned().chain(device.languages()).collect();
        if locale.bypass_change_detection().speak(&preferred) {
            locale.set_changed();
            redraw.write(RequestRedraw);
        }
    }
    if locale.is_changed() {
        device.speaks(locale.tag());
        crashes.set_last_words(["crash-end-title", "crash-end-text"].map(|key| locale.text(key)));
    }
}

/// Day, night or strong contrast, as it was chosen, or else as the device wants it.
fn light_up(
    (settings, wants_night, wants_contrast): (Res<Settings>, Res<WantsNight>, Res<WantsContrast>),
    (mut light, mut palette): (ResMut<Light>, ResMut<Palette>),
) {
    let wanted = match (wants_contrast.0, wants_night.0) {
        (true, _) => Light::High,
        (false, true) => Light::Night,
        (false, false) => Light::Day,
    };
    if light.set_if_neq(settings.more.light.unwrap_or(wanted)) {
        *palette = Palette::of(*light);
    }
}

/// How much larger than on a phone everything in panels is on a large screen, 1 to 1.7.
pub(super) fn of_screen(size: Vec2) -> f32 {
    (size.min_element() / 768.0).powf(1.4).clamp(1.0, 1.7)
}

/// How much larger than on a phone what is written on the table is, 1 to 2: a large screen stands farther away.
fn of_table(size: Vec2) -> f32 {
    (size.min_element() / 768.0).powf(1.6).clamp(1.0, 2.0)
}

fn follow_settings(
    settings: Res<Settings>,
    screen: Res<Screen>,
    (mut scale, mut is_left_handed): (ResMut<TextScale>, ResMut<IsLeftHanded>),
    mut has_motion: ResMut<HasMotion>,
    mut time: ResMut<Time<Virtual>>,
) {
    scale.set_if_neq(TextScale(settings.text_scale * of_table(screen.size)));
    is_left_handed.set_if_neq(IsLeftHanded(settings.left_handed));
    has_motion.set_if_neq(HasMotion(settings.motion != Motion::Off && !settings.more.is_calm()));
    time.set_relative_speed(match settings.motion {
        Motion::Slow => SLOW,
        Motion::Fast => FAST,
        Motion::Normal | Motion::Off => 1.0,
    });
}
