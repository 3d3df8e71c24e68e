//! What happened in turns, in words: each in one line.

use super::things;
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Game as _, Seat,
        design_town::{Action, Building, DesignTown, Event},
    },
};

/// A turn that has ended: whose it was, and what happened in it, in order.
pub type Turn = (Seat, Vec<Event>);

/// All turns that have ended.
pub fn turns(play: &Match<DesignTown>) -> Vec<Turn> {
    let game = play.game();
    let (mut state, mut events, mut turns) = (game.start(), Vec::new(), Vec::new());
    for &action in play.log() {
        let seat = game.on_turn(&state);
        // What stands in the log is legal.
        if game.apply(&mut state, action, &mut events).is_err() {
            break;
        }
        if matches!(action, Action::End | Action::GiveUp) {
            turns.push((seat, core::mem::take(&mut events)));
        }
    }
    turns
}

/// What has happened since the last turn of `seat`, a line for each turn; empty if nobody has played since.
pub fn since(locale: &Locale, play: &Match<DesignTown>, seat: Seat) -> String {
    let turns = turns(play);
    let own = turns.iter().rposition(|(whose, _)| *whose == seat);
    let lines = turns[own.map_or(0, |own| own + 1)..].iter().map(|turn| line(locale, play, turn));
    lines.collect::<Vec<_>>().join("\n")
}

/// The turn that ended last, in a line; empty before the first end of a turn.
pub fn latest(locale: &Locale, play: &Match<DesignTown>) -> String {
    turns(play).last().map(|turn| line(locale, play, turn)).unwrap_or_default()
}

/// The turn of `seat` that ended last, in a line; empty before that.
pub fn of_seat(locale: &Locale, play: &Match<DesignTown>, seat: Seat) -> String {
    let turns = turns(play);
    let last = turns.iter().rfind(|(whose, _)| *whose == seat);
    last.map(|turn| line(locale, play, turn)).unwrap_or_default()
}

/// A turn in one line: "Bo: 7 cards, 2 VP; bought Hospital, upgraded to Church; gave Residential Area to Ada".
fn line(locale: &Locale, play: &Match<DesignTown>, (seat, events): &Turn) -> String {
    let ended = events.iter().rev().find_map(|event| match *event {
        Event::TurnEnded { cards, built, .. } => Some((cards, built)),
        _ => None,
    });
    let Some((cards, built)) = ended else { return String::new() };
    let mut args = vec![("name", names::of(play, *seat).into()), ("cards", cards.into())];
    let Some(vp) = built else { return locale.with("town-news-over", &args) };
    args.push(("vp", vp.into()));
    let gained: Vec<_> = events.iter().filter_map(|event| told_gain(locale, *event)).collect();
    let line = if gained.is_empty() {
        locale.with("town-news-nothing", &args)
    } else {
        args.push(("built", things::listed(locale, gained).into()));
        locale.with("town-news", &args)
    };
    given(events).into_iter().fold(line, |line, (to, building, count)| {
        let args = [("line", line.into()), ("card", things::id(building)), ("count", count.into())];
        match to {
            Some(to) => {
                locale.with("town-news-gave", &[&args[..], &[("to", names::of(play, to).into())]].concat())
            }
            None => locale.with("town-news-removed", &args),
        }
    })
}

/// What was given to whom, or left the game, and how many of it.
fn given(events: &[Event]) -> Vec<(Option<Seat>, Building, usize)> {
    let mut given: Vec<(Option<Seat>, Building, usize)> = Vec::new();
    for event in events {
        let Event::Given { building, to, .. } = *event else { continue };
        // It comes to the other player with its other side up.
        let building = if to.is_some() { building.other_side() } else { building };
        match given.iter_mut().find(|(other, it, _)| (*other, *it) == (to, building)) {
            Some((.., count)) => *count += 1,
            None => given.push((to, building, 1)),
        }
    }
    given
}

