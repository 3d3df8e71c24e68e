//! How many ways a match can go, counted move by move as chess programs do (perft): a rule that lets in or keeps out a
//! single move changes a count. The counts are in `tests/goldens/perft.txt`; `UPDATE_GOLDENS=1` writes them anew.

use core::fmt::Write as _;

use doodle_city::{
    record::Seeded,
    rules::{
        Actor, Game, IgnoreEvents, LegalActions as _, Seat, city_planner, design_town, doodle_city as doodle,
    },
};

use crate::{
    doodle_city::sheets::old_town,
    game::{self, Parcel},
    goldens::compare,
    random::Random,
};

/// How what chance does is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chance {
    /// Each of the outcomes that the game lists; where it lists none, as there are too many, one: what seed 7 brings.
    Listed,
    /// Always one: what seed 7 brings. What is left are the decisions of players, and those reach deeper.
    Drawn,
}

const SEED: u64 = 7;
/// A row ends with the first count above this, but not before the second depth, and at [`DEEPEST`] at the latest.
const ENOUGH: u64 = 2_000;
const DEEPEST: u32 = 12;

/// What can be done in `state`, by whoever acts.
fn actions<G: Game>(game: &G, state: &G::State, chance: Chance) -> Vec<G::Action> {
    match game.actor(state) {
        Actor::Seat(_) => {
            let mut legal = G::LegalActions::default();
            game.legal(state, &mut legal);
            legal.iter().collect()
        }
        Actor::Chance(_) => {
            let mut outcomes = Vec::new();
            if chance == Chance::Listed {
                game.chance(state, &mut outcomes);
            }
            if outcomes.is_empty() {
                return game.draw(state, &mut Seeded::new(SEED)).into_iter().collect();
            }
            outcomes.iter().map(|outcome| outcome.action).collect()
        }
        Actor::GameOver => Vec::new(),
    }
}

/// How many sequences of `depth` actions there are from `state` on; those of a match that ends sooner are none.
fn perft<G: Game>(game: &G, state: &G::State, depth: u32, chance: Chance) -> u64 {
    let actions = actions(game, state, chance);
    match depth {
        0 => 1,
        // What is offered is accepted: the suite looks at that.
        1 => actions.len() as u64,
        _ => {
            let after = |action| {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut IgnoreEvents).expect("a legal action");
                perft(game, &after, depth - 1, chance)
            };
            actions.into_iter().map(after).sum()
        }
    }
}

/// The counts for depths 1, 2, 3 and so on, up to the first that is large.
fn counts<G: Game>(game: &G, state: &G::State, chance: Chance) -> Vec<u64> {
    let mut counts = Vec::new();
    for depth in 1..=DEEPEST {
        let count = perft(game, state, depth, chance);
        counts.push(count);
        if count == 0 || (count > ENOUGH && depth > 1) {
            break;
        }
    }
    counts
}

/// The state after so many turns of a match in which everybody chooses at random.
fn after_turns<G: Game>(game: &G, turns: u32) -> G::State {
    let (mut state, mut dice, mut random) = (game.start(), Seeded::new(SEED), Random::new(SEED));
    let mut legal = G::LegalActions::default();
    while game.turns(&state) < turns {
        game.legal(&state, &mut legal);
        let action = game.draw(&state, &mut dice).or_else(|| legal.get(random.below(legal.len().max(1))));
        game.apply(&mut state, action.expect("the match goes on"), &mut IgnoreEvents).expect("a legal action");
    }
    state
}

/// The rows of a set-up: from the start and from the middle of a match, with all chance and with one.
fn rows<G: Game>(text: &mut String, what: &str, setup: &G::Setup, middle: u32) {
    let game = G::new(setup.clone()).expect("a set-up that can be played");
    let moments = [(0, Chance::Listed), (0, Chance::Drawn), (middle, Chance::Listed), (middle, Chance::Drawn)];
    for (turns, chance) in moments {
        let counts = counts(&game, &after_turns(&game, turns), chance);
        let counts: Vec<_> = counts.iter().map(u64::to_string).collect();
        let chance = match chance {
            Chance::Listed => "all chance",
            Chance::Drawn => "one chance",
        };
        let _ = writeln!(text, "{}, {what}, after {turns} turns, {chance}: {}", G::NAME, counts.join(" "));
    }
}

fn for_players(players: u8) -> String {
    if players == 1 { "solo".into() } else { format!("{players} players") }
}

fn on(sheet: doodle::Sheet, players: u8) -> doodle::Setup {
    doodle::Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet }
}

fn planner(players: u8) -> city_planner::Setup {
    city_planner::Setup { players, first: Seat(0), blocks: city_planner::Blocks::BUILT_IN }
}

