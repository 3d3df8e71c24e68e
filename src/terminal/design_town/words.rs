//! The words of Design Town: what happened, how it ended.

use super::names::{a, name};
use crate::{
    record::Match,
    rules::{
        Actor, Game as _,
        design_town::{DesignTown, Event, Payment, Uses, Why},
    },
    terminal::words::{count, player_name, wrapped},
};

/// `4 coins`, `1 coin and 3 for fees`.
fn coins(coins: u32, fee_coins: u32) -> String {
    let coins = count(coins as usize, "coin");
    if fee_coins > 0 { format!("{coins} and {fee_coins} for fees") } else { coins }
}

/// `for 4 coins`, `for 1 coin, as an extra action`.
fn paid(payment: Payment) -> String {
    let price = coins(payment.coins, payment.fee_coins);
    match payment.uses {
        Uses::Main => format!("for {price}"),
        Uses::ExtraBuy | Uses::CheapUpgrade | Uses::ExtraUpgrade => {
            format!("for {price}, as an extra action")
        }
    }
}

/// What happened, as lines; `None` where other lines say it already.
pub(super) fn event(played: &Match<DesignTown>, event: Event) -> Option<String> {
    let who = |seat| player_name(played, seat);
    let told = match event {
        Event::Shown { seat, building } => format!("On top of {}'s deck is {} now.", who(seat), a(building)),
        Event::ActionApplied { seat, building, is_forced } => {
            let does = if is_forced { "has to play" } else { "plays" };
            format!("{} {does} {}.", who(seat), a(building))
        }
        Event::Earned { coins, fee_coins, vp, unhappy, .. } => {
            let coins = self::coins(coins, fee_coins);
            return Some(wrapped("  ", &format!("The turn has {coins}, {vp} VP and {unhappy} unhappy.")));
        }
        Event::LimitExceeded { seat, can_be_saved: true } => {
            format!("{} has too many unhappy, unless a card of the discard raises the limit.", who(seat))
        }
        Event::LimitExceeded { seat, can_be_saved: false } => {
            format!("{} has too many unhappy, and nothing helps.", who(seat))
        }
        Event::UnhappyPaid { coins, .. } => {
            return Some(format!("  The unhappy bring {} more.", count(coins as usize, "coin")));
        }
        Event::LimitRaised { limit, .. } => return Some(format!("  The limit is {limit} unhappy now.")),
        Event::NextForced { .. } => return Some("  The next card must be played, too.".into()),
        Event::BuyAdded { .. } => return Some("  There is one more Buy in this turn.".into()),
        Event::UpgradeAdded { .. } => return Some("  There is one more Upgrade in this turn.".into()),
        Event::Discarded { seat, building, end, why } => {
            let does = match why {
                Why::Factory => "discards",
                Why::Yard(_) => "has to discard",
            };
            format!("{} {does} {} from the {end} of the deck.", who(seat), a(building))
        }
        Event::Shuffled { seat, stayed, removed } => {
            let staying = played.game().cards().staying().filter(|_| stayed > 0);
            let but =
                staying.map_or_else(String::new, |building| format!(" but {stayed} × {}", name(building)));
            let costs = removed
                .map_or_else(String::new, |card| format!("; {} leaves the supply for it", a(card.front())));
            format!("{} shuffles the discard{but} into a new deck{costs}.", who(seat))
        }
        Event::Downgraded { seat, building } => {
            format!("{} turns {} of the discard back to {}.", who(seat), a(building), a(building.other_side()))
        }
        Event::Stopped { seat } => format!("{} stops and builds.", who(seat)),
        Event::Bought { seat, card, payment } => {
            format!("{} buys {} {}.", who(seat), a(card.front()), paid(payment))
        }
        Event::Upgraded { seat, card, payment } => {
            let (front, back) = (a(card.front()), a(card.back()));
            format!("{} upgrades {front} to {back} {}.", who(seat), paid(payment))
        }
        Event::Developed { seat, card, payment } => {
            format!("{} develops {} {}.", who(seat), a(card.back()), paid(payment))
        }
        Event::Given { seat, building, to } => {
            let to = to.map_or_else(|| "it leaves the match".into(), |to| format!("{} gets it", who(to)));
            let (back, front) = (a(building), a(building.other_side()));
            format!("{} turns {back} of the discard back to {front}, and {to}.", who(seat))
        }
        Event::TurnEnded { seat, cards, built: Some(vp) } => {
            format!("{} ends the turn with {} and {vp} VP.", who(seat), count(cards as usize, "card"))
        }
        Event::TurnEnded { seat, cards, built: None } => {
            format!("The turn of {} is over after {}.", who(seat), count(cards as usize, "card"))
        }
        Event::RoundEnded { .. } => return None,
        Event::MatchEnded { winner: Some(seat) } => format!("{} wins.", who(seat)),
        Event::MatchEnded { winner: None } => "The match is over, and nobody has won.".into(),
    };
    Some(wrapped("", &told))
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
            "{} wins in turn {}. The most points of a turn that was built: {}.",
            player_name(played, seat),
            score.turns,
            score.vp
        ),
        None if game.is_solo() && played.state().is_supply_empty() => {
            "The match is lost: nothing is left in the supply.".into()
        }
        None if game.is_solo() => format!("The match is lost after {}.", turns(all.first()?.turns)),
        None => {
            let turns = all.iter().map(|score| score.turns).max()?;
            format!("Nobody has won after {} each: all share the match.", self::turns(turns))
        }
    };
    Some(wrapped("", &verdict) + "\n")
}

fn turns(turns: u32) -> String {
    count(turns as usize, "turn")
}
