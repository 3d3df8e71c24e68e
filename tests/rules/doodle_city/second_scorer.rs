//! The rules and the second scorer follow the same random matches and must agree after every action.

use std::collections::BTreeMap;

use doodle_city::rules::{
    Actor, Game as _, LegalActions as _, Seat,
    dice::Face,
    doodle_city::{
        Achievement, Column, DoodleCity, Event, Kind, Legal, Rank, Setup, Sheet, Square, State, built_in_sheets,
    },
};

use super::{
    builder,
    reference_scorer::{Naive, place, road_at, road_through},
    sheets::{hamlet, metropolis, suburb},
    table::{on, scored},
};
use crate::random::Random;

/// How often each thing happened that a match may bring.
type Seen = BTreeMap<String, u32>;

/// Compares everything that can be asked of a state with what the second scorer has on paper.
fn compare(game: &DoodleCity, state: &State, naive: &Naive) {
    let actor = match (naive.is_over(), naive.on_turn()) {
        (true, _) => Actor::GameOver,
        (false, Some(seat)) => Actor::Seat(Seat(seat as u8)),
        (false, None) => Actor::Chance(Some(Seat(naive.thrower() as u8))),
    };
    assert_eq!(game.actor(state), actor);
    let sheet = game.sheet();
    // Nobody ever has to act without a tree to cross out.
    let trees_left = |seat: usize| sheet.trees() - naive.papers[seat].trees;
    assert!(naive.on_turn().is_none_or(|seat| trees_left(seat) > 0));
    for (seat, paper) in naive.papers.iter().enumerate() {
        let city = state.city(Seat(seat as u8));
        for square in Square::all() {
            assert_eq!(city.road(square), road_at(&paper.roads, place(square)));
        }
        for column in Column::ALL {
            let crossed = sheet.crossed_houses(column) + paper.crosses(place(sheet.house_square(column)));
            assert_eq!(city.crossed_houses(column.index()), crossed);
        }
        assert_eq!(city.crossed_trees(), paper.trees);
        for (position, score) in sheet.hotel_scores().iter().enumerate() {
            assert_eq!(city.has_hotel(position), paper.hotels.contains(score));
        }
        for (position, score) in sheet.shop_scores().iter().enumerate() {
            assert_eq!(city.has_shop(position), paper.shops.contains(score));
        }
        for (position, bonus) in sheet.shop_bonuses().iter().enumerate() {
            assert_eq!(city.has_bonus(position), paper.bonuses.contains(&bonus.points));
            assert_eq!(state.is_bonus_taken(position), naive.gone.contains(&bonus.at));
        }
    }
    compare_standings(game, state, naive);
}

fn compare_standings(game: &DoodleCity, state: &State, naive: &Naive) {
    let mut standings = Vec::new();
    game.standings(state, &mut standings);
    let parts: Vec<[i32; 5]> =
        standings.iter().map(|s| [s.hotels, s.shops, s.bonuses, s.taxis, s.trees]).collect();
    assert_eq!(parts, naive.parts());
    assert!(standings.iter().zip(&parts).all(|(score, parts)| score.total == parts.iter().sum::<i32>()));
    assert_eq!(
        standings.iter().map(|score| usize::from(score.place)).collect::<Vec<_>>(),
        naive.places(&parts)
    );
}

/// What a solo match was judged to be, worked out once more.
fn compare_solo(game: &DoodleCity, state: &State, naive: &Naive, seen: &mut Seen) {
    let Some(result) = game.solo_result(state) else {
        assert!(naive.papers.len() > 1 || !naive.is_over());
        return;
    };
    let (paper, total) = (&naive.papers[0], naive.parts()[0].iter().sum::<i32>());
    let rank = match total {
        ..30 => Rank::TryAgain,
        30..50 => Rank::Tenant,
        50..70 => Rank::Landlord,
        70..90 => Rank::Entrepreneur,
        90..105 => Rank::Mayor,
        105..120 => Rank::President,
        120.. => Rank::WorldPower,
    };
    assert_eq!(result.rank, rank);
    let has = |achievement| result.achievements.contains(&achievement);
    assert_eq!(has(Achievement::Environmentalist), paper.trees == 0);
    assert_eq!(has(Achievement::ShoppingSpree), paper.had_spree);
    assert_eq!(has(Achievement::HotelMagnate), paper.hotels.len() == game.sheet().hotel_scores().len());
    let all = road_through(&paper.roads, (1, 1)).len() == 25;
    assert_eq!(has(Achievement::CityPlanner), all);
    let [_, shops, bonuses, ..] = naive.parts()[0];
    let most = most_of_shops(game.sheet());
    assert!(shops + bonuses <= most);
    assert_eq!(has(Achievement::Capitalist), most > 0 && shops + bonuses == most);
    for achievement in result.achievements {
        *seen.entry(format!("{achievement:?}")).or_default() += 1;
    }
}

/// The most that shops and bonuses can give: the highest scores in reach, and of all choices of bonuses the best.
fn most_of_shops(sheet: &Sheet) -> i32 {
    let mut scores: Vec<u8> = sheet.shop_scores().to_vec();
    scores.retain(|&score| score <= sheet.all_houses());
    let shops = Square::all().filter(|&square| sheet.kind(square) == Kind::Shop).count();
    scores.drain(..scores.len().saturating_sub(shops));
    let chosen = |choice: u32| {
        let chosen = sheet.shop_bonuses().iter().enumerate().filter(move |(at, _)| choice >> at & 1 != 0);
        chosen.map(|(_, bonus)| bonus)
    };
    // Whatever the threshold, as many scores have to reach it as bonuses are chosen from there on.
    let is_earned = |choice: &u32| {
        chosen(*choice).all(|bonus| {
            let takers = scores.iter().filter(|&&score| score >= bonus.at).count();
            chosen(*choice).filter(|other| other.at >= bonus.at).count() <= takers
        })
    };
    let points = |choice: u32| chosen(choice).map(|bonus| i32::from(bonus.points)).sum::<i32>();
    let best = (0..1_u32 << sheet.shop_bonuses().len()).filter(is_earned).map(points).max();
    scores.iter().map(|&score| i32::from(score)).sum::<i32>() + best.unwrap_or_default()
}

