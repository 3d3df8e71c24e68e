//! What the things of the table have in common, and what the systems that keep them need to know.

use bevy::prelude::*;

use super::layer::{Layer, OnLayer};
use crate::{
    drawing::place::LayoutRect,
    record::Match,
    rules::{Game as _, Seat, design_town::DesignTown},
    table::{context::TableContext, on_table::OnTable},
};

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, DesignTown>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<DesignTown>(), layer.place(Rect::default()))
}

/// Whose cards lie large, of those who sit there.
pub(super) fn large(table: &GameContext, play: &Match<DesignTown>) -> Seat {
    Seat(table.focused.0.0.min(play.game().seats().saturating_sub(1) as u8))
}
