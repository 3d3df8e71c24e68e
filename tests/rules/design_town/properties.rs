//! Design Town in the suite for every game, and what else holds in every match.

use doodle_city::{
    record::Seeded,
    rules::{
        Actor, ChanceKey, ChanceSource, Game as _, IgnoreEvents, LegalActions as _, Seat,
        design_town::{
            Action, Building, Card, Cards, DesignTown, Due, End, Illegal, Legal, MOST_PLAYERS, MOST_ROUNDS,
            Payment, Setup, State, Uses,
        },
    },
};

use super::{second_scorer::unusual, table::setup};
use crate::{
    random::Random,
    suite::{self, Case},
};

/// Every action that can be said, with at most so many cards staying in a shuffle.
pub fn expressible() -> Vec<Action> {
    const MOST_STAYING: u8 = 14;
    let mut actions = vec![Action::Play, Action::Stop, Action::GiveUp, Action::End, Action::Give { to: None }];
    for building in Building::ALL {
        actions.extend([Action::Top(building), Action::Bottom(building), Action::Downgrade(building)]);
    }
    for card in Card::ALL {
        actions.extend([Action::Buy(card), Action::Upgrade(card), Action::Develop(card)]);
    }
    for stay in 0..=MOST_STAYING {
        let removed = Card::ALL.into_iter().map(Some).chain([None]);
        actions.extend(removed.map(|remove| Action::Shuffle { stay, remove }));
    }
    actions.extend(End::ALL.map(Action::Discard));
    actions.extend((0..MOST_PLAYERS as u8).map(|seat| Action::Give { to: Some(Seat(seat)) }));
    actions
}

/// Whose card chance shows or discards now.
pub fn due(game: &DesignTown, state: &State) -> Option<Seat> {
    match game.apply(&mut state.clone(), Action::GiveUp, &mut IgnoreEvents) {
        Err(Illegal::NotNow { due: Due::Top(seat) | Due::Bottom(seat) }) => Some(seat),
        _ => None,
    }
}

/// Chance takes any of the cards under the top of a deck.
fn weights(game: &DesignTown, state: &State) -> Option<u32> {
    due(game, state).map(|seat| state.under_top(seat).len() as u32)
}

fn case(setup: Setup) -> Case<DesignTown> {
    // Random players need about seven for a turn; a hundred would be a very long one.
    let most_actions = 100 * MOST_ROUNDS as usize * usize::from(setup.players);
    Case { setup, expressible: expressible(), most_actions, weights, is_unlisted: |_| false }
}

/// Cards with which random matches last a few turns.
fn short() -> Cards {
    let mut cards = serde_json::to_value(unusual()).expect("cards");
    cards["convenience_store"]["front"]["effect"]["wins_with"] = 4.into();
    serde_json::from_value(cards).expect("cards")
}

/// Short matches of every kind.
fn cases() -> Vec<Case<DesignTown>> {
    let with = |players: u8, first_game: bool| {
        let first = Seat(players / 2 % players);
        case(Setup { first, first_game, cards: short(), ..setup(players) })
    };
    let mut cases = vec![case(setup(1)), case(Setup { first_game: true, ..setup(1) })];
    cases.extend(
        [(1, false), (2, false), (2, true), (3, false), (4, false), (4, true)]
            .map(|(players, first)| with(players, first)),
    );
    cases
}

/// Matches with the cards of the box, which nobody wins by chance: they last a hundred turns of each player.
fn long() -> [Case<DesignTown>; 2] {
    [case(setup(2)), case(Setup { first_game: true, ..setup(4) })]
}

#[test]
fn legal_is_exactly_what_is_accepted() {
    let mut cases: Vec<_> = cases().into_iter().map(|case| (case, 2)).collect();
    cases.push((case(setup(2)), 1));
    suite::legal_equals_accepted(&cases);
}

#[test]
fn choices_are_counted_and_distinct() {
    cases().iter().for_each(|case| suite::choices_are_counted_and_distinct(case, 10));
}

#[test]
fn what_is_not_asked_leaves_no_choice() {
    cases().iter().for_each(|case| suite::what_is_not_asked_leaves_no_choice(case, 10));
}

#[test]
fn chance_draws_what_it_names() {
    cases().iter().for_each(|case| suite::chance_draws_what_it_names(case, 1));
}

#[test]
fn every_step_is_written_undone_and_replayed() {
    // What is written and read for each step grows with the match.
    cases().iter().skip(2).for_each(|case| suite::every_step_is_written_undone_and_replayed(case, 1));
}

#[test]
fn standings_are_in_order() {
    cases().iter().for_each(|case| suite::standings_are_in_order(case, 10));
    long().iter().for_each(|case| suite::standings_are_in_order(case, 1));
}

#[test]
fn turns_and_rounds_are_counted() {
    for case in cases().into_iter().chain(long()) {
        suite::turns_are_counted(&case, 2);
        suite::rounds_are_counted(&case, 2);
    }
}

#[test]
fn no_two_draws_of_a_match_share_a_key() {
    cases().iter().for_each(|case| suite::no_two_draws_share_a_key(case, 10));
    long().iter().for_each(|case| suite::no_two_draws_share_a_key(case, 2));
}

/// A source that remembers under which key it was asked last, and for how many sides.
#[derive(Default)]
struct Asked(Option<(ChanceKey, u32)>);