/// Plays one match and compares at every step.
fn follow(setup: &Setup, seed: u64, seen: &mut Seen) {
    let game = DoodleCity::new(setup.clone()).expect("a set-up that can be played");
    let (mut state, mut naive, mut random) = (game.start(), Naive::new(setup), Random::new(seed));
    let (mut legal, mut log) = (Legal::default(), Vec::new());
    let is_builder = seed.is_multiple_of(3);
    loop {
        game.legal(&state, &mut legal);
        let mut expected: Vec<String> = naive.legal().iter().map(ToString::to_string).collect();
        let mut offered: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        expected.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offered, expected, "{setup:?} after {log:?}");
        let action = match game.actor(&state) {
            Actor::Seat(_) => builder::choose(&game, &state, if is_builder { 60 } else { 1 }, &mut random),
            Actor::Chance(_) if is_builder => builder::fall(&game, &state, &mut random),
            Actor::Chance(_) => game.draw(&state, &mut random),
            Actor::GameOver => None,
        };
        let Some(action) = action else { break };
        let mut events = Vec::new();
        game.apply(&mut state, action, &mut events).expect("a legal action");
        log.push(action.to_string());
        assert!(log.len() < 500, "the match does not end: {log:?}");
        let on_paper = naive.follow(action);
        assert_eq!(scored(&events), Vec::from_iter(on_paper), "{setup:?} after {log:?}");
        compare(&game, &state, &naive);
        count(&events, seen);
    }
    compare_solo(&game, &state, &naive, seen);
}

fn count(events: &[Event], seen: &mut Seen) {
    for event in events {
        let what = match event {
            Event::HotelScored { circled, .. } => format!("hotel {circled:?}"),
            Event::ShopScored { circled, .. } => format!("shop {circled:?}"),
            Event::BonusTaken { points, .. } => format!("bonus {points}"),
            Event::EndCame { ending, .. } => format!("{ending:?}"),
            Event::Passed { .. } => "pass".into(),
            Event::HouseCrossed { .. } => "house".into(),
            Event::DieTaken { die: Face::Six, .. } => "white six".into(),
            _ => continue,
        };
        *seen.entry(what).or_default() += 1;
    }
}

/// Follows `matches` matches of every size and variant on `sheets`, and gives what came about.
fn follow_many(sheets: &[Sheet], players: &[u8], matches: u64) -> Seen {
    let mut seen = Seen::new();
    for (nth, sheet) in sheets.iter().enumerate() {
        for &players in players {
            for variant in 0..4 {
                for seed in 0..matches / u64::from(players) {
                    let first = Seat((seed % u64::from(players)) as u8);
                    let (more_control, free_circling) = (variant & 1 != 0, variant & 2 != 0);
                    let setup = Setup { first, more_control, free_circling, ..on(sheet.clone(), players) };
                    let seed = seed + 1000 * (variant + 4 * (u64::from(players) + 8 * nth as u64));
                    follow(&setup, seed, &mut seen);
                }
            }
        }
    }
    seen
}

/// That matches brought each of these, so that agreeing on them means something.
fn expect(seen: &Seen, expected: impl IntoIterator<Item = String>) {
    let missing: Vec<String> = expected.into_iter().filter(|what| !seen.contains_key(what)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}; seen: {seen:#?}");
}

/// Every score and bonus of a sheet that a match can bring, and the lack of each kind.
fn scores(sheet: &Sheet) -> Vec<String> {
    let hotels = sheet.hotel_scores().iter().map(|score| format!("hotel {:?}", Some(score)));
    let shops = sheet.shop_scores().iter().map(|score| format!("shop {:?}", Some(score)));
    let bonuses = sheet.shop_bonuses().iter().map(|bonus| format!("bonus {}", bonus.points));
    let none = ["hotel None", "shop None"].map(String::from);
    hotels.chain(shops).chain(bonuses).chain(none).collect()
}

#[test]
fn a_second_scorer_agrees_on_the_printed_sheets() {
    let seen = follow_many(&built_in_sheets(), &[1, 2, 3, 4, 5, 6], 18);
    expect(&seen, built_in_sheets().iter().flat_map(scores));
    let others = [
        "LastTree",
        "HighestHotel",
        "HighestShop",
        "pass",
        "house",
        "white six",
        "Environmentalist",
        "ShoppingSpree",
    ];
    expect(&seen, others.map(String::from));
}

#[test]
fn a_second_scorer_agrees_on_large_sheets() {
    let seen = follow_many(&[metropolis(), suburb()], &[1, 2, 3], 18);
    expect(&seen, scores(&metropolis()));
    let others = ["LastTree", "HighestHotel", "HighestShop", "CityPlanner", "ShoppingSpree"];
    expect(&seen, others.map(String::from));
}

#[test]
fn a_second_scorer_agrees_on_a_sheet_with_gaps() {
    let seen = follow_many(&[hamlet()], &[1, 2, 3], 90);
    let out_of_reach = ["hotel Some(25)", "bonus 9"];
    expect(&seen, scores(&hamlet()).into_iter().filter(|what| !out_of_reach.contains(&what.as_str())));
}
