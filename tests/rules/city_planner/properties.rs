//! City Planner in the suite for every game, and what else holds in every match.

use std::collections::HashSet;

use doodle_city::{
    record::Seeded,
    rules::{
        Actor, ChanceKey, ChanceSource, Game as _, IgnoreEvents, LegalActions as _, Seat,
        city_planner::{
            Action, Block, BlockSet, Blocks, CityPlanner, Doubled, Event, Legal, ScoringChoice, Setup, State,
            Step,
        },
        dice::Face,
    },
};

use super::table::setup;
use crate::{
    random::Random,
    suite::{self, Case},
};

fn sets() -> Vec<BlockSet> {
    let set = |bits: u32| BlockSet::of(Block::ALL.into_iter().filter(|block| bits >> block.index() & 1 != 0));
    (0..1 << Block::COUNT).map(set).collect()
}

/// Every action that can be said, except that of rolls there are a few of each shape.
fn expressible() -> Vec<Action> {
    let mut actions: Vec<Action> = Face::ALL.map(Action::Throw).into();
    for block in Block::ALL {
        actions.extend([Action::Reroll(block), Action::Pass(block)]);
        actions.extend([Step::Up, Step::Down].map(|step| Action::Change { block, step }));
    }
    for rolled in sets() {
        actions.push(Action::Roll(Block::ALL.map(|block| rolled.has(block).then_some(Face::Two))));
    }
    for green in sets() {
        for given_up in sets() {
            let ways = [None, Some(Doubled::Vp), Some(Doubled::Money)];
            actions.extend(ways.map(|doubled| Action::Score(ScoringChoice { green, given_up, doubled })));
        }
    }
    actions
}

fn weights(_: &CityPlanner, state: &State) -> Option<u32> {
    state.rerolling().map(|_| 6)
}

/// With a locked die or without. Other rolls never are.
fn is_unlisted(action: &Action) -> bool {
    matches!(action, Action::Roll(dice) if dice.iter().flatten().count() >= 6)
}

fn case(setup: Setup, expressible: Vec<Action>) -> Case<CityPlanner> {
    // A turn has a roll, up to six rerolls with a throw each, up to three changes, a pass and a scoring.
    let most_actions = 8 * usize::from(setup.players) * (1 + 2 * 6 + 3 + 2);
    Case { setup, expressible, most_actions, weights, is_unlisted }
}

/// Blocks with one building beside most faces, of which a match has more than usual.
fn blocks(rows: [&str; 7]) -> Blocks {
    serde_json::from_str(&format!("{rows:?}")).expect("blocks")
}

fn town_halls() -> Setup {
    Setup { blocks: blocks(["PPPPPP"; 7]), ..setup(2) }
}

pub fn choosy() -> Setup {
    Setup { blocks: blocks(["MMMMKG", "MMMMKB", "MMMKKP", "MMKKYP", "GBKMYR", "GBPMYR", "KKMMRR"]), ..setup(2) }
}

fn setups() -> [Setup; 5] {
    [setup(1), setup(2), Setup { first: Seat(1), ..setup(2) }, town_halls(), choosy()]
}

fn cases() -> [Case<CityPlanner>; 5] {
    setups().map(|setup| case(setup, Vec::new()))
}

#[test]
fn legal_is_exactly_what_is_accepted() {
    let cases = [setup(1), setup(2), choosy()].map(|setup| (case(setup, expressible()), 1));
    suite::legal_equals_accepted(&cases);
}

#[test]
fn choices_are_counted_and_distinct() {
    cases().iter().for_each(|case| suite::choices_are_counted_and_distinct(case, 60));
}

#[test]
fn chance_draws_what_it_names() {
    cases().iter().for_each(|case| suite::chance_draws_what_it_names(case, 30));
}

#[test]
fn every_step_is_written_undone_and_replayed() {
    cases().iter().for_each(|case| suite::every_step_is_written_undone_and_replayed(case, 4));
}

#[test]
fn standings_are_in_order() {
    cases().iter().for_each(|case| suite::standings_are_in_order(case, 100));
}

#[test]
fn turns_and_rounds_are_counted() {
    for case in cases() {
        suite::turns_are_counted(&case, 30);
        suite::rounds_are_counted(&case, 30);
    }
}

#[test]
fn no_two_draws_of_a_match_share_a_key() {
    cases().iter().for_each(|case| suite::no_two_draws_share_a_key(case, 100));
}

/// Plays a match with the dice of a source; `choose` takes one of so many choices.
fn play(
    setup: Setup,
    source: &mut impl ChanceSource,
    mut choose: impl FnMut(&CityPlanner, &State, &Legal) -> Action,
    mut visit: impl FnMut(&State, Action, &[Event]),
) -> State {
    let game = CityPlanner::new(setup).expect("a set-up that can be played");
    let (mut state, mut legal) = (game.start(), Legal::default());
    loop {
        let action = match game.actor(&state) {
            Actor::GameOver => return state,
            Actor::Chance(_) => game.draw(&state, source).expect("chance acts"),
            Actor::Seat(_) => {
                game.legal(&state, &mut legal);
                choose(&game, &state, &legal)
            }
        };
        let mut events = Vec::new();
        game.apply(&mut state, action, &mut events).expect("a legal action");
        visit(&state, action, &events);
    }
}

fn any(random: &mut Random) -> impl FnMut(&CityPlanner, &State, &Legal) -> Action {
    move |_, _, legal| legal.get(random.below(legal.len())).expect("a choice")
}

/// A source that remembers under which keys it was asked.
#[derive(Default)]
struct Keys(Vec<ChanceKey>);

