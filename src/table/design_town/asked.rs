//! What can be asked of the table: which rule tells of a thing, what it would bring, and why it cannot be had.

use bevy::prelude::*;

use super::{
    cards::Upwards,
    pick::{Spot, TablePick},
    scene::GameContext,
    selection::TownSelection,
    show_supply::stall_at,
    show_tally::Count,
};
use crate::{
    locale::design_town::{options, reasons, things},
    locale::help::RuleKeys,
    record::Match,
    rules::design_town::{Building, DesignTown, Event, Illegal},
    table::{announcement::News, inquiry_marks::ChoiceWords, things::RuleOf},
};

/// The rules of an empty deck, of the unhappy, of the chances, and of a player.
pub(super) const DECK: RuleOf = RuleOf(RuleKeys::new("town-rules-play-title", "town-help-open-title"));
pub(super) const UNHAPPY: RuleOf = RuleOf(RuleKeys::new("town-rules-limit-title", "town-help-limit-title"));
pub(super) const ODDS: RuleOf = RuleOf(RuleKeys::new("", "town-help-risk-title"));
pub(super) const PLAYER: RuleOf = RuleOf(RuleKeys::new("town-rules-cards-title", "town-help-open-title"));

/// The rule of one side of a card.
pub(super) const fn card(building: Building) -> RuleOf {
    RuleOf(RuleKeys::new("", things::key(building)))
}

/// The rule of a number.
pub(super) const fn count(count: Count) -> RuleOf {
    RuleOf(match count {
        Count::Coins | Count::FeeCoins => RuleKeys::new("town-rules-build-title", "town-help-build-title"),
        Count::Vp => RuleKeys::new("town-rules-win-title", "town-help-win-title"),
        Count::Cards => RuleKeys::new("town-rules-turn-title", "town-help-open-title"),
    })
}

/// Cards tell of the side that lies upwards.
pub(super) fn tell_cards(mut cards: Query<(&Upwards, &mut RuleOf), Changed<Upwards>>) {
    for (upwards, mut rule) in &mut cards {
        rule.set_if_neq(upwards.0.map(card).unwrap_or_default());
    }
}

pub(super) fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
    let (play, TablePick::Card(spot)) = (table.play()?, pick) else { return None };
    let first = TownSelection::use_of(play, spot).filter(|_| table.permissions.is_choosing());
    let word = match first {
        Some(action) => options::word(&table.locale, play, action),
        None => table.locale.text("town-choice-read"),
    };
    // On the picture of the card: its name and prices are to be read.
    Some(ChoiceWords::word(word).high())
}

pub(super) fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
    let (play, TablePick::Card(spot)) = (table.play()?, pick) else { return None };
    // It was opened to be read, and is not closed just now.
    let is_open = table.selection.card == Some(spot);
    if !is_open || !play.state().is_building() || TownSelection::can_use(play, spot) {
        return None;
    }
    reasons::reason(&table.locale, &why_not(play, spot)?)
}

/// That a stack is sold out.
pub(super) fn announcement(table: &GameContext, event: &Event) -> Option<News> {
    let (Event::Bought { seat, card, .. } | Event::Developed { seat, card, .. }) = *event else { return None };
    let play = table.play().filter(|play| play.state().supply(card) == 0)?;
    let args = [("name", table.short_name(seat).into()), ("card", things::id(card.front()))];
    let place = stall_at(&table.layout, play.game(), card);
    Some(News { text: table.locale.with("town-announce-last", &args), place, rule: self::card(card.front()).0 })
}

/// Why nothing can be built with a card, in the words of the rules.
fn why_not(play: &Match<DesignTown>, spot: Spot) -> Option<Illegal> {
    let (game, state) = (play.game(), play.state());
    match spot {
        Spot::Supply(card) => game.check_buy(state, card).err(),
        Spot::Discard(building) if building.is_back() => None,
        Spot::Discard(building) => game.check_upgrade(state, building.card()).err(),
        Spot::Elsewhere(_) => None,
    }
}
