//! Shows the card that lies face up.

use bevy::prelude::*;
use doodle_city::{accessibility::AccessibleItem, drawing::place::LayoutRect};

use super::{layer::Layer, scene::GameContext};
use crate::game::{locale::things, pictures::card::ShownCard};

/// The card, or the pile.
pub(super) fn show_card(
    table: GameContext,
    card: Single<(&mut ShownCard, &mut LayoutRect, &mut AccessibleItem)>,
) {
    let Some(play) = table.play() else { return };
    let (mut shown, mut place, mut accessible) = card.into_inner();
    let card = play.state().card();
    shown.set_if_neq(ShownCard(card));
    place.set_if_neq(Layer::Thing.place(table.layout.card));
    accessible.set_if_neq(AccessibleItem::text(things::card(&table.locale, card)));
}
