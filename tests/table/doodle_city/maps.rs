//! What the map and the things around it tell, worked out from the match by other ways than the table's.

use bevy::prelude::*;
use doodle_city::{
    drawing::{begins::Begins, label::TextLabel, place::LayoutRect},
    intent::Intent,
    pictures::doodle_city::square::{DrawnRoad, HasCab, IsOnWay, OpenEnds, PrintedSquare},
    record::Match,
    rules::{
        Actor, Game as _, LegalActions as _, Seat,
        doodle_city::{Action, DoodleCity, Event, Kind, TAXI_POINTS},
    },
    table::doodle_city::{
        discs::{DiscAt, PlayerDisc},
        inking::Inking,
        last_moves::LastMoves,
        layout::TableLayout,
        show_players::{FactText, NextText},
    },
};

use super::set_ups::fresh;
use crate::{
    desk::{Desk, SIZES},
    set_ups::{Dice, grown},
};

/// A match of so many players that has gone on for so many actions, and where somebody decides.
fn gone_on(players: u8, steps: usize) -> Match<DoodleCity> {
    grown(fresh(players), |play| play.log().len() >= steps && matches!(play.actor(), Actor::Seat(_)))
}

/// Every square of a sheet with what it shows.
fn squares<C: Component + Copy>(desk: &mut Desk, seat: Seat) -> Vec<(PrintedSquare, C)> {
    let world = desk.0.world_mut();
    let mut all = world.query::<(&PrintedSquare, &C)>();
    let of_seat = all.iter(world).filter(|(printed, _)| printed.seat == seat);
    of_seat.map(|(printed, it)| (*printed, *it)).collect()
}

#[test]
fn a_cab_stands_for_four_points_and_a_stop_line_for_an_end() {
    for (players, steps) in [(1, 40), (2, 60), (3, 90), (6, 120)] {
        let play = gone_on(players, steps);
        let mut desk = Desk::with_match(SIZES[1], &play).moving(false);
        for seat in play.game().all_seats() {
            let city = play.state().city(seat);
            let cabs = squares::<HasCab>(&mut desk, seat).into_iter().filter(|(_, cab)| cab.0).count();
            assert_eq!(TAXI_POINTS * cabs as i32, city.score(play.game()).taxis, "{players} players, {seat:?}");
            // Every joint takes two ends of roads, each of which has two.
            let squares = squares::<OpenEnds>(&mut desk, seat);
            let roads = squares.iter().filter(|(printed, _)| city.road(printed.square).is_some());
            let (mut ends, mut open) = (0, 0);
            for (printed, is_open) in roads {
                ends += 2;
                open += is_open.0.iter().filter(|is_open| **is_open).count();
                let road = city.road(printed.square).expect("there is one");
                for (side, is_open) in road.sides().into_iter().zip(is_open.0) {
                    let joins = printed.square.neighbour(side).is_some_and(|next| {
                        city.road(next).is_some_and(|next| next.exit(side.opposite()).is_some())
                    });
                    assert_eq!(joins, !is_open, "{:?} {side:?}", printed.square);
                }
            }
            assert_eq!((ends - open) % 2, 0, "{players} players, {seat:?}");
        }
    }
}

#[test]
fn the_way_that_a_hotel_would_count_is_rimmed() {
    let mut dice = Dice(3);
    let mut tried = 0;
    for steps in [30, 40, 50, 60, 70, 80] {
        let play = gone_on(3, steps);
        let Actor::Seat(seat) = play.actor() else { continue };
        let legal = play.legal();
        let hotels = legal.iter().filter(|action| {
            matches!(action, Action::Draw { square, .. } if play.game().sheet().kind(*square) == Kind::Hotel)
        });
        for action in hotels.take(3) {
            let mut desk = Desk::with_match(SIZES[1], &play).moving(false);
            desk.choose(action, &mut dice);
            let mut events = Vec::new();
            play.clone().apply(action, &mut events).expect("it is legal");
            let length = events.iter().find_map(|event| match event {
                Event::HotelScored { length, .. } => Some(usize::from(*length)),
                _ => None,
            });
            let rimmed = squares::<IsOnWay>(&mut desk, seat).into_iter().filter(|(_, way)| way.0).count();
            // The chosen square is there, too, but has no road yet.
            assert_eq!(length, Some(rimmed), "{action:?}");
            tried += 1;
        }
    }
    assert!(tried > 3, "{tried}");
}

#[test]
fn discs_lie_on_the_dice_that_were_taken_and_on_nothing_else() {
    let play = gone_on(4, 60);
    for until in 0..8 {
        let play = grown(play.clone(), |it| it.log().len() >= play.log().len() + until);
        let mut desk = Desk::with_match(SIZES[1], &play).moving(false);
        let world = desk.0.world_mut();
        let mut discs = world.query::<(&DiscAt, &PlayerDisc, &Visibility)>();
        let seen = |at: &DiscAt| matches!(at, DiscAt::Die(_));
        let mut shown: Vec<Seat> = discs
            .iter(world)
            .filter(|(at, _, visibility)| seen(at) && **visibility != Visibility::Hidden)
            .map(|(_, disc, _)| disc.seat)
            .collect();
        shown.sort_by_key(|seat| seat.0);
        let taken: Vec<Seat> = match play.actor() {
            Actor::Seat(_) => {
                play.game().all_seats().filter(|&seat| play.state().taken(seat).is_some()).collect()
            }
            _ => Vec::new(),
        };
        assert_eq!(shown, taken, "{until}");
    }
}

