//! Moves in words: on a button, in a hint, and as a computer player announces them.

use super::things;
use crate::{
    locale::{Arg, Locale, names},
    record::Match,
    rules::design_town::{Action, Building, Card, DesignTown, Downgrade, End, Payment},
};

/// What is done, for buttons and confirmations: "Play Hospital".
pub fn action(locale: &Locale, play: &Match<DesignTown>, action: Action) -> String {
    let (game, state) = (play.game(), play.state());
    let building = |key, it: Building| locale.with(key, &[("card", things::id(it))]);
    match action {
        Action::Top(it) => building("town-move-top", it),
        Action::Bottom(it) => building("town-move-bottom", it),
        Action::Play => match state.top(game.on_turn(state)) {
            Some(top) => building("town-move-play", top),
            None => locale.text("town-move-play-next"),
        },
        Action::Shuffle { stay, remove } => shuffle(locale, game.cards().staying().zip(Some(stay)), remove),
        Action::Stop => locale.text("town-move-stop"),
        Action::Downgrade(it) => building("town-move-downgrade", it),
        Action::GiveUp => locale.text("town-move-give-up"),
        Action::Discard(End::Top) => locale.text("town-move-discard-top"),
        Action::Discard(End::Bottom) => locale.text("town-move-discard-bottom"),
        Action::Buy(card) => building("town-move-buy", card.front()),
        Action::Upgrade(card) => building("town-move-upgrade", card.front()),
        Action::Develop(card) => building("town-move-develop", card.front()),
        Action::Give { to } => match to {
            Some(to) => locale.with("town-move-give", &[given(play), ("name", names::of(play, to).into())]),
            None => locale.with("town-move-give-away", &[given(play)]),
        },
        Action::End if game.is_winning(state) => locale.text("town-move-win"),
        Action::End => locale.text("town-move-end"),
    }
}

/// What is given, as `$card`.
fn given<'a>(play: &Match<DesignTown>) -> (&'static str, Arg<'a>) {
    let given = play.game().cards().gift().map_or(Building::Apartment, |(building, _)| building);
    ("card", things::id(given))
}

/// A shuffle in which so many cards of a kind stay, and another one leaves the game.
fn shuffle(locale: &Locale, staying: Option<(Building, u8)>, remove: Option<Card>) -> String {
    let mut args = Vec::new();
    let staying = staying.filter(|(_, count)| *count > 0);
    if let Some((building, count)) = staying {
        args.extend([("other", things::id(building)), ("count", count.into())]);
    }
    args.extend(remove.map(|card| ("card", things::id(card.front()))));
    match (staying, remove) {
        (None, None) => locale.text("town-move-shuffle"),
        (Some(_), None) => locale.with("town-move-shuffle-staying", &args),
        (None, Some(_)) => locale.with("town-move-shuffle-for", &args),
        (Some(_), Some(_)) => locale.with("town-move-shuffle-staying-for", &args),
    }
}

/// What is done, at what price, and what comes of it: "Upgrade Hospital for 4 coins: Church".
pub fn told(locale: &Locale, play: &Match<DesignTown>, action: Action) -> String {
    told_in_full(locale, play, action).unwrap_or_else(|| self::action(locale, play, action))
}

/// The same where there is more to say than what is done.
fn told_in_full(locale: &Locale, play: &Match<DesignTown>, action: Action) -> Option<String> {
    let (game, state) = (play.game(), play.state());
    let paying = |key, card: Card, payment: Payment| {
        let [coins, fees] = things::paid(payment);
        let (card, other) = (("card", things::id(card.front())), ("other", things::id(card.back())));
        Some(locale.with(key, &[card, other, coins, fees]))
    };
    match action {
        Action::Buy(card) => paying("town-told-buy", card, game.check_buy(state, card).ok()?),
        Action::Upgrade(card) => paying("town-told-upgrade", card, game.check_upgrade(state, card).ok()?),
        Action::Develop(card) => paying("town-told-develop", card, game.check_develop(state, card).ok()?),
        Action::Give { to } => {
            let (_, price) = game.check_give(state, to).ok()?;
            let args = [given(play), ("coins", price.into())];
            Some(match to {
                Some(to) => {
                    let name = ("name", names::of(play, to).into());
                    locale.with("town-told-give", &[&args[..], &[name]].concat())
                }
                None => locale.with("town-told-give-away", &args),
            })
        }
        Action::Downgrade(building) => {
            let brings = brings(game.check_downgrade(state, building).ok()?)?;
            Some(locale.with("town-told-downgrade", &[("card", things::id(building)), ("brings", brings)]))
        }
        Action::Play
        | Action::Top(_)
        | Action::Bottom(_)
        | Action::Shuffle { .. }
        | Action::Stop
        | Action::GiveUp
        | Action::Discard(_)
        | Action::End => None,
    }
}

/// What a downgrade brings, for a text that mentions `town-brings`; `None` of a gift, which is an action of its own.
pub fn brings<'a>(downgrade: Downgrade) -> Option<Arg<'a>> {
    let id = match downgrade {
        Downgrade::Coin => "coin",
        Downgrade::RaiseLimit => "limit",
        Downgrade::Vp => "vp",
        Downgrade::CoinAndUpgrade => "coin-and-upgrade",
        Downgrade::Give(_) => return None,
    };
    Some(id.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            design_town::{Cards, Setup},
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
        assert_eq!(long(&there, Action::Play), "Play Factory");
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
        assert_eq!(say(2, Some(Card::Hospital)), "Shuffle without 2 × Flea Market, remove Hospital");
    }
}
