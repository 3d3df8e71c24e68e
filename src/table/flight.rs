//! What flies from here to there, such as words from where something was earned to where it is counted.

use bevy::prelude::*;

use super::{TableSystems, on_table::OnTable};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        dyn_picture::DynPicture,
        label::{TextLabel, TextSize},
        place::{LayoutRect, MoveTween, Screen},
    },
    session::Playable,
    theme::{
        Tone,
        motion::{RedrawUntil, durations},
        palette,
    },
};

/// On its way to where it will lie; it is gone once it has arrived.
#[derive(Component, Clone, Copy, Debug)]
pub struct Flight {
    begins: f32,
    ends: f32,
}

/// The paper below words that fly.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slip;

impl Picture for Slip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, size.y * 0.4, 3.0, palette::PAPER);
        brush.frame(rect.inflate(-0.6), size.y * 0.4, 1.2, palette::GRID);
    }
}

/// How wide a letter of words that fly is at most, on average, in dp.
const LETTER: f32 = 10.5;
/// How high words fly, and below them pictures.
const HEIGHT: f32 = 60.0;
const PICTURE_HEIGHT: f32 = 58.0;

/// The way from one place to another as a hand goes it, from `begins` on, in seconds of [`Time`]. What flies stays there
/// for `stays` seconds.
pub(super) fn fly([from, to]: [LayoutRect; 2], begins: f32, stays: f32) -> impl Bundle {
    (to, MoveTween::new(from, begins).by_hand(), Flight { begins, ends: begins + durations::FLIGHT + stays })
}

/// The straight way from one place to another, always as fast, from `begins` on, in so many seconds.
pub(super) fn go_straight([from, to]: [LayoutRect; 2], begins: f32, seconds: f32) -> impl Bundle {
    (to, MoveTween::new(from, begins).lasting(seconds).evenly(), Flight { begins, ends: begins + seconds })
}

/// Words on the table of a game that fly from one point to another, on a slip of paper: so they can be read over
/// anything. What they are for the match goes with them as `what`.
pub(super) fn fly_words<G: Playable>(
    commands: &mut Commands,
    (words, color): (String, Tone),
    way: [Vec2; 2],
    begins: f32,
    what: impl Bundle,
) {
    let size = Vec2::new(20.0 + LETTER * words.chars().count() as f32, 34.0);
    let at = |middle: Vec2, height: f32| LayoutRect::new(Rect::from_center_size(middle, size), height);
    let slip = fly(way.map(|middle| at(middle, HEIGHT - 0.5)), begins, 0.05);
    commands.spawn((OnTable::of::<G>(), Slip, slip));
    let words = TextLabel::new(words, TextSize::Title, color);
    let flight = fly(way.map(|middle| at(middle, HEIGHT)), begins, 0.05);
    commands.spawn((OnTable::of::<G>(), words, flight, what));
}

/// A picture on the table of a game that is carried from one place to another.
pub(super) fn fly_picture<G: Playable>(picture: DynPicture, way: [Rect; 2], begins: f32) -> impl Bundle {
    let way = way.map(|rect| LayoutRect::new(rect, PICTURE_HEIGHT));
    (OnTable::of::<G>(), picture, fly(way, begins, 0.1))
}

/// What is written on such a picture, and goes with it.
pub(super) fn on_picture<G: Playable>(words: TextLabel, way: [Rect; 2], begins: f32) -> impl Bundle {
    let way = way.map(|rect| LayoutRect::new(rect.inflate(-0.12 * rect.height()), PICTURE_HEIGHT + 0.5));
    (OnTable::of::<G>(), words, fly(way, begins, 0.1))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, land.in_set(TableSystems::Show));
}

/// What has not set out yet cannot be seen, and what has arrived is gone; so is everything on a screen that has become
/// another, where nothing lies where it was.
fn land(
    mut commands: Commands,
    (time, screen): (Res<Time>, Res<Screen>),
    mut redraw_until: ResMut<RedrawUntil>,
    mut flights: Query<(Entity, &Flight, &mut Visibility)>,
) {
    for (entity, flight, mut visibility) in &mut flights {
        if time.elapsed_secs() >= flight.ends || screen.is_changed() {
            commands.entity(entity).despawn();
        } else {
            redraw_until.stay(&time, 0.1);
            let is_under_way = time.elapsed_secs() >= flight.begins;
            visibility.set_if_neq(if is_under_way { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}
