//! What is printed on the cards, in words.

use core::fmt::Write as _;

use super::names::name;
use crate::{
    record::Match,
    rules::{
        Game as _,
        design_town::{Card, DesignTown, Downgrade, Effect, Printed},
    },
    terminal::words::{count, wrapped},
};

/// Both sides of all cards of this match, as whole lines.
pub(super) fn cards(played: &Match<DesignTown>) -> String {
    let game = played.game();
    let mut text = String::from("\nThe cards, front and back:\n");
    let start = core::iter::once(Card::ResidentialArea);
    for card in start.chain(game.setup().in_play()) {
        for building in [card.front(), card.back()] {
            let side = side(game.cards().printed(building));
            let _ = writeln!(text, "{}", wrapped(&format!("  {:<19}", name(building)), &side));
        }
    }
    text
}

/// What is printed on one side: `2 coins, 1 VP; the next card must be played, too; downgrade: 1 coin`.
fn side(printed: &Printed) -> String {
    let Printed { coins, vp, is_unhappy, effect, downgrade } = *printed;
    let mut income = Vec::new();
    if coins > 0 {
        income.push(count(coins.into(), "coin"));
    }
    if vp > 0 {
        income.push(format!("{vp} VP"));
    }
    if is_unhappy {
        income.push("unhappy".into());
    }
    let income = Some(income.join(", ")).filter(|income| !income.is_empty());
    let parts = [income, effect.map(self::effect), downgrade.map(self::downgrade)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "nothing".into() } else { parts.join("; ") }
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Forced => "on top of the deck it must be played".into(),
        Effect::WinsWith(cards) => {
            format!("with {} in the turn, itself included, the turn wins", count(cards.into(), "card"))
        }
        Effect::NextToo => "the next card must be played, too".into(),
        Effect::CoinsForUnhappy => "1 coin for each unhappy of the turn".into(),
        Effect::RaiseLimit => "limit + 1".into(),
        Effect::DiscardBottom => "the bottom card of the deck is discarded".into(),
        Effect::ExtraBuy => "one more Buy".into(),
        Effect::ExtraUpgrade => "one more Upgrade, for a coin less".into(),
        Effect::MayStay => "may stay in the discard when that is shuffled".into(),
        Effect::OthersDiscard => "all others discard the top or the bottom card of their decks".into(),
        Effect::FeesOnly => "its coins pay fees only".into(),
    }
}

fn downgrade(downgrade: Downgrade) -> String {
    match downgrade {
        Downgrade::Coin => "downgrade: 1 coin".into(),
        Downgrade::RaiseLimit => "downgrade: limit + 1, even after the card that exceeded it".into(),
        Downgrade::Vp => "downgrade: 1 VP".into(),
        Downgrade::CoinAndUpgrade => "downgrade: 1 coin and one more Upgrade".into(),
        Downgrade::Give(price) => {
            format!(
                "downgrade while building, for {}: to another player, or out of a solo match",
                count(price.into(), "coin")
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::design_town::{Building, Cards};

    #[test]
    fn each_side_says_all_that_is_printed_on_it() {
        let cards = Cards::built_in();
        let side = |building| side(cards.printed(building));
        for (building, said) in [
            (Building::ResidentialArea, "1 coin, unhappy; on top of the deck it must be played"),
            (Building::ShoppingMall, "2 coins, 1 VP; the next card must be played, too; downgrade: 1 coin"),
            (Building::Hospital, "unhappy; 1 coin for each unhappy of the turn"),
            (Building::Station, "3 VP; one more Upgrade, for a coin less"),
        ] {
            assert_eq!(side(building), said);
        }
        let all: Vec<String> = Building::ALL.map(side).into();
        assert!(all.iter().enumerate().all(|(at, one)| !all[..at].contains(one)), "no two are alike: {all:?}");
        let blank = Printed { coins: 0, vp: 0, is_unhappy: false, effect: None, downgrade: None };
        assert_eq!(self::side(&blank), "nothing");
    }
}
