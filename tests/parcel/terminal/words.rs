//! What happened, in words.

use doodle_city::{record::Match, terminal::player_name};

use crate::game::rules::{Card, Event, Parcel};

/// What happened, as a line.
pub(super) fn event(played: &Match<Parcel>, event: Event) -> String {
    let who = |seat| player_name(played, seat);
    match event {
        Event::Dealt { seat, points } => format!("{} is dealt {points} points.", who(seat)),
        Event::Thrown { seat, face } => format!("{} throws {face}.", who(seat)),
        Event::Revealed { card: revealed } => format!("The card is {}.", card(revealed)),
        Event::Kept { seat, points, has_crown: false } => format!("{} keeps {points}.", who(seat)),
        Event::Kept { seat, points, has_crown: true } => format!("{} keeps {points} and a crown.", who(seat)),
        Event::Passed { seat, points } => format!("{} passes the die for {points}.", who(seat)),
        Event::MatchEnded => "The match is over.".into(),
    }
}

/// A card, as sentences name it.
pub(super) const fn card(card: Card) -> &'static str {
    match card {
        Card::Crown => "a crown",
        Card::Sun => "the sun",
        Card::Storm => "a storm",
    }
}
