//! The rules of City Planner and the reference on paper follow the same random matches and must agree after every
//! action.

use std::collections::BTreeMap;

use doodle_city::rules::{
    Actor, Game as _, LegalActions as _, Seat,
    city_planner::{
        Action, Block, BlockSet, Blocks, CityPlanner, Doubled, Event, Legal, Rank, ScoringChoice as Chosen,
        Setup, State, Step as Direction,
    },
    dice::Face,
};

use super::reference_scorer::{BLOCKS, Choice, Move, Paper, Step, rank};
use crate::random::Random;

/// Enough for everything that is expected to come about.
const MATCHES: u64 = 140;

/// How often each thing happened that a match may bring.
type Seen = BTreeMap<String, u32>;

fn count(seen: &mut Seen, what: impl ToString) {
    *seen.entry(what.to_string()).or_default() += 1;
}

fn set(blocks: &[usize]) -> BlockSet {
    BlockSet::of(blocks.iter().map(|&block| Block::ALL[block]))
}

fn chosen(choice: &Choice) -> Chosen {
    let doubled = choice.doubled.map(|color| if color == 'G' { Doubled::Vp } else { Doubled::Money });
    Chosen { green: set(&choice.green), given_up: set(&choice.given_up), doubled }
}

fn action(on_paper: &Move) -> Action {
    match on_paper {
        Move::Reroll(block) => Action::Reroll(Block::ALL[*block]),
        Move::Up(block) => Action::Change { block: Block::ALL[*block], step: Direction::Up },
        Move::Down(block) => Action::Change { block: Block::ALL[*block], step: Direction::Down },
        Move::Pass(block) => Action::Pass(Block::ALL[*block]),
        Move::Score(choice) => Action::Score(chosen(choice)),
    }
}

fn seat(at: usize) -> Seat {
    Seat(at as u8)
}

/// Compares everything that can be asked of a state with what is on paper.
fn compare(game: &CityPlanner, state: &State, paper: &Paper) {
    let active = seat(paper.active());
    let actor = match paper.step {
        Step::Roll | Step::Reroll(_) => Actor::Chance(Some(active)),
        Step::Adjust | Step::Score => Actor::Seat(active),
        Step::Over => Actor::GameOver,
    };
    assert_eq!(game.actor(state), actor);
    assert_eq!(game.round(state), paper.round() as u32);
    assert_eq!(game.turns(state), paper.turns as u32);
    for (at, track) in paper.tracks.iter().enumerate() {
        let has = (state.vp(seat(at)), state.money(seat(at)), state.rerolls(seat(at)) as i32);
        assert_eq!(
            has,
            (track.points, track.money, track.rerolls),
            "points, money and rerolls of {}",
            seat(at)
        );
    }
    compare_standings(game, state, paper);
    if paper.step == Step::Over {
        return;
    }
    let block = |at: Option<usize>| at.map(|at| Block::ALL[at]);
    let rerolling = match paper.step {
        Step::Reroll(block) => Some(block),
        _ => None,
    };
    assert_eq!(state.locked(), block(paper.locked));
    assert_eq!(state.passed(), block(paper.passed));
    assert_eq!(state.rerolling(), block(rerolling));
    assert_eq!(state.changed(), set(&paper.changed));
    for (at, die) in paper.dice.into_iter().enumerate() {
        let lies = paper.step != Step::Roll || paper.locked == Some(at);
        assert_eq!(
            state.die(Block::ALL[at]),
            Face::from_pips(die).filter(|_| lies),
            "the die of block {}",
            at + 1
        );
    }
}

fn compare_standings(game: &CityPlanner, state: &State, paper: &Paper) {
    let mut standings = Vec::new();
    game.standings(state, &mut standings);
    assert_eq!(standings.iter().map(|score| score.total).collect::<Vec<_>>(), paper.totals());
    assert_eq!(standings.iter().map(|score| usize::from(score.place)).collect::<Vec<_>>(), paper.places());
    for (score, track) in standings.iter().zip(&paper.tracks) {
        assert_eq!((score.vp, score.money, score.dollars), (track.points, track.money / 5, track.money));
    }
    let is_judged = paper.step == Step::Over && paper.tracks.len() == 1;
    let judged = is_judged.then(|| rank(paper.totals()[0]).replace(' ', ""));
    assert_eq!(game.solo_rank(state).map(|rank| format!("{rank:?}")), judged);
}

/// Compares what may be done, and if scoring is due, what each way would bring and which is proposed.
fn compare_choices(game: &CityPlanner, state: &State, paper: &Paper, seen: &mut Seen) -> Vec<Move> {
    let (mut legal, moves) = (Legal::default(), paper.legal());
    game.legal(state, &mut legal);
    let offered: Vec<Action> = legal.iter().collect();
    assert_eq!(offered, moves.iter().map(action).collect::<Vec<_>>());
    if paper.step == Step::Score {
        compare_scoring(game, state, paper, seen);
    } else {
        assert_eq!(game.proposed(state), None);
    }
    moves
}

