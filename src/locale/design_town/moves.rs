//! Moves in words: on a button, in a hint, and as a computer player announces them.

use super::things;
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::design_town::{Action, Building, DesignTown, Downgrade, End, Payment},
};

/// What is done, for buttons and confirmations: "Play Hospital".
pub fn action(locale: &Locale, play: &Match<DesignTown>, action: Action) -> String {
    let (game, state) = (play.game(), play.state());
    let building = |key, it: Building| locale.with(key, &[("card", things::building(locale, it).into())]);
    match action {
        Action::Top(it) => building("town-move-top", it),
        Action::Bottom(it) => building("town-move-bottom", it),
        Action::Play => match state.top(game.on_turn(state)) {
            Some(top) => building("town-move-play", top),
            None => locale.text("town-move-play-next"),
        },
        Action::Shuffle { stay, remove } => {
            let shuffle = match game.cards().staying().filter(|_| stay > 0) {
                Some(staying) => {
                    let cards = things::several(locale, staying, stay.into());
                    locale.with("town-move-shuffle-staying", &[("cards", cards.into())])
                }
                None => locale.text("town-move-shuffle"),
            };
            match remove {
                Some(card) => {
                    let args = [("shuffle", shuffle.into()), ("card", things::card(locale, card).into())];
                    locale.with("town-move-shuffle-for", &args)
                }
                None => shuffle,
            }
        }
        Action::Stop => locale.text("town-move-stop"),
        Action::Downgrade(it) => building("town-move-downgrade", it),
        Action::GiveUp => locale.text("town-move-give-up"),
        Action::Discard(End::Top) => locale.text("town-move-discard-top"),
        Action::Discard(End::Bottom) => locale.text("town-move-discard-bottom"),
        Action::Buy(card) => building("town-move-buy", card.front()),
        Action::Upgrade(card) => building("town-move-upgrade", card.front()),
        Action::Develop(card) => building("town-move-develop", card.front()),
        Action::Give { to } => {
            let given = game.cards().gift().map(|(building, _)| things::building(locale, building));
            let card = ("card", given.unwrap_or_default().into());
            match to {
                Some(to) => locale.with("town-move-give", &[card, ("name", names::of(play, to).into())]),
                None => locale.with("town-move-give-away", &[card]),
            }
        }
        Action::End if game.is_winning(state) => locale.text("town-move-win"),
        Action::End => locale.text("town-move-end"),
    }
}

/// What is done, at what price, and what comes of it: "Upgrade Hospital for 4 coins: Church".
pub fn told(locale: &Locale, play: &Match<DesignTown>, action: Action) -> String {
    let (game, state) = (play.game(), play.state());
    let short = self::action(locale, play, action);
    let for_coins = |short: String, coins: String| {
        locale.with("town-told-cost", &[("move", short.into()), ("coins", coins.into())])
    };
    let turned = |short: String, payment: Payment, to: Building| {
        let args = [
            ("move", short.into()),
            ("coins", things::payment(locale, payment).into()),
            ("card", things::building(locale, to).into()),
        ];
        locale.with("town-told-turned-cost", &args)
    };
    match action {
        Action::Buy(card) => match game.check_buy(state, card) {
            Ok(payment) => for_coins(short, things::payment(locale, payment)),
            Err(_) => short,
        },
        Action::Upgrade(card) => match game.check_upgrade(state, card) {
            Ok(payment) => turned(short, payment, card.back()),
            Err(_) => short,
        },
        Action::Develop(card) => match game.check_develop(state, card) {
            Ok(payment) => turned(short, payment, card.back()),
            Err(_) => short,
        },
        Action::Give { to } => match game.check_give(state, to) {
            Ok((_, price)) => for_coins(short, things::coins(locale, price)),
            Err(_) => short,
        },
        Action::Downgrade(building) => {
            match game.check_downgrade(state, building).ok().and_then(|kind| brings(locale, kind)) {
                Some(brings) => {
                    locale.with("town-told-brings", &[("move", short.into()), ("brings", brings.into())])
                }
                None => short,
            }
        }
        Action::Play => {
            let top = state.top(game.on_turn(state));
            match top.and_then(|top| things::income(locale, game.cards(), top)) {
                Some(income) => {
                    locale.with("town-told-brings", &[("move", short.into()), ("brings", income.into())])
                }
                None => short,
            }
        }
        Action::Top(_)
        | Action::Bottom(_)
        | Action::Shuffle { .. }
        | Action::Stop
        | Action::GiveUp
        | Action::Discard(_)
        | Action::End => short,
    }
}

