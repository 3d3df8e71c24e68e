//! A match of Design Town told step by step: each action, what followed, and what lies on the table.

use core::fmt::Write as _;

use doodle_city::{
    record::{Match, Record},
    rules::{
        Game as _,
        design_town::{DesignTown, Event, Payment, Score, Uses, Why},
    },
};

use super::table::words;
use crate::tale::told;

fn paid(payment: &Payment) -> String {
    let Payment { coins, fee_coins, uses } = payment;
    let uses = match uses {
        Uses::Main => "the main action",
        Uses::ExtraBuy => "an extra Buy",
        Uses::CheapUpgrade => "an extra Upgrade for a coin less",
        Uses::ExtraUpgrade => "an extra Upgrade",
    };
    format!("for {coins} coins and {fee_coins} for fees, by {uses}")
}

/// One event as a sentence.
fn sentence(event: &Event) -> String {
    match event {
        Event::Shown { seat, building } => format!("{building} lies on top for {seat}"),
        Event::Played { seat, building, is_forced } => {
            format!("{seat} {} {building}", if *is_forced { "had to play" } else { "played" })
        }
        Event::Earned { seat, coins, fee_coins, vp, unhappy } => {
            format!("{seat} has {coins} coins, {fee_coins} for fees, {vp} VP, {unhappy} unhappy")
        }
        Event::LimitExceeded { seat, can_be_saved } => {
            format!("{seat} exceeded the limit and can{} be saved", if *can_be_saved { "" } else { "not" })
        }
        Event::UnhappyPaid { seat, coins } => format!("{seat} got {coins} coins for the unhappy"),
        Event::LimitRaised { seat, limit } => format!("the limit of {seat} is {limit}"),
        Event::NextForced { seat } => format!("{seat} must play the next card"),
        Event::BuyAdded { seat } => format!("{seat} has an extra Buy"),
        Event::UpgradeAdded { seat } => format!("{seat} has an extra Upgrade"),
        Event::Discarded { seat, building, end, why } => {
            let why = match why {
                Why::Factory => "the own Factory".into(),
                Why::Yard(owner) => format!("the Construction Yard of {owner}"),
            };
            format!("{building} went from the {end} of {seat} to the discard by {why}")
        }
        Event::Shuffled { seat, stayed, removed } => {
            let removed = removed.map_or_else(String::new, |card| format!(", and {card} left the game"));
            format!("{seat} shuffled, {stayed} stayed{removed}")
        }
        Event::Downgraded { seat, building } => format!("{seat} turned {building} back"),
        Event::Stopped { seat } => format!("{seat} stopped"),
        Event::Bought { seat, card, payment } => format!("{seat} bought {card} {}", paid(payment)),
        Event::Upgraded { seat, card, payment } => format!("{seat} upgraded {card} {}", paid(payment)),
        Event::Developed { seat, card, payment } => format!("{seat} developed {card} {}", paid(payment)),
        Event::Given { seat, building, to } => {
            let to = to.map_or("nobody".into(), |to| to.to_string());
            format!("{seat} turned {building} back and gave it to {to}")
        }
        Event::TurnEnded { seat, cards, built } => {
            let built = built.map_or("over the limit".into(), |vp| format!("with {vp} VP"));
            format!("the turn of {seat} ended after {cards} cards, {built}")
        }
        Event::RoundEnded { round } => format!("round {round} ended"),
        Event::MatchEnded { winner } => {
            format!("the match ended, won by {}", winner.map_or("nobody".into(), |winner| winner.to_string()))
        }
    }
}

/// The tops of all decks, and how many cards lie under each and in the discard.
fn decks(played: &Match<DesignTown>) -> String {
    let state = played.state();
    let deck = |seat| {
        let top = state.top(seat).map_or("-".into(), |top| top.to_string());
        format!("{top} {}/{}", state.under_top(seat).len(), state.discard(seat).len())
    };
    played.game().all_seats().map(deck).collect::<Vec<_>>().join(" | ")
}

/// The tale of a record.
pub fn tale(record: &Record<DesignTown>) -> String {
    let (mut text, played) = told(record, "Decks: top under/discard", sentence, decks);
    let state = played.state();
    for (seat, score) in played.game().all_seats().zip(played.standings()) {
        let Score { place, has_won, vp, turns } = score;
        let top = state.top(seat).map_or("nothing".into(), |top| top.to_string());
        let (deck, discard) = (words(state.under_top(seat)), words(state.discard(seat)));
        let _ = writeln!(text, "\n{seat}: place {place}, won: {has_won}, {vp} VP, {turns} turns");
        let _ = writeln!(text, "    on top {top}; under it {deck}; in the discard {discard}");
    }
    text
}
