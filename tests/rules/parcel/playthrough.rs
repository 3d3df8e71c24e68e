//! A match of Parcel told step by step: each action, what followed, and what everybody has.

use doodle_city::{
    record::{Match, Record},
    rules::{Seat, Standing as _},
};

use crate::{
    game::rules::{Event, Parcel},
    tale::told,
};

/// One event as a sentence.
fn sentence(event: &Event) -> String {
    match event {
        Event::Dealt { seat, points } => format!("{seat} was dealt {points}"),
        Event::Thrown { seat, face } => format!("{seat} threw {face}"),
        Event::Revealed { card } => format!("the card was {card:?}"),
        Event::Kept { seat, points, has_crown } => format!("{seat} kept {points}, crown {has_crown}"),
        Event::Passed { seat, points } => format!("{seat} passed for {points}"),
        Event::MatchEnded => "the match ended".into(),
    }
}

/// The tale of a record.
pub fn tale(record: &Record<Parcel>) -> String {
    told(record, "Points and crowns", sentence, |played: &Match<Parcel>| {
        let has = |seat: u8| {
            let points = played.standings()[usize::from(seat)].total();
            format!("{points} {}", played.state().crowns(Seat(seat)))
        };
        [0, 1].map(has).join(" | ")
    })
    .0
}
