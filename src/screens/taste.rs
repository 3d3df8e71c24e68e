//! Settings take effect: text size, and how fast things move.

use bevy::prelude::*;

use crate::{
    AppSystems,
    storage::{Motion, Settings},
    theme::{label::TextScale, motion::HasMotion},
};

/// How much faster than designed `fast` is.
const FAST: f32 = 2.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_settings.in_set(AppSystems::Input));
}

fn follow_settings(
    settings: Res<Settings>,
    mut scale: ResMut<TextScale>,
    mut has_motion: ResMut<HasMotion>,
    mut time: ResMut<Time<Virtual>>,
) {
    if !settings.is_changed() {
        return;
    }
    scale.set_if_neq(TextScale(settings.text_scale));
    has_motion.set_if_neq(HasMotion(settings.motion != Motion::Off));
    time.set_relative_speed(if settings.motion == Motion::Fast { FAST } else { 1.0 });
}
