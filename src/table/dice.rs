//! Dice on the table: what they show, how they lie, and how they tumble.

use bevy::prelude::*;

use super::{table_game::TableGame, timeline::Timeline};
use crate::{
    AppSystems,
    drawing::{brush::ALREADY_DRAWN, place::LayoutRect},
    rules::dice::Face,
    theme::motion::{RedrawUntil, durations},
};

/// A die on the table, by its number from 0. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[component(immutable)]
pub struct Die(pub usize);

/// What a die shows.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownFace(pub Face);

/// Rolling: from when, and what it ends on.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct RollAnimation {
    /// When it begins, in seconds of [`Time`].
    pub begins: f32,
    /// What it ends on.
    pub face: Face,
}

impl Die {
    /// How askew it lies with `face` up, in radians: always the same for the same die and face.
    pub fn askew(self, face: Face) -> f32 {
        let n = (self.0 as u32 * 37 + u32::from(face.pips()) * 11) % 17;
        (n as f32 / 16.0 - 0.5) * 0.2
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tumble_dice.in_set(AppSystems::Motion).after(crate::drawing::place::PutInPlace));
}

/// Dice tumble until they show what was rolled, or show it at once where nothing moves.
pub(super) fn roll_dice<G: TableGame>(
    mut commands: Commands,
    timeline: Res<Timeline<G>>,
    dice: Query<(Entity, &Die)>,
) {
    for moment in timeline.moments() {
        let begins = if timeline.has_motion() { moment.begins() } else { ALREADY_DRAWN };
        for (entity, die) in &dice {
            if let Some(face) = G::rolled(&moment.event, *die) {
                commands.entity(entity).insert(RollAnimation { begins, face });
            }
        }
    }
}

/// Dice come in from the side, hop, spin and settle on what was rolled.
fn tumble_dice(
    mut commands: Commands,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut dice: Query<(Entity, &LayoutRect, &RollAnimation, &Die, &mut ShownFace, &mut Transform)>,
) {
    for (entity, place, tumble, die, mut face, mut transform) in &mut dice {
        let progress = (time.elapsed_secs() - tumble.begins) / durations::ROLL;
        let middle = place.rect.center();
        let rest = Transform::from_xyz(middle.x, -middle.y, place.height);
        if progress >= 1.0 {
            face.set_if_neq(ShownFace(tumble.face));
            *transform = rest.with_rotation(Quat::from_rotation_z(die.askew(tumble.face)));
            commands.entity(entity).remove::<RollAnimation>();
            continue;
        }
        redraw_until.stay(&time, 0.1);
        let left = 1.0 - progress.max(0.0);
        // Another face about every 60 ms while it still turns; the last tenth shows what was rolled.
        let turn = (progress * 10.0) as usize;
        let shown = if turn >= 8 { tumble.face } else { Face::ALL[(turn * 5 + die.0 * 2) % 6] };
        face.set_if_neq(ShownFace(shown));
        let side = place.rect.width();
        let hop = (progress * core::f32::consts::PI * 3.0).sin().abs() * left * left;
        let drift = left * left * Vec2::new(1.6 - 0.5 * (die.0 % 3) as f32, 0.9) * side;
        let spin = left * left * (7.0 + (die.0 % 4) as f32);
        transform.translation = rest.translation + Vec3::new(drift.x, drift.y + hop * side * 0.9, 0.5);
        transform.rotation = Quat::from_rotation_z(die.askew(shown) + spin);
        transform.scale = Vec3::splat(1.0 + 0.22 * hop);
    }
}
