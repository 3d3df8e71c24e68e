//! What hotels and shops circle: the scores that may be chosen, the one that is circled, and the bonus for it.

use super::{
    DoodleCity, Ending, Event, Illegal, State,
    apply::come_to_end,
    geometry::{Road, Square},
};
use crate::rules::{EventSink, Game as _, Seat};

/// With *free circling* a free score within reach must be named, otherwise none.
#[inline]
pub(super) fn check_circle(
    game: &DoodleCity,
    state: &State,
    seat: Seat,
    square: Square,
    road: Road,
    circle: Option<u8>,
) -> Result<(), Illegal> {
    if !game.setup().free_circling {
        return circle.map_or(Ok(()), |score| Err(Illegal::NothingToCircle(score)));
    }
    let free = game.free_scores(state, seat, square, road);
    match circle {
        None if free == 0 => Ok(()),
        None => Err(Illegal::MustCircle { square }),
        Some(score) if free == 0 => Err(Illegal::NothingToCircle(score)),
        Some(score) => match game.position(square, score) {
            Some(position) if free >> position & 1 != 0 => Ok(()),
            _ => Err(Illegal::CannotCircle { score, square }),
        },
    }
}

impl DoodleCity {
    /// Where `score` stands among the scores that belong to `square`, a hotel or a shop.
    fn position(&self, square: Square, score: u8) -> Option<usize> {
        let scores =
            if self.hotels.has(square) { self.sheet().hotel_scores() } else { self.sheet().shop_scores() };
        scores.iter().position(|&printed| printed == score)
    }
}

/// Scores the hotel or shop in which a road was just drawn; `circle` is the score that was chosen.
#[inline]
pub(super) fn score_square(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    circle: Option<u8>,
    sink: &mut impl EventSink<Event>,
) {
    let chosen = circle.and_then(|score| game.position(square, score)).map(|position| 1_u16 << position);
    if game.hotels.has(square) {
        score_hotel(game, state, seat, square, chosen, sink);
    } else if game.shops.has(square) {
        score_shop(game, state, seat, square, chosen, sink);
    }
}

#[inline]
fn score_hotel(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    chosen: Option<u16>,
    sink: &mut impl EventSink<Event>,
) {
    let city = &mut state.cities[seat.index()];
    let length = city.links().joined_to(square).len() as u8;
    let free = u16::from(game.hotels_up_to[usize::from(length)] & !city.hotels);
    // A length that is taken falls to the next lower free score.
    let position = chosen.unwrap_or(free).checked_ilog2();
    let scores = game.sheet().hotel_scores();
    let circled = position.map(|position| scores[position as usize]);
    sink.push(Event::HotelScored { seat, square, length, circled });
    if let Some(position) = position {
        city.hotels |= 1 << position;
        if position as usize == scores.len() - 1 {
            come_to_end(state, seat, Ending::HighestHotel, sink);
        }
    }
}

#[inline]
fn score_shop(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    chosen: Option<u16>,
    sink: &mut impl EventSink<Event>,
) {
    let city = &mut state.cities[seat.index()];
    let houses = game.houses_along(city, city.links().joined_to(square));
    city.shopping_spree |= houses == game.all_houses;
    let free = game.shops_up_to[usize::from(houses)] & !city.shops;
    let position = chosen.unwrap_or(free).checked_ilog2();
    let scores = game.sheet().shop_scores();
    let circled = position.map(|position| scores[position as usize]);
    sink.push(Event::ShopScored { seat, square, houses, circled });
    let Some(position) = position else { return };
    city.shops |= 1 << position;
    // The bonus is judged by the score circled; one per shop, the highest that nobody has taken.
    let bonuses = game.bonuses_up_to[position as usize] & !state.bonuses;
    if let Some(bonus) = bonuses.checked_ilog2() {
        city.bonuses |= 1 << bonus;
        state.bonuses |= 1 << bonus;
        let points = game.sheet().shop_bonuses()[bonus as usize].points;
        sink.push(Event::BonusTaken { seat, square, position: bonus as u8, points });
    }
    if position as usize == scores.len() - 1 {
        come_to_end(state, seat, Ending::HighestShop, sink);
    }
}
