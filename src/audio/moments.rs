//! What happens on the table is heard and felt at its moment, not before.

use bevy::prelude::*;

use crate::{
    AppSystems,
    sound::{PlaySound, Sound},
    theme::motion::RedrawUntil,
};

/// This is heard and felt now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Due {
    /// What is heard.
    pub sound: Sound,
    /// How far to the right, from -1 to 1.
    pub across: f32,
}

/// What is still to come, and at which second of [`Time`].
#[derive(Resource, Default)]
pub(super) struct Coming(Vec<(f32, Due)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coming>()
        .add_message::<Due>()
        .add_message::<PlaySound>()
        .add_systems(Update, keep_moments.in_set(AppSystems::Audio));
}

pub(super) fn keep_moments(
    mut sounds: MessageReader<PlaySound>,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut coming: ResMut<Coming>,
    mut due: MessageWriter<Due>,
) {
    if sounds.is_empty() && coming.0.is_empty() {
        return;
    }
    let now = time.elapsed_secs();
    let moment = |&PlaySound { sound, after, across }: &PlaySound| (now + after, Due { sound, across });
    coming.0.extend(sounds.read().map(moment));
    coming.0.retain(|&(at, sound)| {
        if at <= now {
            due.write(sound);
        }
        at > now
    });
    if let Some((at, _)) = coming.0.iter().max_by(|a, b| a.0.total_cmp(&b.0)) {
        redraw_until.stay(&time, at - now + 0.02);
    }
}
