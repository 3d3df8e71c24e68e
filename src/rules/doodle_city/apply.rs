//! One step of a match: is the action legal, what does it change, what follows from it.

use super::{
    Action, DoodleCity, Due, Ending, Event, Illegal, State,
    circle::{check_circle, score_square},
    geometry::{Column, Road, Square},
    legal::POINTED_TO,
    squares::Squares,
    state::Phase,
};
use crate::rules::{
    Actor, EventSink, Game, Seat,
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
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::StartingRoads(column), Action::StartingRoad(face)) => {
            draw_starting_road(game, state, column, face, sink);
            Ok(())
        }
        (Phase::Roll, Action::Roll { blue, white }) => roll(game, state, blue, white, sink),
        (Phase::Turns, Action::Draw { .. } | Action::Cross { .. } | Action::Pass) => {
            take_turn(game, state, action, sink)
        }
        _ => Err(Illegal::NotNow { due: due(game, state) }),
    }
}

fn draw_starting_road(
    game: &DoodleCity,
    state: &mut State,
    column: u8,
    face: Face,
    sink: &mut impl EventSink<Event>,
) {
    let road = Road::ALL[face.index()];
    let square = game.house_squares[usize::from(column)];
    for city in &mut state.cities[..game.seats()] {
        city.draw(square, road);
    }
    let next = column + 1;
    state.phase = if next < 5 { Phase::StartingRoads(next) } else { Phase::Roll };
    sink.push(Event::StartingRoadDrawn { column: Column::ALL[usize::from(column)], face, road });
}

fn roll(
    game: &DoodleCity,
    state: &mut State,
    blue: Face,
    white: Dice,
    sink: &mut impl EventSink<Event>,
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
    sink.push(Event::DiceRolled { round: state.round, blue, white });
    sink.push(Event::TurnBegan { seat: state.starter });
    Ok(())
}

fn take_turn(
    game: &DoodleCity,
    state: &mut State,
    action: Action,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let seat = game.on_turn(state);
    match action {
        Action::Draw { die, square, road, circle } => {
            check_place(state, seat, die, square, game.houses)?;
            if game.houses.has(square) {
                return Err(Illegal::IsHouseSquare { square });
            }
            check_circle(game, state, seat, square, road, circle)?;
            take_die(game, state, seat, die, sink);
            draw_road(game, state, seat, square, road, circle, sink);
        }
        Action::Cross { die, square } => {
            check_place(state, seat, die, square, game.houses)?;
            if !game.houses.has(square) {
                return Err(Illegal::HasNoHouses { square });
            }
            take_die(game, state, seat, die, sink);
            cross_house(game, state, seat, square, sink);
        }
        Action::Pass => {
            let is_forced = !DoodleCity::has_usable_die(state, state.city(seat).open());
            if !is_forced && !game.setup().more_control {
                return Err(Illegal::MustDraw);
            }
            sink.push(Event::Passed { seat });
            cross_tree(game, state, seat, sink);
        }
        Action::StartingRoad(_) | Action::Roll { .. } => {
            return Err(Illegal::NotNow { due: due(game, state) });
        }
    }
    end_turn(game, state, sink);
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

fn take_die(game: &DoodleCity, state: &mut State, seat: Seat, die: Face, sink: &mut impl EventSink<Event>) {
    let was_there = state.white.take(die);
    debug_assert!(was_there, "the die was checked");
    state.taken[seat.index()] = Some(die);
    sink.push(Event::DieTaken { seat, die });
    // A white 6 costs a tree, crossed out before anything is drawn.
    if die == Face::Six {
        cross_tree(game, state, seat, sink);
    }
}

fn cross_tree(game: &DoodleCity, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
    let city = &mut state.cities[seat.index()];
    city.crossed_trees += 1;
    let crossed = city.crossed_trees;
    sink.push(Event::TreeCrossed { seat, crossed });
    // Last tree: the round is still finished.
    if crossed == game.sheet().trees() {
        come_to_end(state, seat, Ending::LastTree, sink);
    }
}

#[inline]
pub(super) fn come_to_end(state: &mut State, seat: Seat, ending: Ending, sink: &mut impl EventSink<Event>) {
    state.is_last_round = true;
    sink.push(Event::EndCame { seat, ending });
}

fn cross_house(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    sink: &mut impl EventSink<Event>,
) {
    let column = square.column();
    let city = &mut state.cities[seat.index()];
    city.crossed_houses[column.index()] += 1;
    let crossed = city.crossed_houses[column.index()];
    if crossed == game.sheet().houses(column) {
        city.open.remove(square);
    }
    sink.push(Event::HouseCrossed { seat, square, crossed });
}

fn draw_road(
    game: &DoodleCity,
    state: &mut State,
    seat: Seat,
    square: Square,
    road: Road,
    circle: Option<u8>,
    sink: &mut impl EventSink<Event>,
) {
    let city = &mut state.cities[seat.index()];
    city.draw(square, road);
    city.open.remove(square);
    sink.push(Event::RoadDrawn { seat, square, road });
    score_square(game, state, seat, square, circle, sink);
}

fn end_turn(game: &DoodleCity, state: &mut State, sink: &mut impl EventSink<Event>) {
    state.acted += 1;
    if usize::from(state.acted) < game.seats() {
        sink.push(Event::TurnBegan { seat: game.on_turn(state) });
        return;
    }
    sink.push(Event::RoundEnded { round: state.round });
    if state.is_last_round {
        state.phase = Phase::Over;
        sink.push(Event::MatchEnded);
    } else {
        state.phase = Phase::Roll;
        state.acted = 0;
        state.starter = state.starter.clockwise(1, game.seats());
    }
}
