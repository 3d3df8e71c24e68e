//! A moment of a match as text: what is due, the tops of the decks, the supply, and what a player has. How many cards are in
//! a deck is nowhere said: at a table nobody may count them.

use core::fmt::Write as _;

use super::names::{in_order, in_pile, name};
use crate::{
    bots::design_town::{percent, risk, risk_of_shuffle},
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        design_town::{Card, Cards, DesignTown, Illegal, Payment, State, Uses, VP_TO_WIN},
    },
    terminal::words::{count, player_name, wrapped},
};

/// The game, and what was agreed on.
pub(super) fn title(played: &Match<DesignTown>) -> String {
    let setup = played.game().setup();
    let mut title = format!("Design Town, {}", count(setup.players.into(), "player"));
    if setup.first_game {
        title.push_str(", first game");
    }
    if setup.players > 1 {
        let _ = write!(title, "; {} begins every round", player_name(played, setup.first));
    }
    if setup.cards != Cards::built_in() {
        title.push_str("; cards of their own");
    }
    title
}

/// What is due next, as a sentence.
pub(super) fn due(played: &Match<DesignTown>) -> String {
    let (game, state) = (played.game(), played.state());
    let round = game.round(state);
    let does = match played.actor() {
        Actor::GameOver => return format!("The match is over after {}.", count(round as usize, "round")),
        Actor::Chance(_) if round == 0 => return "The first cards turn over.".into(),
        Actor::Chance(_) => return format!("Round {round}: a card turns over."),
        Actor::Seat(_) if state.is_exceeded() => "has too many unhappy",
        Actor::Seat(_) if state.is_choosing_end() => "chooses what the others discard",
        Actor::Seat(_) if state.is_building() => "builds",
        Actor::Seat(_) => "plays cards",
    };
    format!("Round {round}: {} {does}.", player_name(played, game.on_turn(state)))
}

/// The tops of all decks, and what can be bought.
pub(super) fn tops_and_supply(played: &Match<DesignTown>) -> String {
    format!("{}\n{}", tops(played), supply(played))
}

fn tops(played: &Match<DesignTown>) -> String {
    let (game, state) = (played.game(), played.state());
    let top = |seat: Seat| match state.top(seat) {
        Some(top) if turn_of(played) == Some(seat) && game.is_forced(state) => {
            format!("{}, which must be played", name(top))
        }
        Some(top) => name(top),
        None if state.under_top(seat).is_empty() => "nothing, the deck is empty".into(),
        None => "a card that turns over".into(),
    };
    if game.is_solo() {
        return wrapped("on top   ", &top(Seat(0)));
    }
    let tops = game.all_seats().map(|seat| format!("{}: {}", player_name(played, seat), top(seat)));
    wrapped("on top   ", &tops.collect::<Vec<_>>().join("; "))
}

/// What can be bought: while somebody builds, with what can be done for how many coins.
fn supply(played: &Match<DesignTown>) -> String {
    let (game, state) = (played.game(), played.state());
    if state.is_building() {
        return prices(game, state);
    }
    let cards = game.setup().in_play().map(|card| {
        let sides = game.cards().card(card);
        format!("{} {} {}+{}", state.supply(card), name(card.front()), sides.cost, sides.fee)
    });
    let cards: Vec<String> = cards.collect();
    wrapped("supply   ", &format!("(with cost + fee) {}", cards.join(", ")))
}

/// What can be bought, upgraded and developed now, and for how many coins.
fn prices(game: &DesignTown, state: &State) -> String {
    let mut text = format!("{:<18}{:>5}{:>6}{:>5}", "supply", "left", "cost", "fee");
    text.push_str("    buy for  upgrade for  develop for");
    let mut notes = Notes::default();
    for card in core::iter::once(Card::ResidentialArea).chain(game.setup().in_play()) {
        let sides = game.cards().card(card);
        let (left, cost) = match card {
            Card::ResidentialArea => ("-".into(), "-".into()),
            _ => (state.supply(card).to_string(), sides.cost.to_string()),
        };
        let _ = write!(text, "\n{:<18}{left:>5}{cost:>6}{:>5}", name(card.front()), sides.fee);
        let [buy, upgrade, develop] =
            [game.check_buy(state, card), game.check_upgrade(state, card), game.check_develop(state, card)]
                .map(|checked| notes.price(checked));
        let _ = write!(text, "{buy:>11}{upgrade:>13}{develop:>13}");
    }
    notes.write(&mut text);
    text
}