impl ChanceSource for Keys {
    fn draw(&mut self, key: ChanceKey, _: u32) -> u32 {
        self.0.push(key);
        0
    }
}

#[test]
fn no_two_draws_of_the_longest_match_share_a_key() {
    // Whoever can reroll does, always the same die, with six town halls in every turn.
    for favourite in 0..6 {
        let mut keys = Keys::default();
        let reroll = |_: &CityPlanner, _: &State, legal: &Legal| {
            legal.get(if legal.rerolls().is_empty() { legal.len() - 1 } else { favourite }).expect("a choice")
        };
        play(town_halls(), &mut keys, reroll, |_, _, _| {});
        let distinct: HashSet<ChanceKey> = keys.0.iter().copied().collect();
        assert_eq!((keys.0.len(), distinct.len()), (7 + 15 * 6 + 14 * 6, 7 + 15 * 6 + 14 * 6));
        assert!(keys.0.iter().all(|key| key.0 < 16 * 49));
    }
}

#[test]
fn a_seed_brings_the_same_dice_whatever_is_chosen() {
    for setup in setups() {
        // By turn and block: what was thrown, one after the other.
        let mut thrown: Vec<[Vec<Face>; Block::COUNT]> = vec![<_>::default(); 16];
        for choices in 0..30 {
            let mut counts = [0; Block::COUNT];
            let (mut turn, mut rerolled) = (0, None);
            let mut check = |turn: usize, block: Block, face: Face, count: usize| {
                let known = &mut thrown[turn][block.index()];
                match known.get(count) {
                    Some(&before) => assert_eq!(face, before, "turn {turn}, block {block}"),
                    None => known.push(face),
                }
            };
            let visit = |_: &State, action: Action, _: &[Event]| match action {
                Action::Roll(dice) => {
                    counts = [1; Block::COUNT];
                    for (block, die) in Block::ALL.into_iter().zip(dice) {
                        if let Some(face) = die {
                            check(turn, block, face, 0);
                        }
                    }
                }
                Action::Reroll(block) => rerolled = Some(block),
                Action::Throw(face) => {
                    let block = rerolled.expect("a block is rerolled");
                    check(turn, block, face, counts[block.index()]);
                    counts[block.index()] += 1;
                }
                Action::Score(_) => turn += 1,
                Action::Change { .. } | Action::Pass(_) => {}
            };
            play(setup.clone(), &mut Seeded::new(7), any(&mut Random::new(choices)), visit);
        }
    }
}

#[test]
fn money_and_points_come_from_what_was_told_and_money_is_never_below_0() {
    for (seed, setup) in (0..200).flat_map(|seed| setups().map(|setup| (seed, setup))) {
        let (mut money, mut vp) = ([5, 5], [0, 0]);
        let visit = |state: &State, _: Action, events: &[Event]| {
            for event in events {
                match *event {
                    Event::Changed { seat, .. } => money[seat.index()] -= 1,
                    Event::Scored { seat, scoring, .. } => {
                        money[seat.index()] += scoring.money();
                        vp[seat.index()] += scoring.vp;
                    }
                    _ => {}
                }
            }
            for seat in [Seat(0), Seat(1)] {
                assert_eq!((state.money(seat), state.vp(seat)), (money[seat.index()], vp[seat.index()]));
                assert!(state.money(seat) >= 0);
            }
        };
        play(setup, &mut Random::new(seed), any(&mut Random::new(!seed)), visit);
    }
}

#[test]
fn nothing_legal_is_better_than_what_is_proposed() {
    for (seed, setup) in (0..60).flat_map(|seed| setups().map(|setup| (seed, setup))) {
        let mut random = Random::new(seed);
        let choose = |game: &CityPlanner, state: &State, legal: &Legal| {
            if let Some(proposed) = game.proposed(state) {
                let seat = game.actor(state).seat().expect("somebody scores");
                let is_last = game.round(state) == 8;
                let worth = |action: Action| {
                    let mut after = state.clone();
                    game.apply(&mut after, action, &mut IgnoreEvents).expect("a legal action");
                    let (vp, money) = (after.vp(seat), after.money(seat));
                    if is_last {
                        (vp + money / 5, 0, money)
                    } else {
                        (5 * vp + money, after.rerolls(seat), money)
                    }
                };
                let all: Vec<Action> = legal.iter().collect();
                assert!(all.contains(&Action::Score(proposed)));
                assert_eq!(all.iter().map(|&action| worth(action)).max(), Some(worth(Action::Score(proposed))));
            }
            legal.get(random.below(legal.len())).expect("a choice")
        };
        play(setup, &mut Random::new(!seed), choose, |_, _, _| {});
    }
}

#[test]
fn random_play_scores_what_was_measured_elsewhere() {
    let mean = |is_random: bool| {
        let matches = 3000;
        let total: i32 = (0..matches)
            .map(|seed| {
                let mut random = Random::new(seed);
                let choose = |game: &CityPlanner, state: &State, legal: &Legal| match game.proposed(state) {
                    Some(proposed) if !is_random => Action::Score(proposed),
                    _ if !is_random => Action::Pass(
                        legal.passes().iter().nth(random.below(legal.passes().len())).expect("a block"),
                    ),
                    _ => legal.get(random.below(legal.len())).expect("a choice"),
                };
                let state = play(setup(1), &mut Seeded::new(seed), choose, |_, _, _| {});
                state.vp(Seat(0)) + state.money(Seat(0)) / 5
            })
            .sum();
        f64::from(total) / matches as f64
    };
    let [random, proposed] = [mean(true), mean(false)];
    assert!((16.9..17.9).contains(&random), "{random}");
    assert!((28.7..29.9).contains(&proposed), "{proposed}");
}
