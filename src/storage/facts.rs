//! What is known of a finished match without reading it.

use serde::{Deserialize, Serialize};

use crate::record::{AnyMatch, Controller, RecordHash, Utc};

/// What is known of a finished match without reading it; all of it follows from its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchFacts {
    /// The game's name in records.
    pub game: String,
    /// Seat by seat.
    pub players: Vec<Finisher>,
    /// How many rounds were played.
    pub rounds: u32,
    /// When it began, where that was noted.
    pub begun: Option<Utc>,
    /// When it ended, likewise.
    pub ended: Option<Utc>,
    /// What it is known by.
    pub hash: RecordHash,
}

/// Somebody who has played to the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finisher {
    /// The name shown.
    pub name: String,
    /// Who decided at the end.
    pub by: Controller,
    /// From 1; equal places are shared.
    pub place: u8,
    /// Whether the match was won by it.
    pub has_won: bool,
    /// The points that count.
    pub total: i32,
}

impl MatchFacts {
    /// Those of a match.
    pub fn of(play: &AnyMatch) -> Self {
        let finishers = play.seats().iter().zip(play.outcomes()).map(|(player, outcome)| Finisher {
            name: player.name.clone(),
            by: player.by,
            place: outcome.place,
            has_won: outcome.has_won,
            total: outcome.total,
        });
        Self {
            game: play.game().into(),
            players: finishers.collect(),
            rounds: play.round(),
            begun: play.begun(),
            ended: play.ended(),
            hash: play.hash(),
        }
    }
}
