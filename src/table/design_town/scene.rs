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
    record::Match,
    rules::{Game as _, Seat, design_town::DesignTown},
    session::Session,
    table::{banner::BannerPlace, buttons::ButtonPlaces, context::TableContext, on_table::OnTable},
};

/// What systems that keep the table need to know.
pub(super) type GameContext<'w> = TableContext<'w, DesignTown>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<DesignTown>(), layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// Whose cards lie large, of those who sit there.
pub(super) fn large(table: &GameContext, play: &Match<DesignTown>) -> Seat {
    Seat(table.focused.0.0.min(play.game().seats().saturating_sub(1) as u8))
}

/// Lays the table for the window, the match and the text size.
pub(super) fn lay_table(
    session: Option<Res<Session<DesignTown>>>,
    (screen, scale): (Res<Screen>, Res<TextScale>),
    is_left_handed: Res<IsLeftHanded>,
    mut laid: ResMut<CurrentLayout>,
    (mut buttons, mut banner): (ResMut<ButtonPlaces>, ResMut<BannerPlace>),
) {
    let Some(session) = session else { return };
    let play = session.play();
    let on_turn = play.game().on_turn(play.state());
    let needs = Needs {
        safe: screen.safe(),
        players: play.game().seats(),
        stacks: play.game().setup().in_play().count(),
        text_scale: scale.0,
        is_left_handed: is_left_handed.0,
        // While somebody builds there is one thing to do next, and while a computer player decides nothing but to skip.
        has_pass: !play.state().is_building() && !play.is_over() && play.level(on_turn).is_none(),
    };
    laid.set_if_neq(CurrentLayout(TableLayout::new(&needs)));
    let layout = &laid.0;
    buttons.set_if_neq(ButtonPlaces {
        back: layout.corners[0],
        menu: layout.corners[1],
        undo: layout.undo,
        confirm: layout.confirm,
        hint: layout.hint,
        pass: layout.pass,
    });
    // What the others did stands on the stage, and is to be read.
    banner.set_if_neq(BannerPlace(layout.discard.union(layout.supply[0])));
}