fn compare_scoring(game: &CityPlanner, state: &State, paper: &Paper, seen: &mut Seen) {
    let held = paper.tracks[paper.active()].money;
    for choice in paper.choices() {
        let (brings, result) = (game.scoring(state, chosen(&choice)), paper.result(&choice));
        let brings = brings.map(|brings| (brings.vp, held + brings.money(), brings.town_halls));
        assert_eq!(brings, Ok((result.points, result.money, result.rerolls)), "{choice:?}");
    }
    let proposed = paper.proposed();
    assert_eq!(game.proposed(state), proposed.first().map(chosen), "of {proposed:?}");
    if let [first, others @ ..] = &proposed[..] {
        assert!(others.iter().all(|other| paper.result(other) == paper.result(first)), "equals differ");
        count(seen, if others.is_empty() { "one best way" } else { "several best ways" });
        count(seen, format!("proposed to give up {}", first.given_up.len()));
    }
}

/// Everything that a player could say and that is not among the legal moves must be refused; of the many ways to score
/// some are tried.
fn refuse_all_others(game: &CityPlanner, state: &State, moves: &[Move], random: &mut Random) {
    let plain =
        (0..7).flat_map(|block| [Move::Reroll(block), Move::Up(block), Move::Down(block), Move::Pass(block)]);
    let mut any = || Choice {
        green: (0..7).filter(|_| random.below(4) == 0).collect(),
        given_up: (0..7).filter(|_| random.below(4) == 0).collect(),
        doubled: [None, Some('G'), Some('B')][random.below(3)],
    };
    let scoring: Vec<Move> = (0..50).map(|_| Move::Score(any())).collect();
    for other in plain.chain(scoring).filter(|other| !moves.contains(other)) {
        let mut events = Vec::new();
        let mut after = state.clone();
        assert!(game.apply(&mut after, action(&other), &mut events).is_err(), "{other:?} is accepted");
        assert_eq!((&after, &events[..]), (state, &[][..]));
    }
}

/// What chance does, in the library and on paper.
fn fall(game: &CityPlanner, state: &State, paper: &mut Paper, random: &mut Random) -> Action {
    let fallen = game.draw(state, random).expect("chance acts");
    match fallen {
        Action::Roll(dice) => {
            let rolled: Vec<usize> = (0..7).filter(|&block| dice[block].is_some()).collect();
            assert_eq!((paper.step, rolled), (Step::Roll, paper.unlocked()));
            paper.rolls(&dice.into_iter().flatten().map(Face::pips).collect::<Vec<_>>());
        }
        Action::Throw(face) => {
            assert!(matches!(paper.step, Step::Reroll(_)));
            paper.rolls(&[face.pips()]);
        }
        _ => panic!("{fallen} is no throw"),
    }
    fallen
}

/// What a player does: anything at all, or something sensible, so that players become rich as well.
fn choose(moves: &[Move], paper: &Paper, is_sensible: bool, random: &mut Random) -> Move {
    if is_sensible && paper.step == Step::Score {
        return Move::Score(paper.proposed()[0].clone());
    }
    let is_pass = |chosen: &Move| matches!(chosen, Move::Pass(_));
    // Passing is most of the choices, and would often come before anything is adjusted.
    let mut others = moves.to_vec();
    others.retain(|chosen| !is_pass(chosen));
    let from = if others.is_empty() || random.below(4) == 0 { moves } else { &others };
    from[random.below(from.len())].clone()
}

/// Counts what a move shows about the rules, before it is made.
fn count_move(chosen: &Move, paper: &Paper, seen: &mut Seen) {
    match chosen {
        Move::Reroll(block) if paper.changed.contains(block) => count(seen, "reroll of a changed die"),
        Move::Reroll(_) => count(seen, "reroll"),
        Move::Up(_) | Move::Down(_) => count(seen, format!("change {}", paper.changed.len() + 1)),
        Move::Pass(block) if paper.locked == Some(*block) => count(seen, "locked again"),
        Move::Pass(_) => count(seen, "pass"),
        Move::Score(choice) => {
            count(seen, format!("given up {}", choice.given_up.len()));
            count(seen, format!("doubled {:?}", choice.doubled));
            count(seen, format!("mixed as green {}", choice.green.len()));
            let had = paper.tracks[paper.active()].money;
            match paper.result(choice).money - had {
                -5 => count(seen, "upkeep of 5"),
                ..0 if paper.result(choice).money == 0 => count(seen, "upkeep of all there is"),
                _ => {}
            }
        }
    }
}

