//! What an action brings, tried on a copy of the match: in events and points, and in a line of words.

use super::things;
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Actor, Game as _,
        doodle_city::{Action, DoodleCity, Event, Kind, Sheet, State, TAXI_POINTS},
    },
};

/// What an action changes in the acting player's running total.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The whole change, taxis included.
    pub total: i32,
    /// The part of it that comes from taxis.
    pub taxis: i32,
}

/// What an action would bring to the player on turn.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveOutcome {
    /// The action.
    pub action: Action,
    /// What it would change in the running total, taxis included.
    pub change: Change,
    /// What would happen.
    pub events: Vec<Event>,
}

impl MoveOutcome {
    /// Tries `action`; `None` if the rules refuse it.
    pub fn of(play: &Match<DoodleCity>, action: Action) -> Option<Self> {
        let Actor::Seat(seat) = play.actor() else { return None };
        let mut after = play.state().clone();
        let mut events = Vec::new();
        play.game().apply(&mut after, action, &mut events).ok()?;
        let score = |state: &State| state.city(seat).score(play.game());
        let (before, after) = (score(play.state()), score(&after));
        let change = Change { total: after.total - before.total, taxis: after.taxis - before.taxis };
        Some(Self { action, change, events })
    }
}

/// What an action brings: "Circles the 5 with 5 houses. Takes the 5+ bonus: +10".
///
/// `events` are those that the one action caused; empty if none of them is worth a word.
pub fn line(locale: &Locale, sheet: &Sheet, events: &[Event], change: Change) -> String {
    let mut clauses: Vec<String> = Vec::new();
    let mut drawn_in = None;
    let mut ending = None;
    let passed = events.iter().any(|event| matches!(event, Event::Passed { .. }));
    for event in events {
        match *event {
            Event::StartingRoadDrawn { column, road, .. } => {
                let args = [("column", column.number().into()), ("road", things::road_id(road))];
                clauses.push(locale.with("doodle-move-starting-road", &args));
            }
            Event::DiceRolled { round, blue, white } => {
                let white: Vec<_> = white.iter().map(|face| face.to_string()).collect();
                let args = [
                    ("round", round.into()),
                    ("blue", blue.pips().into()),
                    ("white", names::list(locale, &white).into()),
                ];
                clauses.push(locale.with("doodle-move-rolled", &args));
            }
            Event::TreeCrossed { crossed, .. } => {
                let left = ("left", sheet.trees().saturating_sub(crossed).into());
                let key = if passed { "doodle-move-pass" } else { "doodle-move-tree" };
                clauses.push(locale.with(key, &[left]));
            }
            Event::RoadDrawn { square, .. } => drawn_in = Some(sheet.kind(square)),
            Event::HouseCrossed { square, crossed, .. } => {
                let houses = ("houses", sheet.houses(square.column()).into());
                clauses.push(locale.with("doodle-move-house", &[("crossed", crossed.into()), houses]));
            }
            Event::HotelScored { length, circled, .. } => clauses.push(hotel(locale, sheet, length, circled)),
            Event::ShopScored { houses, circled, .. } => clauses.push(shop(locale, sheet, houses, circled)),
            Event::BonusTaken { position, .. } => {
                let at = sheet.shop_bonuses().get(usize::from(position)).map_or(0, |bonus| bonus.at);
                clauses.push(locale.with("doodle-move-bonus", &[("at", at.into())]));
            }
            Event::EndCame { ending: how, .. } => {
                ending.get_or_insert(how);
            }
            // The turn that follows, the tree of a pass and the results speak for these.
            Event::TurnBegan { .. }
            | Event::DieTaken { .. }
            | Event::Passed { .. }
            | Event::RoundEnded { .. }
            | Event::MatchEnded => {}
        }
    }
    clauses.extend(taxis(locale, drawn_in, change.taxis));
    let joined = clauses.into_iter().reduce(|first, next| {
        locale.with("doodle-move-then", &[("first", first.into()), ("next", next.into())])
    });
    let mut line = joined.unwrap_or_default();
    if change.total != 0 {
        let points = names::change(locale, change.total);
        line = locale.with("doodle-move-total", &[("what", line.into()), ("points", points.into())]);
    }
    match ending.map(|ending| things::ending(locale, ending)) {
        Some(ending) => locale.with("doodle-move-end", &[("line", line.into()), ("ending", ending.into())]),
        None => line,
    }
}

fn hotel(locale: &Locale, sheet: &Sheet, length: u8, circled: Option<u8>) -> String {
    let of = ("length", length.into());
    let is_too_short = sheet.hotel_scores().first().is_some_and(|&lowest| length < lowest);
    match circled {
        Some(score) => locale.with("doodle-move-hotel-circled", &[of, ("score", score.into())]),
        None if is_too_short => locale.with("doodle-move-hotel-too-short", &[of]),
        None => locale.with("doodle-move-hotel-none-free", &[of]),
    }
}

fn shop(locale: &Locale, sheet: &Sheet, houses: u8, circled: Option<u8>) -> String {
    let with = ("houses", houses.into());
    let are_too_few = sheet.shop_scores().first().is_some_and(|&lowest| houses < lowest);
    match circled {
        Some(score) => locale.with("doodle-move-shop-circled", &[with, ("score", score.into())]),
        None if are_too_few => locale.with("doodle-move-shop-too-few", &[with]),
        None => locale.with("doodle-move-shop-none-free", &[with]),
    }
}