/// Which signs there are in the prices.
#[derive(Default)]
struct Notes {
    has_extra: bool,
    has_fee_coins: bool,
}

impl Notes {
    fn price(&mut self, checked: Result<Payment, Illegal>) -> String {
        let Ok(Payment { coins, fee_coins, uses }) = checked else { return "-".into() };
        let mut price = coins.to_string();
        if fee_coins > 0 {
            self.has_fee_coins = true;
            let _ = write!(price, "+{fee_coins}");
        }
        match uses {
            Uses::Main => {}
            Uses::ExtraBuy | Uses::CheapUpgrade | Uses::ExtraUpgrade => {
                self.has_extra = true;
                price.push('*');
            }
        }
        price
    }

    fn write(&self, text: &mut String) {
        if self.has_extra {
            text.push_str("\n* as an extra action");
        }
        if self.has_fee_coins {
            text.push_str("\n0+3: coins, and coins that pay fees only");
        }
    }
}

/// Whose turn it is, from the deal to the end of the match.
fn turn_of(played: &Match<DesignTown>) -> Option<Seat> {
    let (game, state) = (played.game(), played.state());
    (played.actor() != Actor::GameOver && game.round(state) > 0).then(|| game.on_turn(state))
}

/// What a player has, and has done in this turn.
pub(super) fn player(played: &Match<DesignTown>, seat: Seat) -> String {
    let (game, state) = (played.game(), played.state());
    let mut lines = vec![player_name(played, seat)];
    if turn_of(played) == Some(seat) {
        let head = format!("{}, on turn: ", player_name(played, seat));
        lines = vec![wrapped(&head, &turn(game, state).join(", "))];
        if !state.played().is_empty() {
            lines.push(wrapped("  played   ", &in_order(state.played())));
        }
    }
    lines.push(wrapped("  discard  ", &in_pile(state.discard(seat))));
    if turn_of(played) == Some(seat) {
        if game.is_winning(state) {
            lines.push("  This turn wins once it is built.".into());
        }
        lines.extend(chances(game, state).map(|chances| wrapped("  ", &chances)));
    }
    lines.join("\n") + "\n"
}

/// What this turn has brought.
fn turn(game: &DesignTown, state: &State) -> Vec<String> {
    let cards = match game.cards().cards_to_win() {
        Some((_, wins)) => format!("{} of {wins} cards", state.played().len()),
        None => count(state.played().len(), "card"),
    };
    let unhappy = format!("{} of {} unhappy", state.unhappy(), state.limit());
    let mut turn = vec![cards, unhappy, format!("{} of {VP_TO_WIN} VP", state.vp())];
    turn.push(count(state.coins() as usize, "coin"));
    let mut add = |number: u32, thing: &str| {
        if number > 0 {
            turn.push(count(number as usize, thing));
        }
    };
    add(state.fee_coins(), "fee coin");
    add(state.extra_buys(), "extra Buy");
    add(state.cheap_upgrades(), "extra Upgrade for a coin less");
    add(state.extra_upgrades(), "extra Upgrade");
    turn
}

/// How likely going on ends the turn, if the player can go on; with an empty deck also if Flea Markets stay.
fn chances(game: &DesignTown, state: &State) -> Option<String> {
    let seat = game.on_turn(state);
    let is_shuffled = state.top(seat).is_none();
    if !state.is_playing() || is_shuffled && state.discard(seat).is_empty() {
        return None;
    }
    let goes_on = if is_shuffled { "Shuffling and going on" } else { "Going on" };
    let chance = percent(risk(game, state));
    let mut text = format!("{goes_on} ends the turn with a chance of {chance} %");
    if is_shuffled && let Some(staying) = game.cards().staying() {
        for stay in 1..=game.most_staying(state) {
            let chance = percent(risk_of_shuffle(game, state, stay));
            let _ = write!(text, "; with {stay} × {} left in the discard, {chance} %", name(staying));
        }
    }
    text.push('.');
    Some(text)
}
