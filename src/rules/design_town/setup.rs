//! What is agreed on before a match, and whether it can be played.

use serde::{Deserialize, Serialize};

use super::{Building, Card, Cards, Downgrade, Effect};
use crate::rules::{BadSeats, BoundedInt, Seat, seats::check_seats};

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// What is agreed on before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a set-up (an object)")]
pub struct Setup {
    /// 1 to 4; 1 is the solo game.
    #[serde(deserialize_with = "BoundedInt::<1, { MOST_PLAYERS as u8 }>::read")]
    pub players: u8,
    /// Who has the first turn of every round.
    #[serde(deserialize_with = "BoundedInt::<0, { MOST_PLAYERS as u8 - 1 }>::read_seat")]
    pub first: Seat,
    /// Without Flea Markets and Construction Yards, as the rulebook suggests for first games.
    pub first_game: bool,
    /// What is printed on the cards.
    pub cards: Cards,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Not everybody has a seat.
    #[error(transparent)]
    Seats(#[from] BadSeats),
    /// Two buildings may stay in a discard.
    #[error("{0} and {1} both have `may_stay`: only one building can")]
    TwoStay(Building, Building),
    /// Two buildings can be given away.
    #[error("{0} and {1} both have `give`: only one building can")]
    TwoGifts(Building, Building),
    /// A front that turns back.
    #[error("{0} is on the front of its card, so it cannot be downgraded")]
    FrontDowngrade(Building),
}

impl Setup {
    /// Whether everybody has a seat, the one who starts included, and the cards can be played with.
    pub(super) fn check(&self) -> Result<(), BadSetup> {
        check_seats(self.players, self.first, MOST_PLAYERS)?;
        let cards = &self.cards;
        let stays = |building: &Building| cards.has(*building, Effect::MayStay);
        let is_gift =
            |building: &Building| matches!(cards.printed(*building).downgrade, Some(Downgrade::Give(_)));
        if let Some([one, other]) = two(stays) {
            return Err(BadSetup::TwoStay(one, other));
        }
        if let Some([one, other]) = two(is_gift) {
            return Err(BadSetup::TwoGifts(one, other));
        }
        match Card::ALL.into_iter().find(|card| cards.card(*card).front.downgrade.is_some()) {
            Some(card) => Err(BadSetup::FrontDowngrade(card.front())),
            None => Ok(()),
        }
    }

    /// The cards that can be bought in this match.
    pub fn in_play(&self) -> impl Iterator<Item = Card> + use<'_> {
        Card::ALL.into_iter().filter(|card| match card {
            Card::FleaMarket => !self.first_game,
            Card::ConstructionYard => !self.first_game && self.players > 1,
            _ => card.can_be_bought(),
        })
    }
}

/// The first two buildings of which this is so, if there are two.
fn two(is_so: impl FnMut(&Building) -> bool) -> Option<[Building; 2]> {
    let mut all = Building::ALL.into_iter().filter(is_so);
    Some([all.next()?, all.next()?])
}