#[test]
fn small_sheets_say_what_their_players_have_and_who_comes_next() {
    // Large enough for all facts.
    let play = gone_on(3, 80);
    let mut desk = Desk::with_match(Vec2::new(1920.0, 1080.0), &play).moving(false);
    let focused = desk.focused();
    let world = desk.0.world_mut();
    let mut facts = world.query::<(&FactText, &TextLabel, &Visibility)>();
    let mut written: Vec<(usize, String)> = facts
        .iter(world)
        .filter(|(.., visibility)| **visibility != Visibility::Hidden)
        .map(|(fact, label, _)| (*fact as usize, label.text.clone()))
        .collect();
    let circled = |scores: &[u8], has: &dyn Fn(usize) -> bool| {
        let circled: Vec<String> =
            (0..scores.len()).filter(|&n| has(n)).map(|n| scores[n].to_string()).collect();
        if circled.is_empty() { "–".to_owned() } else { circled.join("  ") }
    };
    let sheet = play.game().sheet();
    let mut expected = Vec::new();
    for seat in play.game().all_seats().filter(|&seat| seat != focused) {
        let city = play.state().city(seat);
        expected.push((0, circled(sheet.hotel_scores(), &|n| city.has_hotel(n))));
        expected.push((1, circled(sheet.shop_scores(), &|n| city.has_shop(n))));
        let won: Vec<String> = (0..sheet.shop_bonuses().len())
            .filter(|&n| city.has_bonus(n))
            .map(|n| format!("+{}", sheet.shop_bonuses()[n].points))
            .collect();
        expected.push((2, if won.is_empty() { "–".to_owned() } else { won.join("  ") }));
        expected.push((3, (sheet.trees() - city.crossed_trees()).to_string()));
    }
    written.sort();
    expected.sort();
    assert_eq!(written, expected);
    let mut next = world.query_filtered::<&Visibility, With<NextText>>();
    let next = next.iter(world).filter(|visibility| **visibility != Visibility::Hidden).count();
    let still_to_come = play.game().all_seats().filter(|&seat| play.state().taken(seat).is_none()).count();
    assert_eq!(next, usize::from(still_to_come > 1));
}

#[test]
fn the_latest_moves_are_those_of_the_match() {
    let play = gone_on(3, 80);
    let desk = Desk::with_match(Vec2::new(1920.0, 1080.0), &play).moving(false);
    let moves = desk.0.world().resource::<LastMoves>().0.clone();
    assert_eq!(moves.len(), LastMoves::MOST);
    let steps = (0..play.log().len()).rev();
    let made = steps.filter(|&step| play.log()[step].target().is_some() || play.log()[step] == Action::Pass);
    for (shown, step) in moves.iter().zip(made) {
        let (before, after) = (play.at(step), play.at(step + 1));
        assert_eq!(before.actor(), Actor::Seat(shown.seat));
        let total = |play: &Match<DoodleCity>| play.state().city(shown.seat).score(play.game()).total;
        assert_eq!(shown.change, total(&after) - total(&before));
        let white = shown.dice.map(|[_, white]| white);
        assert_eq!(white, play.log()[step].target().map(|(die, _)| die));
    }
    let small = Desk::with_match(SIZES[1], &play).moving(false);
    assert!(small.0.world().resource::<TableLayout>().moves.is_empty());
    assert!(small.0.world().resource::<LastMoves>().0.is_empty());
}

#[test]
fn a_pen_draws_the_road_and_is_gone_once_it_lies_there() {
    let mut dice = Dice(8);
    let mut desk = Desk::new_match(SIZES[1], 2).moving(true);
    let (action, square, _) = desk.until_a_road(&mut dice);
    desk.choose(action, &mut dice);
    let seat = desk.focused();
    let begun = |desk: &mut Desk| {
        let of_square = squares::<Begins<DrawnRoad>>(desk, seat);
        let begins = of_square.into_iter().find(|(printed, _)| printed.square == square);
        begins.is_some_and(|(_, begins)| begins != Begins::default())
    };
    let pens = |desk: &mut Desk| {
        let world = desk.0.world_mut();
        let mut pens = world.query::<(&Inking, &LayoutRect)>();
        pens.iter(world).map(|(_, place)| place.rect).collect::<Vec<_>>()
    };
    desk.0.world_mut().write_message(Intent::Confirm);
    for _ in 0..5 {
        desk.frame();
    }
    let place = desk.square(square);
    assert!(begun(&mut desk));
    assert_eq!(pens(&mut desk), [place]);
    desk.settle();
    assert!(!begun(&mut desk));
    assert!(pens(&mut desk).is_empty());
}
