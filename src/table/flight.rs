//! Words that fly from where something was earned to where it is counted.

use bevy::prelude::*;

use super::TableSystems;
use crate::{
    drawing::{
        label::TextLabel,
        place::{LayoutRect, MoveTween},
    },
    theme::motion::{RedrawUntil, durations},
};

/// Words on their way.
#[derive(Component, Clone, Copy, Debug)]
pub struct FlyingLabel {
    begins: f32,
    ends: f32,
}

/// How high they fly.
const HEIGHT: f32 = 60.0;

/// Words that fly from one point to another, from `begins` on, in seconds of [`Time`].
pub(super) fn fly(words: TextLabel, [from, to]: [Vec2; 2], begins: f32) -> impl Bundle {
    let at = |middle: Vec2| LayoutRect::new(Rect::from_center_size(middle, Vec2::new(64.0, 34.0)), HEIGHT);
    (
        words,
        at(to),
        MoveTween::new(at(from), begins),
        FlyingLabel { begins, ends: begins + durations::FLIGHT + 0.05 },
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, land.in_set(TableSystems::Show));
}

/// What has not set out yet cannot be seen, and what has arrived is gone.
fn land(
    mut commands: Commands,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut flights: Query<(Entity, &FlyingLabel, &mut Visibility)>,
) {
    for (entity, flight, mut visibility) in &mut flights {
        if time.elapsed_secs() >= flight.ends {
            commands.entity(entity).despawn();
        } else {
            redraw_until.stay(&time, 0.1);
            let is_under_way = time.elapsed_secs() >= flight.begins;
            visibility.set_if_neq(if is_under_way { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}
