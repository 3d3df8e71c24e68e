//! What happened, in words: one thing after the other, and a whole turn in one line.

use super::{moves, things};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Game as _, Seat, Silent,
        design_town::{Action, Building, DesignTown, End, Event},
    },
};

/// What happened in the turn that ended last, in order, and whose it was; `None` before the first end of a turn.
pub fn last_turn(play: &Match<DesignTown>) -> Option<(Seat, Vec<Event>)> {
    let (game, log) = (play.game(), play.log());
    let ends = |action: &Action| matches!(action, Action::End | Action::GiveUp);
    let end = log.iter().rposition(ends)?;
    let begin = log[..end].iter().rposition(ends).map_or(0, |before| before + 1);
    let (mut state, mut events) = (game.start(), Vec::new());
    // What stands in the log is legal; what came before need not be told.
    log[..begin].iter().try_for_each(|&action| game.apply(&mut state, action, &mut Silent)).ok()?;
    let seat = game.on_turn(&state);
    log[begin..=end].iter().try_for_each(|&action| game.apply(&mut state, action, &mut events)).ok()?;
    Some((seat, events))
}

/// A turn in one line: "Bo: 7 cards, 2 VP; built Hospital, Church". Empty unless the events end a turn.
pub fn news(locale: &Locale, name: &str, events: &[Event]) -> String {
    let ended = events.iter().rev().find_map(|event| match *event {
        Event::TurnEnded { cards, built, .. } => Some((cards, built)),
        _ => None,
    });
    let Some((cards, built)) = ended else { return String::new() };
    let (name, cards) = (names::short(name), things::cards(locale, cards));
    let Some(vp) = built else {
        return locale.with("town-news-over", &[("name", name.into()), ("cards", cards.into())]);
    };
    let vp = things::vp(locale, vp);
    let gained = events.iter().filter_map(|event| gained(*event));
    let gained: Vec<_> = gained.map(|building| things::building(locale, building)).collect();
    if gained.is_empty() {
        let args = [("name", name.into()), ("cards", cards.into()), ("vp", vp.into())];
        return locale.with("town-news-nothing", &args);
    }
    let built = things::listed(locale, gained).into();
    let args = [("name", name.into()), ("cards", cards.into()), ("vp", vp.into()), ("built", built)];
    locale.with("town-news", &args)
}

/// The building that somebody has got.
pub const fn gained(event: Event) -> Option<Building> {
    match event {
        Event::Bought { card, .. } => Some(card.front()),
        Event::Upgraded { card, .. } | Event::Developed { card, .. } => Some(card.back()),
        Event::Shown { .. }
        | Event::Played { .. }
        | Event::Earned { .. }
        | Event::LimitExceeded { .. }
        | Event::UnhappyPaid { .. }
        | Event::LimitRaised { .. }
        | Event::NextForced { .. }
        | Event::BuyAdded { .. }
        | Event::UpgradeAdded { .. }
        | Event::Discarded { .. }
        | Event::Shuffled { .. }
        | Event::Downgraded { .. }
        | Event::Stopped { .. }
        | Event::Given { .. }
        | Event::TurnEnded { .. }
        | Event::RoundEnded { .. }
        | Event::MatchEnded { .. } => None,
    }
}

