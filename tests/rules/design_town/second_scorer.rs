//! The rules of Design Town and the reference on paper follow the same matches and must agree after every action.

use std::collections::BTreeMap;

use doodle_city::rules::{
    Actor, Game as _, LegalActions as _, Seat,
    design_town::{Action, Building, Card, Cards, DesignTown, Event, Legal, Pile, Setup, State},
};
use serde_json::{Value, json};

use super::{
    player::{Style, choose},
    properties::expressible,
    reference_scorer::{NAMES, Paper, Step},
    table::{action, setup},
};
use crate::random::Random;

/// How often each thing happened that a match may bring.
type Seen = BTreeMap<String, u32>;

fn count(seen: &mut Seen, what: impl ToString) {
    *seen.entry(what.to_string()).or_default() += 1;
}

fn pile(cards: &[usize]) -> Pile {
    cards.iter().map(|&building| Building::ALL[building]).collect()
}

/// Compares everything that can be asked of a state with what is on paper.
fn compare(game: &DesignTown, state: &State, paper: &Paper) {
    let me = Seat(paper.on_turn() as u8);
    let actor = if paper.step == Step::Over { Actor::GameOver } else { Actor::Seat(me) };
    assert_eq!((game.actor(state), game.on_turn(state)), (actor, me));
    let players = paper.decks.len();
    let round =
        if paper.step == Step::Over { paper.turns.div_ceil(players) } else { paper.turns / players + 1 };
    assert_eq!((game.round(state), game.turns(state)), (round as u32, paper.turns as u32));
    let at = [state.is_playing(), state.is_exceeded(), state.is_choosing_end(), state.is_building()];
    assert_eq!(at, [Step::Play, Step::Save, Step::Yard, Step::Build].map(|step| step == paper.step));
    for (at, deck) in paper.decks.iter().enumerate() {
        let (seat, (top, under)) = (Seat(at as u8), (deck.last(), &deck[..deck.len().saturating_sub(1)]));
        assert_eq!(state.top(seat), top.map(|&top| Building::ALL[top]));
        assert_eq!((state.under_top(seat), state.discard(seat)), (&pile(under), &pile(&paper.discards[at])));
    }
    assert_eq!(Card::ALL.map(|card| u64::from(state.supply(card))), paper.supply);
    let turn = &paper.turn;
    assert!(state.played().iter().map(|building| building.index()).eq(turn.played.iter().copied()));
    let counts = [state.coins(), state.fee_coins(), state.vp(), state.unhappy(), state.limit()];
    assert_eq!(counts.map(u64::from), [turn.coins, turn.fee_coins, turn.vp, turn.unhappy, turn.limit]);
    let extra = [state.extra_buys(), state.cheap_upgrades(), state.extra_upgrades()];
    assert_eq!(extra.map(u64::from), [turn.buys, turn.cheap, turn.extra]);
    assert_eq!((state.has_built(), state.is_next_forced()), (turn.built, turn.duty));
    assert_eq!((game.is_forced(state), game.is_winning(state)), (paper.is_forced(), paper.is_winning()));
    compare_standings(game, state, paper);
}

fn compare_standings(game: &DesignTown, state: &State, paper: &Paper) {
    let (mut standings, players) = (Vec::new(), paper.decks.len());
    game.standings(state, &mut standings);
    assert_eq!(standings.len(), players);
    for (seat, score) in standings.iter().enumerate() {
        let has_won = paper.winner == Some(seat);
        let place = if paper.winner.is_none() || has_won { 1 } else { 2 };
        assert_eq!((score.place, score.has_won, score.vp as u64), (place, has_won, paper.best[seat]));
        let after_first = (seat + players - paper.on_turn() + paper.turns) % players;
        let turns = (paper.turns + players - 1 - after_first) / players;
        assert_eq!(score.turns as usize, turns, "the turns of seat {seat} after {}", paper.turns);
    }
}

/// Everything that anybody could say and that is not among the legal actions must be refused; some of it is tried.
fn refuse_others(
    game: &DesignTown,
    state: &State,
    legal: &[String],
    all: &[(Action, String)],
    random: &mut Random,
) {
    for _ in 0..12 {
        let (action, text) = &all[random.below(all.len())];
        if !legal.contains(text) {
            let (mut after, mut events) = (state.clone(), Vec::new());
            assert!(game.apply(&mut after, *action, &mut events).is_err(), "{text} is accepted");
            assert_eq!((&after, &events[..]), (state, &[][..]));
        }
    }
}