fn town(players: u8, first_game: bool) -> design_town::Setup {
    design_town::Setup { players, first: Seat(0), first_game, cards: design_town::Cards::built_in() }
}

/// The counts from the start of a match, with all chance.
fn from_start<G: Game>(setup: G::Setup) -> Vec<u64> {
    let game = G::new(setup).expect("a set-up that can be played");
    counts(&game, &game.start(), Chance::Listed)
}

#[test]
fn small_counts_are_those_that_one_can_reason_out() {
    // Five starting rolls of six faces each.
    let alone = from_start::<doodle::DoodleCity>(on(old_town(), 1));
    assert_eq!(alone, [6, 36, 216, 1296, 7776]);
    // Then a blue die and three white ones, of which only the handful counts: three of six faces, repeated ones allowed, are
    // 8! / (3! 5!) = 56. With six players there are seven white dice: 12! / (7! 5!) = 792.
    for (players, handfuls) in [(1, 56), (2, 56), (6, 792)] {
        let game = doodle::DoodleCity::new(on(old_town(), players)).expect("a set-up that can be played");
        let mut state = game.start();
        for _ in 0..5 {
            let road = game.draw(&state, &mut Seeded::new(SEED)).expect("a starting road");
            game.apply(&mut state, road, &mut IgnoreEvents).expect("what is drawn is legal");
        }
        assert_eq!(perft(&game, &state, 1, Chance::Listed), 6 * handfuls);
    }

    // Seven dice are too many to list, so there is one roll. Nobody has a reroll yet; each die goes up unless it is a 6 and
    // down unless it is a 1, and each block can be passed.
    let two = city_planner::CityPlanner::new(planner(2)).expect("a set-up that can be played");
    let Some(city_planner::Action::Roll(dice)) = two.draw(&two.start(), &mut Seeded::new(SEED)) else {
        panic!("a match begins with a roll");
    };
    let ends = dice.iter().flatten().filter(|face| matches!(face.pips(), 1 | 6)).count() as u64;
    assert_eq!(counts(&two, &two.start(), Chance::Listed)[..2], [1, 7 + 14 - ends]);

    // The top card of a deck is one of the kinds in it; two players have decks of their own.
    let deck =
        design_town::DesignTown::new(town(2, false)).expect("a set-up that can be played").starting_deck();
    let kinds =
        design_town::Building::ALL.into_iter().filter(|&building| deck.count(building) > 0).count() as u64;
    assert_eq!(from_start::<design_town::DesignTown>(town(2, false))[..2], [kinds, kinds * kinds]);

    // The deal is one, then there are six faces and three cards. Under two of the cards there are three choices, in a storm
    // one. Who throws again gets one of six faces, who keeps the die leaves the other player to throw one, and after a pass
    // one of three cards turns over.
    let parcel = from_start::<Parcel>(game::Setup { turns: 20, first: Seat(0) });
    assert_eq!(parcel[..5], [1, 6, 18, 6 * (3 + 3 + 1), 6 * (2 * (6 + 6 + 3) + 3)]);
    // In a match of one turn nothing follows but the second throw, after which the die is kept or passed.
    let turn = from_start::<Parcel>(game::Setup { turns: 1, first: Seat(0) });
    assert_eq!(turn, [1, 6, 18, 42, 6 * 2 * 6, 6 * 2 * 6 * 2, 0]);
}

#[test]
fn as_many_moves_as_ever() {
    let mut text = String::new();
    for sheet in doodle::built_in_sheets() {
        for players in [1, 2, 6] {
            let what = format!("{sheet}, {}", for_players(players));
            rows::<doodle::DoodleCity>(&mut text, &what, &on(sheet.clone(), players), 12);
        }
    }
    let more_control = doodle::Setup { more_control: true, ..on(old_town(), 2) };
    rows::<doodle::DoodleCity>(&mut text, "more control", &more_control, 12);
    let free_circling = doodle::Setup { free_circling: true, ..on(old_town(), 2) };
    rows::<doodle::DoodleCity>(&mut text, "free circling", &free_circling, 12);
    for players in [1, 2] {
        let what = for_players(players);
        rows::<city_planner::CityPlanner>(&mut text, &what, &planner(players), 5);
    }
    for (players, first_game) in [(1, false), (1, true), (2, false), (4, false)] {
        let what = format!("{}{}", for_players(players), if first_game { ", first game" } else { "" });
        rows::<design_town::DesignTown>(&mut text, &what, &town(players, first_game), 9);
    }
    rows::<Parcel>(&mut text, "20 turns", &game::Setup { turns: 20, first: Seat(0) }, 9);
    compare("perft.txt", &text);
}
