//! Shows the card that lies open, with both its sides, and what can be done with it.

use bevy::prelude::*;

use super::{
    cards::{HasWords, IsChosen, TownCard, Upwards, spawn_words},
    choice::Choose,
    layer::{Layer, OnLayer},
    layout::OPTIONS,
    scene::{BoardContext, CurrentLayout, nowhere},
    selection::TownSelection,
};
use crate::{
    board::text::{Text, Written, within},
    locale::design_town::{options, things},
    rules::{Actor, design_town::DesignTown},
    semantics::{Intent, Role, Semantic},
    theme::{
        label::{Label, TextSize},
        palette,
        place::LayoutRect,
        widgets::{ButtonFace, ButtonLook},
    },
};

/// One side of the open card: the one that lies upwards, and the other.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OpenSide(pub usize);

/// A button for something that can be done, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionButton(pub usize);

/// What is written on it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionText(pub usize);

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    for side in [0, 1] {
        let card = (TownCard(game.cards().clone()), OpenSide(side), HasWords(true), Semantic::text(""));
        let card = commands.spawn((nowhere(Layer::Open), card)).id();
        spawn_words(commands, card, Layer::OpenText);
    }
    for option in 0..OPTIONS {
        let face = ButtonFace { look: ButtonLook::Paper, sign: None, is_enabled: true, is_pressed: false };
        commands.spawn((nowhere(Layer::Option), OptionButton(option), face, Semantic::text("")));
        let words = Label::new("", TextSize::Body, palette::INK);
        commands.spawn((nowhere(Layer::OptionText), OptionText(option), words));
    }
}

/// Something that can be done, as it is offered.
#[derive(Clone, PartialEq, Debug)]
struct Offer {
    words: String,
    is_chosen: bool,
    /// What touching it means; `None` if it only says something.
    intent: Option<Intent>,
}

/// Everything that is offered now.
fn offers(table: &BoardContext) -> Vec<Offer> {
    let Some(play) = table.play() else { return Vec::new() };
    if !matches!(play.actor(), Actor::Seat(_)) || !table.is_free() {
        return Vec::new();
    }
    let is_mine = table.computer().is_none();
    if table.selection.card.is_none() && TownSelection::chooses_stay(play) && is_mine {
        return stay(table);
    }
    let options = table.selection.options(play);
    let offer = |(at, action)| {
        let is_chosen = table.selection.action == Some(action);
        // Chosen once more it is done.
        let intent = if is_chosen { Intent::Confirm } else { Choose::Option(at).into() };
        Offer {
            words: options::word(&table.locale, play, action),
            is_chosen,
            intent: is_mine.then_some(intent),
        }
    };
    options.into_iter().take(OPTIONS).enumerate().map(offer).collect()
}

/// How many Flea Markets stay in the discard when it is shuffled: fewer, so many, more.
fn stay(table: &BoardContext) -> Vec<Offer> {
    let Some(play) = table.play() else { return Vec::new() };
    let (stay, most) = (table.selection.stay(play), play.game().most_staying(play.state()));
    let step = |key: &str, choose: Choose, can: bool| Offer {
        words: table.locale.text(key),
        is_chosen: false,
        intent: can.then(|| choose.into()),
    };
    let words = table.locale.with("town-stay", &[("count", stay.into())]);
    vec![
        step("town-stay-fewer", Choose::FewerStay, stay > 0),
        Offer { words, is_chosen: false, intent: None },
        step("town-stay-more", Choose::MoreStay, stay < most),
    ]
}

/// Whether anything is offered.
pub(super) fn has_offers(table: &BoardContext) -> bool {
    !offers(table).is_empty()
}

/// Both sides of the open card. Touched, it closes.
pub(super) fn show_open(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    mut sides: Query<(&OpenSide, &mut Upwards, &mut LayoutRect, &mut Visibility, &mut Semantic, &mut IsChosen)>,
) {
    let Some(play) = table.play() else { return };
    let has_offers = has_offers(&table);
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
        semantic.set_if_neq(Semantic::button(name, Choose::Card(spot).into()).role(Role::Square).value(told));
    }
}

/// The buttons.
pub(super) fn show_options(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    mut buttons: Query<(&OptionButton, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut Semantic)>,
) {
    let (offers, is_open) = (offers(&table), table.selection.card.is_some());
    for (&OptionButton(option), mut face, mut place, mut visibility, mut semantic) in &mut buttons {
        let Some(offer) = offers.get(option) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        place.set_if_neq(Layer::Option.place(laid.0.option(option, offers.len(), is_open)));
        let look = if offer.is_chosen { ButtonLook::Main } else { ButtonLook::Paper };
        let shown = ButtonFace { look, is_enabled: offer.intent.is_some(), ..*face };
        face.set_if_neq(shown);
        let words = offer.words.clone();
        semantic.set_if_neq(match offer.intent.clone() {
            Some(intent) => Semantic::button(words, intent),
            None => Semantic::text(words),
        });
    }
}

/// What is written on them.
pub(super) fn show_option_texts(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    mut texts: Query<(&OptionText, Written)>,
) {
    let (offers, is_open) = (offers(&table), table.selection.card.is_some());
    for (&OptionText(option), mut text) in &mut texts {
        text.write(offers.get(option).and_then(|offer| {
            let rect = laid.0.option(option, offers.len(), is_open);
            let color = if offer.is_chosen { Color::WHITE } else { palette::INK };
            Text::new(offer.words.clone(), within(rect, Vec2::new(rect.height() * 0.2, 4.0)), color)
        }));
    }
}