/// Counts what an action shows about the rules, before it is done.
fn count_action(text: &str, paper: &Paper, seen: &mut Seen) {
    let is_first = paper.turn.played.is_empty();
    match (paper.step, text) {
        (_, "play") => {
            let top = paper.deck().last().map_or("", |&top| NAMES[top]);
            if paper.turn.duty {
                count(seen, if top == "residential-area" { "both duties" } else { "duty of a Mall" });
            }
            let rest = paper.deck().len();
            if top == "factory" || top == "shopping-mall" || top == "construction-yard" {
                count(seen, format!("{top} with {} cards under it", (rest - 1).min(2)));
            }
        }
        (Step::Save, "give up") => {
            let can_be_saved = paper.legal().len() > 1;
            count(seen, if can_be_saved { "declined" } else { "over the limit" });
        }
        (Step::Save, _) => {
            count(seen, format!("saved {}", NAMES[paper.turn.played[paper.turn.played.len() - 1]]));
        }
        (_, text) if text.starts_with("shuffle") => {
            let parts: Vec<&str> = text.split(' ').filter(|word| ["without", "for"].contains(word)).collect();
            count(seen, format!("shuffle {}", parts.join(" ")).trim());
            if is_first {
                count(seen, "shuffle first");
            }
        }
        (_, text) if text.starts_with("downgrade") => {
            count(seen, text);
            if is_first {
                count(seen, "downgrade first");
            }
            if paper.is_forced() {
                count(seen, "downgrade before a forced card");
            }
        }
        (_, text) => {
            let words: Vec<&str> = text.split(' ').collect();
            count(seen, if words[0] == "give" && words[1] != "away" { "give" } else { text });
        }
    }
}

/// What an action tells about the end of a turn must be what is on paper after it.
fn compare_events(events: &[Event], before: &Paper, paper: &Paper) {
    let ended = paper.turns > before.turns;
    let players = paper.decks.len();
    let round_ended = ended && paper.turns.is_multiple_of(players);
    let match_ended = paper.step == Step::Over && before.step != Step::Over;
    let many = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(many(|event| matches!(event, Event::TurnEnded { .. })), usize::from(ended));
    assert_eq!(many(|event| matches!(event, Event::RoundEnded { .. })), usize::from(round_ended));
    assert_eq!(many(|event| matches!(event, Event::MatchEnded { .. })), usize::from(match_ended));
    for event in events {
        match *event {
            Event::MatchEnded { winner } => assert_eq!(winner.map(Seat::index), paper.winner),
            Event::TurnEnded { seat, cards, built } => {
                assert_eq!((seat.index(), cards as usize), (before.on_turn(), before.turn.played.len()));
                let points = (before.step == Step::Build).then_some(before.turn.vp);
                assert_eq!(built.map(u64::from), points);
            }
            Event::Earned { coins, fee_coins, .. } if paper.step != Step::Play => {
                assert_eq!((u64::from(coins), u64::from(fee_coins)), (paper.turn.coins, paper.turn.fee_coins));
            }
            _ => {}
        }
    }
}

/// Chance shows what lies there on paper, and everything else that could lie there was possible, too.
fn show(game: &DesignTown, state: &mut State, shown: &[String], events: &mut Vec<Event>) {
    let mut outcomes = Vec::new();
    for text in shown {
        assert_eq!(game.actor(state), Actor::Chance(None), "{text} has to be shown");
        game.chance(state, &mut outcomes);
        let this = outcomes.iter().find(|outcome| outcome.action == action(text));
        assert!(this.is_some_and(|this| this.weight > 0), "{text} cannot be shown: {outcomes:?}");
        game.apply(state, action(text), events).expect("a card that is in the deck");
    }
}

/// Plays one match and compares at every step.
fn follow(setup: &Setup, styles: [Style; 2], seed: u64, seen: &mut Seen) {
    let game = DesignTown::new(setup.clone()).expect("a set-up that can be played");
    let mut random = Random::new(seed);
    let mut paper = Paper::new(&serde_json::to_value(setup).expect("a set-up"), &mut random);
    let (mut state, mut legal) = (game.start(), Legal::default());
    let dealt: Vec<String> =
        paper.decks.iter().map(|deck| format!("top {}", NAMES[deck[deck.len() - 1]])).collect();
    show(&game, &mut state, &dealt, &mut Vec::new());
    let all: Vec<(Action, String)> =
        expressible().into_iter().map(|action| (action, action.to_string())).collect();
    loop {
        compare(&game, &state, &paper);
        let on_paper = paper.legal();
        game.legal(&state, &mut legal);
        let offered: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        assert_eq!(offered, on_paper, "on paper {paper:?}");
        refuse_others(&game, &state, &on_paper, &all, &mut random);
        if paper.step == Step::Over {
            break;
        }
        let chosen = choose(&game, &state, styles[paper.on_turn() % 2], &mut random).to_string();
        count_action(&chosen, &paper, seen);
        let before = paper.clone();
        let shown = paper.does(&chosen, &mut random);
        let mut events = Vec::new();
        assert_eq!(
            game.apply(&mut state, action(&chosen), &mut events),
            Ok(()),
            "{chosen} on paper {before:?}"
        );
        show(&game, &mut state, &shown, &mut events);
        compare_events(&events, &before, &paper);
        if paper.step == Step::Over {
            count(seen, ending(&before, &paper));
        }
    }
}

