//! What things have in common, and what the systems that keep them need to know.

use bevy::prelude::*;
use doodle_city::{
    drawing::place::LayoutRect,
    table::{context::TableContext, on_table::OnTable},
};

use super::layer::Layer;
use crate::game::rules::Parcel;

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, Parcel>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<Parcel>(), layer.place(Rect::default()))
}