/// What happened, as one line; `None` where cards or other lines say it.
pub fn event(locale: &Locale, play: &Match<DesignTown>, event: Event) -> Option<String> {
    let name = |seat| ("name", moves::name(play, seat).into());
    let card = |building| ("card", things::building(locale, building).into());
    let coins = |coins| ("coins", things::coins(locale, coins).into());
    Some(match event {
        Event::Shown { .. } | Event::Earned { .. } | Event::RoundEnded { .. } | Event::MatchEnded { .. } => {
            return None;
        }
        Event::Played { seat, building, .. } => locale.with("town-event-played", &[name(seat), card(building)]),
        Event::LimitExceeded { seat, .. } => locale.with("town-event-exceeded", &[name(seat)]),
        Event::UnhappyPaid { seat, coins: paid } => {
            locale.with("town-event-unhappy-paid", &[name(seat), coins(paid)])
        }
        Event::LimitRaised { seat, limit } => {
            locale.with("town-event-limit-raised", &[name(seat), ("limit", limit.into())])
        }
        Event::NextForced { seat } => locale.with("town-event-next-forced", &[name(seat)]),
        Event::BuyAdded { seat } => locale.with("town-event-buy-added", &[name(seat)]),
        Event::UpgradeAdded { seat } => locale.with("town-event-upgrade-added", &[name(seat)]),
        Event::Discarded { seat, building, end: End::Top, .. } => {
            locale.with("town-event-discarded-top", &[name(seat), card(building)])
        }
        Event::Discarded { seat, building, end: End::Bottom, .. } => {
            locale.with("town-event-discarded-bottom", &[name(seat), card(building)])
        }
        Event::Shuffled { seat, stayed, removed } => {
            let line = match play.game().cards().staying().filter(|_| stayed > 0) {
                Some(staying) => {
                    let cards = things::several(locale, staying, stayed.into());
                    locale.with("town-event-shuffled-staying", &[name(seat), ("cards", cards.into())])
                }
                None => locale.with("town-event-shuffled", &[name(seat)]),
            };
            match removed {
                Some(removed) => {
                    locale.with("town-event-removed", &[("line", line.into()), card(removed.front())])
                }
                None => line,
            }
        }
        Event::Downgraded { seat, building } => {
            locale.with("town-event-downgraded", &[name(seat), card(building)])
        }
        Event::Stopped { seat } => {
            let state = play.state();
            let sum = things::sum(locale, state.coins(), state.fee_coins(), state.vp());
            locale.with("town-event-stopped", &[name(seat), ("sum", sum.into())])
        }
        Event::Bought { seat, card: it, payment } => {
            let paid = ("coins", things::payment(locale, payment).into());
            locale.with("town-event-bought", &[name(seat), card(it.front()), paid])
        }
        Event::Upgraded { seat, card: it, payment } => {
            let paid = ("coins", things::payment(locale, payment).into());
            locale.with("town-event-upgraded", &[name(seat), card(it.back()), paid])
        }
        Event::Developed { seat, card: it, payment } => {
            let paid = ("coins", things::payment(locale, payment).into());
            locale.with("town-event-developed", &[name(seat), card(it.back()), paid])
        }
        Event::Given { seat, building, to: Some(to) } => {
            let other = ("other", moves::name(play, to).into());
            locale.with("town-event-given", &[name(seat), card(building), other])
        }
        Event::Given { seat, building, to: None } => {
            locale.with("town-event-given-away", &[name(seat), card(building)])
        }
        Event::TurnEnded { seat, cards, built } => {
            let cards = ("cards", things::cards(locale, cards).into());
            match built {
                Some(vp) => {
                    let vp = ("vp", things::vp(locale, vp).into());
                    locale.with("town-event-built", &[name(seat), cards, vp])
                }
                None => locale.with("town-event-over", &[name(seat), cards]),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        record::Player,
        rules::design_town::{Card, Cards, Setup},
    };

    fn setup(players: u8) -> Setup {
        Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() }
    }

    #[test]
    fn every_event_says_whose_it_is_or_nothing() {
        let locale = Locale::default();
        for players in [1, 3] {
            let mut left = 2000_usize;
            at_random::play::<DesignTown>(setup(players), 5, &mut |play, next| {
                let mut events = Vec::new();
                play.apply(next, &mut events).unwrap();
                for happened in events.into_iter().take(left) {
                    left -= 1;
                    let line = event(&locale, play, happened);
                    let is_named = |line: String| ["Ada", "Bo", "Cleo"].iter().any(|it| line.starts_with(it));
                    assert!(line.is_none_or(is_named), "{happened:?}");
                }
            });
        }
    }

    #[test]
    fn a_turn_is_told_in_one_line() {
        let locale = Locale::default();
        let mut play = Match::new(setup(2), vec![Player::person("Ada"), Player::person("Bo")]).unwrap();
        assert_eq!(last_turn(&play), None);
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::ResidentialArea),
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Stop,
            Action::Buy(Card::ConvenienceStore),
            Action::End,
            Action::Play,
            Action::Top(Building::Apartment),
            Action::Play,
            Action::Top(Building::Hospital),
            Action::Play,
            Action::Top(Building::FleaMarket),
        ];
        for action in actions {
            play.apply(action, &mut Silent).unwrap();
        }
        let (seat, events) = last_turn(&play).unwrap();
        assert_eq!(seat, Seat(0));
        assert_eq!(news(&locale, "Ada", &events), "Ada: 1 card, 0 VP; built Convenience Store");
        assert_eq!(news(&locale, "Ada", &events[..2]), "");
        play.apply(Action::GiveUp, &mut Silent).unwrap();
        let (seat, events) = last_turn(&play).unwrap();
        assert_eq!(seat, Seat(1));
        assert_eq!(news(&locale, "Bo", &events), "Bo went too far with 3 cards");
        let lines: Vec<_> = events.into_iter().filter_map(|it| event(&locale, &play, it)).collect();
        assert_eq!(lines.last().map(String::as_str), Some("Bo went too far: 3 cards, nothing built"));
        assert!(lines.contains(&"Bo plays Hospital".into()), "{lines:?}");
    }
}
