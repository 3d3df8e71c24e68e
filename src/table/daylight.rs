//! The light of the day that a match lasts: with the rounds it goes from morning to evening.

use bevy::prelude::*;

use super::{on_table::OnTable, table_game::TableGame};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
    },
    pictures::{daylight::paint_window_light, widgets::Ground},
    session::Session,
};

/// The light that falls through a window on the table.
#[derive(Component, Clone, Copy, PartialEq, Default, Debug)]
#[require(Ground)]
pub struct Daylight {
    /// How much of the day has passed, 0 to 1.
    pub passed: f32,
}

impl Picture for Daylight {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_window_light(brush, size, self.passed);
    }
}

/// Above what covers a table, below everything that lies on it.
const HEIGHT: f32 = 0.65;

/// Puts the light on the table of a game.
pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let place = LayoutRect::new(Rect::default(), HEIGHT);
    commands.spawn((OnTable::of::<G>(), Daylight::default(), place));
}

/// How much of a day has passed in this round, from 1, if it is evening from the round `evening` on.
pub(super) fn passed(round: u32, evening: u32) -> f32 {
    (round.saturating_sub(1) as f32 / (evening.max(2) - 1) as f32).min(1.0)
}

/// The light goes on with the match.
pub(super) fn let_day_pass<G: TableGame>(
    session: Res<Session<G>>,
    screen: Res<Screen>,
    mut lights: Query<(&mut Daylight, &mut LayoutRect)>,
) {
    let play = session.play();
    for (mut light, mut place) in &mut lights {
        light.set_if_neq(Daylight { passed: passed(play.game().round(play.state()), G::EVENING) });
        place.set_if_neq(LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen.size), HEIGHT));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_goes_from_the_first_round_to_its_evening() {
        assert_eq!([0, 1, 8, 15, 40].map(|round| passed(round, 15)), [0.0, 0.0, 0.5, 1.0, 1.0]);
    }
}
