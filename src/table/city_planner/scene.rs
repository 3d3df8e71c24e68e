//! Where the things of the table lie, and what the systems that keep them need to know.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::{Needs, TableLayout},
};
use crate::{
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    rules::{Game as _, city_planner::CityPlanner},
    session::Session,
    table::{
        banner::BannerPlace, buttons::ButtonPlaces, context::TableContext, on_table::OnTable,
        stroke::DrawingArea,
    },
};

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, CityPlanner>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<CityPlanner>(), layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// Lays the table for the window, the match and the text size.
pub(super) fn lay_table(
    session: Option<Res<Session<CityPlanner>>>,
    (screen, scale): (Res<Screen>, Res<TextScale>),
    is_left_handed: Res<IsLeftHanded>,
    (mut laid, mut area): (ResMut<CurrentLayout>, ResMut<DrawingArea>),
    (mut buttons, mut banner): (ResMut<ButtonPlaces>, ResMut<BannerPlace>),
) {
    let Some(session) = session else { return };
    let needs = Needs {
        safe: screen.safe(),
        players: session.play().game().seats(),
        text_scale: scale.0,
        is_left_handed: is_left_handed.0,
    };
    laid.set_if_neq(CurrentLayout(TableLayout::new(&needs)));
    let layout = &laid.0;
    let blocks = layout.blocks.iter().copied().reduce(|all, block| all.union(block)).unwrap_or_default();
    let paper =
        layout.players.iter().filter(|rect| !rect.is_empty()).fold(blocks, |all, &rect| all.union(rect));
    // Blocks are dragged to the other player.
    area.set_if_neq(DrawingArea { paper, overshoot: 24.0 });
    buttons.set_if_neq(ButtonPlaces {
        back: layout.corners[0],
        menu: layout.corners[1],
        undo: layout.undo,
        confirm: layout.confirm,
        hint: layout.hint,
        pass: Rect::default(),
    });
    banner.set_if_neq(BannerPlace(blocks));
}
