//! Dice on the table: what they show, how they lie, and how they tumble.

use bevy::prelude::*;

use super::{TableSystems, table_game::TableGame, timeline::Timeline};
use crate::{
    AppSystems,
    drawing::{
        brush::ALREADY_DRAWN,
        place::{LayoutRect, Screen},
    },
    rules::dice::Face,
    session::OrderRejected,
    theme::motion::{RedrawUntil, durations},
};

/// A die on the table, by its number from 0. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[component(immutable)]
pub struct Die(pub usize);

/// What a die shows.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownFace(pub Face);

/// How the dice are thrown next, in dp a second, y down: by a flick as it went, else by nothing.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Throw(pub Vec2);

/// Rolling: from when, how it was thrown, and what it ends on.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct RollAnimation {
    /// When it begins, in seconds of [`Time`].
    pub begins: f32,
    /// In dp a second, y down.
    pub thrown: Vec2,
    /// What it ends on.
    pub face: Face,
}

impl RollAnimation {
    /// Whether the die does not lie yet.
    pub fn is_tumbling(&self, time: &Time) -> bool {
        time.elapsed_secs() < self.begins + durations::ROLL
    }
}

impl Die {
    /// How askew it lies with `face` up, in radians: always the same for the same die and face.
    pub fn askew(self, face: Face) -> f32 {
        let n = (self.0 as u32 * 37 + u32::from(face.pips()) * 11) % 17;
        (n as f32 / 16.0 - 0.5) * 0.2
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Throw>();
    app.add_systems(Update, forget_throw.run_if(on_message::<OrderRejected>).in_set(TableSystems::News));
    app.add_systems(Update, tumble_dice.in_set(AppSystems::Motion).after(crate::drawing::place::PutInPlace));
}

/// Dice tumble until they show what was rolled, or show it at once where nothing moves.
pub(super) fn roll_dice<G: TableGame>(
    mut commands: Commands,
    timeline: Res<Timeline<G>>,
    mut throw: ResMut<Throw>,
    dice: Query<(Entity, &Die)>,
) {
    let Throw(thrown) = *throw;
    for moment in timeline.moments() {
        let begins = if timeline.has_motion() { moment.begins() } else { ALREADY_DRAWN };
        for (entity, die) in &dice {
            if let Some(face) = G::rolled(&moment.event, *die) {
                commands.entity(entity).insert(RollAnimation { begins, thrown, face });
                // The next throw is another one.
                throw.set_if_neq(Throw::default());
            }
        }
    }
}

/// A flick after which nothing was rolled throws nothing later.
fn forget_throw(mut throw: ResMut<Throw>) {
    throw.set_if_neq(Throw::default());
}

/// From this speed on a die flies as far as it may, in dp a second.
const FAST: f32 = 1600.0;
/// How far a die flies that is not flicked, and at most, of its side.
const REACH: [f32; 2] = [1.0, 3.2];
/// Dice in flight are above all that is written.
const ABOVE: f32 = 60.0;

/// Of a roll of which this part is over, 0 to 1: how far from its place a die is, in sides, and how high, 0 to 1. It is
/// thrown like this, in dp a second.
fn flight(die: Die, thrown: Vec2, part: f32) -> (Vec2, f32) {
    // No two dice of a hand fly the same way.
    let own = |step: usize| ((die.0 * step + 3) % 7) as f32 / 6.0 - 0.5;
    let upward = Vec2::new(0.3, -1.0).normalize();
    let direction = thrown.try_normalize().unwrap_or(upward).rotate(Vec2::from_angle(0.8 * own(3)));
    let [least, most] = REACH;
    let reach = least + (most - least) * (thrown.length() / FAST).min(1.0);
    // Off at once, and slower and slower back to where it comes to rest; 0.213 is the most that the rest of it reaches.
    let along = part.powf(0.7) * (1.0 - part).powi(2) / 0.213;
    let hop = |from: f32, to: f32, high: f32| {
        let within = (part - from) / (to - from);
        if (0.0..1.0).contains(&within) { high * (within * core::f32::consts::PI).sin() } else { 0.0 }
    };
    let [first, second, third] = durations::KNOCKS;
    let high = hop(0.0, first, 1.0) + hop(first, second, 0.32) + hop(second, third, 0.1);
    (direction * reach * along * (1.0 + 0.5 * own(5)), high)
}

/// Dice fly off as they were thrown, turn, knock and settle on what was rolled.
fn tumble_dice(
    mut commands: Commands,
    (time, screen): (Res<Time>, Res<Screen>),
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
        let (off, high) = flight(*die, tumble.thrown, progress.max(0.0));
        let spin = left * left * (7.0 + (die.0 % 4) as f32) * if off.x < 0.0 { 1.0 } else { -1.0 };
        let at = middle + (off - Vec2::Y * 0.8 * high) * side;
        // No die leaves the screen.
        let inside = screen.safe().inflate(-side * 0.7);
        let at = at.clamp(inside.min.min(middle), inside.max.max(middle));
        transform.translation = Vec3::new(at.x, -at.y, ABOVE.max(place.height));
        transform.rotation = Quat::from_rotation_z(die.askew(shown) + spin);
        transform.scale = Vec3::splat(1.0 + 0.3 * high);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_flies_where_it_is_thrown_the_farther_the_faster_and_comes_back_to_rest() {
        let farthest = |die: usize, thrown: Vec2| {
            let path = (0..=60).map(|step| flight(Die(die), thrown, step as f32 / 60.0));
            let (start, end) = (flight(Die(die), thrown, 0.0), flight(Die(die), thrown, 1.0));
            assert_eq!((start, end), ((Vec2::ZERO, 0.0), (Vec2::ZERO, 0.0)));
            path.map(|(off, high)| {
                assert!((0.0..=1.0).contains(&high));
                off
            })
            .max_by(|a, b| a.length().total_cmp(&b.length()))
            .unwrap()
        };
        for die in 0..7 {
            for thrown in [Vec2::X, Vec2::NEG_X, Vec2::NEG_Y, Vec2::ONE.normalize()] {
                let [slow, fast] = [300.0, 1500.0].map(|speed| farthest(die, speed * thrown));
                assert!(slow.dot(thrown) > 0.8 * slow.length(), "{die}: {slow} by {thrown}");
                assert!(fast.length() > slow.length() && slow.length() > farthest(die, Vec2::ZERO).length());
                assert!(fast.length() < 1.3 * REACH[1], "{die}: {fast}");
            }
        }
        let ways: Vec<Vec2> = (0..5).map(|die| farthest(die, 900.0 * Vec2::X)).collect();
        assert!(ways.windows(2).all(|two| two[0].distance(two[1]) > 0.1), "{ways:?}");
    }
}
