//! What can be done with a card, on narrow buttons beside it.

use super::moves;
use crate::{
    locale::Locale,
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
        Action::Downgrade(building) => match game.cards().printed(building).downgrade {
            Some(kind) => {
                let brings = moves::brings(locale, kind);
                locale.with("town-option-downgrade", &[("brings", brings.into())])
            }
            None => moves::action(locale, play, action),
        },
        Action::Give { to } => {
            let coins = game.cards().gift().map_or(0, |(_, price)| price);
            let coins = ("coins", coins.into());
            match to {
                Some(to) => locale.with("town-option-give", &[("name", moves::name(play, to).into()), coins]),
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