impl ChanceSource for Asked {
    fn draw(&mut self, key: ChanceKey, sides: u32) -> u32 {
        self.0 = Some((key, sides));
        sides - 1
    }
}

#[test]
fn a_card_is_drawn_by_its_player_and_how_many_that_player_has_seen() {
    let case = case(Setup { first: Seat(1), ..setup(3) });
    let mut seen = [0; 3];
    case.play(3, |game, state, _| {
        let mut asked = Asked::default();
        let drawn = game.draw(state, &mut asked);
        let Some(seat) = due(game, state) else {
            assert_eq!((drawn, asked.0), (None, None));
            return;
        };
        let under = state.under_top(seat);
        let key = ChanceKey(4 * seen[seat.index()] + u64::from(seat.0));
        assert_eq!(asked.0, Some((key, under.len() as u32)));
        // The highest number is the last building of the deck, in the order of the rules.
        let last = under.iter().last().map(|(building, _)| building);
        assert!(drawn == last.map(Action::Top) || drawn == last.map(Action::Bottom));
        seen[seat.index()] += 1;
    });
    assert!(seen.iter().all(|&seen| seen > 200), "{seen:?}");
}

/// What a seat has seen of its decks, if it always plays on until it may stop, and never builds, while others do anything but
/// give.
fn seen_by(setup: &Setup, seat: Seat, others: u64) -> Vec<Action> {
    let game = DesignTown::new(setup.clone()).expect("a set-up that can be played");
    let (mut state, mut legal, mut seen) = (game.start(), Legal::default(), Vec::new());
    let (mut source, mut random) = (Seeded::new(7), Random::new(others));
    while game.turns(&state) < 40 * game.seats() as u32 && game.actor(&state) != Actor::GameOver {
        let action = match game.draw(&state, &mut source) {
            Some(drawn) => {
                seen.extend((due(&game, &state) == Some(seat)).then_some(drawn));
                drawn
            }
            None => {
                game.legal(&state, &mut legal);
                let may: Vec<Action> =
                    legal.iter().filter(|action| !matches!(action, Action::Give { .. })).collect();
                let first = [Action::Stop, Action::End].into_iter().find(|action| may.contains(action));
                let any = may[random.below(may.len())];
                if game.on_turn(&state) == seat { first.unwrap_or(may[0]) } else { any }
            }
        };
        game.apply(&mut state, action, &mut IgnoreEvents).expect("a legal action");
    }
    seen
}

#[test]
fn a_seed_brings_the_same_cards_to_whoever_plays_the_same_whatever_others_choose() {
    for players in [2, 4] {
        // Without Construction Yards, which reach into the decks of others.
        let setup = Setup { first_game: true, ..setup(players) };
        let seat = Seat(players - 1);
        let mut longest = seen_by(&setup, seat, 0);
        for others in 1..8 {
            let seen = seen_by(&setup, seat, others);
            // A match may end by what others do.
            let both = longest.len().min(seen.len());
            assert_eq!(longest[..both], seen[..both]);
            if seen.len() > longest.len() {
                longest = seen;
            }
        }
        assert!(longest.len() > 40);
        let other_seat = seen_by(&setup, Seat(0), 0);
        assert_ne!(other_seat[..40], longest[..40], "seats have cards of their own");
    }
}

#[test]
fn no_card_is_lost_and_none_comes_from_nowhere() {
    for (case, seed) in cases().iter().flat_map(|case| (0..5).map(move |seed| (case, seed))) {
        let count = |game: &DesignTown, state: &State| {
            let in_hand = |seat| {
                let top = usize::from(state.top(seat).is_some());
                top + state.under_top(seat).len() + state.discard(seat).len()
            };
            let supply: u32 = Card::ALL.iter().map(|&card| u32::from(state.supply(card))).sum();
            game.all_seats().map(in_hand).sum::<usize>() + state.played().len() + supply as usize
        };
        let (mut before, mut steps) = (None, 0);
        case.play(seed, |game, state, log| {
            let leaves = match log.last() {
                Some(Action::Shuffle { remove: Some(_), .. } | Action::Give { to: None }) => 1,
                _ => 0,
            };
            let now = count(game, state);
            assert!(before.is_none_or(|before: usize| before == now + leaves), "after {log:?}");
            (before, steps) = (Some(now), steps + 1);
        });
        assert!(steps > 10);
    }
}

/// What building something is said to cost and use.
fn said(game: &DesignTown, state: &State, action: Action) -> Option<Result<Payment, Illegal>> {
    match action {
        Action::Buy(card) => Some(game.check_buy(state, card)),
        Action::Upgrade(card) => Some(game.check_upgrade(state, card)),
        Action::Develop(card) => Some(game.check_develop(state, card)),
        _ => None,
    }
}

#[test]
fn what_can_be_built_is_paid_as_it_was_said() {
    for (case, seed) in cases().iter().flat_map(|case| (0..10).map(move |seed| (case, seed))) {
        let mut before: Option<State> = None;
        case.play(seed, |game, state, log| {
            if let (Some(before), Some(&action)) = (&before, log.last())
                && let Some(payment) = said(game, before, action)
            {
                let payment = payment.expect("it was legal");
                assert_eq!(before.coins() - state.coins(), payment.coins);
                assert_eq!(before.fee_coins() - state.fee_coins(), payment.fee_coins);
                assert_eq!(state.has_built(), before.has_built() || payment.uses == Uses::Main);
            }
            before = Some(state.clone());
        });
    }
}