/// What a downgrade brings: "1 coin"; `None` of a gift, which is an action of its own.
pub fn brings(locale: &Locale, downgrade: Downgrade) -> Option<String> {
    Some(locale.text(match downgrade {
        Downgrade::Coin => "town-brings-coin",
        Downgrade::RaiseLimit => "town-brings-limit",
        Downgrade::Vp => "town-brings-vp",
        Downgrade::CoinAndUpgrade => "town-brings-coin-and-upgrade",
        Downgrade::Give(_) => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            design_town::{Card, Cards, Setup},
        },
    };

    fn setup(players: u8) -> Setup {
        Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() }
    }

    /// A match in which these actions have been done.
    fn play(players: u8, actions: &[Action]) -> Match<DesignTown> {
        let names = ["Ada", "Bo"].iter().take(players.into());
        let mut play = Match::new(setup(players), names.map(|name| Player::person(*name)).collect()).unwrap();
        actions.iter().for_each(|&action| play.apply(action, &mut IgnoreEvents).unwrap());
        play
    }

    #[test]
    fn every_action_has_a_short_text_and_a_long_one() {
        let locale = Locale::default();
        for players in [1, 3] {
            let mut left = 2000;
            at_random::play::<DesignTown>(setup(players), 3, &mut |play, next| {
                if left > 0 {
                    left -= 1;
                    let (short, long) = (action(&locale, play, next), told(&locale, play, next));
                    assert!(!short.is_empty() && long.starts_with(&short), "{next}: {short}, {long}");
                }
                play.apply(next, &mut IgnoreEvents).unwrap();
            });
        }
    }

    #[test]
    fn moves_say_what_they_cost_and_bring() {
        let locale = Locale::default();
        let top = Action::Top;
        let mut there = play(2, &[top(Building::Factory), top(Building::Hospital)]);
        let short = |there: &Match<DesignTown>, it| action(&locale, there, it);
        let long = |there: &Match<DesignTown>, it| told(&locale, there, it);
        assert_eq!(long(&there, Action::Play), "Play Factory: 2 coins");
        let actions = [
            Action::Play,
            top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Play,
            top(Building::FleaMarket),
            Action::Play,
            top(Building::ConstructionYard),
            Action::Stop,
        ];
        for next in actions {
            there.apply(next, &mut IgnoreEvents).unwrap();
        }
        assert_eq!(short(&there, Action::End), "End the turn");
        assert_eq!(long(&there, Action::Buy(Card::Hospital)), "Buy Hospital for 4 coins");
        assert_eq!(short(&there, Action::Buy(Card::Factory)), "Buy Factory");
        assert_eq!(long(&there, Action::Buy(Card::Factory)), "Buy Factory");
        there.apply(Action::Buy(Card::ConvenienceStore), &mut IgnoreEvents).unwrap();
        assert_eq!(long(&there, Action::Upgrade(Card::ConvenienceStore)), "Upgrade Convenience Store");
        assert_eq!(long(&there, Action::Give { to: Some(Seat(1)) }), "Give Apartment to Bo");
    }

    #[test]
    fn a_shuffle_says_what_stays_and_what_leaves() {
        let locale = Locale::default();
        let say = |stay, remove| action(&locale, &play(1, &[]), Action::Shuffle { stay, remove });
        assert_eq!(say(0, None), "Shuffle");
        assert_eq!(say(1, None), "Shuffle without Flea Market");
        assert_eq!(say(2, Some(Card::Hospital)), "Shuffle without 2 × Flea Market; Hospital leaves the game");
    }
}
