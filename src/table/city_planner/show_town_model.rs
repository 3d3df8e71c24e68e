//! Shows the model of the town that the turn would count, or that was counted last.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    preview::Preview,
    scene::{GameContext, nowhere},
    show_blocks::face,
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::LayoutRect,
    },
    pictures::city_planner::town_model::{BoardLot, LOTS, paint_town_model},
    rules::city_planner::Block,
};

/// The model of the town.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct TownModel {
    lots: Vec<BoardLot>,
}

impl Picture for TownModel {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if size.min_element() > 0.0 {
            paint_town_model(brush, size, &self.lots);
        }
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::TownModel), TownModel::default()));
}

/// The model, as the turn would end.
pub(super) fn show_town_model(
    (table, preview): (GameContext, Res<Preview>),
    model: Single<(&mut TownModel, &mut LayoutRect)>,
) {
    let (mut model, mut place) = model.into_inner();
    place.set_if_neq(Layer::TownModel.place(table.layout.model));
    let Some(play) = table.play().filter(|_| !preview.is_rolling() && !table.layout.model.is_empty()) else {
        return;
    };
    // What was counted last lay on other faces than those that a computer player has rolled since.
    let counted = match preview.ending.filter(|_| table.permissions.is_persons()) {
        Some(ending) => Some((ending, Block::ALL.map(|block| face(play, &table, &preview, block)))),
        None => preview.last.as_ref().map(|last| (last.ending, last.dice)),
    };
    let lots = counted.into_iter().flat_map(|(ending, faces)| {
        let lots = Block::ALL.into_iter().zip(faces).filter_map(move |(block, face)| {
            BoardLot::of(play.game().blocks().building(block, face?), &ending, block)
        });
        lots.take(LOTS)
    });
    model.set_if_neq(TownModel { lots: lots.collect() });
}
