//! Shows the card that lies open, with both its sides, and what can be done with it.

use bevy::prelude::*;

use super::{
    cards::{IsChosen, TownCard, Upwards, spawn_words},
    choice::Choose,
    layer::{Layer, OnLayer},
    layout::OPTIONS,
    scene::{BoardContext, CurrentLayout, nowhere},
    selection::TownSelection,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::place::LayoutRect,
    intent::Intent,
    locale::design_town::{options as option_words, things},
    pictures::design_town::card::Lettering,
    rules::{Actor, design_town::DesignTown},
    table::{
        options::{self, Offer, Offers},
        text::within,
    },
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
    options::spawn(commands, OPTIONS, nowhere(Layer::Option), nowhere(Layer::OptionText));
}

/// Something that can be done, as it is offered.
#[derive(Clone, PartialEq, Debug)]
struct Offered {
    words: String,
    is_chosen: bool,
    /// What touching it means; `None` if it only says something.
    intent: Option<Intent>,
}

/// Everything that can be done now.
fn offered(table: &BoardContext) -> Vec<Offered> {
    let Some(play) = table.play() else { return Vec::new() };
    if !matches!(play.actor(), Actor::Seat(_)) || !table.is_free() {
        return Vec::new();
    }
    let is_mine = table.permissions.is_persons();
    if table.selection.card.is_none() && TownSelection::chooses_stay(play) && is_mine {
        return stay(table);
    }
    let options = table.selection.options(play);
    let offer = |(at, action)| {
        let is_chosen = table.selection.action == Some(action);
        // Chosen once more it is done.
        let intent = if is_chosen { Intent::Confirm } else { Choose::Option(at).into() };
        Offered {
            words: option_words::word(&table.locale, play, action),
            is_chosen,
            intent: is_mine.then_some(intent),
        }
    };
    options.into_iter().take(OPTIONS).enumerate().map(offer).collect()
}

/// How many Flea Markets stay in the discard when it is shuffled: fewer, so many, more.
fn stay(table: &BoardContext) -> Vec<Offered> {
    let Some(play) = table.play() else { return Vec::new() };
    let (stay, most) = (table.selection.stay(play), play.game().most_staying(play.state()));
    let step = |key: &str, choose: Choose, can: bool| Offered {
        words: table.locale.text(key),
        is_chosen: false,
        intent: can.then(|| choose.into()),
    };
    let words = table.locale.with("town-stay", &[("count", stay.into())]);
    vec![
        step("town-stay-fewer", Choose::FewerStay, stay > 0),
        Offered { words, is_chosen: false, intent: None },
        step("town-stay-more", Choose::MoreStay, stay < most),
    ]
}

/// What is offered, and where.
pub(super) fn offer_options((table, laid): (BoardContext, Res<CurrentLayout>), mut offers: ResMut<Offers>) {
    let (offered, is_open) = (offered(&table), table.selection.card.is_some());
    let count = offered.len();
    let offer = |(option, Offered { words, is_chosen, intent }): (usize, Offered)| {
        let button = laid.0.option(option, count, is_open);
        let text = within(button, Vec2::new(button.height() * 0.2, 4.0));
        let is_enabled = intent.is_some();
        let semantic = match intent {
            Some(intent) => AccessibleItem::button(words.clone(), intent),
            None => AccessibleItem::text(words.clone()),
        };
        Some(Offer { words, is_chosen, is_enabled, semantic, button, text })
    };
    offers.0 = offered.into_iter().enumerate().map(offer).collect();
}

/// Both sides of the open card. Touched, it closes.
pub(super) fn show_open(
    (table, laid, offers): (BoardContext, Res<CurrentLayout>, Res<Offers>),
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
    for (&OpenSide(side), mut upwards, mut place, mut visibility, mut semantic, mut chosen) in &mut sides {
        let Some(spot) = table.selection.card else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let seen = spot.building();
        let building = if side == 0 { seen } else { seen.other_side() };
        visibility.set_if_neq(Visibility::Inherited);
        upwards.set_if_neq(Upwards(Some(building)));
        chosen.set_if_neq(IsChosen(side == 0));
        place.set_if_neq(Layer::Open.place(laid.0.side(side, has_offers)));
        let name = things::building(&table.locale, building);
        let told = things::effect_text(&table.locale, play.game().cards(), building, play.game().is_solo());
        semantic
            .set_if_neq(AccessibleItem::button(name, Choose::Card(spot).into()).role(Role::Square).value(told));
    }
}
