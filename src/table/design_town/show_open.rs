//! Shows the card that lies open, with both its sides.

use bevy::prelude::*;

use super::{
    cards::{IsChosen, TownCard, Upwards, spawn_words},
    layer::{Layer, OnLayer},
    pick::TablePick,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::place::LayoutRect,
    locale::design_town::things,
    pictures::design_town::card::Lettering,
    rules::{Game as _, design_town::DesignTown},
    table::options::Offers,
};

/// One side of the open card: the one that lies upwards, and the other.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OpenSide(pub usize);

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    for side in [0, 1] {
        let card = (TownCard(game.cards().clone()), OpenSide(side), Lettering::All, AccessibleItem::text(""));
        let card = commands.spawn((nowhere(Layer::Open), card)).id();
        spawn_words(commands, card, Layer::OpenText);
    }
}

/// Both sides of the open card. Touched, it closes.
pub(super) fn show_open(
    (table, offers): (GameContext, Res<Offers>),
    mut sides: Query<(
        &OpenSide,
        &mut Upwards,
        &mut LayoutRect,
        &mut Visibility,
        &mut AccessibleItem,
        &mut IsChosen,
    )>,
) {
    let Some(play) = table.play() else { return };
    let has_offers = offers.are_there();
    for (&OpenSide(side), mut upwards, mut place, mut visibility, mut accessible, mut chosen) in &mut sides {
        let Some(spot) = table.selection.card else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let seen = spot.building();
        let building = if side == 0 { seen } else { seen.other_side() };
        visibility.set_if_neq(Visibility::Inherited);
        upwards.set_if_neq(Upwards(Some(building)));
        chosen.set_if_neq(IsChosen(side == 0));
        place.set_if_neq(Layer::Open.place(table.layout.side(side, has_offers)));
        let name = things::building(&table.locale, building);
        let told = things::about(&table.locale, play.game().cards(), building, play.game().is_solo());
        accessible.set_if_neq(
            AccessibleItem::button(name, TablePick::Card(spot).into()).role(Role::Square).value(told),
        );
    }
}
