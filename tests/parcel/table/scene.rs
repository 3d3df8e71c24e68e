//! Where the things of the table lie, and what the systems that keep them need to know.

use bevy::prelude::*;
use doodle_city::{
    drawing::place::{LayoutRect, Screen},
    table::{banner::BannerPlace, buttons::ButtonPlaces, context::TableContext, on_table::OnTable},
};

use super::{layer::Layer, layout::TableLayout};
use crate::game::rules::Parcel;

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, Parcel>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<Parcel>(), layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// Lays the table for the window.
pub(super) fn lay_table(
    (table, screen): (GameContext, Res<Screen>),
    mut laid: ResMut<CurrentLayout>,
    (mut buttons, mut banner): (ResMut<ButtonPlaces>, ResMut<BannerPlace>),
) {
    if table.session.is_none() {
        return;
    }
    laid.set_if_neq(CurrentLayout(TableLayout::new(screen.safe())));
    let TableLayout { corners: [back, menu], undo, hint, confirm, .. } = laid.0;
    buttons.set_if_neq(ButtonPlaces { back, menu, undo, hint, confirm, pass: Rect::default() });
    banner.set_if_neq(BannerPlace(laid.0.die.union(laid.0.card)));
}