/// What an action tells about itself must be what is on paper after it.
fn compare_events(events: &[Event], before: &Paper, paper: &Paper) {
    let has_scored = paper.turns > before.turns;
    let ends_round = has_scored && paper.turns.is_multiple_of(paper.tracks.len());
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::Scored { .. })), usize::from(has_scored));
    assert_eq!(count(|event| matches!(event, Event::RoundEnded { .. })), usize::from(ends_round));
    assert_eq!(
        count(|event| matches!(event, Event::MatchEnded)),
        usize::from(has_scored && paper.step == Step::Over)
    );
    let track = &paper.tracks[before.active()];
    for event in events {
        match *event {
            Event::Scored { seat: whose, vp, money, .. } => {
                assert_eq!((whose, vp, money), (seat(before.active()), track.points, track.money));
            }
            Event::RoundEnded { round } => assert_eq!(round, before.round() as u32),
            Event::Changed { money, .. } => assert_eq!(money, track.money),
            Event::RerollTaken { left, .. } => assert_eq!(left as i32, track.rerolls),
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::Passed { .. } | Event::MatchEnded => {}
        }
    }
}

/// Plays one match and compares at every step.
fn follow(blocks: &[String], players: usize, seed: u64, seen: &mut Seen) {
    let first = seed as usize % players;
    let setup = serde_json::json!({ "players": players, "first": first, "blocks": blocks });
    let setup: Setup = serde_json::from_value(setup).expect("a set-up as it is written");
    let game = CityPlanner::new(setup).expect("a set-up that can be played");
    let (mut state, mut random) = (game.start(), Random::new(seed));
    let (mut paper, mut log) = (Paper::new(blocks.to_vec(), players, first), Vec::new());
    loop {
        let moves = compare_choices(&game, &state, &paper, seen);
        refuse_all_others(&game, &state, &moves, &mut random);
        let before = paper.clone();
        let action = match game.actor(&state) {
            Actor::GameOver => break,
            Actor::Chance(_) => fall(&game, &state, &mut paper, &mut random),
            Actor::Seat(_) => {
                let is_sensible = seed.is_multiple_of(2);
                let chosen = choose(&moves, &paper, is_sensible, &mut random);
                count_move(&chosen, &paper, seen);
                paper.does(&chosen);
                action(&chosen)
            }
        };
        let mut events = Vec::new();
        let applied = game.apply(&mut state, action, &mut events);
        log.push(action.to_string());
        assert_eq!(applied, Ok(()), "{blocks:?} after {log:?}");
        compare_events(&events, &before, &paper);
        compare(&game, &state, &paper);
    }
    match paper.places()[..] {
        [_] => count(seen, rank(paper.totals()[0])),
        [1, 1] => count(seen, "shared first place"),
        _ if paper.totals()[0] == paper.totals()[1] => count(seen, "more money decides"),
        _ => count(seen, "more points decide"),
    }
}

/// That matches brought each of these, so that agreeing on them means something.
fn expect(seen: &Seen, expected: &[&str]) {
    let missing: Vec<_> = expected.iter().filter(|what| !seen.contains_key(**what)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}; seen: {seen:#?}");
}

#[test]
fn the_blocks_of_the_box_are_those_on_paper() {
    let blocks = serde_json::to_value(Blocks::BUILT_IN).expect("blocks as text");
    assert_eq!(blocks, serde_json::json!(BLOCKS));
}

#[test]
fn a_second_scorer_gives_the_same_ranks() {
    for points in 0..200 {
        assert_eq!(format!("{:?}", Rank::of(points)), rank(points).replace(' ', ""), "for {points}");
    }
}

#[test]
fn a_second_scorer_agrees_on_the_blocks_of_the_box() {
    let mut seen = Seen::new();
    for seed in 0..MATCHES {
        follow(&BLOCKS.map(String::from), 1 + seed as usize / 2 % 2, seed, &mut seen);
    }
    let adjusted = ["reroll", "reroll of a changed die", "change 1", "change 3", "pass", "locked again"];
    let doubled = ["doubled Some('G')", "doubled Some('B')", "upkeep of 5", "upkeep of all there is"];
    let ended = ["given up 1", "given up 5", "Architectural Designer", "more money decides"];
    expect(&seen, &[&adjusted[..], &doubled, &ended].concat());
}

/// Blocks whose buildings are drawn by lot bring what is rare on those of the box, such as four mixed buildings.
#[test]
fn a_second_scorer_agrees_on_blocks_drawn_by_lot() {
    let (mut seen, mut random) = (Seen::new(), Random::new(7));
    for seed in 0..MATCHES {
        let mut building = || char::from(b"GBMPKYR"[random.below(7)]);
        let mut block = || (0..6).map(|_| building()).collect();
        let blocks: Vec<String> = (0..7).map(|_| block()).collect();
        follow(&blocks, 1 + seed as usize / 2 % 2, seed, &mut seen);
    }
    let rare = ["mixed as green 4", "several best ways", "proposed to give up 5", "shared first place"];
    expect(&seen, &rare);
}