/// What a new road did for taxis; `None` if it has to do with none.
fn taxis(locale: &Locale, drawn_in: Option<Kind>, points: i32) -> Option<String> {
    let linked = ("taxis", (points / TAXI_POINTS).into());
    match drawn_in? {
        Kind::Taxi if points == 0 => Some(locale.text("doodle-move-taxi-alone")),
        Kind::Taxi => Some(locale.with("doodle-move-taxi-linked", &[linked])),
        Kind::House | Kind::Hotel | Kind::Shop if points == 0 => None,
        Kind::House | Kind::Hotel | Kind::Shop => Some(locale.with("doodle-move-taxis-linked", &[linked])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Seat,
        dice::{Dice, Face},
        doodle_city::{Column, Ending, Road, Row, Square, built_in_sheets},
    };

    const SEAT: Seat = Seat(0);

    fn at(column: usize, row: usize) -> Square {
        Square::at(Column::ALL[column - 1], Row::ALL[row - 1])
    }

    fn drawn(column: usize, row: usize) -> Event {
        Event::RoadDrawn { seat: SEAT, square: at(column, row), road: Road::WestEast }
    }

    fn hotel(length: u8, circled: Option<u8>) -> [Event; 2] {
        [drawn(4, 1), Event::HotelScored { seat: SEAT, square: at(4, 1), length, circled }]
    }

    fn shop(houses: u8, circled: Option<u8>) -> [Event; 2] {
        [drawn(2, 1), Event::ShopScored { seat: SEAT, square: at(2, 1), houses, circled }]
    }

    fn say(events: &[Event], total: i32, taxis: i32) -> String {
        line(&Locale::default(), &built_in_sheets()[0], events, Change { total, taxis })
    }

    #[test]
    fn a_hotel_says_its_length_and_what_is_circled() {
        assert_eq!(say(&hotel(4, Some(3)), 3, 0), "Circles the 3 with length 4: +3");
        assert_eq!(say(&hotel(2, None), 0, 0), "Hotel circles nothing: a road of length 2 is too short");
        assert_eq!(say(&hotel(5, None), 0, 0), "Circles nothing: every score up to 5 is already circled");
        assert_eq!(say(&hotel(6, Some(5)), 13, 8), "Circles the 5 with length 6. Connects 2 taxis: +13");
    }

    #[test]
    fn a_shop_says_its_houses_and_its_bonus() {
        let bonus = Event::BonusTaken { seat: SEAT, square: at(2, 1), position: 1, points: 5 };
        let [road, scored] = shop(5, Some(5));
        assert_eq!(say(&[road, scored, bonus], 10, 0), "Circles the 5 with 5 houses. Takes the 5+ bonus: +10");
        assert_eq!(say(&shop(1, Some(1)), 1, 0), "Circles the 1 with 1 house: +1");
        assert_eq!(say(&shop(0, None), 0, 0), "Circles nothing: no crossed-out houses");
        assert_eq!(say(&shop(2, None), 0, 0), "Circles nothing: every score up to 2 is already circled");
        assert_eq!(
            say(&shop(1, None), 4, 4),
            "Circles nothing: every score up to 1 is already circled. Connects 1 taxi: +4"
        );
    }

    #[test]
    fn a_taxi_says_how_many_it_links() {
        assert_eq!(say(&[drawn(1, 1)], 0, 0), "Taxi not connected yet");
        assert_eq!(say(&[drawn(1, 1)], 4, 4), "Taxi connected: +4");
        assert_eq!(say(&[drawn(1, 1)], 12, 12), "3 taxis connected: +12");
    }

    #[test]
    fn trees_and_houses_say_how_many_there_are() {
        let taken = Event::DieTaken { seat: SEAT, die: Face::Six };
        let tree = Event::TreeCrossed { seat: SEAT, crossed: 3 };
        let house = Event::HouseCrossed { seat: SEAT, square: at(3, 2), crossed: 3 };
        assert_eq!(say(&[taken, tree, house], 0, 0), "Crosses out a tree (4 left). Crosses out house 3 of 4");
        assert_eq!(say(&[Event::Passed { seat: SEAT }, tree], 0, 0), "Passes and crosses out a tree (4 left)");
    }

    #[test]
    fn what_brings_the_end_is_said_once_and_last() {
        let came = |ending| Event::EndCame { seat: SEAT, ending };
        let tree = Event::TreeCrossed { seat: SEAT, crossed: 7 };
        let [road, scored] = hotel(15, Some(15));
        let all = [tree, came(Ending::LastTree), road, scored, came(Ending::HighestHotel)];
        assert_eq!(
            say(&all, 15, 0),
            "Crosses out a tree (0 left). Circles the 15 with length 15: +15. The last tree is crossed out: last round!"
        );
    }

    #[test]
    fn rolls_are_said_too() {
        let rolled = Event::DiceRolled {
            round: 3,
            blue: Face::Four,
            white: Dice::of([Face::Six, Face::One, Face::Two]),
        };
        assert_eq!(say(&[rolled, Event::TurnBegan { seat: SEAT }], 0, 0), "Round 3: blue 4, white 1, 2 and 6");
        let starting =
            Event::StartingRoadDrawn { column: Column::ALL[1], face: Face::One, road: Road::WestEast };
        assert_eq!(say(&[starting], 0, 0), "Column 2: road from west to east");
        assert_eq!(say(&[Event::TurnBegan { seat: SEAT }], 0, 0), "");
    }
}
