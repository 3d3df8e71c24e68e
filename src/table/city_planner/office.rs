//! The planning office on whose table everything lies: the vinyl, and the blueprint that is taped to it.

use bevy::prelude::*;

use super::scene::GameContext;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
        tile::Tiles,
    },
    pictures::{
        city_planner::office,
        widgets::{CoversTable, Ground},
    },
    rules::city_planner::CityPlanner,
    table::{daylight, on_table::OnTable},
};

/// The vinyl on the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(CoversTable)]
pub struct Covering;

/// The blueprint.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Sheet;

/// What is seen around the blueprint.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub enum SheetEdge {
    /// Its shadow.
    Shadow,
    /// The line along its edge, and the tape.
    Tape,
}

impl Picture for SheetEdge {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        match self {
            Self::Shadow => office::paint_sheet_shadow(brush, size),
            Self::Tape => office::paint_sheet_edge(brush, size),
        }
    }
}

/// Above the wooden table, below everything else.
const COVERING: f32 = 0.5;
const SHADOW: f32 = 0.6;
const SHEET: f32 = 0.7;
const TAPE: f32 = 0.8;

pub(super) fn spawn(commands: &mut Commands) {
    let at = |height| (OnTable::of::<CityPlanner>(), LayoutRect::new(Rect::default(), height));
    let covering = Tiles { side: office::COVERING, paint: office::paint_covering };
    let sheet = Tiles { side: office::SHEET, paint: office::paint_sheet };
    commands.spawn((at(COVERING), Covering, covering));
    commands.spawn((at(SHADOW), SheetEdge::Shadow));
    commands.spawn((at(SHEET), Sheet, sheet));
    commands.spawn((at(TAPE), SheetEdge::Tape));
    daylight::spawn::<CityPlanner>(commands);
}

type Place<'a> = (&'a mut LayoutRect, Has<Covering>);

/// The vinyl fills the screen, whatever notches cover of it; the blueprint lies under the blocks.
pub(super) fn show_office(
    table: GameContext,
    screen: Res<Screen>,
    mut places: Query<Place, Or<(With<Covering>, With<Sheet>, With<SheetEdge>)>>,
) {
    for (mut place, is_covering) in &mut places {
        let rect = if is_covering { Rect::from_corners(Vec2::ZERO, screen.size) } else { table.layout.sheet };
        let height = place.height;
        place.set_if_neq(LayoutRect::new(rect, height));
    }
}
