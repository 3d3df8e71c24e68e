//! What a sheet may still bring, by rules of thumb: for sheets that no network was trained for.

use super::streets::Streets;
use crate::{
    bots::Points,
    rules::doodle_city::{City, DoodleCity, Kind, TAXI_POINTS},
};

/// How much of what an empty square could give now it will give in the end, in 1/1024.
const HOPE: i32 = 512;
/// What a street with a living end is worth per square and per house along it.
const SQUARE: Points = Points(60);
const HOUSE: Points = Points(240);
/// What a tree that stands is worth: it is a round more.
const TREE: Points = Points(1500);

/// What is expected beyond the points so far.
pub(super) fn outlook(game: &DoodleCity, city: &City, streets: &Streets) -> Points {
    let sheet = game.sheet();
    let mut expected = Points::ZERO;
    let highest = |scores: &[u8], is_circled: &dyn Fn(usize) -> bool, most: u8| {
        (0..scores.len())
            .rev()
            .find(|&n| scores[n] <= most && !is_circled(n))
            .map_or(0, |n| i32::from(scores[n]))
    };
    for square in streets.empty {
        let (length, houses) = streets.best[square.index()];
        let hope = match sheet.kind(square) {
            Kind::Hotel => highest(sheet.hotel_scores(), &|n| city.has_hotel(n), length + 2),
            Kind::Shop => highest(sheet.shop_scores(), &|n| city.has_shop(n), houses + 1),
            Kind::Taxi => TAXI_POINTS * i32::from(length > 1),
            Kind::House => 0,
        };
        expected += Points(hope * HOPE);
    }
    for street in &streets.all[..streets.count] {
        let ends = street.ends.iter().filter(|end| end.square().is_some()).count() as i32;
        expected += Points(ends * (SQUARE.0 * i32::from(street.length) + HOUSE.0 * i32::from(street.houses)));
    }
    let trees = i32::from(sheet.trees() - city.crossed_trees());
    expected + Points(TREE.0 * trees)
}
