//! The words of Design Town: what happened, how it ended.

use super::names::{a, name};
use crate::{
    locale::{Arg, design_town::things},
    record::Match,
    rules::{
        Actor, Game as _,
        design_town::{Building, DesignTown, Event, Payment, Uses, Why},
    },
    terminal::words::{english, player_name, wrapped},
};

/// What happened, as lines; `None` where other lines say it already.
pub(super) fn event(played: &Match<DesignTown>, event: Event) -> Option<String> {
    let name = |seat| ("name", player_name(played, seat).into());
    let card = |building| ("card", a(building).into());
    let other = |building| ("other", a(building).into());
    let say = |key: &str, args: &[(&str, Arg)]| Some(wrapped("", &english().with(key, args)));
    let aside = |key: &str, args: &[(&str, Arg)]| Some(wrapped("  ", &english().with(key, args)));
    let paying = |key: &str, seat, building: Building, payment: Payment| {
        let extra = ("extra", if payment.uses == Uses::Main { "no" } else { "yes" }.into());
        let coins = ("coins", things::all_coins(english(), payment.coins, payment.fee_coins).into());
        say(key, &[name(seat), card(building), other(building.other_side()), coins, extra])
    };
    match event {
        Event::Shown { seat, building } => say("town-did-show", &[name(seat), card(building)]),
        Event::Played { seat, building, is_forced } => say(
            if is_forced { "town-did-have-to-play" } else { "town-did-play" },
            &[name(seat), card(building)],
        ),
        Event::Earned { coins, fee_coins, vp, unhappy, .. } => {
            let coins = ("coins", things::all_coins(english(), coins, fee_coins).into());
            aside("town-did-earn", &[coins, ("vp", vp.into()), ("unhappy", unhappy.into())])
        }
        Event::LimitExceeded { seat, can_be_saved: true } => say("town-did-exceed", &[name(seat)]),
        Event::LimitExceeded { seat, can_be_saved: false } => say("town-did-exceed-for-good", &[name(seat)]),
        Event::UnhappyPaid { coins, .. } => {
            aside("town-did-pay-unhappy", &[("coins", things::coins(english(), coins).into())])
        }
        Event::LimitRaised { limit, .. } => aside("town-did-raise-limit", &[("limit", limit.into())]),
        Event::NextForced { .. } => aside("town-effect-next-too", &[]),
        Event::BuyAdded { .. } => aside("town-did-add-buy", &[]),
        Event::UpgradeAdded { .. } => aside("town-did-add-upgrade", &[]),
        Event::Discarded { seat, building, end, why } => {
            let key = if why == Why::Factory { "town-did-discard" } else { "town-did-have-to-discard" };
            say(key, &[name(seat), card(building), ("end", end.to_string().into())])
        }
        Event::Shuffled { seat, stayed, removed } => {
            let staying = played.game().cards().staying().map(self::name).unwrap_or_default();
            let removed = removed.map(|card| a(card.front())).unwrap_or_else(|| "none".into());
            let staying = [("stayed", stayed.into()), ("staying", staying.into())];
            say("town-did-shuffle", &[&[name(seat), ("removed", removed.into())][..], &staying].concat())
        }
        Event::Downgraded { seat, building } => {
            say("town-did-downgrade", &[name(seat), card(building), other(building.other_side())])
        }
        Event::Stopped { seat } => say("town-did-stop", &[name(seat)]),
        Event::Bought { seat, card, payment } => paying("town-did-buy", seat, card.front(), payment),
        Event::Upgraded { seat, card, payment } => paying("town-did-upgrade", seat, card.front(), payment),
        Event::Developed { seat, card, payment } => paying("town-did-develop", seat, card.back(), payment),
        Event::Given { seat, building, to } => {
            let args = [name(seat), card(building), other(building.other_side())];
            match to {
                Some(to) => {
                    say("town-did-give", &[&args[..], &[("to", player_name(played, to).into())]].concat())
                }
                None => say("town-did-give-away", &args),
            }
        }
        Event::TurnEnded { seat, cards, built } => {
            let cards = ("cards", things::cards(english(), cards).into());
            let args = [name(seat), cards, ("vp", built.unwrap_or_default().into())];
            say(if built.is_some() { "town-did-end" } else { "town-did-fail" }, &args)
        }
        Event::RoundEnded { .. } => None,
        Event::MatchEnded { winner: Some(seat) } => say("town-did-win", &[name(seat)]),
        Event::MatchEnded { winner: None } => say("town-did-lose", &[]),
    }
}

/// "12 turns".
fn turns(count: u32) -> String {
    english().with("town-did-take-turns", &[("turns", count.into())])
}

/// How a match that is over is judged, as lines.
pub(super) fn verdict(played: &Match<DesignTown>) -> Option<String> {
    if played.actor() != Actor::GameOver {
        return None;
    }
    let (game, all) = (played.game(), played.standings());
    let winner = game.all_seats().zip(&all).find(|(_, score)| score.has_won);
    let verdict = match winner {
        Some((seat, score)) => format!(
            "{} wins in turn {}. The most VP in a turn that did not go over the limit: {}.",
            player_name(played, seat),
            score.turns,
            score.vp
        ),
        None if game.is_solo() && played.state().is_supply_empty() => {
            "The match is lost: nothing is left in the supply.".into()
        }
        None if game.is_solo() => {
            format!("The match is lost after {}.", turns(all.first()?.turns))
        }
        None => {
            let most = all.iter().map(|score| score.turns).max()?;
            format!("Nobody has won after {} each: all share the match.", turns(most))
        }
    };
    Some(wrapped("", &verdict) + "\n")
}
