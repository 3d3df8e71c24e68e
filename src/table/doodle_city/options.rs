//! The six roads that offer themselves for the chosen square.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    pick::TablePick,
    preview::{MovePreview, Preview},
    scene::{GameContext, nowhere},
    ways::way,
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        brush::{Brush, Picture},
        label::{SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::{
        doodle_city::{outcome::MoveOutcome, things},
        names,
    },
    pictures::doodle_city::{colors, road::paint_offer},
    rules::{dice::Face, doodle_city::Road},
    table::text::{TextSlot, TextSpec},
    theme::palette,
};

/// One of the six roads that offer themselves.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct TileView {
    /// Which road.
    pub road: Road,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

impl Picture for TileView {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, 4.0, 3.0, palette::PAPER);
        let side = (size.x - 10.0).min(size.y * 0.64 - 3.0);
        let square = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
        brush.within(Vec2::new(0.0, -size.y / 2.0 + side / 2.0 + 4.0), 1.0, 0.0, |brush| {
            brush.frame(square, 2.0, 0.8, colors::MAP_LINE.with_alpha(0.6));
            paint_offer(brush, self.road, side, self.is_chosen);
        });
        if self.is_chosen {
            brush.frame(rect.inflate(1.0), 5.0, 3.0, palette::ACCENT);
        }
    }
}

/// What a road would bring.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TilePoints(pub Road);

pub(super) fn spawn(commands: &mut Commands) {
    for road in Road::ALL {
        let tile = TileView { road, is_chosen: false };
        commands.spawn((nowhere(Layer::Hand), tile, AccessibleItem::text("")));
        let points = TextLabel::new("", TextSize::Small, palette::INK);
        commands.spawn((nowhere(Layer::HandText), TilePoints(road), points, SharedFontSize("roads")));
    }
}

/// What drawing a road would change in the total; `None` if it cannot be drawn.
fn points(table: &GameContext, choice: &MovePreview, road: Road) -> Option<i32> {
    let play = table.session.as_ref()?.play();
    let lower = if choice.selection.road == Some(road) { choice.selection.lower } else { 0 };
    let action = way(&choice.ways, road, lower)?;
    Some(MoveOutcome::of(play, action).map_or(0, |offer| offer.change.total))
}

/// The roads that can be drawn, and the chosen one among them.
pub(super) fn show_tiles(
    (table, preview): (GameContext, Res<Preview>),
    mut tiles: Query<(&mut TileView, &mut LayoutRect, &mut Visibility, &mut AccessibleItem)>,
) {
    let choice = &preview.chosen;
    for (mut tile, mut place, mut visibility, mut accessible) in &mut tiles {
        let road = tile.road;
        place.set_if_neq(Layer::Hand.place(table.layout.tiles[road as usize]));
        let Some(total) = points(&table, choice, road) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        tile.set_if_neq(TileView { road, is_chosen: choice.selection.road == Some(road) });
        let costs_a_tree = choice.selection.die == Some(Face::Six);
        let name = things::offer(&table.locale, road, total, costs_a_tree);
        accessible.set_if_neq(AccessibleItem::button(name, TablePick::Road(road).into()));
    }
}

/// What each of them would bring.
pub(super) fn show_tile_points(
    (table, preview): (GameContext, Res<Preview>),
    mut texts: Query<(&TilePoints, TextSlot)>,
) {
    for (&TilePoints(road), mut text) in &mut texts {
        let rect = table.layout.tiles[road as usize];
        let below = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.64), ..rect };
        text.write(points(&table, &preview.chosen, road).and_then(|total| {
            let color = if total > 0 { colors::GAIN } else { palette::SOFT_INK };
            TextSpec::new(names::change(&table.locale, total), below, color)
        }));
    }
}
