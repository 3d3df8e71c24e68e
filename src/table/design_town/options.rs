//! What can be done with the card that lies open, or without one how a shuffle is to be.

use bevy::prelude::*;

use super::{
    layer::Layer,
    layout::OPTIONS,
    pick::TablePick,
    scene::{GameContext, nowhere},
    selection::TownSelection,
};
use crate::{
    accessibility::AccessibleItem,
    boxes::BoxedGame as _,
    intent::Intent,
    locale::design_town::{options::word, things},
    rules::{Actor, design_town::DesignTown},
    table::{
        options::{self, Offer, Offers},
        text::within,
    },
};

pub(super) fn spawn(commands: &mut Commands) {
    options::spawn(commands, OPTIONS, DesignTown::MATERIAL, nowhere(Layer::Option), nowhere(Layer::OptionText));
}

/// Something that can be done, as it is offered.
#[derive(Clone, PartialEq, Debug)]
struct Offered {
    words: String,
    /// What is read of it, if not the same.
    name: Option<String>,
    is_chosen: bool,
    /// What touching it means; `None` if it only says something.
    intent: Option<Intent>,
}

/// Everything that can be done now.
fn offered(table: &GameContext) -> Vec<Offered> {
    let Some(play) = table.play() else { return Vec::new() };
    if !matches!(play.actor(), Actor::Seat(_)) || !table.permissions.is_free() {
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
        let intent = if is_chosen { Intent::Confirm } else { TablePick::Option(at).into() };
        Offered {
            words: word(&table.locale, play, action),
            name: None,
            is_chosen,
            intent: is_mine.then_some(intent),
        }
    };
    options.into_iter().take(OPTIONS).enumerate().map(offer).collect()
}

/// How many Flea Markets stay in the discard when it is shuffled: fewer, so many, more.
fn stay(table: &GameContext) -> Vec<Offered> {
    let Some(play) = table.play() else { return Vec::new() };
    let (stay, most) = (table.selection.stay(play), play.game().most_staying(play.state()));
    let staying = play.game().cards().staying().map(things::id);
    let step = |[key, name]: [&str; 2], choose: TablePick, can: bool| Offered {
        words: table.locale.text(key),
        name: staying.clone().map(|card| table.locale.with(name, &[("card", card)])),
        is_chosen: false,
        intent: can.then(|| choose.into()),
    };
    let words = table.locale.with("town-stay", &[("count", stay.into())]);
    vec![
        step(["town-stay-fewer", "town-stay-fewer-name"], TablePick::FewerStay, stay > 0),
        Offered { words, name: None, is_chosen: false, intent: None },
        step(["town-stay-more", "town-stay-more-name"], TablePick::MoreStay, stay < most),
    ]
}

/// What is offered, and where.
pub(super) fn offer_options(table: GameContext, mut offers: ResMut<Offers>) {
    let (offered, is_open) = (offered(&table), table.selection.card.is_some());
    let count = offered.len();
    let offer = |(option, Offered { words, name, is_chosen, intent }): (usize, Offered)| {
        let button = table.layout.option(option, count, is_open);
        let text = within(button, Vec2::new(button.height() * 0.2, 4.0));
        let is_enabled = intent.is_some();
        let name = name.unwrap_or_else(|| words.clone());
        let accessible = match intent {
            Some(intent) => AccessibleItem::button(name, intent),
            None => AccessibleItem::text(name),
        };
        Some(Offer { words, is_chosen, is_enabled, accessible, button, text })
    };
    offers.0 = offered.into_iter().enumerate().map(offer).collect();
}
