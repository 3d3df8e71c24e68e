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
    let ending = preview.ending.filter(|_| table.permissions.is_persons());
    let ending = ending.or_else(|| Some(preview.last.as_ref()?.ending));
    let lots: Vec<BoardLot> = ending
        .map(|ending| {
            let lots = Block::ALL.into_iter().filter_map(|block| {
                let face = face(play, &table, &preview, block)?;
                BoardLot::of(play.game().blocks().building(block, face), &ending, block)
            });
            lots.take(LOTS).collect()
        })
        .unwrap_or_default();
    model.set_if_neq(TownModel { lots });
}
