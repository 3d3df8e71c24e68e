//! What happened in a turn, in words: in one line.

use super::things;
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Game as _, Seat, Silent,
        design_town::{Action, Building, DesignTown, Event},
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

/// A turn in one line: "Bo: 7 cards, 2 VP; built Hospital, Church; gave away Apartment". Empty unless the events end a
/// turn.
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
    let mut args = vec![("name", name.into()), ("cards", cards.into()), ("vp", vp.into())];
    let line = if gained.is_empty() {
        locale.with("town-news-nothing", &args)
    } else {
        args.push(("built", things::listed(locale, gained).into()));
        locale.with("town-news", &args)
    };
    let given = |event: &Event| match *event {
        Event::Given { building, .. } => Some(building),
        _ => None,
    };
    let mut given = events.iter().filter_map(given);
    match given.next() {
        // They are all of the only building that can be given.
        Some(building) => {
            let given = things::several(locale, building, 1 + given.count());
            locale.with("town-news-gave", &[("line", line.into()), ("given", given.into())])
        }
        None => line,
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::design_town::{Card, Cards, Setup},
    };

    fn setup(players: u8) -> Setup {
        Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() }
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
    }

    #[test]
    fn gifts_are_told_with_what_was_built() {
        let locale = Locale::default();
        let give = Event::Given { seat: Seat(1), building: Building::Apartment, to: Some(Seat(0)) };
        let end = Event::TurnEnded { seat: Seat(1), cards: 7, built: Some(0) };
        assert_eq!(news(&locale, "Bo", &[give, end]), "Bo: 7 cards, 0 VP; built nothing; gave away Apartment");
        let twice = news(&locale, "Bo", &[give, give, end]);
        assert!(twice.ends_with("; built nothing; gave away 2 × Apartment"), "{twice}");
    }
}
