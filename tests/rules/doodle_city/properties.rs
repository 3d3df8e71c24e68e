//! Doodle City in the suite for every game: several tables, variants and sheets.

use doodle_city::rules::{
    Seat,
    dice::{Dice, Face},
    doodle_city::{Action, DoodleCity, Road, Setup, Sheet, Square, State},
};

use super::{
    sheets::{hamlet, metropolis, old_town, suburb},
    table::{old_town_for, on},
};
use crate::suite::{self, Case};

/// Scores that a player may name: none, those of the sheet, and some that are on no sheet.
fn circles(setup: &Setup) -> Vec<Option<u8>> {
    let sheet = &setup.sheet;
    let printed = sheet.hotel_scores().iter().chain(sheet.shop_scores()).copied();
    let mut scores: Vec<u8> =
        if setup.free_circling { printed.chain([0, 99]).collect() } else { vec![0, 1, 5] };
    scores.sort_unstable();
    scores.dedup();
    [None].into_iter().chain(scores.into_iter().map(Some)).collect()
}

/// Every action that can be said: each die in each square with each road and score, each house, each roll.
fn expressible(setup: &Setup) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    let dice = usize::from(setup.players) + 1;
    let handfuls: Vec<Dice> = [0, 1, dice - 1, dice, dice + 1, Dice::MOST]
        .into_iter()
        .flat_map(|count| if count < 9 { Dice::all(count) } else { vec![Dice::of([Face::Two; Dice::MOST])] })
        .collect();
    for face in Face::ALL {
        actions.push(Action::StartingRoad(face));
        actions.extend(handfuls.iter().map(|&white| Action::Roll { blue: face, white }));
    }
    for die in Face::ALL {
        for square in Square::all() {
            actions.push(Action::Cross { die, square });
            for road in Road::ALL {
                let draw = |circle| Action::Draw { die, square, road, circle };
                actions.extend(circles(setup).into_iter().map(draw));
            }
        }
    }
    actions.sort_by_key(ToString::to_string);
    actions.dedup();
    actions
}

/// Six to the power of the dice that fall now.
fn rolls(game: &DoodleCity, state: &State) -> Option<u32> {
    Some(match state.starting_column() {
        Some(_) => 6,
        None => 6_u32.pow(1 + game.white_dice() as u32),
    })
}

fn case(setup: Setup) -> Case<DoodleCity> {
    let players = usize::from(setup.players);
    // Every round everybody fills one of 20 squares, crosses out one of 10 houses or one of the trees.
    let most_actions = 5 + (20 + 10 + usize::from(setup.sheet.trees())) * (players + 1);
    Case { expressible: expressible(&setup), most_actions, weights: rolls, is_unlisted: |_| false, setup }
}

fn variants(sheet: Sheet, players: u8, more_control: bool, free_circling: bool) -> Case<DoodleCity> {
    case(Setup { first: Seat(players - 1), more_control, free_circling, ..on(sheet, players) })
}

/// A table of every size, every pair of variants, every sheet.
fn cases() -> [Case<DoodleCity>; 9] {
    [
        variants(hamlet(), 1, true, false),
        case(old_town_for(1)),
        case(old_town_for(2)),
        variants(hamlet(), 3, true, false),
        variants(old_town(), 4, false, true),
        variants(metropolis(), 5, true, true),
        variants(suburb(), 6, false, false),
        variants(metropolis(), 1, false, true),
        variants(hamlet(), 2, false, true),
    ]
}

#[test]
fn legal_is_exactly_what_is_accepted() {
    let matches = [40, 20, 10, 10, 1, 1, 1, 2, 8];
    suite::legal_equals_accepted(&cases().into_iter().zip(matches).collect::<Vec<_>>());
}

#[test]
fn choices_are_counted_and_distinct() {
    for case in cases() {
        suite::choices_are_counted_and_distinct(&case, 30);
    }
}

#[test]
fn chance_draws_what_it_names() {
    for (case, matches) in cases().into_iter().zip([30, 30, 20, 10, 2, 1, 1, 10, 20]) {
        suite::chance_draws_what_it_names(&case, matches);
    }
}

#[test]
fn every_step_is_written_undone_and_replayed() {
    for (case, matches) in cases().into_iter().zip([800, 250, 50, 400, 4, 1, 1, 4, 600]) {
        suite::every_step_is_written_undone_and_replayed(&case, matches);
    }
}

#[test]
fn standings_are_in_order() {
    for case in cases() {
        suite::standings_are_in_order(&case, 80);
    }
}

#[test]
fn no_two_draws_of_a_match_share_a_key() {
    for case in cases() {
        suite::no_two_draws_share_a_key(&case, 80);
    }
}

#[test]
fn turns_and_rounds_are_counted() {
    for case in cases() {
        suite::turns_are_counted(&case, 8);
        suite::rounds_are_counted(&case, 8);
    }
}
