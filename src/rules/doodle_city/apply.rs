//! One step of a match: is the action legal, what does it change, what follows from it.

use super::{
    Action, DoodleCity, Due, Ending, Event, Illegal, State,
    geometry::{Column, Road, Square},
    legal::POINTED_TO,
    squares::Squares,
    state::Phase,
};
use crate::rules::{
    Actor, Game, Listener, Seat,
    dice::{Dice, Face},
};

fn due(game: &DoodleCity, state: &State) -> Due {
    match (state.phase, game.actor(state)) {
        (Phase::StartingRoads(column), _) => Due::StartingRoad(Column::ALL[usize::from(column)]),
        (Phase::Turns, Actor::Seat(seat)) => Due::Move(seat),
        (Phase::Over, _) => Due::Nothing,
        (Phase::Roll | Phase::Turns, _) => Due::Roll,
    }
}

pub(super) fn apply(
    game: &DoodleCity,
    state: &mut State,
    action: Action,
    listener: &mut impl Listener<Event>,
) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::StartingRoads(column), Action::StartingRoad(face)) => {
            draw_starting_road(game, state, column, face, listener);
            Ok(())
        }
        (Phase::Roll, Action::Roll { blue, white }) => roll(game, state, blue, white, listener),
        (Phase::Turns, Action::Draw { .. } | Action::Cross { .. } | Action::Pass) => {
            take_turn(game, state, action, listener)
        }
        _ => Err(Illegal::NotNow { due: due(game, state) }),
    }
}

fn draw_starting_road(
    game: &DoodleCity,
    state: &mut State,
    column: u8,
    face: Face,
    listener: &mut impl Listener<Event>,
) {
    let road = Road::ALL[face.index()];
    let square = game.house_squares[usize::from(column)];
    for city in &mut state.cities[..game.seats()] {
        city.draw(square, road);
    }
    let next = column + 1;
    state.phase = if next < 5 { Phase::StartingRoads(next) } else { Phase::Roll };
    listener.tell(Event::StartingRoadDrawn { column: Column::ALL[usize::from(column)], face, road });
}

fn roll(
    game: &DoodleCity,
    state: &mut State,
    blue: Face,
    white: Dice,
    listener: &mut impl Listener<Event>,
) -> Result<(), Illegal> {
    let (rolled, dice) = (white.len(), game.white_dice());
    if rolled != dice {
        return Err(Illegal::DiceCount { rolled, dice });
    }
    state.round += 1;
    state.blue = Some(blue);
    state.white = white;
    state.taken = [None; super::MOST_PLAYERS];
    state.phase = Phase::Turns;
    listener.tell(Event::DiceRolled { round: state.round, blue, white });
    listener.tell(Event::TurnBegan { seat: state.starter });
    Ok(())
}

fn take_turn(
    game: &DoodleCity,
    state: &mut State,
    action: Action,
    listener: &mut impl Listener<Event>,
) -> Result<(), Illegal> {
    let seat = game.on_turn(state);
    match action {
        Action::Draw { die, square, road, circle } => {
            check_place(state, seat, die, square, game.houses)?;
            if game.houses.has(square) {
                return Err(Illegal::IsHouseSquare { square });
            }
            check_circle(game, state, seat, square, road, circle)?;
            take_die(game, state, seat, die, listener);
            draw_road(game, state, seat, square, road, circle, listener);
        }
        Action::Cross { die, square } => {
            check_place(state, seat, die, square, game.houses)?;
            if !game.houses.has(square) {
                return Err(Illegal::HasNoHouses { square });
            }
            take_die(game, state, seat, die, listener);
            cross_house(game, state, seat, square, listener);
        }
        Action::Pass => {
            let is_forced = !DoodleCity::has_usable_die(state, state.city(seat).open());
            if !is_forced && !game.setup().more_control {
                return Err(Illegal::MustDraw);
            }
            listener.tell(Event::Passed { seat });
            cross_tree(game, state, seat, listener);
        }
        Action::StartingRoad(_) | Action::Roll { .. } => {
            return Err(Illegal::NotNow { due: due(game, state) });
        }
    }
    end_turn(game, state, listener);
    Ok(())
}

/// Whether `die` is left and points to `square`, in which something can still be drawn.
#[inline]
fn check_place(state: &State, seat: Seat, die: Face, square: Square, houses: Squares) -> Result<(), Illegal> {
    let Some(blue) = state.blue else { return Err(Illegal::NotNow { due: Due::Roll }) };
    if !state.white.has(die) {
        return Err(Illegal::NoSuchDie { die, left: state.white });
    }
    let pointed_to = POINTED_TO[blue.index()][die.index()];
    if pointed_to.and(state.city(seat).open()).has(square) {
        return Ok(());
    }
    Err(if !POINTED_TO[blue.index()][Face::Six.index()].has(square) {
        Illegal::OtherColumn { square, blue }
    } else if !pointed_to.has(square) {
        Illegal::OtherRow { square, die }
    } else if houses.has(square) {
        Illegal::NoHouseLeft { square }
    } else {
        Illegal::HasRoad { square }
    })
}

