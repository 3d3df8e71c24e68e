//! What can be done with a card, on narrow buttons beside it.

use super::{moves, things};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::design_town::{Action, DesignTown, End, Payment},
};

/// What an action does, where the card that it is about lies beside it: "Upgrade for 3".
pub fn word(locale: &Locale, play: &Match<DesignTown>, action: Action) -> String {
    let (game, state) = (play.game(), play.state());
    let costing = |key: &str, paid: Result<Payment, _>| match paid {
        Ok(Payment { coins, fee_coins, .. }) => locale.with(key, &[("coins", (coins + fee_coins).into())]),
        Err(_) => moves::action(locale, play, action),
    };
    match action {
        Action::Buy(card) => costing("town-option-buy", game.check_buy(state, card)),
        Action::Upgrade(card) => costing("town-option-upgrade", game.check_upgrade(state, card)),
        Action::Develop(card) => costing("town-option-develop", game.check_develop(state, card)),
        Action::Downgrade(building) => {
            let kind = game.cards().printed(building).downgrade;
            match kind.and_then(moves::brings) {
                Some(brings) => {
                    let args = [("other", things::id(building.other_side())), ("brings", brings)];
                    locale.with("town-option-downgrade", &args)
                }
                None => moves::action(locale, play, action),
            }
        }
        Action::Give { to } => {
            let coins = game.cards().gift().map_or(0, |(_, price)| price);
            let coins = ("coins", coins.into());
            match to {
                Some(to) => locale.with("town-option-give", &[("name", names::of(play, to).into()), coins]),
                None => locale.with("town-option-give-away", &[coins]),
            }
        }
        Action::Shuffle { remove: Some(_), .. } => locale.text("town-option-remove"),
        Action::Discard(End::Top) => locale.text("town-option-top"),
        Action::Discard(End::Bottom) => locale.text("town-option-bottom"),
        Action::Top(_)
        | Action::Bottom(_)
        | Action::Play
        | Action::Shuffle { remove: None, .. }
        | Action::Stop
        | Action::GiveUp
        | Action::End => moves::action(locale, play, action),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            design_town::{Building, Card, Cards, Setup},
        },
    };

    /// A match of so many with these cards, in which these actions have been done.
    fn play(players: u8, cards: Cards, actions: &[Action]) -> Match<DesignTown> {
        let setup = Setup { players, first: Seat(0), first_game: false, cards };
        let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
        let mut play = Match::new(setup, seats).unwrap();
        actions.iter().for_each(|&action| play.apply(action, &mut IgnoreEvents).unwrap());
        play
    }

    /// With Factories that bring coins for fees.
    fn cards_with_fee_coins() -> Cards {
        let text = serde_json::to_string(&Cards::built_in()).unwrap();
        serde_json::from_str(&text.replace("\"discard_bottom\"", "\"fees_only\"")).unwrap()
    }

    #[test]
    fn what_is_built_says_its_price_whichever_coins_pay_it() {
        let locale = Locale::default();
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::Factory),
            Action::Play,
            Action::Top(Building::FleaMarket),
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Play,
            Action::Top(Building::CentralPark),
            Action::Stop,
            Action::Buy(Card::ConvenienceStore),
        ];
        // Two fee coins, and two coins.
        let before = play(2, cards_with_fee_coins(), &actions[..9]);
        assert_eq!(word(&locale, &before, Action::Buy(Card::ConvenienceStore)), "Buy for 2");
        assert_eq!(
            word(&locale, &before, Action::Develop(Card::ConvenienceStore)),
            "Develop Convenience Store"
        );
        assert_eq!(word(&locale, &before, Action::End), "End the turn");
        let dear = r#""supply":12,"cost":2,"fee":3"#;
        let text = serde_json::to_string(&cards_with_fee_coins()).unwrap();
        assert!(text.contains(dear));
        let cheap = serde_json::from_str(&text.replace(dear, r#""supply":12,"cost":1,"fee":3"#)).unwrap();
        let cheap = play(2, cheap, &actions[..9]);
        assert_eq!(word(&locale, &cheap, Action::Develop(Card::ConvenienceStore)), "Develop for 4");
        let extra =
            text.replace("\"may_stay\"", "\"extra_buy\"").replace(dear, r#""supply":12,"cost":1,"fee":3"#);
        let bought = play(2, serde_json::from_str(&extra).unwrap(), &actions);
        assert_eq!(word(&locale, &bought, Action::Upgrade(Card::ConvenienceStore)), "Upgrade for 3");
    }

    #[test]
    fn what_else_a_card_is_for_is_told_in_few_words() {
        let locale = Locale::default();
        let says = |players, action| word(&locale, &play(players, Cards::built_in(), &[]), action);
        assert_eq!(says(2, Action::Give { to: Some(Seat(1)) }), "To Bo, costs 8");
        assert_eq!(says(1, Action::Give { to: None }), "Remove for 8");
        assert_eq!(says(2, Action::Downgrade(Building::Church)), "Downgrade to Hospital: limit +1");
        let remove = Action::Shuffle { stay: 0, remove: Some(Card::Hospital) };
        assert_eq!(says(1, remove), "Remove it and shuffle");
        assert_eq!(
            [End::Top, End::Bottom].map(|end| says(2, Action::Discard(end))),
            ["Top card", "Bottom card"]
        );
    }
}
