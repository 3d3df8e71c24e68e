//! What a session is told, and what it tells.

use bevy::prelude::*;

use crate::{
    record::{AnyMatch, Controller, Match},
    rules::{Game, Seat},
    storage::{MatchId, Tutorial},
};

/// What a session has to do. Orders are carried out in [`AppSystems::Session`](crate::AppSystems), in the
/// order in which they were sent.
#[derive(Message, Clone, Debug)]
pub enum Order<G: Game> {
    /// Puts a match on the table, in place of any other. [`PositionChanged`] says when it is there; a new one is saved
    /// first.
    ///
    /// `play` has to be the latest version there is, such as an [`Answer::Listed`](crate::storage::Answer::Listed) that
    /// was asked for after the last [`Order::Close`].
    Open {
        /// Its name in storage, [`MatchId::fresh`] for a new one.
        id: MatchId,
        /// The match.
        play: Match<G>,
        /// Whether it goes on. Otherwise it is only looked at, from its end: nothing is saved, and every order but
        /// [`Order::GoTo`], [`Order::Next`], the next [`Order::Open`] and [`Order::Close`] is refused.
        is_live: bool,
    },
    /// A match that is only looked at lies there as it was after so many actions. [`PositionChanged`] says when.
    GoTo(usize),
    /// In a match that is only looked at the next action happens again. [`ActionApplied`] says what it was.
    Next,
    /// The acting player's choice. [`ActionApplied`] says when it has taken effect.
    Act(G::Action),
    /// A throw of the dice by somebody. [`ActionApplied`] says what they showed.
    Roll,
    /// Takes back a person's latest action, if that is allowed, and what computer players did since.
    /// [`PositionChanged`] says when that is done.
    Undo,
    /// From now on `by` decides for a seat. [`SeatReassigned`] says when it is so.
    Reseat {
        /// Which seat.
        seat: Seat,
        /// Who.
        by: Controller,
    },
    /// The next player has the device: what the previous one did stays done.
    HandOver,
    /// Clears the table. Everything has been saved already.
    Close,
}

/// An [`Order`] from code that does not know which game is on the table.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum AnyOrder {
    /// [`Order::Roll`].
    Roll,
    /// [`Order::GoTo`].
    GoTo(usize),
    /// [`Order::Next`].
    Next,
    /// [`Order::Undo`].
    Undo,
    /// [`Order::Reseat`].
    Reseat {
        /// Which seat.
        seat: Seat,
        /// Who.
        by: Controller,
    },
    /// [`Order::HandOver`].
    HandOver,
    /// [`Order::Close`].
    Close,
}

/// Puts a match of any game on the table: [`Order::Open`].
#[derive(Message, Clone, Debug)]
pub struct Open {
    /// Its name in storage, [`MatchId::fresh`] for a new one.
    pub id: MatchId,
    /// The match.
    pub play: AnyMatch,
    /// Whether it goes on, or is only looked at.
    pub is_live: bool,
    /// What lies beside a first match.
    pub tutorial: Option<Tutorial>,
}

/// Whether the person on turn wants a hint.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WantsHint(pub bool);

/// An action took effect, and a kill can no longer lose it. (Unless it cannot be saved at all, which people are told.)
/// What chance does without a throw is saved with the action before, and told once the table is
/// [ready](super::ReadyForNext).
#[derive(Message, Clone, Debug)]
pub struct ActionApplied<G: Game> {
    /// How many actions there have been, this one included.
    pub step: usize,
    /// What was done.
    pub action: G::Action,
    /// What followed, in order.
    pub events: Vec<G::Event>,
}

/// The match was opened or went back: the table has to show [`Session::play`](super::Session::play) afresh.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionChanged;

/// Somebody else decides for a seat from now on.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatReassigned(pub Seat);

/// An order was not carried out, and nothing has changed.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct OrderRejected {
    /// Why, in plain English.
    pub reason: String,
    /// Why.
    pub why: Why,
}

/// Why an order is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Why {
    /// Nothing lies on the table.
    #[error("no match is open")]
    NoMatch,
    /// The match on the table does not go on.
    #[error("the match is only looked at")]
    LookedAt,
    /// The match goes on: it is not there to look back.
    #[error("the match goes on: open it to be looked at")]
    GoesOn,
    /// The storage has not yet confirmed the latest action.
    #[error("the last action is still being saved")]
    Busy,
    /// The rules refuse it.
    #[error("{0}")]
    Illegal(String),
    /// Dice or cards decide now, nobody chooses.
    #[error("it is for the dice to decide")]
    ChanceActs,
    /// A player chooses now, or the match is over.
    #[error("there is nothing to roll now")]
    NothingToRoll,
    /// There is nothing left to take back.
    #[error("nothing can be taken back before the last roll or hand-over")]
    NothingToUndo,
}

impl From<Why> for OrderRejected {
    fn from(why: Why) -> Self {
        Self { reason: why.to_string(), why }
    }
}