/// How a match ended.
fn ending(before: &Paper, paper: &Paper) -> &'static str {
    match (paper.winner, paper.decks.len()) {
        (Some(_), _) if before.turn.vp >= 8 => "won by points",
        (Some(_), _) => "won by cards",
        (None, 1) if paper.supply == [0; 7] => "lost alone",
        (None, _) => "a hundred turns",
    }
}

/// Cards on which effects lie elsewhere, and with which matches are short.
pub fn unusual() -> Cards {
    let mut cards = serde_json::to_value(Cards::built_in()).expect("cards");
    let mut set = |card: &str, side: &str, what: &str, value: Value| cards[card][side][what] = value;
    set("convenience_store", "front", "effect", json!({"wins_with": 7}));
    set("convenience_store", "back", "effect", json!("others_discard"));
    set("hospital", "back", "is_unhappy", json!(true));
    set("central_park", "back", "downgrade", json!("raise_limit"));
    set("central_park", "front", "vp", json!(4));
    set("flea_market", "back", "effect", json!("forced"));
    set("construction_yard", "front", "effect", json!("next_too"));
    set("construction_yard", "back", "downgrade", json!("vp"));
    set("residential_area", "back", "downgrade", json!({"give": 2}));
    cards["hospital"]["supply"] = json!(3);
    cards["flea_market"]["cost"] = json!(0);
    serde_json::from_value(cards).expect("cards")
}

/// That matches brought each of these, so that agreeing on them means something.
fn expect(seen: &Seen, expected: &[&str]) {
    let missing: Vec<_> = expected.iter().filter(|what| !seen.contains_key(**what)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}; seen: {seen:#?}");
}

const RANDOM: [Style; 2] = [Style::Random; 2];
const PLAIN: [Style; 2] = [Style::Plain; 2];
const SLY: [Style; 2] = [Style::Sly; 2];

#[test]
fn a_second_scorer_agrees_on_solo_matches() {
    let mut seen = Seen::new();
    for seed in 0..40 {
        for (at, styles) in [RANDOM, PLAIN, SLY].into_iter().enumerate() {
            let cards = if at == 0 { Cards::built_in() } else { unusual() };
            follow(&Setup { first_game: seed % 3 == 1, ..setup(1) }, styles, seed, &mut seen);
            follow(&Setup { cards, ..setup(1) }, styles, !seed, &mut seen);
        }
    }
    let shuffled = ["shuffle for", "shuffle without for", "shuffle first"];
    let ended = ["won by cards", "won by points", "lost alone", "over the limit", "give away"];
    expect(&seen, &[&shuffled[..], &ended].concat());
}

#[test]
fn a_second_scorer_agrees_on_matches_of_several() {
    let mut seen = Seen::new();
    let styles = [PLAIN, SLY, [Style::Random, Style::Sly], [Style::Sly, Style::Plain]];
    for seed in 0..32 {
        let players = 2 + seed as u8 % 3;
        let first = Seat((seed / 3) as u8 % players);
        let setup = Setup { first, first_game: seed % 5 == 4, ..setup(players) };
        follow(&setup, styles[seed as usize / 8], seed, &mut seen);
    }
    (0..3).for_each(|seed| follow(&setup(2 + seed as u8), RANDOM, seed, &mut seen));
    let forced = ["both duties", "duty of a Mall", "shopping-mall with 0 cards under it"];
    let discarded = ["factory", "construction-yard"]
        .map(|card| [0, 1, 2].map(|under| format!("{card} with {under} cards under it")));
    expect(&seen, &discarded.iter().flatten().map(String::as_str).collect::<Vec<_>>());
    let saved = ["saved residential-area", "saved hospital", "declined", "over the limit"];
    let downgraded = ["downgrade first", "downgrade before a forced card", "downgrade church"];
    let built = ["give", "upgrade residential-area", "develop central-park", "develop construction-yard"];
    let ended = ["shuffle without", "discard top", "discard bottom", "won by points", "a hundred turns"];
    expect(&seen, &[&forced[..], &saved, &downgraded, &built, &ended].concat());
}

/// Other cards bring what is rare or impossible with those of the box.
#[test]
fn a_second_scorer_agrees_on_unusual_cards() {
    let mut seen = Seen::new();
    for seed in 0..60 {
        let players = 2 + seed as u8 % 3;
        let styles = [[Style::Random, Style::Sly], RANDOM, SLY][seed as usize / 20];
        follow(&Setup { cards: unusual(), ..setup(players) }, styles, seed, &mut seen);
    }
    let rare = ["downgrade station", "downgrade recycling-centre", "discard top", "won by cards"];
    expect(&seen, &rare);
}
