//! What the things of the table have in common, and what the systems that keep them need to know.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::mini::Mini,
};
use crate::{
    drawing::place::LayoutRect,
    record::Match,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{DoodleCity, Squares},
    },
    table::{context::TableContext, on_table::OnTable, permissions::Decision},
};

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<DoodleCity>(), layer.place(Rect::default()))
}

/// What systems that keep the table need to know.
pub type GameContext<'w> = TableContext<'w, DoodleCity>;

impl GameContext<'_> {
    /// The squares of the large sheet to which the die in hand points for the person on turn, or any die.
    pub fn lit_squares(&self) -> Squares {
        match (self.deciding(), self.selection.die) {
            (Some(play), Some(die)) => play.legal().squares(die),
            _ => self.open_squares(),
        }
    }

    /// The squares of the large sheet in which the person on turn can draw. The die in hand is exchanged if need be.
    pub fn open_squares(&self) -> Squares {
        let Some(play) = self.deciding() else { return Squares::NONE };
        let legal = play.legal();
        Face::ALL.into_iter().map(|die| legal.squares(die)).fold(Squares::NONE, Squares::or)
    }

    /// The match, if whoever lies large is a person who is to decide.
    fn deciding(&self) -> Option<&Match<DoodleCity>> {
        let is_turn = self.permissions.decision == Decision::Person(self.focused.0);
        self.play().filter(|_| is_turn && !self.permissions.has_banner)
    }

    /// The grid of a player's sheet as it lies: the large one or a small one, and whether it is large.
    pub fn grid(&self, seat: Seat, seats: usize) -> (Rect, bool) {
        match self.mini(seat, seats) {
            None => (self.layout.grid, true),
            Some(rect) => (Mini::of(rect).grid, false),
        }
    }

    /// Where the player's small sheet lies; `None` for the large one.
    pub fn mini(&self, seat: Seat, seats: usize) -> Option<Rect> {
        let after = (seat.index() + seats - self.focused.0.index()) % seats.max(1);
        after.checked_sub(1).and_then(|index| self.layout.minis.get(index).copied())
    }
}
