//! A moment of a match as text.

use doodle_city::{
    record::Match,
    rules::{Game as _, Seat, Standing},
    terminal::player_name,
};

use super::words;
use crate::game::rules::Parcel;

/// The game, and what was agreed on.
pub(super) fn title(played: &Match<Parcel>) -> String {
    format!("Parcel, {} turns", played.game().setup().turns)
}

/// What lies between the players; `None` where that is not both.
pub(super) fn die_and_card(played: &Match<Parcel>) -> Option<String> {
    let (die, card) = (played.state().die()?, played.state().card()?);
    Some(format!("The die shows {die}, the card is {}.", words::card(card)))
}

/// What a player has.
pub(super) fn player(played: &Match<Parcel>, seat: Seat) -> String {
    let points = played.standings().get(seat.index()).map_or(0, Standing::total);
    format!("{}: {} crowns, {points} points\n", player_name(played, seat), played.state().crowns(seat))
}
