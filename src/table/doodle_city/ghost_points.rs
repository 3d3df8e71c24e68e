//! The points at the chosen square: what would be scored there; where a tree is paid it says so.

use bevy::prelude::*;

use super::{
    layer::Layer,
    paper::Chip,
    preview::Preview,
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::names,
    pictures::doodle_city::{beside_road::points_place, square::square_rect},
    rules::{dice::Face, doodle_city::Action},
    table::text::{TextSlot, TextSpec, show_ground},
    theme::palette,
};

/// The points at the chosen square.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostPoints;

/// What lies under them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GhostGround;

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Ghost), GhostGround, Chip::new(palette::ACCENT, 2.0)));
    let points = TextLabel::new("", TextSize::Body, palette::ON_ACCENT);
    commands.spawn((nowhere(Layer::GhostText), GhostPoints, points));
}

fn costs_a_tree(preview: &Preview) -> bool {
    preview.seen.selection.die == Some(Face::Six)
}

/// In a corner of the chosen square, and above it while a finger covers that; nowhere if nothing would be done there.
fn rect(table: &GameContext, preview: &Preview) -> Option<Rect> {
    let brings = preview.seen.outcome.as_ref()?.change.total;
    if matches!(preview.seen.action, Some(Action::Cross { .. })) && brings == 0 && !costs_a_tree(preview) {
        // It would lie on the houses, which are to be seen.
        return None;
    }
    let square = square_rect(table.layout.grid, preview.seen.selection.square?.index());
    let side = square.width();
    let size = Vec2::new((side * 0.5).max(30.0), (side * 0.32).max(20.0));
    let Some(finger) = preview.finger else {
        let road = preview.seen.selection.road;
        let place = points_place(road, size / side);
        let at = square.center() + place.center() * side;
        return Some(Rect::from_center_size(at, size));
    };
    let is_near_top = finger.y < square.min.y + side / 3.0;
    let above = square.min.y - side * if is_near_top { 0.75 } else { 0.3 };
    let middle = above.max(table.layout.paper.min.y + size.y / 2.0);
    Some(Rect::from_center_size(Vec2::new(square.center().x, middle), size))
}

/// What lies under the points.
pub(super) fn show_ghost_ground(
    (table, preview): (GameContext, Res<Preview>),
    mut ground: Single<(&mut Chip, &mut LayoutRect, &mut Visibility), With<GhostGround>>,
) {
    let (chip, place, visibility) = &mut *ground;
    let rect = rect(&table, &preview);
    show_ground(place, visibility, rect);
    if rect.is_some() {
        let shown = Chip { costs_a_tree: costs_a_tree(&preview), ..**chip };
        chip.set_if_neq(shown);
    }
}

/// The points themselves.
pub(super) fn show_ghost_points(
    (table, preview): (GameContext, Res<Preview>),
    mut points: Single<TextSlot, With<GhostPoints>>,
) {
    let text = preview.seen.outcome.as_ref().zip(rect(&table, &preview)).and_then(|(offer, rect)| {
        TextSpec::new(names::change(&table.locale, offer.change.total), rect, palette::ON_ACCENT)
    });
    points.write(text);
}
