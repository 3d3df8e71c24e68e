//! The pen at work: a road or a cross that is just being drawn. Once it lies there, its square has it.

use bevy::prelude::*;

use super::layer::ABOVE_SQUARE;
use crate::{
    drawing::{
        brush::{Brush, Pen, Picture},
        place::LayoutRect,
    },
    pictures::doodle_city::{
        beside_road::house_places,
        marks::paint_cross,
        road::{DrawnLine, paint_road},
        square::{OpenEnds, PrintedSquare},
    },
    rules::doodle_city::{DoodleCity, Road},
    table::on_table::OnTable,
    theme::motion::durations,
};

/// What a pen draws.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub enum Inking {
    /// A road.
    Road(DrawnLine),
    /// A cross through a house.
    Cross {
        /// Where it is, of the square's side from its middle.
        at: Vec2,
        /// Half its width, of the square's side.
        half: f32,
        /// The pen, for a square whose side is 1.
        pen: Pen,
        /// The hand is never quite the same for two numbers.
        seed: u32,
    },
}

impl Picture for Inking {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let side = size.x;
        match *self {
            Self::Road(line) => paint_road(brush, &line, side),
            Self::Cross { at, half, pen, seed } => brush.within(at * side, 1.0, 0.0, |brush| {
                paint_cross(brush, half * side, Pen { width: pen.width * side, ..pen }, seed);
            }),
        }
    }
}

impl Inking {
    /// A road that begins to be drawn in a square.
    pub fn road(printed: &PrintedSquare, road: Road, open: OpenEnds, begins: f32) -> Self {
        let seed = printed.seed();
        Self::Road(DrawnLine { road, surface: printed.surface(), open: open.0, seed, begins })
    }

    /// A cross that begins to be drawn through one of the houses of a square, from 0.
    pub fn cross(printed: &PrintedSquare, road: Option<Road>, house: u8, begins: f32) -> Option<Self> {
        let (at, _) = house_places(road, printed.houses).get(usize::from(house)).copied()?;
        let (pen, half) = printed.cross(house, 1.0);
        // Pens have a least width, which is not for a square of this size.
        let pen = Pen { width: 0.026, ..pen }.timed(begins, durations::MARK);
        Some(Self::Cross { at, half, pen, seed: printed.seed() + u32::from(house) * 97 })
    }

    /// Puts it onto a square that lies there, on the same sheet.
    pub fn spawn(self, commands: &mut Commands, sheet: Entity, square: &LayoutRect) {
        let place = LayoutRect { height: square.height + ABOVE_SQUARE, ..*square };
        commands.spawn((OnTable::of::<DoodleCity>(), place, self, ChildOf(sheet)));
    }
}

/// What was drawn lies there.
pub(super) fn lift_pens(mut commands: Commands, pens: Query<Entity, With<Inking>>) {
    for pen in &pens {
        commands.entity(pen).despawn();
    }
}
