//! A die on the table: its face, how it lies, and how it tumbles.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    AppSystems,
    rules::{Seat, dice::Face},
    theme::{
        brush::Brush,
        motion::{Awake, lasts},
        paint::ComposedPicture,
        palette,
        place::LayoutRect,
        signs,
    },
};

/// A die on the table: 0 the blue one, then the white ones. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[component(immutable)]
#[require(DieState)]
pub struct Die(pub usize);

/// What a die shows.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownFace(pub Face);

/// What can be done with a die.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DieState {
    /// Waits for the roll.
    #[default]
    Waiting,
    /// Can be taken, or is the blue one.
    Free,
    /// About to be taken.
    Chosen,
    /// Left, but of no use to the player on turn.
    Useless,
    /// Taken by a player.
    Taken(Seat),
}

/// Rolling: from when, and which way.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Tumble {
    /// When it begins, in seconds of [`Time`].
    pub begins: f32,
    /// What it ends on.
    pub face: Face,
}

impl Die {
    /// Whether it is the blue one.
    pub const fn is_blue(self) -> bool {
        self.0 == 0
    }

    /// How askew it lies with `face` up, in radians: always the same for the same die and face.
    pub fn askew(self, face: Face) -> f32 {
        let n = (self.0 as u32 * 37 + u32::from(face.pips()) * 11) % 17;
        (n as f32 / 16.0 - 0.5) * 0.2
    }
}

impl ComposedPicture for Die {
    type Parts = (&'static Self, &'static ShownFace, &'static DieState);
    type Changes = Or<(Changed<ShownFace>, Changed<DieState>)>;

    fn paint((die, &ShownFace(face), &state): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let is_blue = die.is_blue();
        let side = size.x * if is_blue { 0.98 } else { 0.86 };
        let body = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
        let radius = side * 0.2;
        let brown = palette::PLANK;
        let (top, bottom, pips) = match state {
            DieState::Taken(_) => (brown.with_alpha(0.20), brown.with_alpha(0.28), brown.with_alpha(0.75)),
            _ if is_blue => (palette::BLUE.mix(&Color::WHITE, 0.28), palette::BLUE, Color::WHITE),
            DieState::Useless => (
                palette::IVORY.mix(&palette::TABLE, 0.35),
                palette::IVORY.mix(&palette::TABLE, 0.5),
                palette::PLANK,
            ),
            DieState::Waiting | DieState::Free | DieState::Chosen => {
                (palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.45), palette::INK)
            }
        };
        if !matches!(state, DieState::Taken(_)) {
            brush.shadow(body, radius, side * 0.07);
        }
        if state == DieState::Chosen {
            let ring = body.inflate(side * 0.085);
            brush.frame(ring, radius * 1.4, (side * 0.075).max(3.0), palette::BLUE);
        }
        brush.shaded_rect(body, radius, top, bottom);
        brush.within(Vec2::ZERO, side / 2.0, 0.0, |brush| signs::pips(brush, face.pips(), pips, 0.17));
        if let DieState::Taken(seat) = state {
            let corner = Vec2::splat(side * 0.36);
            let color = palette::PLAYERS.get(seat.index()).copied().unwrap_or(palette::INK);
            brush.disc(corner, side * 0.16, palette::PAPER);
            brush.disc(corner, side * 0.125, color);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tumble_dice.in_set(AppSystems::Motion).after(crate::theme::place::PutInPlace));
}

/// Dice come in from the side, hop, spin and settle on what was rolled.
fn tumble_dice(
    mut commands: Commands,
    time: Res<Time>,
    mut awake: ResMut<Awake>,
    mut dice: Query<(Entity, &LayoutRect, &Tumble, &Die, &mut ShownFace, &mut Transform)>,
) {
    for (entity, place, tumble, die, mut face, mut transform) in &mut dice {
        let progress = (time.elapsed_secs() - tumble.begins) / lasts::ROLL;
        let middle = place.rect.center();
        let rest = Transform::from_xyz(middle.x, -middle.y, place.height);
        if progress >= 1.0 {
            face.set_if_neq(ShownFace(tumble.face));
            *transform = rest.with_rotation(Quat::from_rotation_z(die.askew(tumble.face)));
            commands.entity(entity).remove::<Tumble>();
            continue;
        }
        awake.stay(&time, 0.1);
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
