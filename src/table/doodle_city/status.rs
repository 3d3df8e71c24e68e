//! Where a player stands in the round: has drawn, or comes next.

use crate::{
    record::Match,
    rules::{Actor, Game as _, Seat, dice::Face, doodle_city::DoodleCity},
};

/// Where a player stands in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// Has taken this die.
    Taken(Face),
    /// Comes next.
    Next,
    /// Neither.
    Other,
}

impl Status {
    /// The status of the player at `seat`.
    pub(super) fn of(play: &Match<DoodleCity>, seat: Seat) -> Self {
        // Before a roll what was taken is of the round that is over.
        let (Actor::Seat(actor), seats) = (play.actor(), play.game().seats()) else { return Self::Other };
        if let Some(face) = play.state().taken(seat) {
            return Self::Taken(face);
        }
        let place = |of: Seat| (of.index() + seats - play.state().starter().index()) % seats;
        if place(seat) == place(actor) + 1 { Self::Next } else { Self::Other }
    }

    /// The die that was taken.
    pub(super) const fn taken(self) -> Option<Face> {
        match self {
            Self::Taken(face) => Some(face),
            Self::Next | Self::Other => None,
        }
    }
}
