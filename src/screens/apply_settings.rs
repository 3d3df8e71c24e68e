//! Settings take effect: text size, which hand plays, and how fast things move.

use bevy::prelude::*;

use crate::{
    AppSystems,
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, Screen},
    },
    storage::{Motion, Settings},
    theme::motion::HasMotion,
};

/// How much faster than designed `fast` is.
const FAST: f32 = 2.5;
const SLOW: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_settings.in_set(AppSystems::Input));
}

/// How much larger than on a phone everything in panels is on a large screen, 1 to 1.5.
pub(super) fn of_screen(size: Vec2) -> f32 {
    (size.min_element() / 768.0).clamp(1.0, 1.5)
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
    if !settings.is_changed() && !screen.is_changed() {
        return;
    }
    scale.set_if_neq(TextScale(settings.text_scale * of_table(screen.size)));
    is_left_handed.set_if_neq(IsLeftHanded(settings.left_handed));
    has_motion.set_if_neq(HasMotion(settings.motion != Motion::Off));
    time.set_relative_speed(match settings.motion {
        Motion::Slow => SLOW,
        Motion::Fast => FAST,
        Motion::Normal | Motion::Off => 1.0,
    });
}
