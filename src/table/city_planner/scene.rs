//! What the things of the table have in common, and what the systems that keep them need to know.

use bevy::prelude::*;

use super::layer::{Layer, OnLayer};
use crate::{
    drawing::place::LayoutRect,
    rules::city_planner::CityPlanner,
    table::{context::TableContext, on_table::OnTable},
};

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, CityPlanner>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<CityPlanner>(), layer.place(Rect::default()))
}