/// With *free circling* a free score within reach must be named, otherwise none.
#[inline]
fn check_circle(
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

fn take_die(game: &DoodleCity, state: &mut State, seat: Seat, die: Face, listener: &mut impl Listener<Event>) {
    let was_there = state.white.take(die);
    debug_assert!(was_there, "the die was checked");
    state.taken[seat.index()] = Some(die);
    listener.tell(Event::DieTaken { seat, die });
    // A white 6 costs a tree, crossed out before anything is drawn.
    if die == Face::Six {
        cross_tree(game, state, seat, listener);
    }
}

fn cross_tree(game: &DoodleCity, state: &mut State, seat: Seat, listener: &mut impl Listener<Event>) {
    let city = &mut state.cities[seat.index()];
    city.crossed_trees += 1;
    let crossed = city.crossed_trees;
    listener.tell(Event::TreeCrossed { seat, crossed });
    // Last tree: the round is still finished.
    if crossed == game.sheet().trees() {
        come_to_end(state, seat, Ending::LastTree, listener);
    }
}

fn come_to_end(state: &mut State, seat: Seat, ending: Ending, listener: &mut impl Listener<Event>) {
    state.is_last_round = true;
    listener.tell(Event::EndCame { seat, ending });
}

fn cross_house(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    listener: &mut impl Listener<Event>,
) {
    let column = square.column();
    let city = &mut state.cities[seat.index()];
    city.crossed_houses[column.index()] += 1;
    let crossed = city.crossed_houses[column.index()];
    if crossed == game.sheet().houses(column) {
        city.open.remove(square);
    }
    listener.tell(Event::HouseCrossed { seat, square, crossed });
}

fn draw_road(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    road: Road,
    circle: Option<u8>,
    listener: &mut impl Listener<Event>,
) {
    let city = &mut state.cities[seat.index()];
    city.draw(square, road);
    city.open.remove(square);
    listener.tell(Event::RoadDrawn { seat, square, road });
    let chosen = circle.and_then(|score| game.position(square, score)).map(|position| 1_u16 << position);
    if game.hotels.has(square) {
        score_hotel(game, state, seat, square, chosen, listener);
    } else if game.shops.has(square) {
        score_shop(game, state, seat, square, chosen, listener);
    }
}

fn score_hotel(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    chosen: Option<u16>,
    listener: &mut impl Listener<Event>,
) {
    let city = &mut state.cities[seat.index()];
    let length = city.links().joined_to(square).len() as u8;
    let free = u16::from(game.hotels_up_to[usize::from(length)] & !city.hotels);
    // A length that is taken falls to the next lower free score.
    let position = chosen.unwrap_or(free).checked_ilog2();
    let scores = game.sheet().hotel_scores();
    let circled = position.map(|position| scores[position as usize]);
    listener.tell(Event::HotelScored { seat, square, length, circled });
    if let Some(position) = position {
        city.hotels |= 1 << position;
        if position as usize == scores.len() - 1 {
            come_to_end(state, seat, Ending::HighestHotel, listener);
        }
    }
}

fn score_shop(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    chosen: Option<u16>,
    listener: &mut impl Listener<Event>,
) {
    let city = &mut state.cities[seat.index()];
    let houses = game.houses_along(city, city.links().joined_to(square));
    city.shopping_spree |= houses == game.all_houses;
    let free = game.shops_up_to[usize::from(houses)] & !city.shops;
    let position = chosen.unwrap_or(free).checked_ilog2();
    let scores = game.sheet().shop_scores();
    let circled = position.map(|position| scores[position as usize]);
    listener.tell(Event::ShopScored { seat, square, houses, circled });
    let Some(position) = position else { return };
    city.shops |= 1 << position;
    // The bonus is judged by the score circled; one per shop, the highest that nobody has taken.
    let bonuses = game.bonuses_up_to[position as usize] & !state.bonuses;
    if let Some(bonus) = bonuses.checked_ilog2() {
        city.bonuses |= 1 << bonus;
        state.bonuses |= 1 << bonus;
        let points = game.sheet().shop_bonuses()[bonus as usize].points;
        listener.tell(Event::BonusTaken { seat, square, position: bonus as u8, points });
    }
    if position as usize == scores.len() - 1 {
        come_to_end(state, seat, Ending::HighestShop, listener);
    }
}

fn end_turn(game: &DoodleCity, state: &mut State, listener: &mut impl Listener<Event>) {
    state.acted += 1;
    if usize::from(state.acted) < game.seats() {
        listener.tell(Event::TurnBegan { seat: game.on_turn(state) });
        return;
    }
    listener.tell(Event::RoundEnded { round: state.round });
    if state.is_last_round {
        state.phase = Phase::Over;
        listener.tell(Event::MatchEnded);
    } else {
        state.phase = Phase::Roll;
        state.acted = 0;
        state.starter = state.starter.clockwise(1, game.seats());
    }
}
