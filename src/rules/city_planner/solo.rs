//! How a solo match is judged.

use super::{CityPlanner, DOLLARS_PER_POINT, State};
use crate::rules::{Actor, Game, Seat};

/// The rank that a solo total earns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Rank {
    InternArchitect,
    ArchitecturalDesigner,
    Architect,
    FirmPartner,
    Emeritus,
}

impl Rank {
    /// All ranks with the lowest total of each.
    pub const ALL: [(Self, i32); 5] = [
        (Self::InternArchitect, 0),
        (Self::ArchitecturalDesigner, 21),
        (Self::Architect, 41),
        (Self::FirmPartner, 61),
        (Self::Emeritus, 81),
    ];

    /// The rank for `total` points.
    pub fn of(total: i32) -> Self {
        let reached = Self::ALL.iter().rev().find(|(_, lowest)| total >= *lowest);
        reached.map_or(Self::InternArchitect, |(rank, _)| *rank)
    }
}

impl CityPlanner {
    /// The rank of a solo match; `None` before its end and with two players.
    pub fn solo_rank(&self, state: &State) -> Option<Rank> {
        if !self.is_solo() || self.actor(state) != Actor::GameOver {
            return None;
        }
        let seat = Seat(0);
        Some(Rank::of(state.vp(seat) + state.money(seat) / DOLLARS_PER_POINT))
    }
}
