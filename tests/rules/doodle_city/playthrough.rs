//! A match told step by step: each action, what followed, and everybody's points; the sheets at the end.

use core::fmt::Write as _;

use doodle_city::{
    record::{Match, Record},
    rules::{
        Game as _,
        doodle_city::{DoodleCity, Ending, Event, Score},
    },
};

use super::pictures::picture;
use crate::tale::told;

/// One event as a sentence.
fn sentence(event: &Event) -> String {
    match event {
        Event::StartingRoadDrawn { column, face, road } => {
            format!("a {face} gives column {} the starting road {road}", column.number())
        }
        Event::DiceRolled { round, blue, white } => format!("round {round}: blue {blue}, white {white}"),
        Event::TurnBegan { seat } => format!("{seat} is on turn"),
        Event::DieTaken { seat, die } => format!("{seat} took the {die}"),
        Event::TreeCrossed { seat, crossed } => format!("{seat} crossed out tree {crossed}"),
        Event::RoadDrawn { seat, square, road } => format!("{seat} drew {road} in {square}"),
        Event::HouseCrossed { seat, square, crossed } => {
            format!("{seat} crossed out a house in {square}, now {crossed}")
        }
        Event::HotelScored { seat, square, length, circled } => {
            format!("{seat} has a hotel in {square}, {length} long, and circled {}", number(*circled))
        }
        Event::ShopScored { seat, square, houses, circled } => {
            format!("{seat} has a shop in {square}, houses {houses}, and circled {}", number(*circled))
        }
        Event::BonusTaken { seat, square, position, points } => {
            format!("{seat} took bonus {position} for {square}, worth {points}")
        }
        Event::Passed { seat } => format!("{seat} passed"),
        Event::EndCame { seat, ending } => {
            let how = match ending {
                Ending::HighestHotel => "the highest hotel score",
                Ending::HighestShop => "the highest shop score",
                Ending::LastTree => "the last tree",
            };
            format!("{seat} brought the end: {how}")
        }
        Event::RoundEnded { round } => format!("round {round} ended"),
        Event::MatchEnded => "the match ended".into(),
    }
}

fn number(score: Option<u8>) -> String {
    score.map_or("nothing".into(), |score| score.to_string())
}

fn points(score: &Score) -> String {
    let Score { place, total, hotels, shops, bonuses, taxis, trees } = score;
    format!("{total} ({hotels} {shops} {bonuses} {taxis} {trees}) {place}.")
}

/// The tale of a record.
pub fn tale(record: &Record<DoodleCity>) -> String {
    let line = |played: &Match<DoodleCity>| {
        let standings: Vec<String> = played.standings().iter().map(points).collect();
        standings.join(" | ")
    };
    let head = "Points: total (hotels shops bonuses taxis trees) place";
    let (mut text, played) = told(record, head, sentence, line);
    for seat in played.game().all_seats() {
        let city = played.state().city(seat);
        let crossed: Vec<u8> = (0..5).map(|column| city.crossed_houses(column)).collect();
        let _ =
            writeln!(text, "\n{seat}: houses {crossed:?}, trees {}\n{}", city.crossed_trees(), picture(city));
    }
    if let Some(result) = played.game().solo_result(played.state()) {
        let _ = writeln!(text, "\n{:?} {:?}", result.rank, result.achievements);
    }
    text
}
