//! What everybody has, part by part, and who is ahead.

use serde::{Deserialize, Serialize};

use super::{City, DoodleCity, Square, Squares, State};
use crate::rules::{Actor, Game, Standing, seats::place};

/// What a taxi scores if its road runs through at least one other taxi.
pub const TAXI_POINTS: i32 = 4;
/// With two or more players, what the fewest crossed-out trees score and the most lose.
pub const TREE_POINTS: i32 = 4;

/// A player's result: its parts, their total, and the place it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// 1 for the best, shared by equals.
    pub place: u8,
    /// All parts together.
    pub total: i32,
    /// The circled hotel scores.
    pub hotels: i32,
    /// The circled shop scores.
    pub shops: i32,
    /// The bonuses taken.
    pub bonuses: i32,
    /// The linked taxis.
    pub taxis: i32,
    /// +4 for the fewest, -4 for the most crossed-out trees; 0 before the end and solo.
    pub trees: i32,
}

impl Standing for Score {
    fn place(&self) -> u8 {
        self.place
    }

    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, i32)> {
        let Self { hotels, shops, bonuses, taxis, trees, .. } = *self;
        [("hotels", hotels), ("shops", shops), ("bonuses", bonuses), ("taxis", taxis), ("trees", trees)]
            .into_iter()
    }
}

/// The numbers at the positions in `mask`.
fn sum(mask: u16, number: impl Fn(usize) -> u8) -> i32 {
    let mut rest = mask;
    let mut sum = 0;
    while rest != 0 {
        sum += i32::from(number(rest.trailing_zeros() as usize));
        rest &= rest - 1;
    }
    sum
}

/// How many taxis share their road with another one.
fn linked_taxis(game: &DoodleCity, city: &City) -> u32 {
    let links = city.links();
    let mut linked = 0;
    let mut rest = game.taxis.without(city.open());
    while let Some(square) = rest.next() {
        let others = links.joined_to(square).and(rest);
        if !others.is_empty() {
            linked += 1 + others.len();
            rest = rest.without(others);
        }
    }
    linked
}

impl City {
    /// The parts that this player has without trees; their total, and no place yet.
    pub fn score(&self, game: &DoodleCity) -> Score {
        let sheet = game.sheet();
        let hotels = sum(self.hotels.into(), |i| sheet.hotel_scores()[i]);
        let shops = sum(self.shops, |i| sheet.shop_scores()[i]);
        let bonuses = sum(self.bonuses.into(), |i| sheet.shop_bonuses()[i].points);
        let taxis = TAXI_POINTS * linked_taxis(game, self) as i32;
        Score { place: 0, total: hotels + shops + bonuses + taxis, hotels, shops, bonuses, taxis, trees: 0 }
    }

    /// Whether one road runs through all squares.
    pub fn has_one_road(&self) -> bool {
        Square::from_index(0).is_some_and(|corner| self.links().joined_to(corner) == Squares::ALL)
    }
}

pub(super) fn standings(game: &DoodleCity, state: &State, standings: &mut Vec<Score>) {
    let cities = &state.cities[..game.seats()];
    standings.clear();
    standings.extend(cities.iter().map(|city| city.score(game)));
    if game.actor(state) == Actor::GameOver && !game.is_solo() {
        let trees = || cities.iter().map(|city| city.crossed_trees);
        let (fewest, most) = (trees().min(), trees().max());
        for (score, crossed) in standings.iter_mut().zip(trees()) {
            // Every tied player in full, so that equals get both, which is nothing.
            score.trees += TREE_POINTS * i32::from(fewest == Some(crossed));
            score.trees -= TREE_POINTS * i32::from(most == Some(crossed));
            score.total += score.trees;
        }
    }
    // Most points win; a tie goes to fewer crossed-out trees and is shared after that.
    let rank = |seat: usize, score: &Score| (score.total, -i32::from(cities[seat].crossed_trees));
    place(standings, rank, |score, place| score.place = place);
}