/// How somebody has got a building: "upgraded to Church".
fn told_gain(locale: &Locale, event: Event) -> Option<String> {
    let key = match event {
        Event::Bought { .. } => "town-news-bought",
        Event::Upgraded { .. } => "town-news-upgraded",
        Event::Developed { .. } => "town-news-developed",
        _ => return None,
    };
    Some(locale.with(key, &[("card", things::id(gained(event)?))]))
}

/// The building that somebody has got.
pub const fn gained(event: Event) -> Option<Building> {
    match event {
        Event::Bought { card, .. } => Some(card.front()),
        Event::Upgraded { card, .. } | Event::Developed { card, .. } => Some(card.back()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents,
            design_town::{Card, Cards, Setup},
        },
    };

    fn fresh(players: u8) -> Match<DesignTown> {
        let setup = Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() };
        let seats = ["Ada", "Bo", "Cleo"].iter().take(players.into()).map(|name| Player::person(*name));
        Match::new(setup, seats.collect()).unwrap()
    }

    fn apply(play: &mut Match<DesignTown>, actions: &[Action]) {
        actions.iter().for_each(|&action| play.apply(action, &mut IgnoreEvents).unwrap());
    }

    /// A turn of one card.
    const TURN: [Action; 4] = [Action::Play, Action::Top(Building::CentralPark), Action::Stop, Action::End];

    #[test]
    fn a_turn_is_told_in_one_line() {
        let (locale, mut play) = (Locale::default(), fresh(2));
        assert_eq!(latest(&locale, &play), "");
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::ResidentialArea),
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Stop,
            Action::Buy(Card::ConvenienceStore),
            Action::End,
        ];
        apply(&mut play, &actions);
        assert_eq!(latest(&locale, &play), "Ada: 1 card, 0 VP; bought Convenience Store");
        let over = [
            Action::Play,
            Action::Top(Building::Apartment),
            Action::Play,
            Action::Top(Building::Hospital),
            Action::Play,
            Action::Top(Building::FleaMarket),
        ];
        apply(&mut play, &over);
        assert_eq!(latest(&locale, &play), "Ada: 1 card, 0 VP; bought Convenience Store");
        apply(&mut play, &[Action::GiveUp]);
        assert_eq!(latest(&locale, &play), "Bo went over the limit with 3 cards");
    }

    #[test]
    fn everything_since_ones_own_turn_is_told_turn_by_turn() {
        let (locale, mut play) = (Locale::default(), fresh(3));
        apply(&mut play, &[Action::Top(Building::ConvenienceStore); 3]);
        assert_eq!(since(&locale, &play, Seat(0)), "");
        apply(&mut play, &[TURN, TURN].concat());
        let [ada, bo] = ["Ada: 1 card, 0 VP; built nothing", "Bo: 1 card, 0 VP; built nothing"];
        assert_eq!(since(&locale, &play, Seat(2)), format!("{ada}\n{bo}"));
        assert_eq!(since(&locale, &play, Seat(0)), bo);
        assert_eq!(since(&locale, &play, Seat(1)), "");
        assert_eq!(latest(&locale, &play), bo);
        assert_eq!([0, 1, 2].map(|seat| of_seat(&locale, &play, Seat(seat))), [ada, bo, ""]);
    }

    #[test]
    fn gifts_are_told_with_whom_they_came_to() {
        let (locale, play) = (Locale::default(), fresh(3));
        let give = |to| Event::Given { seat: Seat(1), building: Building::Apartment, to };
        let end = Event::TurnEnded { seat: Seat(1), cards: 7, built: Some(0) };
        let told = |given: &[Event]| line(&locale, &play, &(Seat(1), [given, &[end]].concat()));
        let [ada, cleo] = [0, 2].map(|seat| give(Some(Seat(seat))));
        assert_eq!(told(&[ada]), "Bo: 7 cards, 0 VP; built nothing; gave Residential Area to Ada");
        let both = told(&[ada, cleo, ada]);
        assert!(both.ends_with("; gave 2 × Residential Area to Ada; gave Residential Area to Cleo"), "{both}");
        assert_eq!(told(&[give(None)]), "Bo: 7 cards, 0 VP; built nothing; removed Apartment");
    }
}
